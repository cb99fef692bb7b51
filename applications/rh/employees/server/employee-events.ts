import type { Caller } from '#kernel/server/gate.ts'
import type { RhDb } from '#rh/rh-db.ts'

type State = 'active' | 'archived'

/** One line of a person's history, which nobody can change. */
export async function noteEmployeeState(
  db: RhDb,
  caller: Pick<Caller, 'userId'>,
  employeeId: string,
  from: State | null,
  to: State,
) {
  await db
    .insertInto('rh.employee_event')
    .values({ employeeId, fromState: from, toState: to, actorId: caller.userId })
    .execute()
}
