import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { speciesGrown, typesOfFruit, type Variety, VarietyFields } from '../variety.model.ts'
import { varietiesCalls } from '../varieties.calls.ts'

/** The form of one, or of a new one. */
export function VarietyDialog({ row, onClose }: { row: Variety | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(varietiesCalls.createVariety, { staysOnPage: true })
  const edition = useSend(varietiesCalls.editVariety, { staysOnPage: true })
  const save = async (fields: VarietyFields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={row ? row.name : t('culture.varieties.new')} onClose={onClose}>
      <Form
        schema={VarietyFields}
        values={
          row
            ? writtenOf(row)
            : {
                name: '',
                species: 'tomato',
                type: null,
                breeder: null,
                meanFruitG: null,
                daysToFirstHarvest: null,
                eppoCode: null,
                note: null,
              }
        }
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`culture.varieties.${row?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <SelectField
          name="species"
          label={t('culture.varieties.species')}
          choices={speciesGrown.map(value => ({ value, label: t(`culture.varieties.species.${value}`) }))}
        />
        <SelectField
          name="type"
          label={t('culture.varieties.type')}
          choices={typesOfFruit.map(value => ({ value, label: t(`culture.varieties.type.${value}`) }))}
        />
        <TextField name="breeder" label={t('culture.varieties.breeder')} />
        <NumberField name="meanFruitG" label={t('culture.varieties.mean-fruit')} />
        <NumberField name="daysToFirstHarvest" label={t('culture.varieties.days-to-harvest')} />
        <TextField name="eppoCode" label={t('culture.varieties.eppo')} />
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}

const writtenOf = ({ id: _, version: __, archivedAt: ___, ...fields }: Variety): VarietyFields => fields
