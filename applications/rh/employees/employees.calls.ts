import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List, word } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { countries } from '#platform/identifiers/countries.model.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { touchedByStaff } from '#rh/touched-by-staff.model.ts'
import { CandidateMatch } from './candidate-link.model.ts'
import { moments, WrittenDays } from './comings-and-goings.model.ts'
import {
  CustomFieldKey,
  CustomValues,
  FieldOption,
  InputType,
  mostFields,
} from '#platform/configuration/custom-field.model.ts'
import { EmployeeChange, NewEmployee } from './employee-form.model.ts'
import {
  Employee,
  EmployeeLine,
  EmployeeRow,
  employeeStatuses,
  lacks,
  noPlace,
  sexes,
  Situation,
  situations,
  tabsOfStaff,
} from './employee.model.ts'
import { employeeSections, revealedFields } from './employee-sections.model.ts'

const salaries = 'rh/gestion_du_personnel/salaries'

const newcomer = {
  employee: NewEmployee,
  /** Whom he was before: what he gave as a candidate fills what is not said. */
  candidate: z
    .strictObject({
      candidateId: idOf('rh.candidate'),
      candidateApplicationId: idOf('rh.candidate_application').nullable().optional(),
    })
    .nullable()
    .optional(),
  force: z.boolean().default(false),
}

const Taken = z.object({
  created: z.boolean(),
  employee: Employee.nullable(),
  /** People of the client who look like the same person; nothing was written. */
  matches: z.array(
    z.object({ employeeId: idOf('rh.employee'), firstname: z.string(), name: z.string(), on: z.array(z.string()) }),
  ),
})

const staffByName = {
  sorts: ['name'],
  comparedSorts: ['position', 'workplace', 'company', 'family', 'contractStart', 'contractEnd', 'situation', 'missing'],
  isSearched: true,
  tabs: 'status',
  filters: {
    status: choice(tabsOfStaff),
    companyId: idIn('platform.company', { address: 'company' }),
    siteId: idIn('rh.site', { or: [noPlace], address: 'site' }),
    unitId: idIn('rh.unit', { or: [noPlace], address: 'unit' }),
    positionId: idIn('rh.position', { address: 'position' }),
    family: choice(families),
    situation: choice(situations),
    sex: choice(sexes),
    /** A country, by its ISO code. */
    citizenship: word(countries.map(({ iso2 }) => iso2).join('|')),
    /** Files that lack this piece, or any. */
    missing: choice(lacks),
    /** People whose contract begins, or ends, in the month. */
    thisMonth: choice(moments, { address: 'month' }),
  },
} as const satisfies List

const touches = touchedByStaff

