import type { HolidayZone } from '#platform/calendar/holidays.model.ts'
import { type HeldPermit, permitOn, type PermitOn } from './held-permit.model.ts'
import {
  type CheckOn,
  checkOn,
  checkStates,
  type Hiring,
  lastCheckFor,
  type PermitCheck,
} from './permit-check.model.ts'
import { permitType } from './permit-type.model.ts'
import { type Employment, isOverLimit, yearlyUse, type YearlyUse } from './yearly-use.model.ts'

/** From the gravest to the best. */
export const rightStates = [
  'notNeeded',
  'missing',
  'expired',
  'notAllowingWork',
  'refused',
  'toCheck',
  'awaiting',
  'expiring',
  'dutyDone',
  'checked',
  'exempt',
  'valid',
] as const
export type RightState = (typeof rightStates)[number]

/** What is known of a person and his employers. */
export type PersonAtWork = {
  needsPermit: boolean
  permits: readonly HeldPermit[]
  checks: readonly PermitCheck[]
  /** Every contract that was not called off, of all companies of the client. */
  hirings: readonly (Hiring & Employment)[]
  zone: HolidayZone
}

/** Whether a person may work on a day, why, and what is to do. */
export type RightToWork = {
  state: RightState
  permit: PermitOn
  /** Null when nothing is to check: no permit that lets work, or no hiring in view and no check made. */
  check: CheckOn | null
  /** The hiring that the check is about. */
  hiring: Hiring | null
  use: YearlyUse | null
}

/**
 * The right of a person to work on a day (code du travail, L5221-5, L5221-8). Each hiring has its own check: only an
 * agency's holds for the whole life of a permit (R5221-44).
 */
export function rightToWork(person: PersonAtWork, day: string): RightToWork {
  const permit = permitOn(person.needsPermit, person.permits, day)
  if (permit.state !== 'valid' && permit.state !== 'expiring')
    return { state: permit.state, permit, check: null, hiring: null, use: null }
  const limit = permitType(permit.permit?.type ?? '')?.yearlyLimit
  const use = limit ? yearlyUse(limit, person.hirings, day) : null
  const { hiring, check } = gravestCheck(person, day)
  return { state: stateOf(permit, check), permit, check, hiring, use }
}

/** A right that lets work begin or go on; a yearly limit that is passed forbids it too. */
export const letsWork = ({ state, check, use }: RightToWork) =>
  !['missing', 'expired', 'notAllowingWork', 'refused'].includes(state) &&
  !(check?.state === 'toCheck' && check.isLate) &&
  !(use && isOverLimit(use))

function stateOf({ state }: PermitOn, check: CheckOn | null): RightState {
  const known = check?.state
  if (known === 'refused' || known === 'toCheck' || known === 'awaiting') return known
  return state === 'expiring' ? 'expiring' : (known ?? 'valid')
}

/** Of the hirings that run or are to come, the one whose check asks for the most; of equal ones the first. */
function gravestCheck({ hirings, checks, zone }: PersonAtWork, day: string) {
  const inOrder = hirings.toSorted((one, other) => one.from.localeCompare(other.from))
  const found = inOrder.flatMap((hiring, index) => {
    if (hiring.to !== null && hiring.to < day) return []
    return [{ hiring, check: checkOn(hiring, lastCheckFor(hiring, inOrder[index - 1], checks), day, zone) }]
  })
  const [gravest] = found.toSorted((one, other) => gravity(one.check) - gravity(other.check))
  return gravest ?? checkInAdvance(inOrder.at(-1), { checks, zone }, day)
}

/** A check made before there is a contract. */
function checkInAdvance(
  former: Hiring | undefined,
  { checks, zone }: Pick<PersonAtWork, 'checks' | 'zone'>,
  day: string,
) {
  const last = lastCheckFor(null, former, checks)
  return { hiring: null, check: last ? checkOn(null, last, day, zone) : null }
}

const gravity = ({ state }: CheckOn) => checkStates.indexOf(state)
