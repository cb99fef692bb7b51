import Alert from '@mui/material/Alert'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { atFields } from '#kernel/web/api-error.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { Contract } from '../../contract.model.ts'
import type { Amendment } from '../../contract-element.model.ts'
import { contractElementsCalls } from '../../contract-elements.calls.ts'
import { AmendedFields } from './amended-fields.tsx'
import { ModelOfElement } from './model-of-element.tsx'
import { choiceOrNone, dayOrNone, dayRequired, sentShared, typedShared, valuesShared } from './typed-element.ts'
import { useDocumentOfElement } from './use-document-of-element.ts'

const typed = z.object({
  activationDate: dayRequired,
  reason: z.string().min(1, 'kernel.field.required'),
  mustEditConditions: z.boolean().default(false),
  position: choiceOrNone,
  workTime: choiceOrNone,
  coefficient: choiceOrNone,
  salary: choiceOrNone,
  adaptedSalary: z
    .union([z.number(), z.literal('')])
    .nullish()
    .transform(value => (value === '' || value === undefined ? null : value)),
  site: choiceOrNone,
  unit: choiceOrNone,
  subunit: choiceOrNone,
  trialPeriodDate: dayOrNone,
  other: z.string().default(''),
  mustEditEndOfContractDate: z.boolean().default(false),
  endOfContractDate: dayOrNone,
  ...typedShared,
})
type Typed = z.output<typeof typed>

const stays = { staysOnPage: true } as const
type Props = { contract: Contract; amendment: Amendment | null; onClose: () => void }

/** Amends a contract, or changes an amendment that nobody signed yet. What is left empty stays as it is. */
export function AmendmentDialog({ contract, amendment, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(contractElementsCalls.createAmendment, stays)
  const edition = useSend(contractElementsCalls.editAmendment, stays)
  const make = useDocumentOfElement(contract)
  const name = t('rh.element.amendment')
  const save = async (said: Typed) => {
    const sent = { contractId: contract.id, ...sentOf(said) }
    const saved = await (amendment
      ? edition.send({ ...sent, id: amendment.id, version: amendment.version })
      : creation.send(sent)
    ).catch(failure => {
      throw atFields(failure, field => field.replace(/^conditions\.(\w+?)(Id)?$/, '$1'))
    })
    alert.success(t('rh.element.saved', { name }))
    onClose()
    await make(saved)
  }
  return (
    <Dialog title={name} onClose={onClose} width="md">
      <Form schema={typed} values={valuesOf(amendment)} submit={t('verb.save')} onSubmit={save} onCancel={onClose}>
        <Alert severity="info">{t('rh.element.amendment-help')}</Alert>
        <DateField name="activationDate" label={t('rh.element.activation-date')} />
        <TextField name="reason" label={t('field.reason')} />
        <AmendedFields contract={contract} />
        <TextField name="comment" label={t('field.comment')} multiline minRows={2} />
        <ModelOfElement kind="amendment" companyId={contract.companyId} />
      </Form>
    </Dialog>
  )
}

const sentOf = ({ comment, documentModelId, ...said }: Typed) => ({
  activationDate: said.activationDate,
  reason: said.reason,
  mustEditConditions: said.mustEditConditions,
  mustEditEndOfContractDate: said.mustEditEndOfContractDate,
  endOfContractDate: said.mustEditEndOfContractDate ? said.endOfContractDate : null,
  conditions: said.mustEditConditions
    ? {
        positionId: said.position,
        workTimeId: said.workTime,
        coefficientId: said.coefficient,
        salaryId: said.salary,
        adaptedSalary: said.adaptedSalary,
        siteId: said.site,
        unitId: said.unit,
        subunitId: said.subunit,
        trialPeriodDate: said.trialPeriodDate,
        other: said.other || null,
      }
    : {},
  ...sentShared({ comment, documentModelId }),
})

const valuesOf = (amendment: Amendment | null) => ({
  activationDate: amendment?.activationDate ?? '',
  reason: amendment?.reason ?? '',
  mustEditConditions: amendment?.mustEditConditions ?? true,
  position: amendment?.conditions.position?.id ?? '',
  workTime: amendment?.conditions.workTime?.id ?? '',
  coefficient: amendment?.conditions.coefficient?.id ?? '',
  salary: amendment?.conditions.salary?.id ?? '',
  adaptedSalary: amendment?.conditions.adaptedSalary ?? '',
  site: amendment?.conditions.site?.id ?? '',
  unit: amendment?.conditions.unit?.id ?? '',
  subunit: amendment?.conditions.subunit?.id ?? '',
  trialPeriodDate: amendment?.conditions.trialPeriodDate ?? '',
  other: amendment?.conditions.other ?? '',
  mustEditEndOfContractDate: amendment?.mustEditEndOfContractDate ?? false,
  endOfContractDate: amendment?.endOfContractDate ?? '',
  ...valuesShared(amendment),
})
