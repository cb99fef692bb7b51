import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { type Call, calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import {
  CountedPeople,
  CountedPlace,
  CountedType,
  CountedUnit,
  CountedWeek,
  CompanyOfFigures,
  StaffFigures,
} from './indicator.model.ts'

const readsIndicators = reads('rh/gestion_du_personnel/indicateurs')

const narrowing = {
  companyId: idOf('platform.company').optional(),
  siteId: idOf('rh.site').optional(),
  unitId: idOf('rh.unit').optional(),
  family: z.enum(families).optional(),
}

/** `at` is the day, or a day of the month, that a figure of contracts tells of; the present one unless told. */
const asked = z.strictObject({ ...narrowing, at: z.iso.date().optional() })

const figure = <Answer extends z.core.$ZodType>(path: string, answer: Answer) =>
  ({ method: 'GET', path, access: readsIndicators, input: asked, answer }) satisfies Call

const gestion = 'rh/gestionPersonnel/employees'

/**
 * Figures of the staff (hr-and-workshop section 7, Dashboards, GET under employees/). The brief can be read with the
 * prefix of the section and without: both stand, on one function each.
 */
export const indicatorsCalls = calls('rh/indicators', {
  getActiveEmployees: figure(`${gestion}/active`, CountedPeople),
  getActiveEmployeesAtRoot: figure('employees/active', CountedPeople),
  getActiveWomen: figure(`${gestion}/active/female`, CountedPeople),
  getActiveWomenAtRoot: figure('employees/active/female', CountedPeople),
  getActiveMen: figure(`${gestion}/active/male`, CountedPeople),
  getActiveMenAtRoot: figure('employees/active/male', CountedPeople),
  getEmployeesStartingThisMonth: figure(`${gestion}/getEmployeesStartingThisMonth`, CountedPeople),
  getEmployeesStartingThisMonthAtRoot: figure('employees/getEmployeesStartingThisMonth', CountedPeople),
  getEmployeesEndingThisMonth: figure(`${gestion}/getEmployeesEndingThisMonth`, CountedPeople),
  getEmployeesEndingThisMonthAtRoot: figure('employees/getEmployeesEndingThisMonth', CountedPeople),
  getTotalActiveEmployeesPerSite: figure(`${gestion}/getTotalActiveEmployeesPerSite`, z.array(CountedPlace)),
  getTotalActiveEmployeesPerSiteAtRoot: figure('employees/getTotalActiveEmployeesPerSite', z.array(CountedPlace)),
  getTotalActiveEmployeesPerUnit: figure(`${gestion}/getTotalActiveEmployeesPerUnit`, z.array(CountedUnit)),
  getTotalActiveEmployeesPerUnitAtRoot: figure('employees/getTotalActiveEmployeesPerUnit', z.array(CountedUnit)),
  getTypesOfContractByPercentage: figure(`${gestion}/getTypesOfContractByPercentage`, z.array(CountedType)),
  getTypesOfContractByPercentageAtRoot: figure('employees/getTypesOfContractByPercentage', z.array(CountedType)),
  getUnsignedEmploymentContracts: figure(`${gestion}/getUnsignedEmploymentContracts`, CountedPeople),
  getUnsignedEmploymentContractsAtRoot: figure('employees/getUnsignedEmploymentContracts', CountedPeople),
  getContractsWhoseTrialPeriodWillEnd: figure(`${gestion}/getContractsWhoseTrialPeriodWillEnd`, CountedPeople),
  getContractsWhoseTrialPeriodWillEndAtRoot: figure('employees/getContractsWhoseTrialPeriodWillEnd', CountedPeople),
  getUnsignedDocumentsOfContracts: figure(`${gestion}/getUnsignedDocumentsOfContracts`, CountedPeople),
  getUnsignedDocumentsOfContractsAtRoot: figure('employees/getUnsignedDocumentsOfContracts', CountedPeople),
  getEmployeesUnvalidatedDpae: figure(`${gestion}/getEmployeesUnvalidatedDpae`, CountedPeople),
  getEmployeesUnvalidatedDpaeAtRoot: figure('employees/getEmployeesUnvalidatedDpae', CountedPeople),
  /** Every tile of the page at once. */
  getStaffFigures: figure('rh/indicators/staff', StaffFigures),
  /** How many had a contract in force on the Monday of each week; the 26 weeks up to the present one unless told. */
  getHeadcountByWeek: {
    method: 'GET',
    path: 'rh/indicators/headcount',
    access: readsIndicators,
    input: z.strictObject({ ...narrowing, from: z.iso.date().optional(), to: z.iso.date().optional() }),
    answer: z.array(CountedWeek),
  },
  /** What the figures may be narrowed to: companies and living places that the caller has figures of. */
  getPlacesOfIndicators: {
    method: 'GET',
    path: 'rh/indicators/places',
    access: readsIndicators,
    answer: z.array(CompanyOfFigures),
  },
})
