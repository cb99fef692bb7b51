import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { StaffFigures } from '../indicator.model.ts'
import { type Figure, FigureCards } from './figure-cards.tsx'
import type { Narrowing } from './use-filters-of-indicators.ts'

type Props = { figures: StaffFigures; narrowing: Narrowing }

/** The figures that one glances at, each opening its list. */
export function StaffTiles({ figures, narrowing }: Props) {
  const t = useT()
  const { percent } = useFormat()
  const { active, female, male, starting, ending, opensList } = figures
  const share = (part: number) =>
    active === 0 ? {} : { note: { text: t('rh.indicators.of-active', { share: percent(part / active) }) } }
  const tiles: Figure[] = [
    { label: t('rh.employees.headcount'), value: active, chosen: {} },
    { label: t('rh.employees.women'), value: female, chosen: { sex: 'female' }, ...share(female) },
    { label: t('rh.employees.men'), value: male, chosen: { sex: 'male' }, ...share(male) },
    { label: t('rh.indicators.arrivals'), value: starting, chosen: { month: 'starting' } },
    { label: t('rh.indicators.departures'), value: ending, chosen: { month: 'ending' } },
  ]
  return (
    <Box sx={row}>
      <FigureCards figures={tiles} narrowing={narrowing} opensList={opensList} />
    </Box>
  )
}

/** On a phone the whole stands above its parts. */
const row = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
}
