import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { Salary, SalaryChange, salaryFields } from './salary.model.ts'
import { ArchivedTerm, listInput, ofOne, settings, staff } from './term.model.ts'

const touches = ['rh']

/** Gross pays that contracts name; writing one also asks the right on pay (hr-and-workshop, section 7, Reference data). */
export const salariesCalls = calls('rh/contract-terms', {
  getSalaries: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getSalaries',
    access: reads(settings, staff),
    input: listInput,
    answer: z.array(Salary),
  },
  getSalaryById: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getSalaryById/:id',
    access: reads(settings, staff),
    input: ofOne('rh.salary'),
    answer: Salary,
  },
  createSalary: {
    method: 'POST',
    path: 'rh/gestionPersonnel/createSalary',
    access: writes(settings),
    input: z.strictObject({ salary: salaryFields }),
    touches,
    answer: Salary,
  },
  editSalary: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editSalary',
    access: writes(settings),
    input: z.strictObject({ salary: SalaryChange }),
    touches,
    answer: Salary,
  },
  archiveSalary: {
    method: 'DELETE',
    path: 'rh/gestionPersonnel/archiveSalary/:id',
    access: manages(settings),
    input: ofOne('rh.salary'),
    touches,
    answer: ArchivedTerm,
  },
})
