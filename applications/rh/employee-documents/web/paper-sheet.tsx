import DownloadOutlined from '~icons/ic/outline-download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { FilePreview } from '#kernel/web/kit/file-preview.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { saveFile } from '#kernel/web/save-file.ts'
import type { FilingKind } from '../document-kind.model.ts'
import type { EmployeeDocument, PaperFile } from '../employee-document.model.ts'
import { fetchPaperFile } from './fetch-paper-file.ts'
import { nameOfPaper } from './name-of-paper.ts'
import { StateChip } from './state-chip.tsx'
import { usePaperDates } from './use-paper-dates.ts'

type Props = { paper: EmployeeDocument; kind: FilingKind; onClose: () => void }

/** The pages of a paper to look at. */
export function PaperSheet({ paper, kind, onClose }: Props) {
  const t = useT()
  const dates = usePaperDates(paper, kind)
  return (
    <SideSheet
      title={nameOfPaper(paper)}
      context={[paper.kindLabel, dates].filter(Boolean).join(' · ')}
      width="wide"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {paper.isSensitive && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('rh.documents.traced')}
          </Typography>
        )}
        <Box sx={{ '&:empty': { display: 'none' } }}>
          <StateChip paper={paper} hasExpiry={kind.hasExpiry} />
        </Box>
        {paper.files.map(file => (
          <PageOfPaper key={file.id} paper={paper} file={file} />
        ))}
      </Box>
    </SideSheet>
  )
}

function PageOfPaper({ paper, file: { id, name, mime } }: { paper: EmployeeDocument; file: PaperFile }) {
  const t = useT()
  const alert = useAlert()
  const download = () =>
    fetchPaperFile(paper, id).then(
      ({ blob }) => saveFile(name, blob),
      (failure: Error) => alert.error(failure.message),
    )
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1 }}>
      <FilePreview name={name} mime={mime} id={[id]} load={signal => fetchPaperFile(paper, id, { signal })}>
        <Empty title={t('rh.documents.no-preview')} text={t('rh.documents.no-preview-text')} />
      </FilePreview>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Button size="small" variant="outlined" color="inherit" startIcon={<DownloadOutlined />} onClick={download}>
          {t('verb.download')}
        </Button>
      </Box>
    </Box>
  )
}
