import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type PlaceOfTree, SeriesOfRows } from '../place.model.ts'
import { placesCalls } from '../places.calls.ts'

/** Numbered rows of a place, as many as it says that it has. */
export function RowsDialog({ place, onClose }: { place: PlaceOfTree; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const making = useSend(placesCalls.makeRows, { staysOnPage: true })
  const make = async (series: SeriesOfRows) => {
    const { made } = await making.send(series)
    alert.success(t('culture.places.rows-made', { made }))
    onClose()
  }
  return (
    <Dialog title={t('culture.places.rows-of', { name: place.name })} onClose={onClose}>
      <Form
        schema={SeriesOfRows}
        values={{ id: place.id, prefix: `${place.code}-R`.slice(0, 14), first: 1, last: place.rowCount ?? 1 }}
        onSubmit={make}
        onCancel={onClose}
        submit={t('culture.places.make-rows')}
      >
        <TextField name="prefix" label={t('culture.places.prefix')} />
        <NumberField name="first" label={t('culture.places.first')} />
        <NumberField name="last" label={t('culture.places.last')} />
      </Form>
    </Dialog>
  )
}
