import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormat } from '../use-format.ts'
import { MonthArrows } from './month-arrows.tsx'

type Props = {
  month: Temporal.PlainYearMonth
  /** `2026-11`. */
  onChoose: (month: string) => void
}

/** The month that a page is about, between the one before and the next one. */
export function MonthChoice({ month, onChoose }: Props) {
  const { month: named } = useFormat()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography sx={{ fontWeight: 600, minWidth: 84, textAlign: 'center' }}>{named(month.toString())}</Typography>
      <MonthArrows onGo={months => onChoose(month.add({ months }).toString())} />
    </Box>
  )
}
