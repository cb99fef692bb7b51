import { monthsEnd, rollingWindow } from '#platform/calendar/periods.model.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import { requiresEndDate } from '#rh/contract-terms/type-of-contract.model.ts'
import { ageOn } from '#rh/employees/employee.model.ts'
import type { RightState } from '#rh/work-permits/right-to-work.model.ts'
import limits from '../data/contract-limits.json' with { type: 'json' }
import { type Finding, gravity, hard, passable, shortestReason, amber } from './finding.model.ts'
import { type Term, trialOf } from './trial.model.ts'

/** Another contract of the person, of any company of the client. */
export type OtherContract = {
  from: string
  /** Its last day; null of one without end. */
  to: string | null
  family: Family
  isPartTime: boolean
  isDraft: boolean
  isOfSameCompany: boolean
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
  isPartTime: boolean
  others: readonly OtherContract[]
  person: { dateOfBirth: string | null; hasGuardian: boolean; hasPermission: boolean }
  isForbiddenUnder18: boolean
  /** What is known of the person's right to work on the first day. */
  right: { state: RightState; checkBy: string | null; isLate: boolean; permitEnds: string | null } | null
  /** Gross euros an hour that are paid, and the least that may be. */
  pay: { hourly: number; least: number } | null
}

type Hired = ContractFacts & { hiringDate: string }
type Rule = (facts: Hired) => readonly Finding[]

const dayOf = (date: string) => Temporal.PlainDate.from(date)
const daysBetween = (from: string, to: string) => dayOf(from).until(dayOf(to)).days + 1

/** What the rules say of a contract: the hard ones first (design of contract rules, 1). */
export function checkContract(facts: ContractFacts): Finding[] {
  const { hiringDate } = facts
  if (hiringDate === null)
    return [hard('1', 'HIRING_DATE_REQUIRED', 'hiringDate')({ label: 'rh.contract-rules.hiring-date' })]
  const found = rules.flatMap(rule => rule({ ...facts, hiringDate }))
  return found.toSorted((one, other) => gravity(one) - gravity(other))
}

/** 1. Somebody is hired in the past only for a reason, by who may. */
const inThePast: Rule = ({ hiringDate, today, hiresInThePast, retroactiveReason }) => {
  if (hiringDate >= today || (hiresInThePast && (retroactiveReason?.length ?? 0) >= shortestReason)) return []
  const label = hiresInThePast ? 'rh.contract-rules.past-reason' : 'rh.contract-rules.past'
  return [hard('1', 'HIRING_DATE_PAST', 'hiringDate')({ label })]
}

/** 2. The last day that its family asks for or forbids (L1242-7). */
const lastDay: Rule = ({ family, hiringDate, endOfContractDate, minimumDurationDays }) => {
  const wrong = hard('2', 'END_DATE', 'endOfContractDate')
  if (family === null) return []
  if (family === 'permanent') return endOfContractDate ? [wrong({ label: 'rh.contract-rules.end-of-permanent' })] : []
  if (endOfContractDate && endOfContractDate < hiringDate) return [wrong({ label: 'rh.contract-rules.end-before' })]
  if (endOfContractDate) return []
  if (requiresEndDate(family)) return [wrong({ label: 'rh.contract-rules.end-required' })]
  const isOpen = family === 'fixed_term_open' || family === 'seasonal'
  if (!isOpen || minimumDurationDays !== null) return []
  return [hard('2', 'END_DATE', 'minimumDurationDays')({ label: 'rh.contract-rules.minimum-required' })]
}

/** The days of contracts of a family within the twelve months that end with a day, this one counted. */
function daysInTwelveMonths({ hiringDate, others }: Hired, family: Family, last: string) {
  const window = rollingWindow(dayOf(last), 12)
  const from = window.from.toString()
  const worked = others
    .filter(one => one.family === family && !one.isDraft)
    .map(one => ({ from: one.from, to: one.to ?? last }))
  return [...worked, { from: hiringDate, to: last }]
    .map(one => ({ from: one.from < from ? from : one.from, to: one.to > last ? last : one.to }))
    .filter(one => one.from <= one.to)
    .reduce((days, one) => days + daysBetween(one.from, one.to), 0)
}

