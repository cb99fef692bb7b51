import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PlannedCrop } from '../plant-round.model.ts'
import { useWeekdays } from '#kernel/web/use-weekdays.ts'

/** Crops that somebody measures, and how often. */
export function CropsMeasured({
  crops,
  onPlan,
}: {
  crops: readonly PlannedCrop[]
  onPlan: (crop: PlannedCrop) => void
}) {
  const t = useT()
  const { date } = useFormat()
  const weekdays = useWeekdays('long')
  if (crops.length === 0) return <Empty title={t('culture.rounds.no-plan')} text={t('culture.rounds.no-plan-text')} />
  return (
    <SectionCard title={t('culture.rounds.crops-measured')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {crops.map(crop => {
          const { plantingId, code, variety, observer, plan } = crop
          return (
            <Box
              key={plantingId}
              component="li"
              sx={{ py: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>
                  <bdi>{`${code} · ${variety}`}</bdi>
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {observer}
                </Typography>
              </Box>
              {plan ? (
                <Typography variant="body2">
                  {[
                    weekdays[plan.weekday - 1],
                    t('culture.rounds.weeks', { count: plan.everyWeeks }),
                    plan.endsOn !== null && t('culture.rounds.until', { day: date(plan.endsOn) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              ) : (
                <Chip label={t('culture.rounds.no-plan')} tone="warning" />
              )}
              {crop.can.plan && (
                <Button aria-label={t('culture.rounds.plan-named', { code })} onClick={() => onPlan(crop)}>
                  {t('culture.rounds.plan')}
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
    </SectionCard>
  )
}
