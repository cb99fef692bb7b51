import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { addressOfTrace, traceElement } from '#platform/trace/trace-place.model.ts'
import type { Lot } from '../lot.model.ts'
import type { RecallWidth } from '../mixture.model.ts'
import { lotsCalls } from '../lots.calls.ts'

/** How far a recall of the lot would reach, before anybody asks. */
export function RecallCard({ lot }: { lot: Lot }) {
  const t = useT()
  const { number, weight } = useFormat()
  const mayTrace = useLevel(traceElement) >= 1
  const { data: width } = useCall(lotsCalls.getRecallWidth, { id: lot.id }, { staysOnPage: true })
  const inWords = ({ isMore, shippedKg }: RecallWidth) => {
    if (isMore) return t('atelier.lot.recall-more')
    return shippedKg === 0
      ? t('atelier.lot.recall-none')
      : t('atelier.lot.recall-shipped', { weight: weight(shippedKg) })
  }
  const figures = [
    ['pallets', width?.pallets],
    ['customers', width?.customers],
    ['lots', width?.lots],
  ] as const
  return (
    <SectionCard title={t('atelier.lot.recall-would')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        {figures.map(([what, count]) => (
          <Box key={what} component="p" sx={{ m: 0, display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
            <Box component="b" sx={{ fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' }}>
              {number(count)}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {t(`atelier.lot.recall.${what}`, { count: count ?? 0 })}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {width && inWords(width)}
      </Typography>
      {mayTrace && (
        <Button
          component={Link}
          to={addressOfTrace({ kind: 'lot', id: lot.id })}
          variant="outlined"
          color="inherit"
          size="small"
        >
          {t('atelier.lot.trace')}
        </Button>
      )}
    </SectionCard>
  )
}
