import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { AnswerOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { EmployeeStatus } from '../employee.model.ts'
import type { employeesCalls } from '../employees.calls.ts'
import { requireInScope, type Scope } from './scope.ts'

/** What was decided about the record. @throws Refusal 404 */
export async function statusOfEmployee(db: RhDb, scope: Scope, id: string) {
  const row = await seen(db, scope, id)
  return { status: row.status as EmployeeStatus, archivedAt: row.archivedAt }
}

type Current = AnswerOf<typeof employeesCalls.getCurrentStatusOfEmployee>

/** What follows from the contracts on a day, with the days from and to which it holds. @throws Refusal 404 */
export async function situationOfEmployee(db: RhDb, scope: Scope, id: string, day: string): Promise<Current> {
  await seen(db, scope, id)
  const { rows } = await sql<Current>`
    select s.situation,
           case s.situation
             when 'suspended' then p.starting_date
             when 'present' then lower(c.period)
             when 'left' then upper(c.period)
             when 'between_seasons' then upper(c.period) end as since,
           case s.situation
             when 'suspended' then p.ending_date
             when 'present' then upper(c.period) - 1
             when 'upcoming' then lower(c.period) - 1 end as until,
           s.contract_id,
           p.id as "suspensionId"
      from rh.situation_on(${id}, ${day}) as s
      left join rh.employment_contract c on c.id = s.contract_id
      left join rh.suspension p on s.situation = 'suspended' and p.contract_id = s.contract_id
        and p.binds
        and daterange(p.starting_date, p.ending_date, '[]') @> ${day}::date`.execute(db)
  return rows[0] as Current
}

async function seen(db: RhDb, scope: Scope, id: string) {
  const row = await db
    .selectFrom('rh.employee')
    .select(['status', 'archivedAt', 'companyId'])
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
  if (!row) throw notFound()
  requireInScope(scope, row.companyId)
  return row
}
