import Alert from '@mui/material/Alert'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { FilingKind } from '../document-kind.model.ts'
import { type EmployeeDocument, paperChange, type PaperChange } from '../employee-document.model.ts'
import { employeeDocumentsCalls } from '../employee-documents.calls.ts'

type Props = { paper: EmployeeDocument; kind: FilingKind; onClose: () => void }

/** Puts the dates and the number of a paper right; of a masked number only a new one is typed. */
export function EditPaperDialog({ paper, kind, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const told = { staysOnPage: true } as const
  const { send: sendDates } = useSend(employeeDocumentsCalls.editDocumentValidityDates, told)
  const { send: sendNumber } = useSend(employeeDocumentsCalls.editDocumentIdentificationNumber, told)
  const isMasked = paper.isSensitive && paper.identificationNumber !== null
  const { id: documentId, startingDate, expirationDate } = paper
  const save = async (typed: PaperChange) => {
    let { version } = paper
    if (typed.startingDate !== startingDate || typed.expirationDate !== expirationDate) {
      const { identificationNumber: _, ...dates } = typed
      version = (await sendDates({ documentId, version, ...dates })).version
    }
    const isKept = isMasked
      ? typed.identificationNumber === null
      : typed.identificationNumber === paper.identificationNumber
    if (!isKept) await sendNumber({ documentId, version, identificationNumber: typed.identificationNumber })
    alert.success(t('rh.documents.saved'))
    onClose()
  }
  return (
    <Dialog title={t('rh.documents.edit-title', { kind: kind.label })} onClose={onClose}>
      <Form
        schema={paperChange}
        values={{
          startingDate: startingDate ?? '',
          expirationDate: expirationDate ?? '',
          identificationNumber: isMasked ? '' : (paper.identificationNumber ?? ''),
        }}
        onSubmit={save}
        submit={t('rh.documents.save-changes')}
        onCancel={onClose}
      >
        {kind.code === 'workPermit' && <Alert severity="info">{t('rh.documents.edit-keeps')}</Alert>}
        <DateField name="startingDate" label={t('rh.documents.starting-date')} />
        {kind.hasExpiry && <DateField name="expirationDate" label={t('field.validUntil')} />}
        {kind.hasNumber && (
          <TextField
            name="identificationNumber"
            label={t('field.number')}
            {...(isMasked && { help: t('rh.documents.number-kept', { masked: maskedIn(paper) }) })}
          />
        )}
      </Form>
    </Dialog>
  )
}

const maskedIn = ({ identificationNumber }: EmployeeDocument) =>
  `\u2066${(identificationNumber ?? '').replaceAll('*', '•')}\u2069`
