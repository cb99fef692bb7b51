import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { EventOfOrder } from '#atelier/fabrication-orders/fabrication-order.model.ts'

const most = 4

/** What was done last, the newest first. */
export function LastActs({ acts }: { acts: readonly EventOfOrder[] }) {
  const t = useT()
  const { time, weight, difference } = useFormat()
  const facts = ({ numLot, newNumLot, kg, cases }: EventOfOrder) =>
    [
      numLot && (newNumLot ? `${numLot} → ${newNumLot}` : numLot),
      kg !== null && kg > 0 && weight(kg),
      cases !== null && t('atelier.poste.cases', { n: difference(cases) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Card role="region" aria-labelledby="last-acts" tabIndex={0} sx={{ p: 2, borderRadius: '20px', overflowY: 'auto' }}>
      <Box component="h2" id="last-acts" sx={{ m: 0, mb: 0.5, fontSize: '1.2rem' }}>
        {t('atelier.poste.last')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {acts.slice(0, most).map(act => (
          <Box
            component="li"
            key={act.id}
            sx={{ display: 'flex', gap: 1.5, py: 0.75, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 650 }}>{t(`atelier.order.act.${act.what}`)}</Box>
              <Box sx={{ color: 'text.secondary' }}>
                <bdi>{facts(act)}</bdi>
              </Box>
            </Box>
            <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{time(act.at)}</Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
