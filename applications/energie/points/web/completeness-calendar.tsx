import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { weeksOf } from '#kernel/web/kit/month.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { pointsCalls } from '../points.calls.ts'

type Day = AnswerOf<typeof pointsCalls.getPointsCalendar>[number]
type Props = { month: Temporal.PlainYearMonth; days: readonly Day[]; onOpen: (day: Day) => void }

/** A month, Monday first: of each day how many of its points are known. */
export function CompletenessCalendar({ month, days, onOpen }: Props) {
  const t = useT()
  const language = useLanguage()
  const { longDate, number } = useFormat()
  const weeks = weeksOf(month.toPlainDate({ day: 1 }))
  const byDay = new Map(days.map(day => [day.day, day]))
  return (
    <Box role="group" aria-label={t('energie.points.calendar')} sx={grid}>
      {weeks[0]?.map(day => (
        <Box
          key={day.dayOfWeek}
          aria-hidden
          sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'center' }}
        >
          {day.toLocaleString(language, { weekday: 'short' })}
        </Box>
      ))}
      {weeks.flat().map(date => {
        const day = byDay.get(date.toString())
        if (date.month !== month.month) return <span key={date.toString()} />
        if (!day)
          return (
            <Box key={date.toString()} sx={{ ...cell, color: 'text.disabled' }}>
              {date.day}
            </Box>
          )
        const count = t('energie.points.count', { known: number(day.known), expected: number(day.expected) })
        return (
          <ButtonBase
            key={day.day}
            aria-label={`${longDate(day.day)} : ${count}`}
            onClick={() => onOpen(day)}
            sx={{ ...cell, ...looks[lookOf(day)] }}
          >
            <Box component="span" sx={{ fontWeight: 600 }}>
              {date.day}
            </Box>
            <Box component="bdi" sx={{ fontSize: '0.7rem', fontVariantNumeric: 'tabular-nums' }}>
              {`${day.known}/${day.expected}`}
            </Box>
          </ButtonBase>
        )
      })}
    </Box>
  )
}

const lookOf = ({ known, expected, estimated }: Day) =>
  known === 0 ? 'none' : known < expected ? 'part' : estimated > 0 ? 'estimated' : 'whole'

const tinted = (tone: 'success' | 'warning' | 'info' | 'error') => ({
  borderColor: `${tone}.main`,
  bgcolor: `color-mix(in srgb, var(--s-palette-${tone}-main) 12%, transparent)`,
})
const looks = {
  whole: tinted('success'),
  estimated: { ...tinted('info'), borderStyle: 'dotted' },
  part: tinted('warning'),
  none: tinted('error'),
} as const

const grid = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5 } as const
const cell = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: '0.875rem',
} as const
