import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Curve } from '#kernel/web/kit/curve.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PanelKind, PanelPoint } from '../../dashboard.model.ts'

type Props = {
  label: string
  kind: Exclude<PanelKind, 'number'>
  points: readonly (PanelPoint & { label: string })[]
  isLarge?: boolean
}

/** Points by name: with their bar where they compare, with their share where they make a whole. */
export function PanelPoints({ label, kind, points, isLarge = false }: Props) {
  const t = useT()
  const { number } = useFormat()
  const last = points.at(-1)
  if (kind === 'line') {
    const finding = last && t('configuration.dashboards.latest', { day: last.label, value: number(last.value) })
    const written = (value: number) => number(value)
    return <Curve title={finding ?? label} points={points} written={written} {...(isLarge && { height: 420 })} />
  }
  const whole =
    kind === 'pie' ? points.reduce((sum, { value }) => sum + value, 0) : Math.max(...points.map(({ value }) => value))
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {points.map(({ label: name, value, to }) => (
        <li key={name}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
            {to ? (
              <Link component={RouterLink} to={to} color="inherit" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Link>
            ) : (
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Box>
            )}
            <Box component="span" sx={{ fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}>
              {kind === 'pie' && whole > 0 && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, marginInlineEnd: 1 }}>
                  {number(value / whole, { style: 'percent', maximumFractionDigits: 0 })}
                </Box>
              )}
              {number(value)}
            </Box>
          </Box>
          {kind !== 'list' && <Bar share={whole > 0 ? value / whole : 0} />}
        </li>
      ))}
    </Box>
  )
}

const Bar = ({ share }: { share: number }) => (
  <Box aria-hidden sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
    <Box sx={{ height: 1, width: `${share * 100}%`, borderRadius: 1, bgcolor: 'primary.main' }} />
  </Box>
)
