import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, Refusal } from '#kernel/server/errors.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Language } from '#kernel/shared/names.ts'
import { holdEmployees } from '#rh/hold-employees.ts'
import type { PayrollLine, Rubric } from '#rh/payroll-lines.model.ts'
import { codesOf, payrollFileOf, requireTellable } from '#rh/payroll-software/payroll-software.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PayExport } from '../pay-export.model.ts'
import type { payExportsCalls } from '../pay-exports.calls.ts'
import { mondaysOf, weekOfMonday } from '../pay-period.model.ts'
import { correctionsOf, linesOf, type ToTell } from '../told-lines.model.ts'
import type { ExportScope } from './check-scope.ts'
import { type Check, peopleOfCheck } from './checks.queries.ts'
import { exportById } from './exports.queries.ts'
import { type PaidDay, rubricsOfPeople } from './rubrics-of-people.queries.ts'
import { openCheckById } from './verify-pay.ts'

type Exporting = { db: RhDb; say: Translate; language: Language }

/**
 * Tells the payroll software the weeks of a check that pay verified, up to its last day, and what moved in weeks that it was
 * told before. @throws Refusal 404, 403 of a check; 409 CHECK_CLOSED, NOTHING_TO_EXPORT; 400 MAPPING_MISSING,
 * PAYROLL_NUMBER_MISSING
 */
export async function exportPay(
  { db, say, language }: Exporting,
  scope: ExportScope,
  { id, exportId }: InputOf<typeof payExportsCalls.exportPay>,
): Promise<PayExport> {
  const before = await exportById(db, scope, exportId)
  if (before) return before
  const check = await openCheckById(db, scope, id, 1)
  if (!scope.exportedIds.includes(check.companyId)) throw forbidden()
  await sql`select pg_advisory_xact_lock(hashtextextended('rh pay export of ' || ${check.companyId}, 0))`.execute(db)
  const ids = await peopleOfCheck(db, check)
  await holdEmployees(db, ids)
  const [verified, moved] = [await verifiedWeeks(db, check, ids), await movedWeeks(db, check)]
  const lines = [
    ...linesOf(await daysToTell(db, check, verified)).map(line => ({ ...line, isCorrection: false, correctsId: null })),
    ...(await correctionsFor(db, check, moved)).map(line => ({ ...line, isCorrection: true })),
  ]
  if (lines.length === 0) throw new Refusal(409, 'NOTHING_TO_EXPORT', 'rh.pay.nothing-to-export')
  const people = await namesAndNumbers(
    db,
    check.companyId,
    lines.map(({ employeeId }) => employeeId),
  )
  const told = lines.map(line => ({
    ...line,
    id: randomUUID(),
    payrollNumber: people.get(line.employeeId)?.number ?? '',
  }))
  const codes = await codesOf(db, check.companyId)
  const nameOf = new Map<string, string>(told.map(line => [line.id, people.get(line.employeeId)?.name ?? '']))
  requireTellable({ say, language }, told, codes, line => nameOf.get(line.id) ?? '')
  await keepExport(db, scope, check, { exportId, told, content: payrollFileOf(told, codes) })
  await markTold(db, check, verified, moved)
  return (await exportById(db, scope, exportId)) as PayExport
}

type Week = { employeeId: string; monday: string; toldUntil: string | null }

/** Weeks of the check that pay verified, in which days are still to be told. */
async function verifiedWeeks(db: RhDb, { companyId, from, to }: Check, ids: readonly string[]) {
  const { rows } = await sql<Week>`
    select w.employee_id, w.monday, w.told_until from rh.pay_week w
     where w.company_id = ${companyId} and w.employee_id in ${eachOf(ids)} and w.state = 'verified_pay'
       and w.monday = any(${mondaysOf({ from, to })}::date[]) and (w.told_until is null or w.told_until < ${to}::date)
     order by w.monday, w.employee_id for update`.execute(db)
  return rows
}

/** Weeks that were told and moved since, once their hours are validated again. */
async function movedWeeks(db: RhDb, { companyId }: Check) {
  const { rows } = await sql<Week & { toldUntil: string }>`
    select w.employee_id, w.monday, w.told_until from rh.pay_week w
     where w.company_id = ${companyId} and w.is_to_correct
       and not exists (select from rh.time_entry t where t.employee_id = w.employee_id and t.company_id = w.company_id
             and t.work_date between w.monday and w.monday + 6 and t.state in ('draft', 'submitted'))
     order by w.monday, w.employee_id for update`.execute(db)
  return rows
}

