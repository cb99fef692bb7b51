import type { HolidayZone } from '#platform/calendar/holidays.model.ts'
import { addOuvrables, subtractOuvrables } from '#platform/calendar/working-days.model.ts'

/** How the prefecture was asked (code du travail, R5221-41, R5221-42). */
export const checkChannels = ['mail', 'letter', 'platform'] as const
export const checkAnswers = ['none', 'valid', 'invalid'] as const
/** Why nobody had to be asked: registered with France Travail (R5221-43), or a work that needs no authorisation. */
export const checkExemptions = ['none', 'france_travail', 'permit_exempt'] as const

/** Before hiring, and for the answer: in *jours ouvrables* (R5221-42). */
const daysOfNotice = 2

/** What was asked of the prefecture before a hiring, and what it said. */
export type PermitCheck = {
  /** The hiring it was made for; null when no contract was there yet. */
  contractId: string | null
  /** The day of asking, or the day on which the exemption was noted. */
  on: string
  /** From which the prefecture has its two days; null while nobody knows. */
  receivedOn: string | null
  answer: (typeof checkAnswers)[number]
  exemption: (typeof checkExemptions)[number]
}

/** A hiring: the contract with its first and last day, or a day on which somebody is meant to begin. */
export type Hiring = { contractId: string | null; from: string; to: string | null }

export const checkStates = ['refused', 'toCheck', 'awaiting', 'dutyDone', 'checked', 'exempt'] as const
export type CheckState = (typeof checkStates)[number]

/** Where the check of a hiring stands on a day. */
export type CheckOn = {
  state: CheckState
  /** The last day to ask on; null without a hiring in view. */
  deadline: string | null
  /** Nobody asked in time, or nobody asked yet and the day is over. */
  isLate: boolean
  /** The last day of the prefecture's delay; null while nobody waits or the reception is not known. */
  answerDue: string | null
}

/** The last day on which the prefecture may be asked about somebody hired on that day. */
export const askBefore = (hiringDate: string, zone: HolidayZone) =>
  subtractOuvrables(Temporal.PlainDate.from(hiringDate), daysOfNotice, zone).toString()

/** Where things stand with the last check that was made for a hiring; without one, everything is still to do. */
export function checkOn(
  hiring: Pick<Hiring, 'from'> | null,
  last: PermitCheck | undefined,
  day: string,
  zone: HolidayZone,
): CheckOn {
  const deadline = hiring && askBefore(hiring.from, zone)
  const isLate = deadline !== null && (last?.on ?? day) > deadline
  if (!last) return { state: 'toCheck', deadline, isLate, answerDue: null }
  if (last.exemption !== 'none') return { state: 'exempt', deadline, isLate: false, answerDue: null }
  if (last.answer !== 'none')
    return { state: last.answer === 'valid' ? 'checked' : 'refused', deadline, isLate, answerDue: null }
  const answerDue =
    last.receivedOn && addOuvrables(Temporal.PlainDate.from(last.receivedOn), daysOfNotice, zone).toString()
  return { state: answerDue !== null && day > answerDue ? 'dutyDone' : 'awaiting', deadline, isLate, answerDue }
}

/** The last check made for a hiring: of its contract, or after the hiring before it when no contract was named. */
export function lastCheckFor(hiring: Hiring | null, former: Hiring | undefined, checks: readonly PermitCheck[]) {
  const counts = ({ contractId, on }: PermitCheck) =>
    contractId === null ? on > (former?.from ?? '') : contractId === hiring?.contractId
  return checks
    .filter(counts)
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .at(-1)
}
