import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { elementReasonsOn } from '#rh/contract-rules/element-reasons.model.ts'
import type { Contract } from '../../contract.model.ts'
import type { Suspension } from '../../contract-element.model.ts'
import { contractElementsCalls } from '../../contract-elements.calls.ts'
import { FieldsGrid } from '../fields-grid.tsx'
import { ModelOfElement } from './model-of-element.tsx'
import { dayOrNone, dayRequired, sentShared, typedShared, valuesShared } from './typed-element.ts'
import { useDocumentOfElement } from './use-document-of-element.ts'

const typed = z.object({
  reason: z.string().min(1, 'kernel.field.required'),
  startingDate: dayRequired,
  endingDate: dayOrNone,
  ...typedShared,
})

const stays = { staysOnPage: true } as const
type Props = { contract: Contract; suspension: Suspension | null; onClose: () => void }

/** Suspends a contract, or changes what suspends it. */
export function SuspensionDialog({ contract, suspension, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(contractElementsCalls.createSuspension, stays)
  const edition = useSend(contractElementsCalls.editSuspension, stays)
  const make = useDocumentOfElement(contract)
  const name = t('rh.element.suspension')
  const save = async ({ reason, startingDate, endingDate, ...shared }: z.output<typeof typed>) => {
    const sent = { contractId: contract.id, reason, startingDate, endingDate, ...sentShared(shared) }
    const saved = suspension
      ? await edition.send({ ...sent, id: suspension.id, version: suspension.version })
      : await creation.send(sent)
    alert.success(t('rh.element.saved', { name }))
    onClose()
    await make(saved)
  }
  return (
    <Dialog title={name} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{
          reason: suspension?.reason.code ?? '',
          startingDate: suspension?.startingDate ?? '',
          endingDate: suspension?.endingDate ?? '',
          ...valuesShared(suspension),
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <ReasonOfSuspension />
        <FieldsGrid>
          <DateField name="startingDate" label={t('field.start')} />
          <DateField name="endingDate" label={t('field.end')} />
        </FieldsGrid>
        <TextField name="comment" label={t('field.comment')} multiline minRows={2} />
        <ModelOfElement kind="suspension" companyId={contract.companyId} />
      </Form>
    </Dialog>
  )
}

function ReasonOfSuspension() {
  const t = useT()
  const chosen = useWatch({ name: 'reason' }) as string
  const reasons = elementReasonsOn('suspension', businessToday().toString())
  return (
    <>
      <AutocompleteField
        name="reason"
        label={t('field.reason')}
        suggestions={reasons.map(({ code, label }) => ({ value: code, label }))}
      />
      {reasons.some(({ code, agreed }) => code === chosen && agreed) && (
        <Alert severity="info">{t('rh.element.agreed-help')}</Alert>
      )}
    </>
  )
}
