import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** The person of the staff who a user is: his work mail is the mail of the other (decision 018). */
export async function employeeOfUser(db: RhDb, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select e.id from platform.user u join rh.employee e on e.work_mail = u.mail and e.status = 'active'
     where u.id = ${userId} order by e.id limit 1`.execute(db)
  return rows[0]?.id
}

/** The users who these people are, of those who may sign in to the client. */
export async function usersOfEmployees(db: RhDb, employeeIds: readonly string[]) {
  const { rows } = await sql<{ employeeId: string; userId: string }>`
    select e.id as employee_id, u.id as user_id
      from rh.employee e
      join platform.user u on u.mail = e.work_mail and u.active
      join platform.client_user m on m.user_id = u.id and m.client_id = kernel.client_id() and m.active
     where e.id in ${eachOf(employeeIds)} and e.status = 'active'`.execute(db)
  return rows
}
