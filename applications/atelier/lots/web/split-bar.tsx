import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Category } from '../lot.model.ts'
import type { Destination } from '../ventilation.model.ts'

type Part = { key: number; category: Category | null; destination: Destination; kg: number }

const colours = {
  packing: 'success',
  bulk: 'info',
  processing: 'secondary',
  donation: 'primary',
  waste: 'warning',
} as const

/** How much of what was sorted has found its place. */
export function SplitBar({ kg, parts }: { kg: number; parts: readonly Part[] }) {
  const t = useT()
  const { weight, percent } = useFormat()
  const most = Math.max(
    kg,
    parts.reduce((all, part) => all + part.kg, 0),
    0.001,
  )
  const nameOf = ({ category, destination }: Part) =>
    [category && t(`atelier.lot.category.${category}`), t(`atelier.split.destination.${destination}`)]
      .filter(Boolean)
      .join(', ')
  return (
    <Box
      role="img"
      aria-label={parts.map(part => `${nameOf(part)} ${weight(part.kg)}`).join(' ; ') || t('atelier.split.nothing-yet')}
      sx={{
        display: 'flex',
        gap: '2px',
        height: 36,
        borderRadius: 1.5,
        overflow: 'hidden',
        backgroundColor: 'action.hover',
      }}
    >
      {parts.map(part => (
        <Box
          key={part.key}
          sx={theme => ({
            width: `${(part.kg / most) * 100}%`,
            display: 'grid',
            placeItems: 'center',
            fontSize: '0.75rem',
            fontWeight: 650,
            overflow: 'hidden',
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette[colours[part.destination]].main} 30%, ${theme.vars.palette.background.paper})`,
          })}
        >
          {percent(part.kg / most)}
        </Box>
      ))}
    </Box>
  )
}
