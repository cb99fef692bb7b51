import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ChevronLeft from '~icons/ic/baseline-chevron-left'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import { useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { turnsWithLanguage } from '#kernel/web/kit/turns-with-language.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { plansCalls } from '../plans.calls.ts'
import { plansElement } from '../plans-place.model.ts'
import { DeviationCard } from './deviation-card.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PlansGantt } from './plans-gantt.tsx'

type Plan = AnswerOf<typeof plansCalls.getPlannedWeek>['plans'][number]

/** A week of engines over the price of electricity, and one of its days against what was measured. */
export function PlansPage() {
  const t = useT()
  const { date } = useFormat()
  const level = useLevel(plansElement)
  const address = useAddress<'day' | 'meter'>()
  const [open, setOpen] = useState<Plan | 'new' | null>(null)
  const asked = address.of('day')
  const day = asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : businessToday().toString()
  const { data: week, error, refetch } = useCall(plansCalls.getPlannedWeek, { day }, { keepsFormer: true })
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!week) return <PageSkeleton />
  const go = (days: number) => address.change({ day: Temporal.PlainDate.from(day).add({ days }).toString() })
  const meter = week.meters.find(({ id }) => id === address.of('meter')) ?? week.meters[0]
  return (
    <Page
      title={t('energie.plans.title')}
      context={t('energie.plans.context')}
      actions={
        level >= 2 &&
        week.sources.length > 0 && (
          <Button variant="contained" onClick={() => setOpen('new')}>
            {t('energie.plans.add')}
          </Button>
        )
      }
    >
      {week.sources.length === 0 && <Empty title={t('energie.plans.none')} text={t('energie.plans.none-text')} />}
      {week.sources.length > 0 && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <IconButton aria-label={t('energie.plans.week-before')} onClick={() => go(-7)}>
              <ChevronLeft sx={turnsWithLanguage} />
            </IconButton>
            <IconButton aria-label={t('energie.plans.week-after')} onClick={() => go(7)}>
              <ChevronRight sx={turnsWithLanguage} />
            </IconButton>
            <FilterSelect
              label={t('field.day')}
              chosen={day}
              onChoose={value => address.change({ day: value })}
              choices={week.days.map(one => ({ value: one.day, label: date(one.day) }))}
            />
            {week.meters.length > 0 && (
              <FilterSelect
                label={t('energie.points.meter')}
                chosen={meter?.id ?? null}
                onChoose={value => address.change({ meter: value })}
                choices={week.meters.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Box>
          <PlansGantt week={week} chosen={day} onOpen={level >= 2 ? setOpen : null} />
          {meter && <DeviationCard key={`${day} ${meter.id}`} day={day} meterId={meter.id} />}
        </>
      )}
      {open && (
        <PlanDialog
          plan={open === 'new' ? null : open}
          day={day}
          sources={week.sources}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  )
}