/** 3. A harvest contract lasts a month at most, two months in twelve (code rural, L718-5). */
const harvest: Rule = facts => {
  const { family, hiringDate, endOfContractDate } = facts
  if (family !== 'harvest') return []
  const { months, warnDays, mostDays } = limits.harvest
  const latest = monthsEnd(dayOf(hiringDate), months).toString()
  const last = endOfContractDate ?? latest
  const tooLong = passable('3', 'HARVEST_LIMIT', 'endOfContractDate')
  if (last > latest) return [tooLong({ label: 'rh.contract-rules.harvest', days: { latest } })]
  const days = daysInTwelveMonths(facts, 'harvest', last)
  if (days > mostDays) return [tooLong({ label: 'rh.contract-rules.harvest-year', values: { days } })]
  return days > warnDays
    ? [amber('3', 'HARVEST_LIMIT', 'endOfContractDate')({ label: 'rh.contract-rules.harvest-year', values: { days } })]
    : []
}

/** 4. More than eight months of season in twelve are doubted. */
const season: Rule = facts => {
  const { family, hiringDate, endOfContractDate, minimumDurationDays } = facts
  if (family !== 'seasonal' || (!endOfContractDate && !minimumDurationDays)) return []
  const last =
    endOfContractDate ??
    dayOf(hiringDate)
      .add({ days: (minimumDurationDays as number) - 1 })
      .toString()
  if (last < hiringDate) return []
  const days = daysInTwelveMonths(facts, 'seasonal', last)
  return days > limits.season.mostDays
    ? [amber('4', 'SEASON_LIMIT', 'endOfContractDate')({ label: 'rh.contract-rules.season', values: { days } })]
    : []
}

/** 6. A trial no longer than the law lets it be. */
const trial: Rule = facts => {
  const { trialPeriodDate, hiringDate, family } = facts
  if (!trialPeriodDate || !family) return []
  if (trialPeriodDate < hiringDate)
    return [hard('6', 'TRIAL_TOO_LONG', 'trialPeriodDate')({ label: 'rh.contract-rules.trial-before' })]
  const most = trialOf({ ...facts, family } as Term)
  if (!most || trialPeriodDate <= most.proposed) return []
  const said = { label: 'rh.contract-rules.trial', days: { latest: most.proposed } }
  return trialPeriodDate <= most.latest
    ? [amber('6', 'TRIAL_TOO_LONG', 'trialPeriodDate')({ ...said, label: 'rh.contract-rules.trial-begun-week' })]
    : [hard('6', 'TRIAL_TOO_LONG', 'trialPeriodDate')({ ...said, days: { latest: most.latest } })]
}

/** 7. One contract at a time in a company, unless both are part-time. */
const overlap: Rule = ({ hiringDate, endOfContractDate, family, isPartTime, others }) => {
  const last =
    endOfContractDate ?? (family === 'harvest' ? monthsEnd(dayOf(hiringDate), limits.harvest.months).toString() : null)
  return others
    .filter(one => one.isOfSameCompany && !(isPartTime && one.isPartTime))
    .filter(one => (last === null || one.from <= last) && (one.to === null || one.to >= hiringDate))
    .map(({ from, to, isDraft }) => {
      const label = to ? 'rh.contract-rules.overlap' : 'rh.contract-rules.overlap-open'
      return (isDraft ? amber : hard)(
        '7',
        'CONTRACT_OVERLAP',
        'hiringDate',
      )({ label, days: { from, ...(to && { to }) } })
    })
}

