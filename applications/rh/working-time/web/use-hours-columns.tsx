import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { locales } from '#kernel/shared/dates-in-words.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { missingValue } from '#kernel/web/format.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { useWeek } from '#kernel/web/use-week.ts'
import { WeekFindings } from '#rh/week-findings.tsx'
import { sumOf } from '../worked-time.model.ts'
import type { HourState, PersonWeek } from '../working-time.model.ts'
import { stretchesOn } from './stretches-on.ts'

const tones = {
  draft: 'neutral',
  submitted: 'info',
  validated: 'success',
  locked: 'primary',
} as const satisfies Record<HourState, Tone>

type Week = Pick<ReturnType<typeof useWeek>, 'days' | 'today'>

/** A person a row and a day a column; each day opens what was worked in it. */
export function useHoursColumns({ days, today }: Week, onDay: (personId: string, day: string) => void) {
  const t = useT()
  const { duration, shortDay } = useFormat()
  const locale = locales[useLanguage()]
  const weekday = (day: string) => Temporal.PlainDate.from(day).toLocaleString(locale, { weekday: 'short' })
  const onTheDay = (row: PersonWeek, day: string) => sumOf(stretchesOn(row, day))
  const ofDay = (row: PersonWeek, day: string) => ({
    label: t('rh.hours.of-day', { name: `${row.name} ${row.firstname}`, day: shortDay(day) }),
    minutes: onTheDay(row, day),
    isBlocked: row.findings.some(finding => finding.day === day && finding.level === 'block'),
    isToday: day === today,
    onOpen: () => onDay(row.id, day),
  })
  return [
    {
      key: 'name',
      label: t('field.name'),
      text: row => `${row.name} ${row.firstname}`,
      cell: row => (
        <>
          <Box component="span" sx={{ display: 'block', minWidth: 130 }}>
            {row.name} {row.firstname}
          </Box>
          <Typography variant="caption" component="div" color="text.secondary">
            {row.site ?? row.company}
          </Typography>
        </>
      ),
    },
    ...days.map(
      (day): Column<PersonWeek> => ({
        key: day,
        label: shortDay(day),
        text: row => (onTheDay(row, day) === 0 ? '' : duration(onTheDay(row, day))),
        cell: row => <DayCell {...ofDay(row, day)} />,
        align: 'end',
        width: 66,
        onPhone: 'hidden',
      }),
    ),
    {
      key: 'worked',
      label: t('rh.hours.worked'),
      text: row => duration(row.minutes.worked),
      cell: row => (row.minutes.worked === 0 ? missingValue : <strong>{duration(row.minutes.worked)}</strong>),
      phoneCell: row => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 0.5 }}>
          {days.map(day => (
            <DayCell key={day} {...ofDay(row, day)} heading={weekday(day)} />
          ))}
        </Box>
      ),
      align: 'end',
      width: 96,
      onPhone: 'across',
    },
    {
      key: 'overtime',
      label: t('rh.hours.overtime'),
      text: row => duration(row.minutes.quarterMore + row.minutes.halfMore),
      align: 'end',
      width: 110,
      isOptional: true,
    },
    {
      key: 'night',
      label: t('rh.hours.night'),
      text: row => duration(row.minutes.night),
      align: 'end',
      isOptional: true,
    },
    {
      key: 'sunday',
      label: t('rh.hours.sunday'),
      text: row => duration(row.minutes.sunday + row.minutes.holiday),
      align: 'end',
      isOptional: true,
    },
    { key: 'company', label: t('field.company'), text: row => row.company, isOptional: true },
    {
      key: 'findings',
      label: t('rh.hours.findings'),
      text: row => row.findings.map(({ rule }) => t(`rh.hours.rule.${rule}`)).join(', '),
      cell: row => <WeekFindings findings={row.findings} />,
      hiddenBelow: 'lg',
      onPhone: 'across',
      width: 190,
    },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`rh.hours.state.${row.state ?? 'none'}`),
      cell: row => row.state && <Chip label={t(`rh.hours.state.${row.state}`)} tone={tones[row.state]} />,
      onPhone: 'badge',
      width: 120,
    },
  ] satisfies Column<PersonWeek>[]
}

type Cell = {
  label: string
  /** Said above the hours, where no head of a column does. */
  heading?: string
  minutes: number
  isBlocked: boolean
  isToday: boolean
  onOpen: () => void
}

function DayCell({ label, heading, minutes, isBlocked, isToday, onOpen }: Cell) {
  const { duration } = useFormat()
  const shown = minutes === 0 ? '·' : duration(minutes)
  return (
    <ButtonBase
      aria-label={`${label} : ${minutes === 0 ? missingValue : shown}`}
      onClick={onOpen}
      sx={{
        minWidth: heading ? 0 : 48,
        minHeight: 36,
        px: heading ? 0 : 0.5,
        marginInlineEnd: heading ? 0 : -0.5,
        borderRadius: 1,
        flexDirection: 'column',
        alignItems: heading ? 'center' : 'flex-end',
        fontSize: heading ? '0.75rem' : undefined,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: isToday ? 600 : 400,
        color: isBlocked ? 'error.strong' : minutes === 0 ? 'text.secondary' : 'text.primary',
        '&:hover, &:focus-visible': { backgroundColor: 'action.hover' },
      }}
    >
      {heading && (
        <Typography component="span" variant="caption" color="text.secondary">
          {heading}
        </Typography>
      )}
      {shown}
    </ButtonBase>
  )
}
