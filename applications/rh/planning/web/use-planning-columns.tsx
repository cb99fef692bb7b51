import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { locales } from '#kernel/shared/dates-in-words.ts'
import { missingValue } from '#kernel/web/format.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { useWeek } from '#kernel/web/use-week.ts'
import { useRuleNamed, WeekFindings } from '#rh/week-findings.tsx'
import type { PlannedPerson, WeekState } from '../planning.model.ts'

const tones = { draft: 'neutral', changed: 'warning', published: 'success' } as const satisfies Record<WeekState, Tone>

type Week = Pick<ReturnType<typeof useWeek>, 'days' | 'today'>

/** A person a row and a day a column; each day opens what is planned in it. */
export function usePlanningColumns({ days, today }: Week, onDay: (personId: string, day: string) => void) {
  const t = useT()
  const { duration, shortDay } = useFormat()
  const named = useRuleNamed()
  const locale = locales[useLanguage()]
  const weekday = (day: string) => Temporal.PlainDate.from(day).toLocaleString(locale, { weekday: 'short' })
  const linesOf = (row: PlannedPerson, day: string) => [
    ...shiftsOn(row, day).map(({ from, until }) => `${from}–${until}`),
    ...(row.awayOn.includes(day) ? [t('rh.planning.away')] : []),
  ]
  const cellOf = (row: PlannedPerson, day: string) => ({
    label: t('rh.hours.of-day', { name: `${row.name} ${row.firstname}`, day: shortDay(day) }),
    lines: linesOf(row, day),
    level: row.findings.some(({ day: found, level }) => found === day && level === 'block')
      ? ('block' as const)
      : row.findings.some(({ day: found }) => found === day)
        ? ('warn' as const)
        : null,
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
            {row.unit ?? row.site ?? row.company}
          </Typography>
        </>
      ),
    },
    ...days.map(
      (day): Column<PlannedPerson> => ({
        key: day,
        label: shortDay(day),
        text: row => linesOf(row, day).join(' '),
        cell: row => <DayCell {...cellOf(row, day)} />,
        width: 92,
        onPhone: 'hidden',
      }),
    ),
    {
      key: 'minutes',
      label: t('rh.hours.worked'),
      text: row => duration(row.minutes),
      cell: row => (row.minutes === 0 ? missingValue : <strong>{duration(row.minutes)}</strong>),
      phoneCell: row => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          {days.map(day => (
            <DayCell key={day} {...cellOf(row, day)} heading={weekday(day)} />
          ))}
        </Box>
      ),
      align: 'end',
      width: 90,
      onPhone: 'across',
    },
    { key: 'position', label: t('rh.field.position'), text: row => row.position, isOptional: true },
    { key: 'company', label: t('field.company'), text: row => row.company, isOptional: true },
    {
      key: 'findings',
      label: t('rh.hours.findings'),
      text: row => row.findings.map(({ rule }) => named(rule)).join(', '),
      cell: row => <WeekFindings findings={row.findings} />,
      hiddenBelow: 'lg',
      onPhone: 'across',
      width: 180,
    },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`rh.planning.state.${row.state ?? 'none'}`),
      cell: row => row.state && <Chip label={t(`rh.planning.state.${row.state}`)} tone={tones[row.state]} />,
      onPhone: 'badge',
      width: 120,
    },
  ] satisfies Column<PlannedPerson>[]
}

export const shiftsOn = ({ shifts }: PlannedPerson, day: string) => shifts.filter(({ workDate }) => workDate === day)

type Cell = {
  label: string
  /** Said before the hours, where no head of a column does. */
  heading?: string
  lines: readonly string[]
  level: 'warn' | 'block' | null
  isToday: boolean
  onOpen: () => void
}

const colours = { block: 'error.strong', warn: 'warning.strong' } as const

function DayCell({ label, heading, lines, level, isToday, onOpen }: Cell) {
  return (
    <ButtonBase
      aria-label={`${label} : ${lines.length === 0 ? missingValue : lines.join(', ')}`}
      onClick={onOpen}
      sx={{
        width: 1,
        minHeight: 40,
        px: 0.5,
        gap: heading ? 1 : 0,
        borderRadius: 1,
        flexDirection: heading ? 'row' : 'column',
        alignItems: heading ? 'center' : 'flex-start',
        justifyContent: heading ? 'flex-start' : 'center',
        fontSize: '0.8125rem',
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: isToday ? 600 : 400,
        color: level ? colours[level] : lines.length === 0 ? 'text.secondary' : 'text.primary',
        '&:hover, &:focus-visible': { backgroundColor: 'action.hover' },
      }}
    >
      {heading && (
        <Typography component="span" variant="caption" color="text.secondary" sx={{ minWidth: 40, textAlign: 'start' }}>
          {heading}
        </Typography>
      )}
      {lines.length === 0 ? '·' : lines.map(line => <bdi key={line}>{line}</bdi>)}
    </ButtonBase>
  )
}
