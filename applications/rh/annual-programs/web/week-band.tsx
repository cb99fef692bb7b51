import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { locales } from '#kernel/shared/dates-in-words.ts'
import { weekOf } from '#kernel/shared/iso-week.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { AnnualProgram } from '../annual-programs.model.ts'
import { daysOfWeekIn, longestWeek, type WeekKind, weekKinds } from '../annual-weeks.model.ts'

type Week = AnnualProgram['weeks'][number]
type Props = {
  program: AnnualProgram
  weeks: readonly Week[]
  /** Mondays of the weeks in hand. */
  chosen: readonly string[]
  onChoose: (mondays: readonly string[]) => void
}

/**
 * The weeks of a program from the first to the last, by month; on a phone month below month. Each says its hours, its height and
 * colour its kind. Arrows go from week to week, and with Shift, a drag or a second tap, several are taken in hand.
 */
export function WeekBand({ program, weeks, chosen, onChoose }: Props) {
  const t = useT()
  const grid = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState(0)
  const [at, setAt] = useState(0)
  const isDragging = useRef(false)
  const months = [...Map.groupBy(weeks.entries(), ([, { monday }]) => monthOf(monday, program))]
  const take = (from: number, to: number) => {
    const [first, last] = from < to ? [from, to] : [to, from]
    setStart(from)
    setAt(to)
    onChoose(weeks.slice(first, last + 1).map(({ monday }) => monday))
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return onChoose([])
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = placeAfter(event.key, { at, last: weeks.length - 1, isRightToLeft })
    if (to === null) return
    event.preventDefault()
    take(event.shiftKey ? start : to, to)
    grid.current?.querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus()
  }
  const press = (event: PointerEvent<HTMLElement>, place: number) => {
    if (event.pointerType !== 'mouse') return
    isDragging.current = true
    take(event.shiftKey ? start : place, place)
  }
  /** A finger takes the first week, then the last. */
  const tap = (event: MouseEvent<HTMLElement>, place: number) => {
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent
    if (pointerType === 'mouse') return
    take(event.shiftKey || (pointerType === 'touch' && chosen.length === 1) ? start : place, place)
  }
  return (
    <Box>
      <Box
        ref={grid}
        role="grid"
        aria-label={t('rh.annual.weeks-of', { name: program.groupLabel })}
        aria-multiselectable
        onKeyDown={move}
        onPointerUp={() => {
          isDragging.current = false
        }}
        onPointerLeave={() => {
          isDragging.current = false
        }}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          gap: { xs: 1, md: '3px' },
          userSelect: 'none',
        }}
      >
        {months.map(([month, ofMonth]) => (
          <Box
            key={month}
            role="row"
            sx={{
              flex: { md: `${ofMonth.length} 1 0` },
              minWidth: 0,
              display: { xs: 'flex', md: 'block' },
              alignItems: 'center',
              gap: 1,
            }}
          >
            <MonthName month={month} />
            <Box sx={{ flex: 1, display: 'grid', gap: '2px', gridTemplateColumns: columnsOf(ofMonth.length) }}>
              {ofMonth.map(([place, week]) => (
                <WeekCell
                  key={week.monday}
                  week={week}
                  program={program}
                  place={place}
                  isFocusable={place === Math.min(at, weeks.length - 1)}
                  isChosen={chosen.includes(week.monday)}
                  onPress={event => press(event, place)}
                  onEnter={() => isDragging.current && take(start, place)}
                  onTap={event => tap(event, place)}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Legend />
    </Box>
  )
}

const columnsOf = (count: number) => ({ xs: 'repeat(6, 1fr)', md: `repeat(${count}, 1fr)` })

type Stand = { at: number; last: number; isRightToLeft: boolean }

/** Weeks of a month, by which the arrows up and down go. */
const weeksOfMonth = 4

function placeAfter(key: string, { at, last, isRightToLeft }: Stand) {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: isRightToLeft ? 1 : -1,
    ArrowRight: isRightToLeft ? -1 : 1,
    ArrowUp: -weeksOfMonth,
    ArrowDown: weeksOfMonth,
    Home: -at,
    End: last - at,
  }
  const step = steps[key]
  return step === undefined ? null : Math.min(last, Math.max(0, at + step))
}

/** The month of the Thursday of a week, or of its first day where the period begins after it: `2026-12`. */
function monthOf(monday: string, period: AnnualProgram) {
  const days = daysOfWeekIn(monday, period)
  const thursday = Temporal.PlainDate.from(monday).add({ days: 3 }).toString()
  return (days.includes(thursday) ? thursday : (days[0] ?? monday)).slice(0, 7)
}

function MonthName({ month }: { month: string }) {
  const locale = locales[useLanguage()]
  const day = Temporal.PlainDate.from(`${month}-01`)
  return (
    <Typography
      role="rowheader"
      variant="caption"
      title={day.toLocaleString(locale, { month: 'long', year: 'numeric' })}
      sx={{
        display: 'block',
        color: 'text.secondary',
        width: { xs: 44, md: 'auto' },
        overflow: 'hidden',
        whiteSpace: 'nowrap',
      }}
    >
      {day.toLocaleString(locale, { month: 'short' })}
    </Typography>
  )
}

type CellProps = {
  week: Week
  program: AnnualProgram
  place: number
  isFocusable: boolean
  isChosen: boolean
  onPress: (event: PointerEvent<HTMLElement>) => void
  onEnter: () => void
  onTap: (event: MouseEvent<HTMLElement>) => void
}

/** Minutes that fill a cell to below its number: the longest week of the law. */
const fullMinutes = 2880
const fullPercent = 74

function WeekCell({ week, program, place, isFocusable, isChosen, onPress, onEnter, onTap }: CellProps) {
  const name = useWeekName(program)
  const { number } = useFormat()
  const { monday, kind, minutes, holidays } = week
  const isTooLong = minutes > longestWeek(monday, { profile: program.profile, period: program })
  return (
    <ButtonBase
      component="div"
      role="gridcell"
      data-at={place}
      tabIndex={isFocusable ? 0 : -1}
      aria-selected={isChosen}
      title={name(week)}
      onPointerDown={onPress}
      onPointerEnter={onEnter}
      onClick={onTap}
      sx={theme => ({
        height: { xs: 52, md: 72 },
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        borderRadius: 0.5,
        overflow: 'hidden',
        fontVariantNumeric: 'tabular-nums',
        fontSize: '0.6875rem',
        lineHeight: 1.5,
        color: isTooLong ? 'error.strong' : 'text.primary',
        background: minutes === 0 ? hatched(theme) : filled(theme, kind, minutes),
        outline: isChosen ? '2px solid' : 'none',
        outlineColor: theme.vars.palette.primary.main,
        outlineOffset: '-2px',
        printColorAdjust: 'exact',
        '&:focus-visible': {
          outline: '3px solid',
          outlineColor: theme.vars.palette.primary.main,
          outlineOffset: '-3px',
        },
      })}
    >
      <Box component="span" sx={visuallyHidden}>
        {name(week)}
      </Box>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontSize: '0.625rem' }}>
        {weekOf(monday).week}
      </Box>
      <Box component="span" aria-hidden sx={{ height: 5, fontSize: '0.5rem', lineHeight: '5px' }}>
        {holidays.length > 0 && '◆'.repeat(holidays.length)}
      </Box>
      <Box component="span" aria-hidden sx={{ fontWeight: kind === 'high' ? 700 : 500 }}>
        {number(Math.round(minutes / 60))}
      </Box>
    </ButtonBase>
  )
}

const tintOf = (theme: Theme, kind: WeekKind) =>
  ({
    low: theme.vars.palette.info.main,
    normal: theme.vars.palette.success.main,
    high: theme.vars.palette.warning.main,
  })[kind]

const ground = (theme: Theme) => `color-mix(in srgb, ${theme.vars.palette.text.secondary} 8%, transparent)`

function filled(theme: Theme, kind: WeekKind, minutes: number) {
  const tall = Math.round(Math.min(1, minutes / fullMinutes) * fullPercent)
  const tint = `color-mix(in srgb, ${tintOf(theme, kind)} 34%, transparent)`
  return `linear-gradient(to top, ${tint} ${tall}%, transparent ${tall}%), ${ground(theme)}`
}

const hatched = (theme: Theme) =>
  `repeating-linear-gradient(135deg, color-mix(in srgb, ${theme.vars.palette.text.secondary} 30%, transparent) 0 2px, transparent 2px 6px), ${ground(theme)}`

/** `Semaine 12 du 16 mars 2026, haute, 42 h 00, 1 jour férié` */
function useWeekName({ firstDay }: AnnualProgram) {
  const t = useT()
  const { date, duration } = useFormat()
  return ({ monday, kind, minutes, holidays }: Week) =>
    [
      t('rh.annual.week-of', { week: weekOf(monday).week, day: date(monday < firstDay ? firstDay : monday) }),
      t(minutes === 0 ? 'rh.annual.kind.closed' : `rh.annual.kind.${kind}`),
      duration(minutes),
      ...(holidays.length > 0 ? [t('rh.annual.holidays', { count: holidays.length })] : []),
    ].join(', ')
}

function Legend() {
  const t = useT()
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1, typography: 'caption', color: 'text.secondary' }}
    >
      {weekKinds.map(kind => (
        <Box key={kind} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            component="span"
            sx={theme => ({
              width: 12,
              height: 12,
              borderRadius: 0.5,
              printColorAdjust: 'exact',
              backgroundColor: `color-mix(in srgb, ${tintOf(theme, kind)} 34%, transparent)`,
            })}
          />
          {t(`rh.annual.kind.${kind}`)}
        </Box>
      ))}
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          sx={theme => ({ width: 12, height: 12, borderRadius: 0.5, background: hatched(theme) })}
        />
        {t('rh.annual.kind.closed')}
      </Box>
      <span>{t('rh.annual.holiday-mark')}</span>
    </Box>
  )
}
