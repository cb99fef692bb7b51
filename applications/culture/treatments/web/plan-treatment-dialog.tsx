import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { DoseOfProduct, type TreatmentChoices, TreatmentFields } from '../treatment.model.ts'
import { treatmentsCalls } from '../treatments.calls.ts'
import { DosesOfProducts } from './doses-of-products.tsx'

const chosen = z.string().min(1, 'kernel.form.required')
const typed = TreatmentFields.extend({
  plantingId: chosen,
  placeId: chosen,
  plannedFor: chosen,
  products: z.array(z.strictObject({ use: chosen, dose: DoseOfProduct.shape.dose })).min(1),
})

/** On what, when and with which products; its controls are told once it is planned. */
export function PlanTreatmentDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const stays = { staysOnPage: true } as const
  const { data: choices = { crops: [], products: [] } } = useCall(treatmentsCalls.getTreatmentChoices, {}, stays)
  const { send } = useSend(treatmentsCalls.planTreatment, stays)
  const save = async ({ products, ...fields }: z.output<typeof typed>) => {
    const { target } = await send({
      ...fields,
      products: products.map(({ use, dose }) => {
        const [productId = '', ...words] = use.split(' ')
        return { productId, target: words.join(' '), dose }
      }),
    })
    alert.success(t('culture.treatments.was-planned', { target }))
    onClose()
  }
  return (
    <Dialog title={t('culture.treatments.plan')} onClose={onClose} width="md">
      <Form
        schema={typed}
        values={{
          plantingId: '',
          placeId: '',
          plannedFor: businessToday().toString(),
          treatedM2: '',
          products: [{ use: '', dose: '' }],
        }}
        submit={t('culture.treatments.plan')}
        onSubmit={save}
        onCancel={onClose}
        draft="culture.treatments.new"
      >
        <AutocompleteField
          name="plantingId"
          label={t('culture.treatments.crop')}
          suggestions={choices.crops.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <OfCrop choices={choices} />
      </Form>
    </Dialog>
  )
}

/** What the chosen crop allows: its places, and the uses of products for its species. */
function OfCrop({ choices }: { choices: TreatmentChoices }) {
  const t = useT()
  const plantingId: string = useWatch({ name: 'plantingId' })
  const crop = choices.crops.find(({ id }) => id === plantingId)
  return (
    <>
      <AutocompleteField
        name="placeId"
        label={t('culture.plantings.place')}
        disabled={!crop}
        suggestions={(crop?.places ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DateField name="plannedFor" label={t('culture.treatments.planned-for')} />
      <NumberField name="treatedM2" label={t('culture.treatments.treated')} decimals={2} />
      <DosesOfProducts products={choices.products} species={crop?.species ?? null} />
    </>
  )
}
