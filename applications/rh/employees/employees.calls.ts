import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import { EmployeeChange, NewEmployee } from './employee-form.model.ts'
import { Employee, EmployeeLine, EmployeeRow, employeeStatuses } from './employee.model.ts'

const salaries = 'rh/gestion_du_personnel/salaries'

/** The staff list and file (hr-and-workshop, section 7, Employees). */
export const employeesCalls = calls({
  getPaginatedEmployeesOfClient: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getPaginatedEmployeesOfClient/:clientId/:page/:size/:search?',
    access: reads(salaries),
    input: z.strictObject({
      ...pageInput,
      clientId: z.uuid(),
      status: z.enum(employeeStatuses).default('active'),
      companyId: z.uuid().optional(),
      sort: z.enum(['name', '-name']).default('name'),
    }),
    answer: pageOf(EmployeeRow),
  },
  getEmployeesOfClient: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getEmployeesOfClient',
    access: reads(salaries),
    input: z.strictObject({ companyId: z.uuid().optional() }),
    answer: z.array(EmployeeLine),
  },
  /** How many, for the tabs and the home page: counted exactly, once an opening, never beside each page. */
  getEmployeeFigures: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getEmployeeFigures',
    access: reads(salaries),
    answer: z.object({
      active: z.int(),
      archived: z.int(),
      byCompany: z.array(z.object({ companyId: z.uuid().nullable(), name: z.string().nullable(), active: z.int() })),
    }),
  },
  getEmployee: {
    method: 'GET',
    path: 'employees/:id',
    access: reads(salaries),
    input: z.strictObject({ id: z.uuid() }),
    answer: Employee,
  },
  createEmployee: {
    method: 'POST',
    path: 'rh/gestionPersonnel/createEmployee',
    access: writes(salaries),
    input: z.strictObject({ employee: NewEmployee, candidate: z.null().optional(), force: z.boolean().default(false) }),
    answer: z.object({
      created: z.boolean(),
      employee: Employee.nullable(),
      /** People of the client who look like the same person; nothing was written. */
      matches: z.array(
        z.object({ employeeId: z.uuid(), firstname: z.string(), name: z.string(), on: z.array(z.string()) }),
      ),
    }),
  },
  editEmployee: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editEmployee',
    access: writes(salaries),
    input: z.strictObject({ employee: EmployeeChange }),
    answer: Employee,
  },
  archiveEmployee: {
    method: 'POST',
    path: 'rh/gestionPersonnel/archiveEmployee',
    access: manages(salaries),
    input: z.strictObject({ employeeId: z.uuid() }),
    answer: Employee,
  },
  activateEmployee: {
    method: 'POST',
    path: 'rh/gestionPersonnel/activateEmployee',
    access: manages(salaries),
    input: z.strictObject({ employeeId: z.uuid() }),
    answer: Employee,
  },
})
