import DownloadOutlined from '~icons/ic/outline-download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useAlert } from '#kernel/web/alerts.ts'
import { fetchFile } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { FilePreview } from '#kernel/web/kit/file-preview.tsx'
import { saveFile } from '#kernel/web/save-file.ts'
import type { PieceToCheck } from '#rh/document-requests/document-request.model.ts'
import type { PaperFile } from '#rh/employee-documents/employee-document.model.ts'
import { employeeDocumentsCalls } from '#rh/employee-documents/employee-documents.calls.ts'

type Props = { piece: PieceToCheck; file: PaperFile }

/** One file of a piece, to look at or to save; of a sensitive one by the call that writes the look down. */
export function PieceFile({ piece: { id: documentId, isSensitive }, file: { id: fileId, name, mime } }: Props) {
  const t = useT()
  const alert = useAlert()
  const load = (signal?: AbortSignal) =>
    fetchFile(
      isSensitive ? employeeDocumentsCalls.revealEmployeeDocumentFile : employeeDocumentsCalls.getEmployeeDocumentFile,
      { documentId, fileId },
      { staysOnPage: true, ...(signal && { signal }) },
    )
  const save = () =>
    load().then(
      ({ blob }) => saveFile(name, blob),
      (failure: Error) => alert.error(failure.message),
    )
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <FilePreview name={name} mime={mime} id={[fileId]} load={load}>
        <Empty title={t('rh.request.cannot-preview')} />
      </FilePreview>
      <Button size="small" variant="outlined" color="inherit" startIcon={<DownloadOutlined />} onClick={save}>
        {t('rh.request.save-file', { name })}
      </Button>
    </Box>
  )
}
