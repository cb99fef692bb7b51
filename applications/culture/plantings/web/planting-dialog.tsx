import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Planting, PlantingFields } from '../planting.model.ts'
import { plantingsCalls } from '../plantings.calls.ts'

/** The form of a crop, once what it chooses among is known. */
export function PlantingDialog({ row, onClose }: { row: Planting | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const choices = useCall(plantingsCalls.getPlantingChoices, {}, { staysOnPage: true }).data
  const creation = useSend(plantingsCalls.createPlanting, { staysOnPage: true })
  const edition = useSend(plantingsCalls.editPlanting, { staysOnPage: true })
  const save = async (fields: PlantingFields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.code }))
    onClose()
  }
  const named = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Dialog title={row?.code ?? t('culture.plantings.new')} onClose={onClose}>
      {choices && (
        <Form
          schema={PlantingFields}
          values={valuesOf(row, choices.campaign)}
          onSubmit={save}
          onCancel={onClose}
          submit={t('verb.save')}
        >
          <TextField name="code" label={t('field.code')} />
          <SelectField
            name="campaign"
            label={t('culture.plantings.campaign')}
            choices={campaignsAround(row?.campaign ?? choices.campaign)}
          />
          <SelectField name="varietyId" label={t('culture.plantings.variety')} choices={named(choices.varieties)} />
          <SelectField name="placeId" label={t('culture.plantings.place')} choices={named(choices.places)} />
          <SelectField
            name="familyId"
            label={t('culture.plantings.family')}
            help={t('culture.plantings.family-help')}
            choices={named(choices.families)}
          />
          <NumberField name="areaM2" label={t('culture.plantings.area')} decimals={2} />
          <NumberField name="stemsM2" label={t('culture.plantings.stems')} decimals={2} />
          <DateField name="plantedOn" label={t('culture.plantings.planted-on')} />
          <DateField name="endedOn" label={t('culture.plantings.ended-on')} />
          <NumberField name="targetKgM2" label={t('culture.plantings.target')} decimals={3} />
          <TextField name="note" label={t('field.note')} multiline minRows={3} />
        </Form>
      )}
    </Dialog>
  )
}

/** The campaign, the one before it and the two to come. */
const campaignsAround = (campaign: number) =>
  [-1, 0, 1, 2].map(years => ({ value: campaign + years, label: String(campaign + years) }))

function valuesOf(row: Planting | null, campaign: number) {
  if (!row)
    return {
      code: '',
      familyId: null,
      campaign,
      varietyId: '',
      placeId: '',
      stemsM2: null,
      plantedOn: '',
      endedOn: null,
      targetKgM2: null,
      note: null,
    }
  const { id, variety, place, stage, archivedAt, version, ...fields } = row
  return fields
}
