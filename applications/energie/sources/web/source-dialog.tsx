import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { kindsOfSource, type Source, SourceFields } from '../source.model.ts'
import { sourcesCalls } from '../sources.calls.ts'

/** The form of one, or of a new one. */
export function SourceDialog({ row, onClose }: { row: Source | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(sourcesCalls.createSource, { staysOnPage: true })
  const edition = useSend(sourcesCalls.editSource, { staysOnPage: true })
  const save = async (fields: SourceFields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={row ? row.name : t('energie.sources.new')} onClose={onClose}>
      <Form
        schema={SourceFields}
        values={
          row
            ? writtenOf(row)
            : {
                name: '',
                kind: 'boiler',
                powerKw: null,
                electricEfficiencyPct: null,
                thermalEfficiencyPct: null,
                commissionedOn: null,
                note: null,
              }
        }
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`energie.sources.${row?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <SelectField
          name="kind"
          label={t('energie.sources.kind')}
          choices={kindsOfSource.map(value => ({ value, label: t(`energie.sources.kind.${value}`) }))}
        />
        <NumberField name="powerKw" label={t('energie.sources.power')} />
        <NumberField name="electricEfficiencyPct" label={t('energie.sources.electric-efficiency')} />
        <NumberField name="thermalEfficiencyPct" label={t('energie.sources.thermal-efficiency')} />
        <DateField name="commissionedOn" label={t('energie.sources.commissioned')} />
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}

const writtenOf = ({ id: _, version: __, archivedAt: ___, ...fields }: Source): SourceFields => fields
