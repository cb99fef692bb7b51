import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { holdEmployees } from '#rh/hold-employees.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type AbsenceAccount, absenceAccounts } from '../absence-type.model.ts'
import type { absencesCalls } from '../absences.calls.ts'
import type { AbsenceScope } from './absence-scope.ts'

const mostEntries = 200

/** The company of somebody of these, held until the end: two who spend one balance come one after the other. */
export async function companyOfPerson(db: RhDb, companyIds: readonly string[], employeeId: string): Promise<string> {
  await holdEmployees(db, [employeeId])
  const { rows } = await sql<{ companyId: string }>`
    select w.company_id from rh.employee e
      join lateral (
        select k.company_id, k.hiring_date from rh.employment_contract k where k.employee_id = e.id and k.binds
        union all select e.company_id, null) w on w.company_id in ${eachOf(companyIds)}
     where e.id = ${employeeId} and e.status <> 'deleted' order by w.hiring_date desc nulls last limit 1`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  return row.companyId
}

/** Hundredths of a day. */
export async function availableOf(db: RhDb, employeeId: string, account: AbsenceAccount): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(hundredths), 0)::int as sum from rh.absence_balance_entry
     where employee_id = ${employeeId} and account = ${account}`.execute(db)
  return rows[0]?.sum ?? 0
}

/** Each account with what was written in it, the last first. @throws Refusal 404 */
export async function balancesOf(db: RhDb, { readIds }: Pick<AbsenceScope, 'readIds'>, employeeId: string) {
  await requirePerson(db, readIds, employeeId)
  const entries = await db
    .selectFrom('rh.absence_balance_entry')
    .select(['id', 'account', 'kind', 'hundredths', 'effectiveOn', 'explanation'])
    .where('employeeId', '=', employeeId)
    .orderBy('effectiveOn', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEntries)
    .execute()
  return Promise.all(
    absenceAccounts.map(async account => ({
      account,
      available: await availableOf(db, employeeId, account),
      entries: entries.filter(entry => entry.account === account) as never,
    })),
  )
}

async function requirePerson(db: RhDb, companyIds: readonly string[], employeeId: string) {
  const { rows } = await sql`
    select from rh.employee e where e.id = ${employeeId} and e.status <> 'deleted'
       and (e.company_id in ${eachOf(companyIds)} or exists (
         select from rh.employment_contract k where k.employee_id = e.id and k.binds and k.company_id in ${eachOf(companyIds)}))`.execute(
    db,
  )
  if (rows.length === 0) throw notFound()
}

type Adjust = InputOf<typeof absencesCalls.adjustBalance>

/** More or less days than were counted, and why. @throws Refusal 404 */
export async function adjustBalance(
  db: RhDb,
  scope: AbsenceScope,
  { employeeId, account, hundredths, reason }: Adjust,
) {
  const companyId = await companyOfPerson(db, scope.administeredIds, employeeId)
  if (hundredths !== 0)
    await db
      .insertInto('rh.absence_balance_entry')
      .values({
        companyId,
        employeeId,
        account,
        kind: 'adjusted',
        hundredths,
        effectiveOn: scope.today,
        explanation: reason,
        writtenBy: scope.userId,
      })
      .execute()
  return balancesOf(db, { readIds: scope.administeredIds }, employeeId)
}