/** From the first day that was not told to the last one of the check. */
const daysToTell = (db: RhDb, check: Check, weeks: readonly Week[]) =>
  daysIn(db, check, weeks, ({ toldUntil }, day) => day <= check.to && (toldUntil === null || day > toldUntil))

async function daysIn<Of extends Week>(
  db: RhDb,
  { companyId }: Check,
  weeks: readonly Of[],
  isMeant: (week: Of, day: string) => boolean,
): Promise<PaidDay[]> {
  const days: PaidDay[] = []
  for (const [monday, ofWeek] of Map.groupBy(weeks, week => week.monday)) {
    const people = await rubricsOfPeople(
      db,
      companyId,
      ofWeek.map(({ employeeId }) => employeeId),
      weekOfMonday(monday),
    )
    days.push(...ofWeek.flatMap(week => (people.get(week.employeeId) ?? []).filter(({ day }) => isMeant(week, day))))
  }
  return days
}

type Told = { id: string; employeeId: string; monday: string; rubric: Rubric; unit: ToTell['unit']; quantity: number }

async function correctionsFor(db: RhDb, check: Check, weeks: readonly (Week & { toldUntil: string })[]) {
  if (weeks.length === 0) return []
  const { rows } = await sql<Told>`
    select t.id, t.employee_id, t.monday, t.rubric, t.unit, t.quantity
      from rh.pay_line t
      join unnest(${weeks.map(({ employeeId }) => employeeId)}::uuid[], ${weeks.map(({ monday }) => monday)}::date[])
        as w(employee_id, monday) on w.employee_id = t.employee_id and w.monday = t.monday
      join rh.pay_export x on x.id = t.export_id
     where t.company_id = ${check.companyId}
     order by x.number, t.id`.execute(db)
  const now = await daysIn(db, check, weeks, ({ toldUntil }, day) => day <= toldUntil)
  return correctionsOf(rows, now, check.from)
}

async function namesAndNumbers(db: RhDb, companyId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string; number: string | null }>`
    select e.id, concat_ws(' ', e.name, e.firstname) as name, n.number
      from rh.employee e left join rh.payroll_number n on n.employee_id = e.id and n.company_id = ${companyId}
     where e.id in ${eachOf([...new Set(ids)])}`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

type Line = ToTell & PayrollLine & { isCorrection: boolean; correctsId: string | null }
type Kept = { exportId: string; told: readonly Line[]; content: string }

async function keepExport(db: RhDb, { userId, now }: ExportScope, check: Check, { exportId, told, content }: Kept) {
  const { companyId } = check
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0)::int as last from rh.pay_export where company_id = ${companyId}`.execute(db)
  await db
    .insertInto('rh.pay_export')
    .values({
      id: exportId,
      companyId,
      checkId: check.id,
      number: (rows[0]?.last ?? 0) + 1,
      hash: createHash('sha256').update(content).digest('hex'),
      content,
      exportedBy: userId,
      exportedAt: now,
    })
    .execute()
  await db
    .insertInto('rh.pay_line')
    .values(told.map(({ from, to, ...line }) => ({ ...line, exportId, companyId, fromDay: from, toDay: to })))
    .execute()
}

/** A week is exported once its Sunday is; what was corrected stands as it was told. */
async function markTold(db: RhDb, { companyId, to }: Check, verified: readonly Week[], moved: readonly Week[]) {
  const among = (weeks: readonly Week[]) => sql<boolean>`(w.employee_id, w.monday) in (
    select * from unnest(${weeks.map(({ employeeId }) => employeeId)}::uuid[], ${weeks.map(({ monday }) => monday)}::date[]))`
  await sql`
    update rh.pay_week w
       set told_until = least(w.monday + 6, ${to}::date), version = w.version + 1,
           state = case when w.monday + 6 <= ${to}::date then 'exported' else w.state end
     where w.company_id = ${companyId} and ${among(verified)}`.execute(db)
  await sql`
    update rh.pay_week w set is_to_correct = false, version = w.version + 1
     where w.company_id = ${companyId} and ${among(moved)}`.execute(db)
}
