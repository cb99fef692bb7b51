import { ageOn } from '#rh/employees/employee.model.ts'
import { isOverLimit } from '#rh/work-permits/yearly-use.model.ts'
import limits from '../data/contract-limits.json' with { type: 'json' }
import { dayOf, type Rule } from './contract-facts.model.ts'
import { amber, type Finding, hard, passable } from './finding.model.ts'

/** 5. The months or hours of a year that a permit lets one work, over all contracts with this one (CESEDA, L421-34, L422-1). */
export const yearlyLimit: Rule = ({ right }) => {
  const use = right?.use
  if (!use) return []
  const said = { values: { most: use.most, used: Math.round((use.used ?? 0) * 10) / 10 } }
  if (use.used === null)
    return [amber('5', 'YEARLY_LIMIT', 'workTime')({ ...said, label: 'rh.contract-rules.hours-unknown' })]
  return isOverLimit(use)
    ? [passable('5', 'YEARLY_LIMIT', 'endOfContractDate')({ ...said, label: `rh.contract-rules.year-${use.unit}` })]
    : []
}

/** 8, 8b, 8c. The right to work on the first day, its check and its end (L5221-5, L5221-8). */
export const rightToWork: Rule = ({ right, endOfContractDate }) => {
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
export const minor: Rule = ({ person, hiringDate, isForbiddenUnder18 }) => {
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
