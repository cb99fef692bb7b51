import type { Given } from '#kernel/server/answers.ts'
import { forbidden, Refusal } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { Employee } from '../employee.model.ts'
import type { employeesCalls } from '../employees.calls.ts'
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

/** @throws Refusal 404, 403, 409 TRANSITION_INVALID when he is there already */
async function moveEmployee(
  given: Given<Archive, RhTables>,
  id: string,
  { from, to }: { from: State; to: State },
): Promise<Employee> {
  const { db, caller, clock, keys } = given
  const scope = await scopeOf(given)
  const standing = await standingEmployee(db, scope, id)
  if (!scope.can(standing.company_id).archive) throw forbidden()
  if (standing.status !== from) {
    throw new Refusal(409, 'TRANSITION_INVALID', `rh.employee.already-${to}`, {
      detail: { from: standing.status, to, allowed: [] },
    })
  }
  const now = clock.now().toString()
  await db
    .updateTable('rh.employee')
    .set(eb => ({
      archived_at: to === 'archived' ? now : null,
      updated_at: now,
      updated_by: caller.userId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await noteEmployeeState(db, caller, id, from, to)
  await emit(db, `employee.${to === 'archived' ? 'archived' : 'activated'}`, { employeeId: id })
  return employeeFile(db, scope, keys, id)
}
