import type { t as translate } from '#kernel/web/i18n.ts'
import type { Employee, Workplace } from '../employee.model.ts'

type Standing = Pick<Employee, 'position' | 'currentWorkplace' | 'software1Number'>

/** From the site down to the subunit: `Serre Nord, Compartiment 2`. */
export const placeNames = (place: Workplace | null) =>
  [place?.site, place?.unit, place?.subunit].flatMap(part => part?.name ?? []).join(', ')

/** What one wants to know of a person at first sight: position, place and payroll number, as far as they are known. */
export const standingOf = ({ position, currentWorkplace, software1Number }: Standing, t: typeof translate) =>
  [
    position,
    placeNames(currentWorkplace),
    software1Number && t('rh.employee.number-in-line', { number: software1Number }),
  ].filter(part => part !== null && part !== '')
