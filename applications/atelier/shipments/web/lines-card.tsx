import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Shipment, ShipmentLine } from '../shipment.model.ts'

/** What was ordered against what stands on pallets, in cases and kilograms. */
export function LinesCard({ shipment }: { shipment: Shipment }) {
  const t = useT()
  return (
    <SectionCard title={t('atelier.shipment.lines')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {shipment.lines.map(line => (
          <LineRow key={line.id} line={line} />
        ))}
      </Box>
    </SectionCard>
  )
}

function LineRow({ line: { article, cases, doneCases: picked, kg, shortageReason } }: { line: ShipmentLine }) {
  const t = useT()
  const { weight } = useFormat()
  const told = t('atelier.shipment.picked', { picked, cases })
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{article}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{[told, weight(kg)].join(' · ')}</Typography>
      </Box>
      <LinearProgress variant="determinate" value={(100 * picked) / cases} aria-label={`${article} : ${told}`} />
      {shortageReason && (
        <Box>
          <Chip
            tone="warning"
            label={`${t('atelier.shipment.missing', { count: cases - picked })}, ${t(`atelier.shipment.shortage.${shortageReason}`)}`}
          />
        </Box>
      )}
    </Box>
  )
}
