import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { deliveriesCalls } from '../deliveries.calls.ts'
import type { DeliveryChoices } from '../delivery.model.ts'

const cropsForm = z.strictObject({ cropCodeIds: z.array(z.string()) })

/** Crops whose deliveries are closed only once they were graded. */
export function GradedCropsDialog({ choices, onClose }: { choices: DeliveryChoices; onClose: () => void }) {
  const t = useT()
  const { send } = useSend(deliveriesCalls.setGradedCrops, { staysOnPage: true })
  return (
    <Dialog title={t('atelier.deliveries.graded-crops')} onClose={onClose} width="sm">
      <Form
        schema={cropsForm}
        values={{ cropCodeIds: choices.cropCodes.filter(({ needsGrading }) => needsGrading).map(({ id }) => id) }}
        submit={t('verb.save')}
        onSubmit={async ({ cropCodeIds }) => {
          await send({ cropCodeIds })
          onClose()
        }}
        onCancel={onClose}
      >
        <ManyField
          name="cropCodeIds"
          label={t('trade.crop-code')}
          suggestions={choices.cropCodes.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))}
        />
      </Form>
    </Dialog>
  )
}
