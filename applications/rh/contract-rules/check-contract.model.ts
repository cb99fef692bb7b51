import { monthsEnd } from '#platform/calendar/periods.model.ts'
import { requiresEndDate } from '#rh/contract-terms/type-of-contract.model.ts'
import limits from '../data/contract-limits.json' with { type: 'json' }
import { harvest, overlap, season, waitingPeriod } from './check-other-contracts.model.ts'
import { minor, rightToWork, yearlyLimit } from './check-person.model.ts'
import { type ContractFacts, dayOf, daysBetween, type Rule } from './contract-facts.model.ts'
import { type Finding, gravity, hard, passable, shortestReason, amber } from './finding.model.ts'
import { type Term, trialOf } from './trial.model.ts'

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

/** 20. A part-time contract says its days, and has 24 hours a week but for an exemption (L3123-6, L3123-7). */
const partTime: Rule = ({ isPartTime, workTime, hiringDate, endOfContractDate }) => {
  if (!isPartTime || !workTime) return []
  const { leastWeeklyHours, exemptDays } = limits.partTime
  const isShort = endOfContractDate !== null && daysBetween(hiringDate, endOfContractDate) <= exemptDays
  const isBelow = workTime.weeklyHours !== null && workTime.weeklyHours < leastWeeklyHours
  const doubt = amber('20', 'PART_TIME', 'workTime')
  return [
    ...(workTime.saysItsDays ? [] : [doubt({ label: 'rh.contract-rules.part-time-days' })]),
    ...(isBelow && !workTime.isExempt && !isShort
      ? [doubt({ label: 'rh.contract-rules.part-time-hours', values: { least: leastWeeklyHours } })]
      : []),
  ]
}

const rules: readonly Rule[] = [
  inThePast,
  lastDay,
  harvest,
  season,
  yearlyLimit,
  trial,
  overlap,
  rightToWork,
  minor,
  ({ pay, hiringDate }) => checkPay(pay, hiringDate),
  longest,
  waitingPeriod,
  partTime,
  reason,
]
