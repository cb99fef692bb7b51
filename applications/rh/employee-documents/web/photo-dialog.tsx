import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { CancelButton } from '#kernel/web/kit/cancel-button.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import type { Employee } from '#rh/employees/employee.model.ts'
import { noFiles, type PaperFiles, PaperFilesField } from './paper-files-field.tsx'
import { useSavePaper } from './use-save-paper.ts'

const portrait = 'profilePicture'

/** Another portrait for the file of a person. */
export function PhotoDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const t = useT()
  const [files, setFiles] = useState<PaperFiles>(noFiles)
  const [failure, setFailure] = useState<string | null>(null)
  const { save, isSending } = useSavePaper(employee.id)
  const send = () => save({ fileType: portrait }, files).then(onClose, (error: Error) => setFailure(error.message))
  return (
    <Dialog
      title={t('rh.documents.photo-title', { name: `${employee.firstname} ${employee.name}` })}
      onClose={onClose}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button variant="contained" loading={isSending} disabled={files.pages.length === 0} onClick={send}>
            {t('verb.savePhoto')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <PaperFilesField kind={portrait} files={files} onFiles={setFiles} />
      </Box>
    </Dialog>
  )
}
