import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { locales } from '#kernel/shared/dates-in-words.ts'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { weeksOf } from '#kernel/web/kit/month.ts'
import { MonthArrows } from '#kernel/web/kit/month-arrows.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import type { HrEvent, NarrowedTo } from '../hr-event.model.ts'
import { hrEventsCalls } from '../hr-events.calls.ts'
import { EventsOfDay } from './events-of-day.tsx'

type Props = { narrowing: NarrowedTo; onOpenDay: (day: string) => void }

/** A month: weeks and days on a screen, the days that have something on a phone. */
export function MonthOfEvents({ narrowing, onOpenDay }: Props) {
  const locale = locales[useLanguage()]
  const isWide = useMediaQuery('(min-width: 900px)')
  const address = useAddress<'month'>()
  const today = businessToday()
  const said = /^20\d\d-(0[1-9]|1[0-2])$/.test(address.of('month') ?? '') ? address.of('month') : null
  const month = said ? Temporal.PlainYearMonth.from(said) : today.toPlainYearMonth()
  const first = month.toPlainDate({ day: 1 })
  const weeks = weeksOf(first)
  const [from, to] = [weeks[0]?.[0] ?? first, weeks.at(-1)?.at(-1) ?? first]
  const { data, error, refetch } = useCall(
    hrEventsCalls.getHrEvents,
    { from: from.toString(), to: to.toString(), ...narrowing },
    { keepsFormer: true },
  )
  const named = first.toLocaleString(locale, { month: 'long', year: 'numeric' })
  const go = (months: number) => address.change({ month: month.add({ months }).toString() })
  const on = (day: Temporal.PlainDate) =>
    (data ?? []).filter(({ fromDay, toDay }) => fromDay <= day.toString() && day.toString() <= toDay)
  return (
    <SectionCard title={named} actions={<MonthArrows onGo={go} />}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={8} />}
      {data &&
        (isWide ? (
          <Weeks weeks={weeks} month={month} today={today} on={on} onOpenDay={onOpenDay} />
        ) : (
          <Agenda days={weeks.flat().filter(day => day.month === month.month)} on={on} onOpenDay={onOpenDay} />
        ))}
    </SectionCard>
  )
}

type On = (day: Temporal.PlainDate) => readonly HrEvent[]
type WeeksProps = {
  weeks: Temporal.PlainDate[][]
  month: Temporal.PlainYearMonth
  today: Temporal.PlainDate
  on: On
  onOpenDay: (day: string) => void
}

function Weeks({ weeks, month, today, on, onOpenDay }: WeeksProps) {
  const locale = locales[useLanguage()]
  return (
    <Box component="table" sx={{ width: 1, tableLayout: 'fixed', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {weeks[0]?.map(day => (
            <Box
              key={day.dayOfWeek}
              component="th"
              scope="col"
              sx={{ pb: 0.5, fontWeight: 500, color: 'text.secondary' }}
            >
              <Typography variant="caption">{day.toLocaleString(locale, { weekday: 'short' })}</Typography>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]?.toString()}>
            {week.map(day => (
              <Box
                key={day.toString()}
                component="td"
                sx={{
                  border: 1,
                  borderColor: 'divider',
                  p: 0,
                  height: 104,
                  verticalAlign: 'top',
                  backgroundColor: day.equals(today) ? 'action.selected' : undefined,
                  opacity: day.month === month.month ? 1 : 0.55,
                }}
              >
                <Day day={day} events={on(day)} onOpen={() => onOpenDay(day.toString())} />
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

type DayProps = { day: Temporal.PlainDate; events: readonly HrEvent[]; onOpen: () => void }

function Day({ day, events, onOpen }: DayProps) {
  if (events.length === 0)
    return (
      <Typography variant="caption" sx={{ display: 'block', p: 0.75, color: 'text.secondary' }}>
        {day.day}
      </Typography>
    )
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        width: 1,
        height: 1,
        p: 0.75,
        display: 'grid',
        alignContent: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0.5,
        textAlign: 'start',
      }}
    >
      <Typography variant="caption" component="span" sx={{ fontWeight: 600 }}>
        {day.day}
      </Typography>
      <EventsOfDay events={events} most={3} />
    </ButtonBase>
  )
}

function Agenda({
  days,
  on,
  onOpenDay,
}: {
  days: readonly Temporal.PlainDate[]
  on: On
  onOpenDay: (day: string) => void
}) {
  const t = useT()
  const locale = locales[useLanguage()]
  const busy = days.filter(day => on(day).length > 0)
  if (busy.length === 0) return <Typography color="text.secondary">{t('rh.event.none-that-month')}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {busy.map(day => (
        <Box key={day.toString()} component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <ButtonBase
            onClick={() => onOpenDay(day.toString())}
            sx={{
              width: 1,
              py: 1.25,
              display: 'grid',
              gap: 0.5,
              gridTemplateColumns: 'minmax(0, 1fr)',
              textAlign: 'start',
            }}
          >
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {day.toLocaleString(locale, { weekday: 'long', day: 'numeric', month: 'long' })}
            </Typography>
            <EventsOfDay events={on(day)} most={20} />
          </ButtonBase>
        </Box>
      ))}
    </Box>
  )
}
