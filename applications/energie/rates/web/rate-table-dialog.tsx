import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { kindsOfRate, type RateTable, RateTableFields, unitsOfRate } from '../rate.model.ts'
import { ratesCalls } from '../rates.calls.ts'

type Props = { row: Pick<RateTable, 'id' | 'name' | 'kind' | 'unit' | 'note' | 'version'> | null; onClose: () => void }

/** What a table is called and counts in; its unit is chosen once. */
export function RateTableDialog({ row, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(ratesCalls.createRateTable, { staysOnPage: true })
  const edition = useSend(ratesCalls.editRateTable, { staysOnPage: true })
  const save = async ({ unit, ...fields }: RateTableFields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send({ ...fields, unit })
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  const { name, kind, unit, note } = row ?? { name: '', kind: 'tax', unit: 'eur_mwh', note: null }
  return (
    <Dialog title={row ? row.name : t('energie.rates.new')} onClose={onClose}>
      <Form
        schema={RateTableFields}
        values={{ name, kind, unit, note }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`energie.rates.${row?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <SelectField
          name="kind"
          label={t('field.kind')}
          choices={kindsOfRate.map(value => ({ value, label: t(`energie.rates.kind.${value}`) }))}
        />
        <SelectField
          name="unit"
          label={t('energie.rates.unit')}
          disabled={row !== null}
          choices={unitsOfRate.map(value => ({ value, label: t(`energie.rates.unit.${value}`) }))}
        />
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}
