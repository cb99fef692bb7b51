import { monthsEnd, rollingWindow } from '#platform/calendar/periods.model.ts'
import { addOuvrables } from '#platform/calendar/working-days.model.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import limits from '../data/contract-limits.json' with { type: 'json' }
import { type ContractFacts, dayOf, daysBetween, type Hired, type Rule } from './contract-facts.model.ts'
import { amber, hard, passable } from './finding.model.ts'

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
export const harvest: Rule = facts => {
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
export const season: Rule = facts => {
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

/** 7. One contract at a time in a company, unless both are part-time. */
export const overlap: Rule = ({ hiringDate, endOfContractDate, family, isPartTime, others }) => {
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

/**
 * 19. A fixed term on the same post waits a third of the former one, half of a short one, counted in days on which the
 * company opens: those of the week but Sundays and public holidays here (L1244-3-1). Some reasons wait for nothing
 * (L1244-4-1), neither does who replaces somebody: whether it is the same absence is for the reader to say.
 */
export const waitingPeriod: Rule = ({ hiringDate, positionId, replacesSomebody, others, ...facts }) => {
  if (!isFixedTerm(facts.family) || replacesSomebody || positionId === null) return []
  const { shortDays, share, shareOfShort, reasonsWithout } = limits.waitingPeriod
  if (reasonsWithout.includes(facts.reasonCode ?? facts.usualReason ?? '')) return []
  const former = others
    .filter(one => one.isOfSameCompany && !one.isDraft && one.positionId === positionId && isFixedTerm(one.family))
    .flatMap(one => (one.to !== null && one.to < hiringDate ? [{ from: one.from, to: one.to }] : []))
    .toSorted((one, next) => next.to.localeCompare(one.to))[0]
  if (!former) return []
  const days = daysBetween(former.from, former.to)
  const waits = Math.ceil(days / (days < shortDays ? shareOfShort : share))
  const until = addOuvrables(dayOf(former.to), waits).toString()
  return hiringDate <= until
    ? [amber('19', 'WAITING_PERIOD', 'hiringDate')({ label: 'rh.contract-rules.waiting', days: { until } })]
    : []
}

const isFixedTerm = (family: ContractFacts['family']) => family === 'fixed_term' || family === 'fixed_term_open'
