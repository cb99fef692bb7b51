import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import type { EmployeeDocument } from '../employee-document.model.ts'
import { employeeDocumentsCalls } from '../employee-documents.calls.ts'
import { nameOfPaper } from './name-of-paper.ts'

/** Takes a paper away with all its pages, once it was asked. */
export function DeletePaper({ paper, onClose }: { paper: EmployeeDocument; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(employeeDocumentsCalls.deleteFile, { staysOnPage: true })
  const { id: documentId, employeeId, kind: fileType, files } = paper
  const remove = async () => {
    for (const { name: fileName } of files) await send({ documentId, employeeId, fileType, fileName })
    alert.success(t('rh.documents.deleted'))
  }
  return (
    <Confirm
      title={t('rh.documents.delete-title', { name: nameOfPaper(paper) })}
      verb={t('rh.documents.delete-verb')}
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      {t('rh.documents.delete-text')}
    </Confirm>
  )
}
