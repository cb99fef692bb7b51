import { z } from 'zod'

/** What the payroll program calls a person, unique in the company that pays him. */
export const payrollNumber = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]{1,20}$/, { error: 'rh.employee.number-invalid' })
