import type { Given } from '#kernel/server/answers.ts'
import { forbidden, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { payrollNumberCalls } from '../payroll-number.calls.ts'
import { giveNumber, numberShown, takeNumber } from './payroll-number.queries.ts'
import { type Scope, scopeOf } from './scope.ts'
import { standingEmployee } from './standing-employee.queries.ts'

type Change = typeof payrollNumberCalls.changeSoftware1Number
type Asked = InputOf<Change>

/**
 * Gives somebody the number by which a company's payroll knows him, in place of the one that he had there.
 * @throws Refusal 400 PAYROLL_NUMBER_TAKEN, 400 without employer, 404, 403
 */
export async function changePayrollNumber(given: Given<Change, RhTables>, asked: Asked) {
  const { employeeId, software1Number } = asked
  const companyId = await employerOf(given, asked)
  await giveNumber(given.db, { employeeId, companyId, number: software1Number }, 'software1Number')
  return { software1Number }
}

/**
 * Takes the number away; it must be the one that is kept.
 * @throws Refusal 409 PAYROLL_NUMBER_MOVED when another is kept, 400 without employer, 404, 403
 */
export async function deletePayrollNumber(given: Given<Change, RhTables>, asked: Asked) {
  const { employeeId, software1Number: number } = asked
  const companyId = await employerOf(given, asked)
  const wasKept = await takeNumber(given.db, { employeeId, companyId, number })
  if (!wasKept) throw new Refusal(409, 'PAYROLL_NUMBER_MOVED', 'rh.employee.number-moved')
  return { software1Number: null }
}

/**
 * The number as a file holds it: a new one is given by the employer; null takes away the one that the file shows, which
 * a former employer may have given.
 * @throws Refusal 400 PAYROLL_NUMBER_TAKEN, 400 without employer or on a number of a company where the caller only reads
 */
export async function writeNumberOfFile(
  db: RhDb,
  scope: Scope,
  { id: employeeId, companyId }: { id: string; companyId: string | null },
  number: string | null,
) {
  if (number === null) {
    const shown = await numberShown(db, employeeId, companyId)
    if (!shown) return
    if (!scope.can(shown.companyId).edit)
      throw wrongField('employee.software1Number', 'elsewhere', 'rh.employee.number-elsewhere')
    await takeNumber(db, { employeeId, ...shown })
    return
  }
  if (!companyId) throw wrongField('employee.companyId', 'required', 'rh.employee.number-needs-company')
  await giveNumber(db, { employeeId, companyId, number }, 'employee.software1Number')
}

async function employerOf(given: Given<Change, RhTables>, { employeeId, companyId }: Asked): Promise<string> {
  const scope = await scopeOf(given)
  const standing = await standingEmployee(given.db, scope, employeeId)
  if (!scope.can(standing.companyId).edit) throw forbidden()
  const employer = companyId ?? standing.companyId
  if (!employer || !scope.can(employer).edit)
    throw wrongField('companyId', 'unknown_company', 'rh.employee.company-unknown')
  return employer
}
