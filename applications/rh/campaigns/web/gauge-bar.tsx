import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { Gauge } from '../campaign.model.ts'

/** The colours of a gauge, from what is whole to what is to be done; the rest of the need stays empty. */
export const gaugeParts = ['ready', 'signed', 'toSign', 'toDo'] as const
export const colourOf = {
  ready: 'primary.dark',
  signed: 'primary.main',
  toSign: 'primary.light',
  toDo: 'action.disabled',
}

/** How many are signed of those that are needed, and how far the others are. */
export function GaugeBar({ gauge }: { gauge: Gauge }) {
  const t = useT()
  const { needed, ready, signed } = gauge
  const people = gaugeParts.reduce((sum, part) => sum + gauge[part], 0)
  const whole = Math.max(needed, people)
  if (whole === 0) return <Typography sx={{ color: 'text.secondary' }}>—</Typography>
  return (
    <Box sx={{ minWidth: 76 }}>
      <Typography variant="body2" component="span">
        <b>{ready + signed}</b> <Box component="span" sx={{ color: 'text.secondary' }}>{`/ ${needed}`}</Box>
      </Typography>
      <Box
        role="img"
        aria-label={gaugeParts.map(part => t(`rh.campaign.gauge.${part}`, { count: gauge[part] })).join(', ')}
        sx={{ display: 'flex', height: 6, borderRadius: 3, overflow: 'hidden', backgroundColor: 'action.hover' }}
      >
        {gaugeParts.map(part => (
          <Box key={part} sx={{ width: `${(100 * gauge[part]) / whole}%`, backgroundColor: colourOf[part] }} />
        ))}
      </Box>
    </Box>
  )
}
