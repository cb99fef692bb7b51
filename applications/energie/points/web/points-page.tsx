import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { MonthArrows } from '#kernel/web/kit/month-arrows.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { pointsCalls } from '../points.calls.ts'
import { pointsElement } from '../points-place.model.ts'
import { CompletenessCalendar } from './completeness-calendar.tsx'
import { DayDialog } from './day-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { firstToShow } from './first-to-show.ts'
import { ImportsTable } from './imports-table.tsx'

type Day = AnswerOf<typeof pointsCalls.getPointsCalendar>[number]

/** What is known of a meter day by day, and the files that it comes from. */
export function PointsPage() {
  const t = useT()
  const { month: named } = useFormat()
  const level = useLevel(pointsElement)
  const address = useAddress<'meter' | 'month'>()
  const [open, setOpen] = useState<Day | 'import' | null>(null)
  const meters = useCall(pointsCalls.getMetersWithPoints, {})
  const meter = meters.data?.find(({ id }) => id === address.of('meter')) ?? firstToShow(meters.data)
  const month = monthOf(address.of('month'))
  const asked = { meterId: meter?.id ?? '', month: month.toPlainDate({ day: 1 }).toString() }
  const calendar = useCall(pointsCalls.getPointsCalendar, asked, { enabled: meter !== undefined })
  if (meters.error) return <Failed error={meters.error} onRetry={meters.refetch} />
  if (!meters.data) return <PageSkeleton />
  const close = () => setOpen(null)
  return (
    <Page
      title={t('energie.points.title')}
      context={t('energie.points.context')}
      actions={
        meter &&
        level >= 2 && (
          <Button variant="contained" onClick={() => setOpen('import')}>
            {t('energie.points.import')}
          </Button>
        )
      }
    >
      {!meter && <Empty title={t('energie.points.none')} text={t('energie.points.none-text')} />}
      {meter && (
        <>
          <SectionCard
            title={t('energie.points.calendar')}
            actions={
              <Box sx={{ display: 'flex', alignItems: 'center' }}>
                <MonthArrows onGo={months => address.change({ month: month.add({ months }).toString() })} />
                <Typography>{named(month.toString())}</Typography>
              </Box>
            }
          >
            <Box sx={{ display: 'flex', mb: 2 }}>
              <FilterSelect
                label={t('energie.points.meter')}
                chosen={meter.id}
                onChoose={value => address.change({ meter: value })}
                choices={meters.data.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Box>
            {calendar.error && <Failed error={calendar.error} onRetry={calendar.refetch} />}
            <CompletenessCalendar month={month} days={calendar.data ?? []} onOpen={setOpen} />
          </SectionCard>
          <ImportsTable />
          {open === 'import' && <ImportDialog meter={meter} onClose={close} />}
          {open && open !== 'import' && <DayDialog meterId={meter.id} day={open} level={level} onClose={close} />}
        </>
      )}
    </Page>
  )
}

function monthOf(written: string | null) {
  const isMonth = written !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(written)
  return isMonth ? Temporal.PlainYearMonth.from(written) : businessToday().toPlainYearMonth()
}
