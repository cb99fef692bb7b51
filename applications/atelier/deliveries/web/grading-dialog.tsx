import Add from '~icons/ic/baseline-add'
import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFieldArray, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { deliveriesCalls } from '../deliveries.calls.ts'
import type { DeliveryLine } from '../delivery.model.ts'
import { decisionsOfGrading, missingOfSample, sizesOfTomato } from '../grading.model.ts'

const size = z.number().min(0).max(1_000)
const gradingForm = z.strictObject({
  sampleKg: z.number().positive(),
  wasteKg: z.number().min(0).nullish(),
  classes: z.array(z.strictObject({ minMm: size, maxMm: size, kg: z.number().min(0) })).max(20),
  colour: z.int().min(1).max(12).nullish(),
  firmness: z.number().min(0).max(100).nullish(),
  brix: z.number().min(0).max(40).nullish(),
  temperatureC: z.number().min(-40).max(60).nullish(),
  decision: z.enum(decisionsOfGrading),
  downgradePct: z.number().min(0.1).max(100).nullish(),
  note: textOrNone,
})

/** What a sample of the line says, and what is decided of all of it. */
export function GradingDialog({ line, onClose }: { line: DeliveryLine; onClose: () => void }) {
  const t = useT()
  const { send } = useSend(deliveriesCalls.gradeLine, { staysOnPage: true })
  const { grading } = line
  const save = async ({ wasteKg, decision, downgradePct, ...fields }: z.output<typeof gradingForm>) => {
    const { colour = null, firmness = null, brix = null, temperatureC = null } = fields
    await send({
      ...fields,
      colour,
      firmness,
      brix,
      temperatureC,
      decision,
      lineId: line.id,
      wasteKg: wasteKg ?? 0,
      downgradePct: decision === 'downgraded' ? (downgradePct ?? null) : null,
      ...(grading && { version: grading.version }),
    })
    onClose()
  }
  return (
    <Dialog title={t('atelier.grading.title', { article: line.article })} onClose={onClose} width="md">
      <Form
        schema={gradingForm}
        values={{
          sampleKg: grading?.sampleKg ?? '',
          wasteKg: grading?.wasteKg ?? null,
          classes: grading?.classes ?? [],
          colour: grading?.colour ?? null,
          firmness: grading?.firmness ?? null,
          brix: grading?.brix ?? null,
          temperatureC: grading?.temperatureC ?? null,
          decision: grading?.decision ?? 'accepted',
          downgradePct: grading?.downgradePct ?? null,
          note: grading?.note ?? '',
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <Box sx={columns}>
          <NumberField name="sampleKg" label={t('atelier.grading.sample-weight')} decimals={3} unit="kg" />
          <NumberField name="wasteKg" label={t('atelier.grading.waste')} decimals={3} unit="kg" />
          <NumberField name="colour" label={t('atelier.grading.colour')} />
          <NumberField name="firmness" label={t('atelier.grading.firmness')} decimals={1} />
          <NumberField name="brix" label={t('atelier.grading.brix')} decimals={1} unit="°Bx" />
          <NumberField name="temperatureC" label={t('atelier.delivery.temperature')} decimals={1} unit="°C" />
        </Box>
        <Classes />
        <Left />
        <Decision />
        <TextField name="note" label={t('field.note')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }

/** Sizes from below upwards: the next begins where the last ends. */
function Classes() {
  const t = useT()
  const { fields, append, remove } = useFieldArray({ name: 'classes' })
  const classes = useWatch({ name: 'classes' }) as { maxMm: number | '' }[]
  const addNext = () => {
    const above = Number(classes.at(-1)?.maxMm || 0)
    const next = sizesOfTomato.find(({ minMm }) => minMm >= above)
    append({ minMm: next?.minMm ?? above, maxMm: next?.maxMm ?? '', kg: '' })
  }
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 1.5 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 1 }}>
        {t('atelier.grading.classes')}
      </Box>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr 1.2fr auto', alignItems: 'start' }}
        >
          <NumberField name={`classes.${index}.minMm`} label={t('atelier.grading.above')} decimals={1} unit="mm" />
          <NumberField name={`classes.${index}.maxMm`} label={t('atelier.grading.up-to')} decimals={1} unit="mm" />
          <NumberField name={`classes.${index}.kg`} label={t('trade.weight')} decimals={3} unit="kg" />
          <IconButton
            aria-label={t('atelier.grading.remove-class', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ mt: 1 }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button startIcon={<Add />} onClick={addNext}>
          {t('atelier.grading.add-class')}
        </Button>
      </Box>
    </Box>
  )
}

/** What classes and waste lack of the sample, as they are typed. */
function Left() {
  const t = useT()
  const { weight } = useFormat()
  const [sampleKg, wasteKg, classes] = useWatch({ name: ['sampleKg', 'wasteKg', 'classes'] }) as [
    number | '',
    number | null,
    { kg: number | '' }[],
  ]
  if (classes.length === 0 || sampleKg === '') return null
  const missing = missingOfSample({
    sampleKg: Number(sampleKg),
    wasteKg: Number(wasteKg ?? 0),
    classes: classes.map(({ kg }) => ({ minMm: 0, maxMm: 0, kg: Number(kg) })),
  })
  const inGrams = Math.round(missing * 1000) / 1000
  return (
    <output aria-live="polite">
      {inGrams === 0
        ? t('atelier.grading.is-whole')
        : t(inGrams > 0 ? 'atelier.grading.left' : 'atelier.grading.too-much', { weight: weight(Math.abs(inGrams)) })}
    </output>
  )
}

function Decision() {
  const t = useT()
  const decision = useWatch({ name: 'decision' }) as string
  return (
    <Box sx={columns}>
      <SelectField
        name="decision"
        label={t('atelier.grading.decision')}
        choices={decisionsOfGrading.map(value => ({ value, label: t(`atelier.grading.decision.${value}`) }))}
      />
      {decision === 'downgraded' && (
        <NumberField name="downgradePct" label={t('atelier.grading.downgrade-pct')} decimals={1} unit="%" />
      )}
    </Box>
  )
}
