import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { fewestSamples, meanOf } from '../weighing.model.ts'

const averageForm = z.strictObject({
  samples: z.int().min(fewestSamples).max(1_000),
  kg: z.number().positive(),
  units: z.int().min(1).max(10_000),
})

type Props = { onRead: (grossKg: number, samples: number) => void; onClose: () => void }

/** Some are weighed, all are counted: their mean stands for the others. */
export function AverageDialog({ onRead, onClose }: Props) {
  const t = useT()
  return (
    <Dialog title={t('atelier.weighing.average')} onClose={onClose} width="xs">
      <Form
        schema={averageForm}
        values={{ samples: fewestSamples, kg: '', units: '' }}
        submit={t('verb.continue')}
        onSubmit={({ samples, kg, units }) => onRead(meanOf(kg, samples) * units, samples)}
        onCancel={onClose}
      >
        <NumberField name="samples" label={t('atelier.weighing.samples')} />
        <NumberField name="kg" label={t('atelier.weighing.samples-weight')} decimals={3} unit="kg" />
        <NumberField name="units" label={t('atelier.weighing.units')} />
      </Form>
    </Dialog>
  )
}
