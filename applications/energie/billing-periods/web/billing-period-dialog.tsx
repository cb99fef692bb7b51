import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { frequencies, type BillingPeriod, BillingPeriodFields } from '../billing-period.model.ts'
import { billingPeriodsCalls } from '../billing-periods.calls.ts'

/** The form of one, or of a new one. */
export function BillingPeriodDialog({ row, onClose }: { row: BillingPeriod | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(billingPeriodsCalls.createBillingPeriod, { staysOnPage: true })
  const edition = useSend(billingPeriodsCalls.editBillingPeriod, { staysOnPage: true })
  const save = async (fields: BillingPeriodFields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={row ? row.name : t('energie.billing-periods.new')} onClose={onClose}>
      <Form
        schema={BillingPeriodFields}
        values={
          row ? writtenOf(row) : { name: '', frequency: 'monthly', shiftDays: 0, expectedAfterDays: 10, note: null }
        }
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`energie.billing-periods.${row?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <SelectField
          name="frequency"
          label={t('energie.billing-periods.frequency')}
          choices={frequencies.map(value => ({ value, label: t(`energie.billing-periods.frequency.${value}`) }))}
        />
        <NumberField name="shiftDays" label={t('energie.billing-periods.shift')} />
        <NumberField name="expectedAfterDays" label={t('energie.billing-periods.expected-after')} />
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}

const writtenOf = ({ id: _, version: __, archivedAt: ___, ...fields }: BillingPeriod): BillingPeriodFields => fields
