type Span = { startedAt: string; endedAt: string | null }

const minute = 60_000
const at = (instant: string) => new Date(instant).getTime()

/** Whole minutes between instants: real ones, whatever clocks are set to that night. */
export const minutesBetween = (from: string, to: string) => Math.max(0, Math.floor((at(to) - at(from)) / minute))

/** Minutes of stops, those that last up to now. */
export const pauseMinutes = (pauses: readonly Span[], now: string) =>
  Math.floor(
    pauses.reduce((sum, { startedAt, endedAt }) => sum + Math.max(0, at(endedAt ?? now) - at(startedAt)), 0) / minute,
  )

type Work = { startedAt: string | null; finishedAt: string | null; pauses: readonly Span[]; now: string }

/** Minutes worked: those elapsed less the stops. */
export const netMinutes = ({ startedAt, finishedAt, pauses, now }: Work) =>
  startedAt === null
    ? 0
    : Math.max(0, minutesBetween(startedAt, finishedAt ?? now) - pauseMinutes(pauses, finishedAt ?? now))

/** Cases an hour of net work; null before the first minute. */
export const casesPerHour = (doneCases: number, netMin: number) =>
  netMin < 1 ? null : Math.round((doneCases * 60) / netMin)

/** Measured rates are believed after so many minutes. */
const believedAfter = 10

type Pace = { now: string; plannedCases: number; doneCases: number; netMin: number; standard: number | null }

/** When the last case will be made, at the measured rate, or before that at the usual one. */
export function estimatedEnd({ now, plannedCases, doneCases, netMin, standard }: Pace): string | null {
  const measured = netMin >= believedAfter && doneCases > 0 ? (doneCases * 60) / netMin : standard
  const left = plannedCases - doneCases
  if (measured === null || measured <= 0 || left <= 0) return null
  return new Date(at(now) + Math.round((left / measured) * 3_600_000)).toISOString()
}

type Masses = { pouredG: number; producedG: number; downgradedG: number; wasteG: number }

/** Percents with one decimal of what was poured that came out good; null where nothing was poured. */
export const yieldPct = ({ pouredG, producedG }: Pick<Masses, 'pouredG' | 'producedG'>) =>
  pouredG === 0 ? null : Math.round((producedG * 1000) / pouredG) / 10

/** A gap beyond 3 % wants a reason, beyond 10 % somebody who may accept it. */
const asksReasonPct = 3
const asksRightPct = 10

/** What went in and is found nowhere; below zero where more came out. Its share is judged in whole grams. */
export function massBalance({ pouredG, producedG, downgradedG, wasteG }: Masses) {
  const lossG = pouredG - producedG - downgradedG - wasteG
  const exceeds = (pct: number) => Math.abs(lossG) * 100 > pouredG * pct
  return {
    lossG,
    gapPct: pouredG === 0 ? 0 : Math.round((Math.abs(lossG) * 10_000) / pouredG) / 100,
    asksReason: exceeds(asksReasonPct),
    asksRight: exceeds(asksRightPct),
  }
}
