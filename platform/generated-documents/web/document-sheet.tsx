import DownloadOutlined from '~icons/ic/outline-download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { fetchFile } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FilePreview } from '#kernel/web/kit/file-preview.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { generatedDocumentsCalls } from '../generated-documents.calls.ts'
import { useDownload } from './use-download.ts'

type Props = { documentId: string; name: string; onClose: () => void }

/** A generated document to look at and to take. */
export function DocumentSheet({ documentId, name, onClose }: Props) {
  const t = useT()
  const { download, isDownloading } = useDownload()
  const load = (signal: AbortSignal) =>
    fetchFile(generatedDocumentsCalls.getGeneratedFile, { documentId }, { signal, staysOnPage: true })
  return (
    <SideSheet title={name} width="wide" onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <FilePreview name={name} mime="application/pdf" id={[documentId]} load={load}>
          {name}
        </FilePreview>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<DownloadOutlined />}
          disabled={isDownloading}
          onClick={() => download(generatedDocumentsCalls.getGeneratedFile, { documentId })}
        >
          {t('verb.download')}
        </Button>
      </Box>
    </SideSheet>
  )
}
