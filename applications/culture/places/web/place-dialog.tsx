import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { kindsOfPlace, mayHold, NewPlace, type Place, PlaceFields } from '../place.model.ts'
import { placesCalls } from '../places.calls.ts'
import { SizesOfPlace } from './sizes-of-place.tsx'

/** The form of a place; where it stands is not changed any more. */
export function PlaceDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const edition = useSend(placesCalls.editPlace, { staysOnPage: true })
  const save = async (fields: PlaceFields) => {
    await edition.send({ ...fields, id: place.id, version: place.version })
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  const { code, name, grossM2, cultivatedM2, rowCount, rowLengthM } = place
  return (
    <Dialog title={place.name} onClose={onClose}>
      <Form
        schema={PlaceFields}
        values={{ code, name, grossM2, cultivatedM2, rowCount, rowLengthM }}
        onSubmit={save}
        onCancel={onClose}
        submit={t('verb.save')}
      >
        <SizesOfPlace />
      </Form>
    </Dialog>
  )
}

/** The form of a new place: a site of a company, or a place in another. */
export function NewPlaceDialog({ holder, onClose }: { holder?: Place | undefined; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const tree = useCall(placesCalls.getPlaceTree, {}, { staysOnPage: true }).data ?? []
  const companies = useCall(placesCalls.getCompaniesForSites, {}, { staysOnPage: true }).data ?? []
  const creation = useSend(placesCalls.createPlace, { staysOnPage: true })
  const save = async (place: NewPlace) => {
    await creation.send(place)
    alert.success(t('kernel.record.was-saved', { name: place.name }))
    onClose()
  }
  const kinds = kindsOfPlace.filter(kind => !holder || mayHold(holder.kind, kind))
  const holders = tree.filter(({ can }) => can.edit)
  return (
    <Dialog title={t('culture.places.new')} onClose={onClose}>
      <Form
        schema={NewPlace}
        values={{
          kind: kinds[0] ?? 'row',
          parentId: holder?.id ?? null,
          companyId: null,
          code: '',
          name: '',
          grossM2: null,
          cultivatedM2: null,
          rowCount: null,
          rowLengthM: null,
        }}
        onSubmit={save}
        onCancel={onClose}
        submit={t('verb.save')}
      >
        <SelectField
          name="kind"
          label={t('culture.places.kind')}
          choices={kinds.map(value => ({ value, label: t(`culture.places.kind.${value}`) }))}
        />
        {!holder && (
          <SelectField
            name="companyId"
            label={t('field.company')}
            help={t('culture.places.site-wants-company')}
            choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <SelectField
          name="parentId"
          label={t('culture.places.holder')}
          choices={holders.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))}
        />
        <SizesOfPlace />
      </Form>
    </Dialog>
  )
}
