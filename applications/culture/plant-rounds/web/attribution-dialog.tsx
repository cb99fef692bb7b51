import Add from '~icons/ic/baseline-add'
import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFieldArray } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { type Attribution, AttributionFields, SampledPlant } from '../plant-round.model.ts'
import { samplesCalls } from '../samples.calls.ts'

const attributionForm = AttributionFields.extend({
  observerId: z.string().min(1, 'kernel.form.required'),
  plants: z
    .array(SampledPlant.extend({ rowLabel: textOrNone }))
    .min(1)
    .max(50),
})

type Props = {
  crop: Attribution
  observers: readonly { id: string; name: string }[]
  /** How many plants are proposed for a crop that nobody measures yet. */
  plantsARound: number
  onClose: () => void
}

/** Who measures a crop, and the tags of its plants with where they stand. */
export function AttributionDialog({ crop, observers, plantsARound, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(samplesCalls.saveAttribution, { staysOnPage: true })
  const { plantingId, code, version } = crop
  const proposed = Array.from({ length: plantsARound }, (_, place) => blankPlant(code, place))
  return (
    <Dialog title={t('culture.rounds.attribution-named', { code })} onClose={onClose} width="md">
      <Form
        schema={attributionForm}
        values={{ observerId: crop.observerId ?? '', plants: version === 0 ? proposed : crop.plants }}
        submit={t('verb.save')}
        onSubmit={async fields => {
          const { observer } = await send({ ...fields, plantingId, version })
          alert.success(t('culture.rounds.was-attributed', { code, name: observer }))
          onClose()
        }}
        onCancel={onClose}
      >
        <AutocompleteField
          name="observerId"
          label={t('culture.rounds.observer')}
          suggestions={observers.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <PlantsFields code={code} />
      </Form>
    </Dialog>
  )
}

const blankPlant = (code: string, place: number) => ({
  tag: `${code}-${String(place + 1).padStart(2, '0')}`,
  rowLabel: null,
  position: null,
})

function PlantsFields({ code }: { code: string }) {
  const t = useT()
  const { fields, append, remove } = useFieldArray({ name: 'plants' })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {fields.map((field, index) => (
        <Box key={field.id} role="group" aria-label={t('culture.rounds.plant-number', { number: index + 1 })} sx={row}>
          <TextField name={`plants.${index}.tag`} label={t('culture.rounds.tag')} />
          <TextField name={`plants.${index}.rowLabel`} label={t('culture.rounds.row')} />
          <NumberField name={`plants.${index}.position`} label={t('culture.rounds.position')} />
          <IconButton
            aria-label={t('culture.rounds.remove-plant', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ alignSelf: 'center' }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button startIcon={<Add />} onClick={() => append(blankPlant(code, fields.length))}>
          {t('culture.rounds.add-plant')}
        </Button>
      </Box>
    </Box>
  )
}

const row = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr 1fr auto', sm: '2fr 1fr 1fr auto' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const
