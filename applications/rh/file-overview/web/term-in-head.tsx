import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Term } from '../file-overview.model.ts'
import { TermBar } from './term-bar.tsx'

/** The contract in force: what it is, from when to when, and how far it has come. */
export function TermInHead({ term }: { term: Term }) {
  const t = useT()
  const { date } = useFormat()
  const { from, to, typeOfContract, number } = term
  const span = to
    ? t('rh.contract.from-to', { from: date(from), to: date(to) })
    : t('rh.contract.from', { from: date(from) })
  return (
    <Box component="section" aria-label={t('rh.overview.term')} sx={{ mt: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="body2">
          <Box component="span" sx={{ fontWeight: 650 }}>
            <bdi>{typeOfContract}</bdi> · {number}
          </Box>
          {' · '}
          {span}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {useProgressInWords(term)}
        </Typography>
      </Box>
      {to && <TermBar term={{ ...term, to }} />}
    </Box>
  )
}

/** `jour 8 sur 181 · reste 173 jours`, `depuis 6 ans et 8 mois`, `commence dans 12 jours`. */
function useProgressInWords({ from, to, trialUntil }: Term) {
  const t = useT()
  const { number, date } = useFormat()
  const today = businessToday()
  const begins = Temporal.PlainDate.from(from)
  const inUnit = (count: number, unit: 'year' | 'month' | 'day') =>
    number(count, { style: 'unit', unit, unitDisplay: 'long' })
  const until = today.until(begins, { largestUnit: 'days' }).days
  if (until > 0) return t('rh.overview.starts-in', { time: inUnit(until, 'day') })
  if (to) {
    const last = Temporal.PlainDate.from(to)
    const days = begins.until(last).days + 1
    return t('rh.overview.day-of', {
      day: number(1 - until),
      days: number(days),
      rest: inUnit(Math.max(0, today.until(last).days), 'day'),
    })
  }
  const { years, months, days } = begins.until(today, { largestUnit: 'years' })
  const lived =
    years + months === 0
      ? inUnit(days, 'day')
      : [...(years > 0 ? [inUnit(years, 'year')] : []), ...(months > 0 ? [inUnit(months, 'month')] : [])].join(' ')
  const isOnTrial = trialUntil !== null && trialUntil >= today.toString()
  return [
    t('rh.overview.seniority', { time: lived }),
    ...(isOnTrial ? [t('rh.overview.trial-end', { date: date(trialUntil) })] : []),
  ].join(' · ')
}
