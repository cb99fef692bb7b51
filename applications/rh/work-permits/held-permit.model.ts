import { permitType } from './permit-type.model.ts'

/** A paper of kind workPermit that was accepted; days as civil dates, null where the paper tells none. */
export type HeldPermit = {
  id: string
  /** A code of the list of permits; null on a paper whose type nobody told. */
  type: string | null
  startingDate: string | null
  expirationDate: string | null
}

export const permitStates = ['notNeeded', 'missing', 'expired', 'notAllowingWork', 'expiring', 'valid'] as const
export type PermitState = (typeof permitStates)[number]

/** Days before its end at which a permit is said to expire. */
export const expiringSteps = [30, 60, 90] as const
type ExpiringStep = (typeof expiringSteps)[number]

/** Where somebody stands with permits on a day, and the paper that tells it. */
export type PermitOn = {
  state: PermitState
  permit: HeldPermit | null
  expirationDate: string | null
  /** The nearest of the days at which one is told, while the permit expires. */
  step: ExpiringStep | null
}

/** Whether a paper of that type lets its holder work; of an unknown type that is not held against him. */
export const allowsWork = ({ type }: HeldPermit) => type === null || permitType(type)?.allowsWork !== 'no'

/** What the permits of a person say on a day; `needsPermit` follows from the citizenship (code du travail, L5221-2). */
export function permitOn(needsPermit: boolean, permits: readonly HeldPermit[], day: string): PermitOn {
  if (!needsPermit) return { state: 'notNeeded', permit: null, expirationDate: null, step: null }
  const held = longest(permits.filter(permit => holdsOn(permit, day)))
  const ended = longest(permits.filter(({ expirationDate }) => expirationDate !== null && expirationDate < day))
  if (!held && ended) return { state: 'expired', permit: ended, expirationDate: ended.expirationDate, step: null }
  if (!held) return { state: 'missing', permit: null, expirationDate: null, step: null }

  const { expirationDate } = held
  if (!allowsWork(held)) return { state: 'notAllowingWork', permit: held, expirationDate, step: null }
  const step = expirationDate === null ? null : stepBefore(lastDayFrom(permits, expirationDate), day)
  return { state: step ? 'expiring' : 'valid', permit: held, expirationDate, step }
}

const holdsOn = ({ startingDate, expirationDate }: HeldPermit, day: string) =>
  (startingDate ?? day) <= day && (expirationDate ?? day) >= day

/** The one that lets work the longest; one that lets nobody work comes after every other. */
const longest = (permits: readonly HeldPermit[]) =>
  permits.toSorted(
    (one, other) =>
      Number(allowsWork(other)) - Number(allowsWork(one)) ||
      (other.expirationDate ?? '9999').localeCompare(one.expirationDate ?? '9999'),
  )[0]

/** The last day without a gap: a renewal that is already there takes over from the day after. */
function lastDayFrom(permits: readonly HeldPermit[], end: string): string | null {
  const next = Temporal.PlainDate.from(end).add({ days: 1 }).toString()
  const renewal = longest(permits.filter(permit => allowsWork(permit) && holdsOn(permit, next)))
  if (!renewal) return end
  return renewal.expirationDate === null ? null : lastDayFrom(permits, renewal.expirationDate)
}

function stepBefore(end: string | null, day: string): ExpiringStep | null {
  if (end === null) return null
  const left = Temporal.PlainDate.from(day).until(end).days
  return expiringSteps.find(step => left <= step) ?? null
}
