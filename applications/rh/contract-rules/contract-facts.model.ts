import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import type { RightState } from '#rh/work-permits/right-to-work.model.ts'
import type { YearlyUse } from '#rh/work-permits/yearly-use.model.ts'
import type { Finding } from './finding.model.ts'

/** Another contract of the person, of any company of the client. */
export type OtherContract = {
  from: string
  /** Its last day; null of one without end. */
  to: string | null
  family: Family
  isPartTime: boolean
  isDraft: boolean
  isOfSameCompany: boolean
  positionId: string | null
}

/** All that the rules know of a contract that is written. What is not chosen yet is null, and no rule speaks of it. */
export type ContractFacts = {
  today: string
  family: Family | null
  hiringDate: string | null
  endOfContractDate: string | null
  minimumDurationDays: number | null
  trialPeriodDate: string | null
  reasonCode: string | null
  reasonText: string | null
  /** Of the type that was chosen. */
  usualReason: string | null
  hiresInThePast: boolean
  retroactiveReason: string | null
  cspCode: string | null
  positionId: string | null
  replacesSomebody: boolean
  isPartTime: boolean
  /** Of a work time that was chosen: what a part-time contract has to say (L3123-6, L3123-7). */
  workTime: { weeklyHours: number | null; saysItsDays: boolean; isExempt: boolean } | null
  others: readonly OtherContract[]
  person: { dateOfBirth: string | null; hasGuardian: boolean; hasPermission: boolean }
  isForbiddenUnder18: boolean
  /** What is known of the person's right to work on the first day. */
  right: {
    state: RightState
    checkBy: string | null
    isLate: boolean
    permitEnds: string | null
    use: YearlyUse | null
  } | null
  /** Gross euros an hour that are paid, and the least that may be. */
  pay: { hourly: number; least: number } | null
}

/** Facts whose first day is known: nothing is judged before. */
export type Hired = ContractFacts & { hiringDate: string }
export type Rule = (facts: Hired) => readonly Finding[]

export const dayOf = (date: string) => Temporal.PlainDate.from(date)
/** Both days counted. */
export const daysBetween = (from: string, to: string) => dayOf(from).until(dayOf(to)).days + 1
