import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import type { Standing } from '#rh/employees/employee.model.ts'
import { employeesAddress } from '#rh/employees/employees.web.ts'
import type { Narrowing } from './use-filters-of-indicators.ts'

export type Chosen = {
  company?: string
  site?: string
  unit?: string
  sex?: 'female' | 'male'
  month?: 'starting' | 'ending'
  family?: Family
  /** Of those who are active, unless told. */
  tab?: Standing
}

/**
 * The staff list with the people of a figure. Who arrives or leaves in a month is looked for among everybody: he may
 * have left already.
 */
export function addressOfStaff({ companyId, siteId, unitId }: Narrowing, { tab, ...more }: Chosen) {
  const chosen = { company: companyId, site: siteId, unit: unitId, ...more }
  const address = new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value ? [[`f.${name}`, value]] : [])),
  )
  const asked = more.month ? 'all' : tab
  if (asked) address.set('tab', asked)
  return address.size > 0 ? `${employeesAddress}?${address}` : employeesAddress
}
