import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { addressToEnter } from '../energy-invoices-place.model.ts'

const shownAtFirst = 3

/** The invoices that should have come, the longest awaited first. */
export function AwaitedCard({ mayEnter }: { mayEnter: boolean }) {
  const t = useT()
  const { date } = useFormat()
  const [isWhole, setWhole] = useState(false)
  const { data: awaited = [] } = useCall(energyInvoicesCalls.getAwaitedInvoices, {}, { staysOnPage: true })
  if (awaited.length === 0) return null
  const shown = isWhole ? awaited : awaited.slice(0, shownAtFirst)
  return (
    <SectionCard
      title={t('energie.energy-invoices.awaited', { count: awaited.length })}
      actions={
        !isWhole && awaited.length > shownAtFirst && <Button onClick={() => setWhole(true)}>{t('verb.showAll')}</Button>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map(one => {
          const period = `${date(one.from)} – ${date(one.to)}`
          return (
            <Box
              component="li"
              key={`${one.contractId} ${one.from}`}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
            >
              <Box sx={{ flex: '1 1 240px' }}>
                <Box component="bdi" sx={{ fontWeight: 600 }}>
                  {one.contract}
                </Box>
                <Box sx={{ color: 'text.secondary' }}>
                  {[one.supplier, period, t('energie.energy-invoices.due', { day: date(one.dueOn) })].join(' · ')}
                </Box>
              </Box>
              {one.isLate && <Chip label={t('energie.energy-invoices.late')} tone="error" />}
              {mayEnter && (
                <Button
                  component={Link}
                  to={addressToEnter({ contractId: one.contractId, from: one.from, to: one.to })}
                  aria-label={t('energie.energy-invoices.enter-named', { contract: one.contract, period })}
                >
                  {t('energie.energy-invoices.enter')}
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
    </SectionCard>
  )
}
