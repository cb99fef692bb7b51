import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Curves } from '#kernel/web/kit/curves.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { plansCalls } from '../plans.calls.ts'

/** A day as it was planned and as it was, with what the gap costs. */
export function DeviationCard({ day, meterId }: { day: string; meterId: string }) {
  const t = useT()
  const { longDate, money, number, time } = useFormat()
  const { data, error, refetch } = useCall(plansCalls.getPlanDeviation, { day, meterId })
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return null
  const mwh = (value: number) => number(value, { minimumFractionDigits: 3, maximumFractionDigits: 3 })
  const written = (value: number) => `${number(value, { maximumFractionDigits: 0 })}\u00a0kW`
  const { surplusMwh, shortageMwh, missing, cents } = data
  return (
    <SectionCard title={t('energie.plans.deviation', { day: longDate(day) })}>
      <Typography role="status">
        {[
          t('energie.plans.gap', { surplus: mwh(surplusMwh), shortage: mwh(shortageMwh) }),
          missing > 0 && t('energie.plans.missing', { points: number(missing) }),
          cents !== undefined && (cents === null ? missing === 0 && t('energie.plans.no-price') : money(cents)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Curves
        title={t('energie.plans.against')}
        moments={data.moments.map(moment => time(moment))}
        measures={[
          { name: t('energie.plans.planned'), values: data.planned, written, tone: 'info' },
          { name: t('energie.plans.actual'), values: data.actual, written, tone: 'primary' },
        ]}
        hatched={data.actual.map(value => value === null)}
        zooms
      />
    </SectionCard>
  )
}
