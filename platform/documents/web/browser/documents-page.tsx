import Box from '@mui/material/Box'
import { useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Folder } from '../../document.model.ts'
import { documentsCalls } from '../../documents.calls.ts'
import { DocumentList } from './document-list.tsx'
import { FolderHead } from './folder-head.tsx'
import { FolderTree } from './folder-tree.tsx'
import { NoFolder } from './no-folder.tsx'

type Browser = { applicationId: number; element: string; title: string }

/** The page of a document browser: its folders, and what lies in the one that is open. */
export const documentsPageOf = ({ applicationId, element, title }: Browser) =>
  function DocumentsPage() {
    const t = useT()
    const [address] = useSearchParams()
    const { data: folders, error, refetch } = useCall(documentsCalls.getFolders, { applicationId, browser: element })
    const open =
      folders?.find(({ id }) => id === address.get('folder')) ??
      folders?.find(({ documents }) => documents > 0) ??
      folders?.[0]
    return (
      <Page title={t(title)} context={folders && contextOf(folders, t)}>
        {error && !folders && <Failed error={error} onRetry={refetch} />}
        {!folders && !error && <CardSkeleton lines={8} />}
        {folders && !open && <NoFolder />}
        {folders && open && (
          <Box sx={columns}>
            <FolderTree folders={folders} openId={open.id} />
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
              <FolderHead key={`head of ${open.id}`} folder={open} folders={folders} />
              <DocumentList key={open.id} folder={open} folders={folders} />
            </Box>
          </Box>
        )}
      </Page>
    )
  }

function contextOf(folders: readonly Folder[], t: ReturnType<typeof useT>) {
  const present = folders.filter(({ archived }) => !archived)
  const documents = present.reduce((sum, folder) => sum + folder.documents, 0)
  return [
    t('documents.browser.folders-count', { count: present.length }),
    t('count.documents', { count: documents }),
  ].join(' · ')
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '272px minmax(0, 1fr)' },
}
