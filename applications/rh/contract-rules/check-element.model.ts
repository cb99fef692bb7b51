import { monthsEnd } from '#platform/calendar/periods.model.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import limits from '../data/contract-limits.json' with { type: 'json' }
import { endingReasonsOn } from './element-reasons.model.ts'
import { type Finding, gravity, hard, passable, type Said, amber } from './finding.model.ts'
import { categoryOf } from './trial.model.ts'

/** What the rules know of the contract that something changes, suspends or ends. */
export type ContractOfElement = {
  family: Family
  hiringDate: string
  /** The term that is written in it; null of one without. */
  endOfContractDate: string | null
  /** Its last day, however it comes. */
  finalDay: string | null
  trialPeriodDate: string | null
  reasonCode: string | null
  cspCode: string | null
  /** Renewals that bind already. */
  renewals: number
}

export type AmendmentToCheck = {
  activationDate: string
  /** The new term; null where it stays. */
  endOfContractDate: string | null
  /** The new end of the trial; null where it stays. */
  trialPeriodDate: string | null
  changesConditions: boolean
}

const dayOf = (date: string) => Temporal.PlainDate.from(date)
const dayAfter = (date: string) => dayOf(date).add({ days: 1 }).toString()
const inOrder = (findings: readonly Finding[]) => findings.toSorted((one, other) => gravity(one) - gravity(other))

/** What the rules say of an amendment (design of contract rules: 3, 6, 15, 17, 18). */
export function checkAmendment(contract: ContractOfElement, amendment: AmendmentToCheck, today: string): Finding[] {
  const { activationDate, endOfContractDate, trialPeriodDate, changesConditions } = amendment
  const found: Finding[] = []
  if (!changesConditions && !endOfContractDate && !trialPeriodDate)
    found.push(hard('15', 'NOTHING_CHANGED', 'activationDate')({ label: 'rh.contract-rules.nothing-changed' }))
  const { hiringDate, finalDay } = contract
  const last = finalDay && endOfContractDate ? dayAfter(finalDay) : finalDay
  if (activationDate < hiringDate || (last && activationDate > last))
    found.push(hard('15', 'ELEMENT_DATE', 'activationDate')(insideOf(contract)))
  if (endOfContractDate) found.push(...newTerm(contract, { activationDate, endOfContractDate }, today))
  if (trialPeriodDate) found.push(...longerTrial(contract, { activationDate, trialPeriodDate }))
  return inOrder(found)
}

const insideOf = ({ hiringDate, finalDay }: Pick<ContractOfElement, 'hiringDate' | 'finalDay'>): Said =>
  finalDay
    ? { label: 'rh.contract-rules.inside', days: { from: hiringDate, to: finalDay } }
    : { label: 'rh.contract-rules.inside-open', days: { from: hiringDate } }

type Renewal = { activationDate: string; endOfContractDate: string }

/** 15, 17, 18. A later term, within what its reason lets it last, twice at most and before the term (L1243-13). */
function newTerm(contract: ContractOfElement, { activationDate, endOfContractDate }: Renewal, today: string) {
  const { family, hiringDate, endOfContractDate: former, reasonCode, renewals } = contract
  const wrong = hard('15', 'ELEMENT_DATE', 'endOfContractDate')
  if (family === 'permanent') return [wrong({ label: 'rh.contract-rules.end-of-permanent' })]
  if (endOfContractDate < activationDate) return [wrong({ label: 'rh.contract-rules.end-before-activation' })]
  if (former && endOfContractDate <= former) return [wrong({ label: 'rh.contract-rules.not-later', days: { former } })]
  const found: Finding[] = []
  const harvestEnd = monthsEnd(dayOf(hiringDate), limits.harvest.months).toString()
  if (family === 'harvest' && endOfContractDate > harvestEnd)
    found.push(
      passable(
        '3',
        'HARVEST_LIMIT',
        'endOfContractDate',
      )({
        label: 'rh.contract-rules.harvest',
        days: { latest: harvestEnd },
      }),
    )
  const most = family === 'fixed_term' && limits.mostMonthsByReason.find(({ reason }) => reason === reasonCode)
  if (most && endOfContractDate > monthsEnd(dayOf(hiringDate), most.months).toString())
    found.push(
      passable(
        '17',
        'MAX_DURATION',
        'endOfContractDate',
      )({
        label: 'rh.contract-rules.longest',
        values: { months: most.months },
      }),
    )
  if (renewals >= limits.mostRenewals || (former && today > former))
    found.push(
      passable(
        '18',
        'RENEWALS',
        'endOfContractDate',
      )({
        label: 'rh.contract-rules.renewals',
        values: { most: limits.mostRenewals },
      }),
    )
  return found
}

