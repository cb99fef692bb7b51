/** From one day to another, both included; `share` of a full time. */
export type Stay = { first: string; last: string | null; share: number }
/** From one instant of the place to another, `2026-06-01T12:00`. */
export type AwayTime = { fromAt: string; toAt: string }

type Known = {
  /** Minutes of the program by day. */
  byDay: ReadonlyMap<string, number>
  stays: readonly Stay[]
  away: readonly AwayTime[]
  /** The last day that counts towards the balance; null before the first. */
  until: string | null
  /** Validated minutes until that day. */
  done: number
  /** What stood on the account before the program. */
  opening: number
}

/** Minutes. `planned`: of the whole program; `due` and `away`: until the day that counts. */
export type Balance = { planned: number; due: number; away: number; balance: number }

/**
 * What somebody worked beyond his program, or less: days away leave it where it is, since hours lost by sickness are not worked
 * again (L3121-50) and leave that was granted is owed to nobody.
 */
export function balanceOf({ byDay, stays, away, until, done, opening }: Known): Balance {
  let [planned, due, gone] = [0, 0, 0]
  for (const [day, minutes] of byDay) {
    const share = stays.find(({ first, last }) => first <= day && (last === null || day <= last))?.share
    if (share === undefined) continue
    planned += minutes * share
    if (until === null || day > until) continue
    due += minutes * share
    gone += minutes * share * partAway(day, away)
  }
  return {
    planned: Math.round(planned),
    due: Math.round(due),
    away: Math.round(gone),
    balance: opening + done + Math.round(gone) - Math.round(due),
  }
}

/** Half a day, a whole one, or none. */
function partAway(day: string, away: readonly AwayTime[]) {
  const halves: [string, string][] = [
    [`${day}T00:00`, `${day}T12:00`],
    [`${day}T12:00`, `${day}T24:00`],
  ]
  const gone = halves.filter(([from, until]) => away.some(({ fromAt, toAt }) => fromAt < until && toAt > from))
  return gone.length / halves.length
}

/** A day lasts to the last Sunday that is over, so that a week counts once it can be whole; null before the first. */
export function lastDayCounted({ firstDay, lastDay }: { firstDay: string; lastDay: string }, today: string) {
  if (today > lastDay) return lastDay
  const date = Temporal.PlainDate.from(today)
  const sunday = date.subtract({ days: date.dayOfWeek }).toString()
  return sunday < firstDay ? null : sunday
}

export const settlements = ['carried', 'paid', 'waived'] as const
export type Settlement = (typeof settlements)[number]

/**
 * What is written on the account of somebody as his program is closed: what he has is carried, so that the account holds it, or it
 * is settled, paid where it is more than planned and waived where it is less, and what stood on the account is taken off.
 */
export function entriesAtClose(
  balance: number,
  opening: number,
  isCarried: boolean,
): { minutes: number; settlement: Settlement }[] {
  const written: { minutes: number; settlement: Settlement }[] = isCarried
    ? [{ minutes: balance - opening, settlement: 'carried' }]
    : [
        { minutes: balance, settlement: balance > 0 ? 'paid' : 'waived' },
        { minutes: -opening, settlement: 'carried' },
      ]
  return written.filter(({ minutes }) => minutes !== 0)
}
