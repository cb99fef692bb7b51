import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { Theme } from '@mui/material/styles'
import type { Gauge } from '../campaign.model.ts'

/** The parts of a gauge, from what is whole to what is to be done; the rest of the need stays empty. */
export const gaugeParts = ['ready', 'signed', 'toSign', 'toDo'] as const

/** What is done is filled, what is not yet is an outline: a gauge is read without its colours too. */
export const lookOf: Record<(typeof gaugeParts)[number], (theme: Theme) => object> = {
  ready: ({ vars: { palette } }) => ({ backgroundColor: palette.primary.strong }),
  signed: ({ vars: { palette } }) => ({
    background: `repeating-linear-gradient(135deg, ${palette.primary.main} 0 2px, ${palette.background.paper} 2px 4px)`,
  }),
  toSign: ({ vars: { palette } }) => ({
    boxShadow: `inset 0 0 0 1.5px ${palette.primary.main}`,
    backgroundColor: palette.background.paper,
  }),
  toDo: ({ vars: { palette } }) => ({
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${palette.text.secondary} 75%, transparent)`,
    backgroundColor: palette.background.paper,
  }),
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
        sx={{
          display: 'flex',
          gap: '1px',
          height: 8,
          borderRadius: 0.5,
          overflow: 'hidden',
          backgroundColor: 'action.hover',
        }}
      >
        {gaugeParts
          .filter(part => gauge[part] > 0)
          .map(part => (
            <Box key={part} sx={[lookOf[part], { width: `${(100 * gauge[part]) / whole}%` }]} />
          ))}
      </Box>
    </Box>
  )
}
