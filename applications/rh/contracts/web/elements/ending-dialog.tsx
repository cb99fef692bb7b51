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
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { endingDates, endingReasonsOn } from '#rh/contract-rules/element-reasons.model.ts'
import type { Contract } from '../../contract.model.ts'
import type { EndingOfContract } from '../../contract-element.model.ts'
import { contractElementsCalls } from '../../contract-elements.calls.ts'
import { FieldsGrid } from '../fields-grid.tsx'
import { ModelOfElement } from './model-of-element.tsx'
import { choiceOrNone, dayOrNone, dayRequired, sentShared, typedShared, valuesShared } from './typed-element.ts'
import { useDocumentOfElement } from './use-document-of-element.ts'

const typed = z.object({
  reason: z.string().min(1, 'kernel.field.required'),
  endingDate: dayRequired,
  notificationDate: dayOrNone,
  signatureDate: dayOrNone,
  procedureDate: dayOrNone,
  noticeType: choiceOrNone,
  ...typedShared,
})

const stays = { staysOnPage: true } as const
type Props = { contract: Contract; ending: EndingOfContract | null; onClose: () => void }

/** Ends a contract, or changes its ending. */
export function EndingDialog({ contract, ending, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(contractElementsCalls.createEndingOfContract, stays)
  const edition = useSend(contractElementsCalls.editEndingOfContract, stays)
  const make = useDocumentOfElement(contract)
  const name = t('rh.element.endingOfContract')
  const save = async ({ comment, documentModelId, ...said }: z.output<typeof typed>) => {
    const sent = { contractId: contract.id, ...said, ...sentShared({ comment, documentModelId }) }
    const saved = ending
      ? await edition.send({ ...sent, id: ending.id, version: ending.version })
      : await creation.send(sent)
    alert.success(t('rh.element.saved', { name }))
    for (const { message } of saved.checks) alert.warning(message)
    onClose()
    await make(saved)
  }
  return (
    <Dialog title={name} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{
          reason: ending?.reason.code ?? '',
          endingDate: ending?.endingDate ?? contract.endOfContractDate ?? '',
          notificationDate: ending?.notificationDate ?? '',
          signatureDate: ending?.signatureDate ?? '',
          procedureDate: ending?.procedureDate ?? '',
          noticeType: ending?.noticeType ?? '',
          ...valuesShared(ending),
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <ReasonOfEnding contract={contract} />
        <TextField name="comment" label={t('field.comment')} multiline minRows={2} />
        <ModelOfElement kind="endingOfContract" companyId={contract.companyId} />
      </Form>
    </Dialog>
  )
}

/** The reasons of this kind of contract, and what the declaration asks beside the one that is chosen. */
function ReasonOfEnding({ contract: { family } }: { contract: Contract }) {
  const t = useT()
  const chosen = useWatch({ name: 'reason' }) as string
  const reasons = endingReasonsOn(businessToday().toString(), family)
  const reason = reasons.find(({ code }) => code === chosen)
  const dates = endingDates.filter(name => reason?.dates?.includes(name))
  return (
    <>
      <AutocompleteField
        name="reason"
        label={t('field.reason')}
        suggestions={reasons.map(({ code, label }) => ({ value: code, label }))}
      />
      {reason?.agreed && <Alert severity="info">{t('rh.element.agreed-help')}</Alert>}
      <FieldsGrid>
        <DateField name="endingDate" label={t('field.lastDay')} />
        {dates.map(name => (
          <DateField key={name} name={`${name}Date`} label={t(`rh.element.${name}-date`)} />
        ))}
        {reason?.notices && (
          <SelectField
            name="noticeType"
            label={t('rh.element.notice')}
            choices={reason.notices.map(code => ({ value: code, label: t(`rh.element.notice.${code}`) }))}
          />
        )}
      </FieldsGrid>
    </>
  )
}