type LongerTrial = { activationDate: string; trialPeriodDate: string }

/** 6. A trial of a contract without term is renewed once, before its end (L1221-21, L1221-23). */
function longerTrial(contract: ContractOfElement, { activationDate, trialPeriodDate }: LongerTrial): Finding[] {
  const { family, hiringDate, trialPeriodDate: former, cspCode } = contract
  const wrong = hard('6', 'TRIAL_TOO_LONG', 'trialPeriodDate')
  if (family !== 'permanent' || !former || activationDate > former || trialPeriodDate <= former)
    return [wrong({ label: 'rh.contract-rules.trial-not-renewed' })]
  const months = limits.renewedTrialMonthsByCategory[categoryOf(cspCode)]
  const latest = monthsEnd(dayOf(hiringDate), months).toString()
  return trialPeriodDate > latest ? [wrong({ label: 'rh.contract-rules.trial', days: { latest } })] : []
}

export type Days = { from: string; to: string | null }

/** What the rules say of a suspension, beside others of the contract (15). */
export function checkSuspension(contract: ContractOfElement, { from, to }: Days, others: readonly Days[]): Finding[] {
  const { hiringDate, finalDay } = contract
  const found: Finding[] = []
  if (from < hiringDate || (finalDay && from > finalDay))
    found.push(hard('15', 'ELEMENT_DATE', 'startingDate')(insideOf(contract)))
  if (to && to < from)
    found.push(hard('15', 'ELEMENT_DATE', 'endingDate')({ label: 'rh.contract-rules.suspension-end-before' }))
  else if (to && finalDay && to > finalDay) found.push(hard('15', 'ELEMENT_DATE', 'endingDate')(insideOf(contract)))
  const other = others.find(one => (to === null || one.from <= to) && (one.to === null || one.to >= from))
  if (other)
    found.push(
      hard(
        '15',
        'SUSPENSION_OVERLAP',
        'startingDate',
      )({
        label: other.to ? 'rh.contract-rules.suspended-already' : 'rh.contract-rules.suspended-already-open',
        days: { from: other.from, ...(other.to && { to: other.to }) },
      }),
    )
  return found
}

export type EndingToCheck = {
  endingDate: string
  reasonCode: string
  notificationDate: string | null
  signatureDate: string | null
  procedureDate: string | null
  noticeType: string | null
}

/** What the rules say of an ending: its day, its reason, what the declaration will ask beside (15, 16). */
export function checkEnding(contract: ContractOfElement, ending: EndingToCheck): Finding[] {
  const { family, hiringDate, endOfContractDate: term, trialPeriodDate } = contract
  const { endingDate, reasonCode, noticeType } = ending
  const reason = endingReasonsOn(endingDate, family).find(({ code }) => code === reasonCode)
  if (!reason) return [hard('15', 'REASON_NOT_OF_FAMILY', 'reason')({ label: 'rh.contract-rules.reason-of-family' })]
  const found: Finding[] = []
  const date = hard('15', 'ELEMENT_DATE', 'endingDate')
  if (endingDate < hiringDate || (term && endingDate > term))
    found.push(date(insideOf({ ...contract, finalDay: term })))
  else if (reasonCode === endOfTerm && term && endingDate !== term)
    found.push(date({ label: 'rh.contract-rules.not-its-term', days: { term } }))
  if (endsTrial.includes(reasonCode) && trialPeriodDate && endingDate > trialPeriodDate)
    found.push(
      amber(
        '15',
        'TRIAL_OVER',
        'reason',
      )({
        label: 'rh.contract-rules.trial-over',
        days: { ended: trialPeriodDate },
      }),
    )
  for (const name of reason.dates ?? [])
    if (ending[`${name}Date` as keyof EndingToCheck] === null)
      found.push(
        amber(
          '15',
          'ENDING_DATES',
          `${name}Date` as Finding['field'],
        )({
          label: `rh.contract-rules.asks-${name}`,
        }),
      )
  if (reason.notices && !reason.notices.includes(noticeType ?? ''))
    found.push(amber('15', 'ENDING_NOTICE', 'noticeType')({ label: 'rh.contract-rules.asks-notice' }))
  if (family === 'seasonal')
    found.push(amber('16', 'SEASON_NOTE', 'endingDate')({ label: 'rh.contract-rules.season-note' }))
  return inOrder(found)
}

/** Of the monthly declaration: a fixed term that comes to its term. */
const endOfTerm = '031'
/** The trial was broken off, by one or the other. */
const endsTrial = ['034', '035']
