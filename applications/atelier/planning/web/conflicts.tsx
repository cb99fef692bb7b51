import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Conflict } from '../plan.model.ts'

/** What is in the way, the gravest first: a click leads to the plan that it is about. */
export function Conflicts({
  conflicts,
  onOpen,
}: {
  conflicts: readonly Conflict[]
  onOpen: (detailId: string) => void
}) {
  const t = useT()
  const { weight, longDate } = useFormat()
  if (conflicts.length === 0) return null
  const fact = ({ kind, pct, minutes, kg }: Conflict) =>
    t(`atelier.plan.conflict.${kind}-fact`, { pct, minutes, kg: weight(kg) })
  return (
    <Box component="ul" aria-label={t('atelier.plan.in-the-way')} sx={list}>
      {conflicts.map((conflict, place) => (
        <Box component="li" key={`${conflict.kind} ${conflict.detailIds[0]}`} sx={{ minWidth: 0 }}>
          <ButtonBase
            onClick={() => onOpen(conflict.detailIds[0] as string)}
            sx={theme => card(theme.vars.palette[toneOf(conflict)].main)}
          >
            <Box aria-hidden sx={theme => ({ ...badge, backgroundColor: theme.vars.palette[toneOf(conflict)].main })}>
              {place + 1}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 650 }}>
                {t(`atelier.plan.conflict.${conflict.kind}`, {
                  name: conflict.name,
                  day: longDate(conflict.date).split(' ')[0],
                })}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.86rem' }}>{fact(conflict)}</Box>
            </Box>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  )
}

const toneOf = ({ kind }: Conflict) => (kind === 'lot_held' || kind === 'line_off' ? 'warning' : 'error')

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
} as const

const card = (colour: string) => ({
  width: 1,
  height: 1,
  justifyContent: 'flex-start',
  textAlign: 'start',
  gap: 1.25,
  p: 1.25,
  borderRadius: '10px',
  border: `1px solid color-mix(in srgb, ${colour} 40%, transparent)`,
  backgroundColor: `color-mix(in srgb, ${colour} 7%, transparent)`,
  font: 'inherit',
})

const badge = {
  flexShrink: 0,
  width: 22,
  height: 22,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  color: '#FFFFFF',
  fontSize: '0.78rem',
  fontWeight: 700,
} as const
