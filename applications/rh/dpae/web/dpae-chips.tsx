import AccessTime from '~icons/ic/baseline-access-time'
import Check from '~icons/ic/baseline-check'
import HourglassEmpty from '~icons/ic/baseline-hourglass-empty'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { DeclarationState, DpaeState } from '../dpae.model.ts'
import type { DpaeClock } from '../hiring-clock.model.ts'
import { lastingInWords, shareOver } from './time-left.ts'

const toneOfState: Record<DpaeState, Tone> = {
  to_complete: 'warning',
  ready: 'neutral',
  scheduled: 'neutral',
  in_progress: 'info',
  rejected: 'error',
  accepted: 'success',
  outdated: 'warning',
  cancelled: 'error',
  not_needed: 'neutral',
}

export function DpaeChip({ state }: { state: DpaeState }) {
  const t = useT()
  return <Chip label={t(`rh.dpae.state.${state}`)} tone={toneOfState[state]} />
}

export type Timed = {
  state: DpaeState | DeclarationState
  clock: DpaeClock
  opensAt: string
  startsAt: string
  acceptedAt: string | null
}

const toneOfClock = {
  early: 'text.secondary',
  open: 'info.main',
  last_day: 'warning.main',
  late: 'error.main',
} as const

/** What the clock says in words: how long is left, how late it is, how long before it was done. */
export function useClockInWords() {
  const t = useT()
  const { date } = useFormat()
  return ({ state, clock, opensAt, startsAt, acceptedAt }: Timed) => {
    const starts = Date.parse(startsAt)
    if (state === 'not_needed') return ''
    if (state === 'accepted' && acceptedAt) {
      const before = starts - Date.parse(acceptedAt)
      const lasting = lastingInWords(before, t)
      return t(before >= 0 ? 'rh.dpae.done-before' : 'rh.dpae.done-late', { lasting })
    }
    if (clock === 'early') return t('rh.dpae.opens', { day: date(dayInFrance(opensAt)) })
    const lasting = lastingInWords(starts - Date.now(), t)
    return t(clock === 'late' ? 'rh.dpae.late-by' : 'rh.dpae.left', { lasting })
  }
}

const dayInFrance = (instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(businessZone).toPlainDate().toString()

/** The time until the hiring, in words and as a bar of the eight days in which it may be declared. */
export function HiringClock(timed: Timed) {
  const said = useClockInWords()(timed)
  if (!said) return '—'
  const { state, clock, opensAt, startsAt } = timed
  const isDone = state === 'accepted'
  const colour = isDone ? 'success.main' : toneOfClock[clock]
  const Icon = isDone ? Check : clock === 'early' ? HourglassEmpty : AccessTime
  const share = isDone || clock === 'late' ? 1 : shareOver(opensAt, startsAt, Date.now())
  return (
    <Box sx={{ minWidth: 130 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Icon aria-hidden sx={{ fontSize: 16, color: colour }} />
        <Typography variant="body2" sx={{ fontWeight: clock === 'early' && !isDone ? 400 : 600 }}>
          {said}
        </Typography>
      </Box>
      {(isDone || clock !== 'early') && (
        <Box aria-hidden sx={{ mt: 0.5, height: 4, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}>
          <Box sx={{ height: 4, width: `${Math.round(share * 100)}%`, bgcolor: colour }} />
        </Box>
      )}
    </Box>
  )
}
