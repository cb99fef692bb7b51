import ChevronLeft from '~icons/ic/baseline-chevron-left'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { withOrdinal } from '#kernel/shared/dates-in-words.ts'
import { useLanguage, useT } from '../i18n.ts'
import { weeksOf } from './month.ts'
import { turnsWithLanguage } from './turns-with-language.ts'

type Props = {
  chosen: string | null
  min?: string | undefined
  max?: string | undefined
  onPick: (date: string) => void
}

const moves: Record<string, (day: Temporal.PlainDate, forward: 1 | -1) => Temporal.PlainDate> = {
  ArrowRight: (day, forward) => day.add({ days: forward }),
  ArrowLeft: (day, forward) => day.add({ days: -forward }),
  ArrowDown: day => day.add({ weeks: 1 }),
  ArrowUp: day => day.add({ weeks: -1 }),
  PageDown: day => day.add({ months: 1 }),
  PageUp: day => day.add({ months: -1 }),
  Home: day => day.subtract({ days: day.dayOfWeek - 1 }),
  End: day => day.add({ days: 7 - day.dayOfWeek }),
}

/** A month, Monday first, walked with the arrows: a day, a week, a month with Page up and down. */
export function Calendar({ chosen, min, max, onPick }: Props) {
  const t = useT()
  const language = useLanguage()
  const today = Temporal.Now.plainDateISO()
  const [cursor, setCursor] = useState(() => (chosen ? Temporal.PlainDate.from(chosen) : today))
  const grid = useRef<HTMLTableElement>(null)
  const weeks = weeksOf(cursor)

  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
  }, [cursor])

  const move = (event: KeyboardEvent) => {
    const step = moves[event.key]
    if (!step) return
    event.preventDefault()
    setCursor(step(cursor, document.documentElement.dir === 'rtl' ? -1 : 1))
  }
  const isOutside = (day: string) => (min !== undefined && day < min) || (max !== undefined && day > max)

  return (
    <Box sx={{ p: 1.5, width: 308 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 1,
        }}
      >
        <IconButton
          size="small"
          aria-label={t('kernel.calendar.previous')}
          onClick={() => setCursor(cursor.subtract({ months: 1 }))}
        >
          <ChevronLeft sx={turnsWithLanguage} />
        </IconButton>
        <Typography variant="subtitle2" component="p" aria-live="polite">
          {cursor.toLocaleString(language, { month: 'long', year: 'numeric' })}
        </Typography>
        <IconButton
          size="small"
          aria-label={t('kernel.calendar.next')}
          onClick={() => setCursor(cursor.add({ months: 1 }))}
        >
          <ChevronRight sx={turnsWithLanguage} />
        </IconButton>
      </Box>
      <Box
        component="table"
        role="grid"
        ref={grid}
        onKeyDown={move}
        sx={{ width: 1, borderCollapse: 'collapse', tableLayout: 'fixed' }}
      >
        <thead>
          <tr>
            {weeks[0]?.map(day => (
              <Box
                component="th"
                scope="col"
                key={day.dayOfWeek}
                sx={{ fontSize: '0.72rem', color: 'text.secondary', fontWeight: 600, pb: 0.5 }}
              >
                {day.toLocaleString(language, { weekday: 'short' }).slice(0, 3)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={String(week[0])}>
              {week.map(day => (
                <Box component="td" key={String(day)} sx={{ p: 0.25, textAlign: 'center' }}>
                  <ButtonBase
                    data-day={String(day)}
                    tabIndex={day.equals(cursor) ? 0 : -1}
                    disabled={isOutside(String(day))}
                    aria-pressed={String(day) === chosen}
                    aria-current={day.equals(today) ? 'date' : undefined}
                    aria-label={withOrdinal(day.toLocaleString(language, { dateStyle: 'full' }), language)}
                    onClick={() => onPick(String(day))}
                    sx={dayLook(day.month === cursor.month)}
                  >
                    {day.day}
                  </ButtonBase>
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const dayLook = (isOfMonth: boolean) => ({
  width: 36,
  height: 34,
  borderRadius: '8px',
  fontSize: '0.8125rem',
  color: isOfMonth ? 'text.primary' : 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current="date"]': { fontWeight: 700, boxShadow: 'inset 0 0 0 1px currentColor' },
  '&[aria-pressed="true"]': { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 650 },
  '&.Mui-disabled': { opacity: 0.35 },
})
