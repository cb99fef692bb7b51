import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Moved, MoveOutcome, WeekState } from '../pay-check.model.ts'
import type { CheckScope } from './check-scope.ts'
import type { Check } from './checks.queries.ts'

type Weeks = { companyId: string; ids: readonly string[]; mondays: readonly string[] }

/** Weeks that stand in one state stand in the next; those who had such a week are answered. */
export async function moveWeeks(
  db: RhDb,
  { companyId, ids, mondays }: Weeks,
  { from, to }: { from: WeekState; to: WeekState },
) {
  const rows = await db
    .updateTable('rh.pay_week')
    .set(eb => ({ state: to, movedId: sql<string>`uuidv7()`, reopenedAt: null, version: eb('version', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('employeeId', 'in', eachOf(ids))
    .where('monday', 'in', mondays)
    .where('state', '=', from)
    .returning(['employeeId', 'monday'])
    .execute()
  return rows
}

/** A week that has no row yet is entered. */
export const enterWeeks = (db: RhDb, { companyId, ids, mondays }: Weeks) =>
  sql`insert into rh.pay_week (company_id, employee_id, monday, state)
      select ${companyId}, p.id, m.monday, 'entered'
        from unnest(${ids}::uuid[]) as p(id) cross join unnest(${mondays}::date[]) as m(monday)
      on conflict do nothing`.execute(db)

type Back = { moved: readonly { employeeId: string; monday: string }[]; act: string; reason: string }

/** Why weeks went back. */
export async function noteBack(
  db: RhDb,
  { userId, now }: CheckScope,
  { companyId }: Check,
  { moved, act, reason }: Back,
) {
  if (moved.length === 0) return
  await db
    .insertInto('rh.pay_week_note')
    .values(moved.map(week => ({ ...week, companyId, act, reason, notedBy: userId, notedAt: now })))
    .execute()
}

type Judged = { id: string; name: string; firstname: string; outcome: MoveOutcome }

/** What became of each; who is none of the check is unknown, without a name. */
export function resultsOf(asked: readonly string[], judged: readonly Judged[]): Moved {
  const known = new Map(judged.map(one => [one.id, one]))
  const results = asked.map(employeeId => {
    const one = known.get(employeeId)
    return one
      ? { employeeId, name: `${one.name} ${one.firstname}`, outcome: one.outcome }
      : { employeeId, name: '', outcome: 'unknown' as const }
  })
  return { done: results.filter(({ outcome }) => outcome === 'done').length, results }
}
