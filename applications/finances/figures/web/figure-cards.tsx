import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { costs, type FigureKey, type FigureOfMonth } from '../figures-of-month.model.ts'
import { shareOfChange, useFigureWords } from './use-figure-words.ts'

/** The month in five figures, each with the page of what it is made of. */
export function FigureCards({ figures }: { figures: readonly FigureOfMonth[] }) {
  const t = useT()
  const { percent } = useFormat()
  const { inWords, named } = useFigureWords()
  const untold = figures.filter(({ key, amount }) => costs.some(cost => cost === key) && amount === null)
  const noteOf = (key: FigureKey, amount: number | null) => {
    if (amount === null) return { note: { text: t('finances.figures.untold') } }
    if (key !== 'costPerKilo' || untold.length === 0) return {}
    const missing = untold.map(one => named(one.key)).join(' · ')
    return { note: { text: t('finances.figures.missing', { missing }), isAlarming: true } }
  }
  return (
    <Box sx={cards}>
      {figures.map(({ key, amount, yearBefore, to }) => {
        const share = shareOfChange(amount, yearBefore)
        const direction = share === null || share === 0 ? 'flat' : share > 0 ? 'up' : 'down'
        return (
          <StatCard
            key={key}
            label={named(key)}
            value={inWords(key, amount)}
            {...(to && { to })}
            {...(share !== null && {
              trend: {
                direction,
                text: percent(share),
                isGood: key === 'sold' ? share >= 0 : share <= 0,
                against: t('finances.figures.against', { before: inWords(key, yearBefore) }),
              },
            })}
            {...noteOf(key, amount)}
          />
        )
      })}
    </Box>
  )
}

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
}
