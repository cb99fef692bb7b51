import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { numberIn } from '#kernel/web/kit/number-in.ts'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import { useField } from '#kernel/web/kit/use-field.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLimits } from '../../control-plans/control-plans.web.ts'
import { type ControlDue, isWithin } from '../control.model.ts'

type Props = { name: string; measure: ControlDue['measures'][number] }

/** A value in figures that are read at arm's length, beside its limits: outside them it is red, and says why. */
export function MeasureField({ name, measure }: Props) {
  const t = useT()
  const { number } = useFormat()
  const { limitsOf } = useLimits()
  const field = useField<number | string | null>(name, measure.name)
  const [typed, setTyped] = useState<string | null>(null)
  const { value, error } = field
  const limits = limitsOf(measure)
  const isOutside = typeof value === 'number' && !isWithin(measure, value)
  const shown = typeof value === 'number' ? number(value, { maximumFractionDigits: 3 }) : (value ?? '')
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 240px' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, fontSize: '1.05rem', overflowWrap: 'anywhere' }}>
          <bdi>{measure.name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {limits ?? t('qualite.controls.limits.none')}
        </Typography>
      </Box>
      <TextInput
        name={name}
        label={measure.name}
        error={error ?? (isOutside ? t('qualite.controls.outside', { limits: limits ?? '' }) : undefined)}
        value={typed ?? shown}
        inputRef={field.ref}
        endAdornment={measure.unit}
        onChange={event => {
          setTyped(event.target.value)
          field.change(numberIn(event.target.value))
        }}
        onBlur={() => {
          setTyped(null)
          field.leave()
        }}
        slotProps={{
          input: {
            inputMode: measure.decimals > 0 ? 'decimal' : 'numeric',
            'aria-required': true,
            autoComplete: 'off',
          },
        }}
        sx={{ '& input': { fontSize: '1.75rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums', py: 1.25 } }}
      />
    </Box>
  )
}
