import type { Given } from '#kernel/server/answers.ts'
import { forbidden, Refusal } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import { sql } from 'kysely'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { Employee } from '../employee.model.ts'
import type { employeesCalls } from '../employees.calls.ts'
import { contractNotEnded } from './contract-not-ended.ts'
import { noteEmployeeState } from './employee-events.ts'
import { employeeFile } from './employee-file.queries.ts'
import { scopeOf } from './scope.ts'
import { standingEmployee } from './standing-employee.queries.ts'

type Archive = typeof employeesCalls.archiveEmployee
type State = 'active' | 'archived'

/** Takes a person out of the active staff; everything about him stays. */
export const archiveEmployee = (given: Given<Archive, RhTables>, input: { employeeId: string }) =>
  moveEmployee(given, input.employeeId, { from: 'active', to: 'archived' })

/** Takes an archived person back. */
export const activateEmployee = (given: Given<Archive, RhTables>, input: { employeeId: string }) =>
  moveEmployee(given, input.employeeId, { from: 'archived', to: 'active' })

/** @throws Refusal 404, 403, 409 TRANSITION_INVALID when he is there already, EMPLOYEE_HAS_CONTRACT, EMPLOYEE_DUPLICATE */
async function moveEmployee(
  given: Given<Archive, RhTables>,
  id: string,
  { from, to }: { from: State; to: State },
): Promise<Employee> {
  const { db, caller, clock, keys } = given
  const scope = await scopeOf(given)
  const standing = await standingEmployee(db, scope, id)
  if (!scope.can(standing.companyId).archive) throw forbidden()
  if (standing.status !== from) {
    throw new Refusal(409, 'TRANSITION_INVALID', `rh.employee.already-${to}`, {
      detail: { from: standing.status, to, allowed: [] },
    })
  }
  await (to === 'archived' ? requireNoContract(given, id) : requireNoDouble(db, id))
  const now = clock.now().toString()
  await db
    .updateTable('rh.employee')
    .set(eb => ({
      archivedAt: to === 'archived' ? now : null,
      updatedAt: now,
      updatedBy: caller.userId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await noteEmployeeState(db, caller, id, from, to)
  await emit(db, `employee.${to === 'archived' ? 'archived' : 'activated'}`, { employeeId: id })
  return employeeFile(db, scope, keys, id)
}

/** Nobody is put away while a contract runs or is to come. */
async function requireNoContract({ db, clock }: Given<Archive, RhTables>, employeeId: string) {
  const { standing } = await db
    .selectFrom('rh.employee as e')
    .select(contractNotEnded(clock.today().toString()).as('standing'))
    .where('e.id', '=', employeeId)
    .executeTakeFirstOrThrow()
  if (standing) throw new Refusal(409, 'EMPLOYEE_HAS_CONTRACT', 'rh.employee.has-contract')
}

/** The same person must not be active twice: by his name and birth date, since two rows never bear one number. */
async function requireNoDouble(db: RhDb, employeeId: string) {
  const { rows } = await sql<{ firstname: string; name: string }>`
    select o.firstname, o.name from rh.employee e
      join rh.employee o on o.id <> e.id and o.status = 'active' and o.date_of_birth = e.date_of_birth
       and kernel.normalise(o.name) = kernel.normalise(e.name)
       and kernel.normalise(o.firstname) = kernel.normalise(e.firstname)
     where e.id = ${employeeId} limit 1`.execute(db)
  const [double] = rows
  if (double)
    throw new Refusal(409, 'EMPLOYEE_DUPLICATE', 'rh.employee.duplicate', {
      values: { name: `${double.firstname} ${double.name}` },
    })
}
