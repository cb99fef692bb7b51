import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Dispute } from '../dispute.model.ts'

/** The goods that are meant. */
export function DisputeLines({ dispute: { lines } }: { dispute: Dispute }) {
  const t = useT()
  const { weight } = useFormat()
  return (
    <SectionCard title={t('qualite.dispute.lines')}>
      {lines.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('qualite.dispute.no-line')}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {lines.map(line => (
          <Box component="li" key={line.id} sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{line.article}</Box>
              <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {[line.lotNumber, line.sscc, line.cases > 0 && t('qualite.dispute.cases', { count: line.cases })]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
            <Box sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              <bdi>{weight(line.kg)}</bdi>
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
