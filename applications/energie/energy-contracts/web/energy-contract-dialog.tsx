import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { type Choice, SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import {
  directionsOfContracts,
  type EnergyContract,
  EnergyContractFields,
  usualTolerance,
} from '../energy-contract.model.ts'
import { energyContractsCalls } from '../energy-contracts.calls.ts'

/** The form of one, or of a new one. */
export function EnergyContractDialog({ row, onClose }: { row: EnergyContract | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const today = businessToday().toString()
  const choices = useCall(energyContractsCalls.getEnergyContractChoices, {})
  const creation = useSend(energyContractsCalls.createEnergyContract, { staysOnPage: true })
  const edition = useSend(energyContractsCalls.editEnergyContract, { staysOnPage: true })
  const save = async (fields: EnergyContractFields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={row ? row.name : t('energie.energy-contracts.new')} onClose={onClose}>
      <Form
        schema={EnergyContractFields}
        values={row ? writtenOf(row) : { ...empty, startsOn: today }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`energie.energy-contracts.${row?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <TextField name="supplier" label={t('energie.energy-contracts.supplier')} />
        <SelectField
          name="direction"
          label={t('energie.energy-contracts.direction')}
          choices={directionsOfContracts.map(value => ({
            value,
            label: t(`energie.energy-contracts.direction.${value}`),
          }))}
        />
        <SelectField
          name="meterId"
          label={t('energie.energy-contracts.meter')}
          choices={asChoices(choices.data?.meters)}
        />
        <SelectField name="companyId" label={t('field.company')} choices={asChoices(choices.data?.companies)} />
        <SelectField
          name="billingPeriodId"
          label={t('energie.energy-contracts.billing-period')}
          choices={asChoices(choices.data?.billingPeriods)}
        />
        <SelectField
          name="invoiceTypeId"
          label={t('energie.invoice-types.type')}
          choices={asChoices(choices.data?.invoiceTypes)}
        />
        <NumberField
          name="tolerancePercent"
          label={t('energie.energy-contracts.tolerance-percent')}
          decimals={2}
          unit="%"
          help={t('energie.energy-contracts.tolerance-help')}
        />
        <NumberField name="toleranceEuros" label={t('energie.energy-contracts.tolerance-euros')} unit="€" />
        <DateField name="startsOn" label={t('field.firstDay')} />
        <DateField name="endsOn" label={t('field.lastDay')} />
        <NumberField name="annualMwh" label={t('energie.energy-contracts.annual-mwh')} unit="MWh" />
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}

const empty = {
  name: '',
  supplier: '',
  direction: 'purchase',
  companyId: null,
  meterId: null,
  billingPeriodId: null,
  invoiceTypeId: null,
  ...usualTolerance,
  endsOn: null,
  annualMwh: null,
  note: null,
}

const asChoices = (named: readonly { id: string; name: string }[] = []): Choice[] =>
  named.map(({ id, name }) => ({ value: id, label: name }))

const writtenOf = (row: EnergyContract): EnergyContractFields => {
  const { id: _, version: __, archivedAt: ___, company: ____, meter: _____, billingPeriod: ______, ...said } = row
  const { invoiceType: _______, ...fields } = said
  return fields
}
