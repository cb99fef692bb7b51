import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { businessToday } from '#kernel/web/business-today.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { locales } from '#kernel/shared/dates-in-words.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { DayRange } from '../candidate.model.ts'

const months = 12

type Props = { availabilities: readonly DayRange[]; isSmall?: boolean }

/** Days on which somebody can work, over the twelve months that come; the words below say the same. */
export function AvailabilityBar({ availabilities, isSmall = false }: Props) {
  const t = useT()
  const { date } = useFormat()
  const locale = locales[useLanguage()]
  const first = businessToday().with({ day: 1 })
  const days = first.until(first.add({ months })).days
  const shareOf = (day: string) =>
    Math.min(100, Math.max(0, (first.until(Temporal.PlainDate.from(day)).days / days) * 100))
  const words = availabilities.map(({ start, end }) => t('rh.candidate.from-to', { from: date(start), to: date(end) }))
  const said = words.length > 0 ? words.join(', ') : t('rh.candidate.no-availability')
  return (
    <Box sx={{ minWidth: isSmall ? 120 : 0 }}>
      <Box
        role="img"
        aria-label={said}
        title={said}
        sx={{ position: 'relative', height: 8, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}
      >
        {availabilities.map(({ start, end }) => (
          <Box
            key={start}
            sx={{
              position: 'absolute',
              insetBlock: 0,
              insetInlineStart: `${shareOf(start)}%`,
              width: `${Math.max(1, shareOf(end) - shareOf(start))}%`,
              borderRadius: 1,
              bgcolor: 'success.main',
            }}
          />
        ))}
      </Box>
      {!isSmall && (
        <>
          <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: `repeat(${months}, 1fr)`, mt: 0.5 }}>
            {Array.from({ length: months }, (_, place) => first.add({ months: place })).map(month => (
              <Typography
                key={month.toString()}
                variant="caption"
                sx={{ color: 'text.secondary', textAlign: 'center' }}
              >
                {month.toLocaleString(locale, { month: 'narrow' })}
              </Typography>
            ))}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {said}
          </Typography>
        </>
      )}
    </Box>
  )
}