/** The staff list and file (hr-and-workshop, section 7, Employees). */
export const employeesCalls = calls('rh/employees', {
  getPaginatedEmployeesOfClient: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getPaginatedEmployeesOfClient/:clientId/:page/:size/:search?',
    access: reads(salaries),
    list: staffByName,
    input: z.strictObject({
      ...fieldsOf(staffByName),
      clientId: idOf('platform.client'),
      /** The tab: `active` leaves aside those who left or wait for their next season. */
      status: z.enum(tabsOfStaff).default('active'),
      /** A day of the month that `thisMonth` speaks of; the present one unless said. */
      at: z.iso.date().optional(),
      /** People whose contract begins, or ends, in these days: `2026-01-01..2026-12-31`. */
      starting: WrittenDays.optional(),
      ending: WrittenDays.optional(),
      /** Keys of the client's own fields that the rows shall hold; none unless said. */
      customFields: z.union([CustomFieldKey, z.array(CustomFieldKey).max(mostFields)]).optional(),
    }),
    answer: pageOf(EmployeeRow),
  },
  getEmployeesOfClient: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getEmployeesOfClient',
    access: reads(salaries),
    input: z.strictObject({ companyId: idOf('platform.company').optional(), situation: Situation.optional() }),
    answer: z.array(EmployeeLine),
  },
  /** How many, for the tabs and the home page: counted exactly, once an opening, never beside each page. */
  getEmployeeFigures: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getEmployeeFigures',
    access: reads(salaries),
    answer: z.object({
      active: z.int(),
      toHire: z.int(),
      betweenSeasons: z.int(),
      left: z.int(),
      archived: z.int(),
      startingThisMonth: z.int(),
      endingThisMonth: z.int(),
      byCompany: z.array(
        z.object({ companyId: idOf('platform.company').nullable(), name: z.string().nullable(), active: z.int() }),
      ),
    }),
  },
  /** Those that the caller may take somebody into, or place somebody of no company in. */
  getCompaniesForEmployees: {
    method: 'GET',
    path: 'rh/employees/companies',
    access: reads(salaries),
    answer: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
  },
  getEmployee: {
    method: 'GET',
    path: 'employees/:id',
    access: reads(salaries),
    input: z.strictObject({ id: idOf('rh.employee') }),
    answer: Employee,
  },
  getEmployeeOfContact: {
    method: 'GET',
    path: 'employees/contact/:id',
    access: reads(salaries),
    input: z.strictObject({ id: idOf('platform.contact') }),
    answer: Employee,
  },
  getEmployeeStatus: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getEmployeeStatus/:id',
    access: reads(salaries),
    input: z.strictObject({ id: idOf('rh.employee') }),
    answer: z.object({ status: z.enum(employeeStatuses), archivedAt: z.string().nullable() }),
  },
  getCurrentStatusOfEmployee: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getCurrentStatusOfEmployee/:id',
    access: reads(salaries),
    input: z.strictObject({ id: idOf('rh.employee'), at: z.iso.date().optional() }),
    answer: z.object({
      situation: Situation,
      since: z.iso.date().nullable(),
      until: z.iso.date().nullable(),
      contractId: idOf('rh.employment_contract').nullable(),
      suspensionId: idOf('rh.suspension').nullable(),
    }),
  },
  getAllCustomFieldsForEmployee: {
    method: 'POST',
    path: 'rh/gestionPersonnel/getAllCustomFieldsForEmployee',
    access: reads(salaries),
    input: z.strictObject({ employeeId: idOf('rh.employee') }),
    answer: z.array(
      z.object({
        customFieldId: idOf('platform.custom_field'),
        label: z.string(),
        inputType: InputType,
        options: z.array(FieldOption),
        order: z.int(),
        value: CustomValues.valueType,
      }),
    ),
  },
  createEmployee: {
    method: 'POST',
    path: 'rh/gestionPersonnel/createEmployee',
    access: writes(salaries),
    input: z.strictObject(newcomer),
    touches,
    answer: Taken,
  },
  /** The second interface style of createEmployee. */
  postEmployee: {
    method: 'POST',
    path: 'employees',
    access: writes(salaries),
    input: z.strictObject({ ...newcomer, clientId: idOf('platform.client').optional() }),
    touches,
    answer: Taken,
  },
  editEmployee: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editEmployee',
    access: writes(salaries),
    input: z.strictObject({ employee: EmployeeChange }),
    touches,
    answer: Employee,
  },
  editEmployeeSection: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editEmployeeSection',
    access: writes(salaries),
    input: z.strictObject({ sectionToEdit: z.enum(employeeSections), employee: EmployeeChange }),
    touches,
    answer: Employee,
  },
  archiveEmployee: {
    method: 'POST',
    path: 'rh/gestionPersonnel/archiveEmployee',
    access: manages(salaries),
    input: z.strictObject({ employeeId: idOf('rh.employee') }),
    touches,
    answer: Employee,
  },
  activateEmployee: {
    method: 'POST',
    path: 'rh/gestionPersonnel/activateEmployee',
    access: manages(salaries),
    input: z.strictObject({ employeeId: idOf('rh.employee') }),
    touches,
    answer: Employee,
  },
  deleteEmployee: {
    method: 'DELETE',
    path: 'rh/gestionPersonnel/deleteEmployee/:id',
    access: manages(salaries),
    input: z.strictObject({ id: idOf('rh.employee') }),
    touches,
    answer: nothing,
  },
  /** The second interface style of deleteEmployee. */
  removeEmployee: {
    method: 'DELETE',
    path: 'employees/:id',
    access: manages(salaries),
    input: z.strictObject({ id: idOf('rh.employee') }),
    touches,
    answer: nothing,
  },
  /** Shows a number that is masked in the file. Who asked, of whom and when is written down before it leaves. */
  revealOfEmployee: {
    method: 'POST',
    path: 'rh/employees/:id/reveal',
    access: reads(`${salaries}#donnees_sensibles`),
    leavesTrace: true,
    input: z.strictObject({ id: idOf('rh.employee'), field: z.enum(revealedFields) }),
    answer: z.object({ value: z.string() }),
  },
  checkIfEmployeeMatchCandidate: {
    method: 'POST',
    path: 'rh/gestionPersonnel/checkIfEmployeeMatchCandidate',
    access: writes(salaries),
    input: z.strictObject({ candidateId: idOf('rh.candidate') }),
    answer: z.object({ matches: z.array(CandidateMatch) }),
  },
  synchronizeEmployee: {
    method: 'POST',
    path: 'rh/gestionPersonnel/synchronizeEmployee',
    access: writes(salaries),
    input: z.strictObject({
      /** The names of the fields to take from the candidate, or an object that has them as keys. */
      employeeDataToEdit: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
      employeeId: idOf('rh.employee'),
      candidateId: idOf('rh.candidate'),
    }),
    touches,
    answer: Employee,
  },
})
