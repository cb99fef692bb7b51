import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { locales } from '#kernel/shared/dates-in-words.ts'
import { missingValue } from '#kernel/web/format.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { DayToCheck, PersonToCheck } from '../pay-check.model.ts'
import { AnomalyChips } from './anomaly-chips.tsx'
import { useAnomalyNamed } from './use-anomaly-words.ts'
import { useQuantity } from './use-rubric-named.ts'
import { WeekStateChip } from './week-state-chip.tsx'

/** A person a row and a day a column: worked above planned, and why he was away; each opens the week of that person. */
export function useHrColumns(days: readonly string[], onOpen: (personId: string) => void) {
  const t = useT()
  const { duration } = useFormat()
  const said = useQuantity()
  const { shortDay } = useFormat()
  const named = useAnomalyNamed()
  const locale = locales[useLanguage()]
  const dayOf = (row: PersonToCheck, day: string) => row.days.find(one => one.day === day) as DayToCheck
  const inWords = ({ worked, away, typeCode }: DayToCheck) =>
    [worked > 0 && duration(worked), away > 0 && typeCode].filter(Boolean).join(' ')
  const cellOf = (row: PersonToCheck, day: string) => ({
    label: t('rh.hours.of-day', { name: `${row.name} ${row.firstname}`, day: shortDay(day) }),
    day: dayOf(row, day),
    level: levelOn(row, day),
    onOpen: () => onOpen(row.id),
  })
  return [
    {
      key: 'name',
      label: t('field.name'),
      text: row => `${row.name} ${row.firstname}`,
      cell: row => (
        <>
          <Box component="span" sx={{ display: 'block', minWidth: 120 }}>
            {row.name} {row.firstname}
          </Box>
          {row.site && (
            <Typography variant="caption" component="div" color="text.secondary">
              {row.site}
            </Typography>
          )}
        </>
      ),
    },
    ...days.map(
      (day): Column<PersonToCheck> => ({
        key: day,
        label: shortDay(day),
        text: row => inWords(dayOf(row, day)),
        cell: row => <DayCell {...cellOf(row, day)} />,
        align: 'end',
        width: 66,
        onPhone: 'hidden',
      }),
    ),
    {
      key: 'worked',
      label: t('rh.pay.worked'),
      text: row => duration(row.worked),
      cell: row =>
        row.worked === 0 ? missingValue : <strong style={{ whiteSpace: 'nowrap' }}>{duration(row.worked)}</strong>,
      phoneCell: row => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 0.5 }}>
          {days.map(day => (
            <DayCell
              key={day}
              {...cellOf(row, day)}
              heading={Temporal.PlainDate.from(day).toLocaleString(locale, { weekday: 'short' })}
            />
          ))}
        </Box>
      ),
      align: 'end',
      width: 84,
      onPhone: 'across',
    },
    {
      key: 'planned',
      label: t('rh.pay.planned'),
      text: row => duration(row.planned),
      align: 'end',
      width: 84,
      isOptional: true,
    },
    {
      key: 'away',
      label: t('rh.pay.away'),
      text: row => (row.away === 0 ? null : said({ unit: 'days', quantity: row.away })),
      align: 'end',
      width: 76,
      isOptional: true,
    },
    {
      key: 'anomalies',
      label: t('rh.pay.anomalies'),
      text: row => row.anomalies.map(({ code }) => named(code)).join(', '),
      cell: row => <AnomalyChips anomalies={row.anomalies} />,
      onPhone: 'across',
      width: 150,
    },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(row.isReopened ? 'rh.pay.reopened' : `rh.pay.state.${row.state}`),
      cell: row => <WeekStateChip state={row.state} isReopened={row.isReopened} />,
      onPhone: 'badge',
      width: 120,
    },
  ] satisfies Column<PersonToCheck>[]
}

function levelOn({ anomalies }: PersonToCheck, day: string): Cell['level'] {
  const open = anomalies.filter(one => one.day === day && !one.justification)
  if (open.some(({ level }) => level === 'block')) return 'error'
  return open.length > 0 ? 'warning' : null
}

type Cell = {
  label: string
  /** Said above the hours, where no head of a column does. */
  heading?: string
  day: DayToCheck
  level: 'error' | 'warning' | null
  onOpen: () => void
}

function DayCell({ label, heading, day: { planned, worked, away, typeCode }, level, onOpen }: Cell) {
  const t = useT()
  const { duration } = useFormat()
  const facts = [
    `${t('rh.pay.worked')} ${worked === 0 ? missingValue : duration(worked)}`,
    planned > 0 && `${t('rh.pay.planned')} ${duration(planned)}`,
    away > 0 && t(`rh.absence.type.${typeCode}`),
  ].filter(Boolean)
  return (
    <ButtonBase
      aria-label={`${label} : ${facts.join(', ')}`}
      title={facts.join(' · ')}
      onClick={onOpen}
      sx={{
        minWidth: heading ? 0 : 44,
        minHeight: 40,
        px: heading ? 0 : 0.25,
        borderRadius: 1,
        flexDirection: 'column',
        alignItems: heading ? 'center' : 'flex-end',
        fontSize: heading ? '0.75rem' : '0.875rem',
        lineHeight: 1.25,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: level === 'error' ? 600 : 400,
        color: level ? `${level}.strong` : worked === 0 ? 'text.secondary' : 'text.primary',
        '&:hover, &:focus-visible': { backgroundColor: 'action.hover' },
      }}
    >
      {heading && (
        <Typography component="span" variant="caption" color="text.secondary">
          {heading}
        </Typography>
      )}
      <bdi>{worked === 0 ? '·' : duration(worked)}</bdi>
      {(away > 0 || planned > 0) && (
        <Typography component="span" variant="caption" color="text.secondary" sx={{ lineHeight: 1.2 }}>
          <bdi>{away > 0 ? typeCode : `/ ${duration(planned)}`}</bdi>
        </Typography>
      )}
    </ButtonBase>
  )
}