/** 8, 8b, 8c. The right to work on the first day, its check and its end (L5221-5, L5221-8). */
const rightToWork: Rule = ({ right, endOfContractDate }) => {
  if (right === null) return []
  const { state, checkBy, isLate, permitEnds } = right
  if (state === 'refused')
    return [hard('8', 'PERMIT_INVALID', 'hiringDate')({ label: 'rh.contract-rules.permit-refused' })]
  if (state === 'missing' || state === 'expired' || state === 'notAllowingWork')
    return [passable('8', 'PERMIT_INVALID', 'hiringDate')({ label: 'rh.contract-rules.permit' })]
  const found: Finding[] = []
  if (state === 'toCheck' && checkBy)
    found.push(
      (isLate ? passable : amber)(
        '8b',
        'PERMIT_CHECK',
        'hiringDate',
      )({ label: 'rh.contract-rules.permit-check', days: { by: checkBy } }),
    )
  if (state === 'awaiting')
    found.push(amber('8b', 'PERMIT_CHECK', 'hiringDate')({ label: 'rh.contract-rules.permit-awaited' }))
  if (permitEnds && permitEnds < (endOfContractDate ?? '9999'))
    found.push(
      amber(
        '8c',
        'PERMIT_ENDS',
        'endOfContractDate',
      )({ label: 'rh.contract-rules.permit-ends', days: { ends: permitEnds } }),
    )
  return found
}

/** 9. Minors: permission, guardian and what is forbidden before 18 (L4153-1, D4153-15). */
const minor: Rule = ({ person, hiringDate, isForbiddenUnder18 }) => {
  if (!person.dateOfBirth) return []
  const age = ageOn(person.dateOfBirth, dayOf(hiringDate))
  if (age >= 18) return []
  const breach = passable('9', 'MINOR_RULE', 'hiringDate')
  if (age < limits.leastAge) return [hard('9', 'MINOR_RULE', 'hiringDate')({ label: 'rh.contract-rules.too-young' })]
  return [
    ...(person.hasPermission ? [] : [breach({ label: 'rh.contract-rules.permission' })]),
    ...(person.hasGuardian ? [] : [breach({ label: 'rh.contract-rules.guardian' })]),
    ...(isForbiddenUnder18
      ? [passable('9', 'MINOR_RULE', 'position')({ label: 'rh.contract-rules.forbidden-work' })]
      : []),
    ...(age < limits.ageOfRelaxedRules
      ? [amber('9', 'MINOR_RULE', 'hiringDate')({ label: 'rh.contract-rules.under-16' })]
      : []),
  ]
}

/** 10. Nobody is paid less than the law and his coefficient say (D3231-5). */
export const checkPay = (pay: ContractFacts['pay'], date: string): readonly Finding[] =>
  pay && pay.hourly < pay.least
    ? [
        passable(
          '10',
          'MIN_PAY',
          'salary',
        )({ label: 'rh.contract-rules.pay', values: { amount: pay.least }, days: { date } }),
      ]
    : []

/** 17. The longest that a reason lets a fixed term last (L1242-8-1). */
const longest: Rule = ({ family, reasonCode, usualReason, hiringDate, endOfContractDate }) => {
  if (family !== 'fixed_term' || !endOfContractDate) return []
  const most = limits.mostMonthsByReason.find(({ reason }) => reason === (reasonCode ?? usualReason))
  return most && endOfContractDate > monthsEnd(dayOf(hiringDate), most.months).toString()
    ? [
        passable(
          '17',
          'MAX_DURATION',
          'endOfContractDate',
        )({ label: 'rh.contract-rules.longest', values: { months: most.months } }),
      ]
    : []
}

/** 21. A fixed term without a precise reason is held to have none (L1242-12, L1245-1). */
const reason: Rule = ({ family, reasonText, reasonCode, usualReason }) => {
  const isFixed = family === 'fixed_term' || family === 'fixed_term_open' || family === 'seasonal'
  if (!isFixed) return []
  const isOther = usualReason !== null && reasonCode !== null && reasonCode !== usualReason && family === 'seasonal'
  return !reasonText || isOther
    ? [amber('21', 'REASON_DOUBT', 'reasonText')({ label: 'rh.contract-rules.reason' })]
    : []
}

const rules: readonly Rule[] = [
  inThePast,
  lastDay,
  harvest,
  season,
  trial,
  overlap,
  rightToWork,
  minor,
  ({ pay, hiringDate }) => checkPay(pay, hiringDate),
  longest,
  reason,
]
