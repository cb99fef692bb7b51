import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import {
  PayrollConnection,
  PayrollConnectionFields,
  PayrollMapping,
  PayrollMappingFields,
  PayrollVariables,
  TestedPayroll,
} from './payroll-software.model.ts'
import { payrollSoftwareElement } from './payroll-software-place.model.ts'

const ofCompany = z.strictObject({ companyId: idOf('platform.company') })
const version = z.int32()
/** Secrets stand in these rows, out of reach of the role that speaks for members. */
const apart = { voice: 'platform' } as const

/** How companies speak to their payroll software, and by which codes (RH design, time-absences-pay, section 7). */
export const payrollSoftwareCalls = calls('rh/payroll-software', {
  /** Of every company that the caller reads, by name. */
  getPayrollConnections: {
    ...apart,
    method: 'GET',
    path: 'rh/pay/silae/config',
    access: reads(payrollSoftwareElement),
    answer: z.array(PayrollConnection),
  },
  /** 400 at the field that the API asks for. */
  savePayrollConnection: {
    ...apart,
    method: 'PUT',
    path: 'rh/pay/silae/config',
    access: manages(payrollSoftwareElement),
    touches: ['rh/pay'],
    input: PayrollConnectionFields.extend({ companyId: idOf('platform.company'), version }),
    answer: PayrollConnection,
  },
  /** Connects with what is kept and asks for the month that the dossier stands at. */
  testPayrollConnection: {
    ...apart,
    method: 'POST',
    path: 'rh/pay/silae/test',
    access: manages(payrollSoftwareElement),
    outside: true,
    touches: [],
    input: ofCompany,
    answer: TestedPayroll,
  },
  getPayrollVariables: {
    ...apart,
    method: 'GET',
    path: 'rh/pay/silae/variables',
    access: writes(payrollSoftwareElement),
    outside: true,
    input: ofCompany,
    answer: PayrollVariables,
  },
  getPayrollMapping: {
    method: 'GET',
    path: 'rh/pay/silae/mapping',
    access: reads(payrollSoftwareElement),
    input: ofCompany,
    answer: PayrollMapping,
  },
  /** Writes the mapping as a whole. */
  savePayrollMapping: {
    method: 'PUT',
    path: 'rh/pay/silae/mapping',
    access: writes(payrollSoftwareElement),
    touches: ['rh/pay'],
    input: PayrollMappingFields.extend({ companyId: idOf('platform.company'), version }),
    answer: PayrollMapping,
  },
})
