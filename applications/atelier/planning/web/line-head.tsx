import Box from '@mui/material/Box'
import { memo } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { LineState } from '#atelier/lines/line.model.ts'
import type { WeekPlan } from '../plan.model.ts'
import { LoadBar } from './load-bar.tsx'

export const lineTones: Record<LineState, Tone> = {
  running: 'success',
  suspended: 'warning',
  idle: 'neutral',
  off: 'error',
}

/** A line of the board: what it does now, and how full its week is. */
export const LineHead = memo(function LineHead({ line, share }: { line: WeekPlan['lines'][number]; share: number }) {
  const t = useT()
  return (
    <Box
      role="rowheader"
      sx={{ p: 1, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5, alignContent: 'start' }}
    >
      <Box sx={{ fontWeight: 700 }}>{line.label}</Box>
      <Box>
        <Chip tone={lineTones[line.state]} label={t(`atelier.line.state.${line.state}`)} />
      </Box>
      <LoadBar share={share} label={t('atelier.plan.load', { place: line.label })} />
    </Box>
  )
})
