import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { energyInvoicesCalls } from '../energy-invoices.calls.ts'

type Readings = AnswerOf<typeof energyInvoicesCalls.getEnergyInvoice>['readings']

/** On what the check stands. */
export function ReadingsCard({ readings }: { readings: Readings }) {
  const t = useT()
  const { date, number } = useFormat()
  return (
    <SectionCard title={t('energie.energy-invoices.readings')}>
      {readings.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('energie.energy-invoices.no-reading')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {readings.map(({ readOn, index, kind }) => (
          <Box
            component="li"
            key={readOn}
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}
          >
            <span>{[date(readOn), t(`energie.readings.kind.${kind}`)].join(' · ')}</span>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {number(index, { maximumFractionDigits: 3 })}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
