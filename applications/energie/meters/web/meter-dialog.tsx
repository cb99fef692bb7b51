import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { energiesMetered, unitsOfMeters, directionsOfMeters, type Meter, MeterFields } from '../meter.model.ts'
import { metersCalls } from '../meters.calls.ts'

/** The form of one, or of a new one. */
export function MeterDialog({ row, onClose }: { row: Meter | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(metersCalls.createMeter, { staysOnPage: true })
  const edition = useSend(metersCalls.editMeter, { staysOnPage: true })
  const save = async (fields: MeterFields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={row ? row.name : t('energie.meters.new')} onClose={onClose}>
      <Form
        schema={MeterFields}
        values={
          row
            ? writtenOf(row)
            : {
                name: '',
                energy: 'gas',
                unit: 'm3',
                direction: 'in',
                identifier: null,
                indexMax: null,
                installedOn: null,
                note: null,
              }
        }
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`energie.meters.${row?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <SelectField
          name="energy"
          label={t('energie.meters.energy')}
          choices={energiesMetered.map(value => ({ value, label: t(`energie.meters.energy.${value}`) }))}
        />
        <SelectField
          name="unit"
          label={t('energie.meters.unit')}
          choices={unitsOfMeters.map(value => ({ value, label: t(`energie.meters.unit.${value}`) }))}
        />
        <SelectField
          name="direction"
          label={t('energie.meters.direction')}
          choices={directionsOfMeters.map(value => ({ value, label: t(`energie.meters.direction.${value}`) }))}
        />
        <TextField name="identifier" label={t('energie.meters.identifier')} />
        <NumberField name="indexMax" label={t('energie.meters.index-max')} />
        <DateField name="installedOn" label={t('energie.meters.installed')} />
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}

const writtenOf = ({ id: _, version: __, archivedAt: ___, ...fields }: Meter): MeterFields => fields
