import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { inventoriesCalls } from '../inventories.calls.ts'
import type { Inventory, InventoryChoices } from '../inventory.model.ts'

const opening = z.strictObject({
  locationIds: z.array(z.string()).min(1, 'kernel.form.required'),
  familyIds: z.array(z.string()),
  isBlind: z.boolean(),
  note: textOrNone,
})

/** What is counted, and whether who counts is told what is expected. */
export function OpeningDialog({
  choices,
  onClose,
}: {
  choices: InventoryChoices
  onClose: (made?: Inventory) => void
}) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(inventoriesCalls.openInventory, { staysOnPage: true })
  const [workshopId, setWorkshopId] = useState(choices.workshops[0]?.id ?? '')
  const places = choices.locations.filter(location => location.workshopId === workshopId)
  return (
    <Dialog title={t('atelier.inventories.new')} onClose={() => onClose()} width="sm">
      {choices.workshops.length > 1 && (
        <FilterSelect
          label={t('atelier.workshop')}
          chosen={workshopId}
          onChoose={id => setWorkshopId(id ?? '')}
          choices={choices.workshops.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Form
        key={workshopId}
        schema={opening}
        values={{
          locationIds: places.filter(({ lots }) => lots > 0).map(({ id }) => id),
          familyIds: [],
          isBlind: true,
          note: '',
        }}
        submit={t('atelier.inventory.start')}
        onSubmit={async wish => {
          const made = await send({ ...wish, workshopId })
          alert.success(t('atelier.inventory.opening', { number: made.number }))
          onClose(made)
        }}
        onCancel={() => onClose()}
      >
        <ManyField
          name="locationIds"
          label={t('atelier.inventory.places')}
          suggestions={places.map(({ id, name, lots }) => ({
            value: id,
            label: t('atelier.inventory.lots-here', { place: name, count: lots }),
          }))}
        />
        <ManyField
          name="familyIds"
          label={t('atelier.inventory.families')}
          help={t('atelier.inventory.families-help')}
          suggestions={choices.families.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <CheckboxField name="isBlind" label={t('atelier.inventory.blind')} help={t('atelier.inventory.blind-help')} />
        <TextField name="note" label={t('field.note')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
