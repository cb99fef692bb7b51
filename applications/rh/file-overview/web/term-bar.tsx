import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { businessToday } from '#kernel/web/business-today.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { locales } from '#kernel/shared/dates-in-words.ts'
import type { Term } from '../file-overview.model.ts'

type Props = { term: Term & { to: string } }

/** A term with its months, its trial and today. What it shows is said in words above it. */
export function TermBar({ term: { from, to, trialUntil } }: Props) {
  const t = useT()
  const { date } = useFormat()
  const today = businessToday().toString()
  const at = placeIn(from, to)
  const trial = trialUntil && trialUntil >= today ? trialUntil : null
  const isRunning = today >= from && today <= to
  const marks = [
    ...(isRunning ? [{ key: 'today', at: at(today), text: t('rh.overview.today'), color: 'text.primary' }] : []),
    ...(trial
      ? [
          {
            key: 'trial',
            at: at(trial),
            text: t('rh.overview.trial-end', { date: date(trial) }),
            color: 'warning.strong',
          },
        ]
      : []),
  ]
  const months = useMonths(from, to).filter(month => marks.every(mark => Math.abs(mark.at - month.at) > 9))
  return (
    <Box aria-hidden sx={{ mt: 1 }}>
      <Box sx={{ position: 'relative', height: 12, borderRadius: 6, overflow: 'hidden', bgcolor: rest }}>
        {trial && <Box sx={{ ...part(at(from), at(trial)), background: hatched }} />}
        <Box sx={{ ...part(0, isRunning ? at(today) : today > to ? 100 : 0), bgcolor: 'primary.main' }} />
      </Box>
      <Box sx={{ position: 'relative', height: 20, mt: 0.25, display: { xs: 'none', sm: 'block' } }}>
        {[...months, ...marks].map(mark => (
          <Typography
            key={mark.key}
            variant="caption"
            noWrap
            sx={{
              ...place(mark.at),
              color: mark.color,
              fontWeight: mark.key === 'today' || mark.key === 'trial' ? 650 : 400,
            }}
          >
            {mark.text}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

/** How far a day is in a term, in hundredths. */
const placeIn = (from: string, to: string) => {
  const start = Temporal.PlainDate.from(from)
  const days = start.until(Temporal.PlainDate.from(to)).days + 1
  return (day: string) =>
    Math.min(100, Math.max(0, ((start.until(Temporal.PlainDate.from(day)).days + 1) / days) * 100))
}

/** The first of each month inside a term, at most seven of them. */
function useMonths(from: string, to: string) {
  const language = useLanguage()
  const at = placeIn(from, to)
  const last = Temporal.PlainDate.from(to)
  const firsts: Temporal.PlainDate[] = []
  let first = Temporal.PlainDate.from(from).with({ day: 1 }).add({ months: 1 })
  while (Temporal.PlainDate.compare(first, last) < 0) {
    firsts.push(first)
    first = first.add({ months: 1 })
  }
  const each = Math.ceil(firsts.length / 7)
  return firsts
    .filter((_, index) => index % each === 0)
    .map(month => ({
      key: month.toString(),
      at: at(month.toString()),
      text: month.toLocaleString(locales[language], { month: 'short' }),
      color: 'text.secondary',
    }))
}

const rest = 'color-mix(in srgb, var(--s-palette-primary-main) 15%, transparent)'
const hatched =
  'repeating-linear-gradient(135deg, color-mix(in srgb, var(--s-palette-primary-main) 45%, transparent) 0 4px, transparent 4px 8px)'

const part = (from: number, to: number) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `${from}%`,
  width: `${to - from}%`,
})

/** Words near an end stay inside the bar. */
const place = (at: number): { position: 'absolute'; insetInlineStart?: string; insetInlineEnd?: string } =>
  at > 85
    ? { position: 'absolute', insetInlineEnd: `${100 - at}%` }
    : { position: 'absolute', insetInlineStart: `${at}%` }
