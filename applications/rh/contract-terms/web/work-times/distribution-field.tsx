import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import { useField } from '#kernel/web/kit/use-field.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { hoursOf } from '../../work-time.model.ts'

/** Any Monday: the names of its week's days are shown, not its date. */
const monday = Temporal.PlainDate.from('2026-11-16')
const week = [0, 1, 2, 3, 4, 5, 6].map(days => monday.add({ days }))

/** Hours of each day of a part time, with their sum as it grows. None at all: the week is not laid out. */
export function DistributionField() {
  const t = useT()
  const language = useLanguage()
  const { number } = useFormat()
  const labelId = useId()
  const { value, change, error } = useField<number[] | null>('distribution', t('rh.work-time.distribution-label'))
  const hours: unknown = useWatch({ name: 'weeklyHours' })
  const days = value ?? week.map(() => 0)
  const set = (index: number, typed: number) => {
    const next = days.map((known, at) => (at === index ? typed : known))
    change(next.some(known => known !== 0) ? next : null)
  }
  const said = (amount: number) => number(amount, { maximumFractionDigits: 2 })
  const sum = t('rh.work-time.sum', { sum: said(hoursOf(days)), hours: typeof hours === 'number' ? said(hours) : '—' })
  return (
    <Box role="group" aria-labelledby={labelId}>
      <FormLabel id={labelId} sx={{ typography: 'subtitle2' }}>
        {t('rh.work-time.distribution-label')}
      </FormLabel>
      <Box
        sx={{ mt: 1.5, display: 'grid', gap: 1, gridTemplateColumns: { xs: 'repeat(4, 1fr)', sm: 'repeat(7, 1fr)' } }}
      >
        {week.map((day, index) => (
          <DayInput
            key={day.dayOfWeek}
            label={day.toLocaleString(language, { weekday: 'short' })}
            name={day.toLocaleString(language, { weekday: 'long' })}
            hours={days[index] ?? 0}
            onChange={typed => set(index, typed)}
          />
        ))}
      </Box>
      <FormHelperText error={error !== undefined} role="status">
        {error ?? (value ? sum : t('rh.work-time.distribution-help'))}
      </FormHelperText>
    </Box>
  )
}

type DayProps = { label: string; name: string; hours: number; onChange: (hours: number) => void }

function DayInput({ label, name, hours, onChange }: DayProps) {
  const { number } = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      label={label}
      size="small"
      value={typed ?? (hours === 0 ? '' : number(hours, { maximumFractionDigits: 2 }))}
      onChange={event => {
        setTyped(event.target.value)
        const read = Number(event.target.value.replace(',', '.'))
        if (Number.isFinite(read)) onChange(read)
      }}
      onBlur={() => setTyped(null)}
      slotProps={{ input: { inputMode: 'decimal', 'aria-label': name } }}
    />
  )
}
