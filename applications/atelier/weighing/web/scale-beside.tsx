import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useT } from '#kernel/web/i18n.ts'
import { ContainersCard } from './containers-card.tsx'
import { ScaleLight } from './scale-light.tsx'
import { tileOf } from './tile-look.ts'
import type { ScaleAtHand } from './use-scale-at-hand.ts'

/** The scale beside other work: which one, how it stands, and in what its goods stand. */
export function ScaleBeside({ hand: { scales, scale, chooseScale, line, weight } }: { hand: ScaleAtHand }) {
  const t = useT()
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      {scales.length > 1 && (
        <Box
          role="group"
          aria-label={t('atelier.weighing.scale')}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}
        >
          {scales.map(({ id, name }) => (
            <ButtonBase
              key={id}
              aria-pressed={id === scale?.id}
              onClick={() => chooseScale(id)}
              sx={tileOf(id === scale?.id)}
            >
              <Box sx={{ fontWeight: 650, fontSize: '1.05rem' }}>{name}</Box>
            </ButtonBase>
          ))}
        </Box>
      )}
      {line && <ScaleLight {...line} />}
      <ContainersCard weight={weight} />
    </Box>
  )
}
