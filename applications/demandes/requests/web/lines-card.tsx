import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Request, RequestLine } from '../request.model.ts'
import { amountOf } from '../request-rules.model.ts'

/** What is needed, and how much of it came. */
export function LinesCard({ request }: { request: Request }) {
  const t = useT()
  return (
    <SectionCard title={t('demandes.request.lines')}>
      {request.lines.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('demandes.request.no-line')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}>
        {request.lines.map(line => (
          <LineRow key={line.id} line={line} isOrdered={request.orderNumber !== null} />
        ))}
      </Box>
    </SectionCard>
  )
}

function LineRow({ line, isOrdered }: { line: RequestLine; isOrdered: boolean }) {
  const t = useT()
  const { number: figure, money, moment } = useFormat()
  const { label, quantity, unit, received, receipts } = line
  const measured = (value: number) =>
    `${figure(value, { maximumFractionDigits: 3 })} ${t(`demandes.unit-short.${unit}`)}`
  const price = line.orderedPrice ?? line.estimatedPrice ?? null
  const amount = amountOf([{ quantity, price }])
  const told = t('demandes.request.received-of', { received: figure(received), quantity: measured(quantity) })
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{label}</bdi>
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {[
            measured(quantity),
            price !== null &&
              t('demandes.request.each', {
                price: `${figure(price, { minimumFractionDigits: 2, maximumFractionDigits: 4 })} €`,
              }),
            amount !== null && money(amount),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {isOrdered && (
        <>
          <LinearProgress
            variant="determinate"
            value={Math.min(100, (100 * received) / quantity)}
            aria-label={`${label} : ${told}`}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {told}
          </Typography>
        </>
      )}
      {receipts.map(receipt => (
        <Box key={receipt.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="body2">
            {[
              moment(receipt.receivedAt),
              measured(receipt.quantity),
              receipt.receiver,
              receipt.deliveryReference,
              receipt.lotNumber && t('demandes.request.lot-named', { number: receipt.lotNumber }),
              receipt.ammNumber && t('demandes.request.amm-named', { number: receipt.ammNumber }),
              receipt.reason,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {receipt.nonConform && <Chip label={t('demandes.request.non-conform')} tone="error" />}
        </Box>
      ))}
    </Box>
  )
}
