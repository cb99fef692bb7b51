import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { Workplace } from '#rh/employees/employee.model.ts'
import { ManyPlaced, manyPlacesFields, mostPlaced } from './many-places.model.ts'
import { PackageElement, packageFields, PackageSaved } from './package-element.model.ts'
import { SiteAssignment, siteFields } from './site-assignment.model.ts'

const salaries = 'rh/gestion_du_personnel/salaries'
const pay = `${salaries}#remuneration`
const ofContract = z.strictObject({ id: idOf('rh.employment_contract') })
const ofEmployee = z.strictObject({ id: idOf('rh.employee') })

const touches = [
  'rh',
  'platform/directory',
  'platform/search',
  'platform/configuration',
  'platform/generated-documents',
]

/** Conditions of work and places of employees, as dated rows (hr-and-workshop, section 7, Employees). */
export const employeeHistoryCalls = calls('rh/employee-history', {
  savePackageElements: {
    method: 'POST',
    path: 'rh/gestionPersonnel/savePackageElements',
    access: writes(pay),
    input: packageFields.extend({
      employeeId: idOf('rh.employee'),
      /** Which one is meant, of two part-time contracts that run at once. */
      contractId: idOf('rh.employment_contract').nullable().optional(),
    }),
    touches,
    answer: PackageSaved,
  },
  /** Corrects a row: a new one takes its place, and the old one stays readable. */
  editPackageElements: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editPackageElements/:id',
    access: writes(pay),
    input: packageFields.extend({ id: idOf('rh.package_element'), employeeId: idOf('rh.employee').optional() }),
    touches,
    answer: PackageSaved,
  },
  getPackageHistoryOfEmployee: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getPackageHistoryOfEmployee/:id',
    access: reads(salaries),
    input: ofEmployee,
    answer: z.array(PackageElement),
  },
  getEmployeeCurrentConditions: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getEmployeeCurrentConditions/:id',
    access: reads(salaries),
    input: ofEmployee.extend({ at: z.iso.date().optional() }),
    answer: z.object({ conditions: PackageElement.nullable() }),
  },
  /** What was signed, of a contract. */
  getEmploymentContractOriginalConditions: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getEmploymentContractOriginalConditions/:id',
    access: reads(salaries),
    input: ofContract,
    answer: z.object({ conditions: PackageElement.nullable() }),
  },
  getEmploymentContractOriginalWorkplace: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getEmploymentContractOriginalWorkplace/:id',
    access: reads(salaries),
    input: ofContract,
    answer: z.object({ workplace: Workplace.nullable() }),
  },
  saveSiteElements: {
    method: 'POST',
    path: 'rh/gestionPersonnel/saveSiteElements',
    access: writes(salaries),
    input: siteFields.extend({ employeeId: idOf('rh.employee') }),
    touches,
    answer: SiteAssignment,
  },
  /** One place for many, all at once; with `dryRun` nothing is written and it is told what would become of each. */
  placeManyEmployees: {
    method: 'POST',
    path: 'rh/employees/places',
    access: writes(salaries),
    input: manyPlacesFields.extend({
      employeeIds: z.array(idOf('rh.employee')).min(1).max(mostPlaced),
      dryRun: z.boolean().default(false),
    }),
    touches,
    answer: ManyPlaced,
  },
  getEmployeeCurrentWorkplace: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getEmployeeCurrentWorkplace/:id',
    access: reads(salaries),
    input: ofEmployee,
    answer: z.object({ workplace: Workplace.nullable() }),
  },
  getSiteHistoryOfEmployee: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getSiteHistoryOfEmployee/:id',
    access: reads(salaries),
    input: ofEmployee,
    answer: z.array(SiteAssignment),
  },
})
