import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { companiesOfDays } from '#rh/working-time/working-time.server.ts'
import type { planningCalls } from '../planning.calls.ts'
import type { WrittenShift } from '../planning.model.ts'
import { judgeShifts, type ShiftColumns, type Standing } from './judge-shifts.ts'
import type { PlanningScope } from './planning-scope.ts'
import { tellOfChanges, type Telling } from './tell-people.ts'

type Written = InputOf<typeof planningCalls.writeShifts>

/**
 * Each by itself, in one transaction: what cannot be written says why, the others are. Who plans the same people waits for his
 * turn. What was published and moves is `changed`, and its people are told.
 */
export async function writeShifts(
  given: Telling,
  scope: PlanningScope,
  written: Written,
): Promise<{ results: WrittenShift[] }> {
  const { db } = given
  const read = [...written.edited, ...written.removed].map(({ id }) => id)
  const seen = await shiftsById(db, scope, read)
  const days = [
    ...written.added,
    ...seen.values(),
    ...written.edited.flatMap(({ id, workDate }) => {
      const shift = seen.get(id)
      return shift ? [{ employeeId: shift.employeeId, workDate }] : []
    }),
  ]
  const companyOf = await companiesOfDays(db, eachOf(scope.writtenIds), days)
  const [present, around, companyOfUnit, positions] = await Promise.all([
    shiftsById(db, scope, read),
    shiftsAround(db, days),
    companiesOfUnits(db, [...written.added, ...written.edited]),
    knownPositions(db, [...written.added, ...written.edited]),
  ])
  const judged = judgeShifts(
    {
      writtenIds: scope.writtenIds,
      present,
      around,
      companyOf,
      hasUnit: (unitId, companyId) => companyOfUnit.get(unitId) === companyId,
      hasPosition: positionId => positions.has(positionId),
    },
    written,
  )
  await removeShifts(db, judged.gone)
  await changeShifts(
    db,
    judged.written.filter(({ id }) => id !== null),
  )
  await addShifts(
    db,
    judged.written.filter(({ id }) => id === null),
  )
  const moved = judged.written.flatMap(({ id }) => present.get(id ?? '') ?? [])
  await tellOfChanges(
    given,
    [...judged.gone, ...moved].filter(({ state }) => state !== 'draft'),
  )
  return { results: judged.results }
}

const standing = [
  'id',
  'employeeId',
  'companyId',
  'workDate',
  'startsAt',
  'endsAt',
  'state',
  'version',
  'clientShiftId',
] as const

async function shiftsById(db: RhDb, { readIds }: PlanningScope, ids: readonly string[]) {
  const rows: Standing[] = await db
    .selectFrom('rh.shift')
    .select(standing)
    .where('id', 'in', eachOf(ids))
    .where('companyId', 'in', eachOf(readIds))
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** Those of these people from the day before the first to the day after the last. */
async function shiftsAround(db: RhDb, days: readonly { employeeId: string; workDate: string }[]): Promise<Standing[]> {
  const inOrder = days.map(({ workDate }) => workDate).toSorted()
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (first === undefined || last === undefined) return []
  return db
    .selectFrom('rh.shift')
    .select(standing)
    .where('employeeId', 'in', eachOf(days.map(({ employeeId }) => employeeId)))
    .where('workDate', '>=', Temporal.PlainDate.from(first).subtract({ days: 1 }).toString())
    .where('workDate', '<=', Temporal.PlainDate.from(last).add({ days: 1 }).toString())
    .where('state', '!=', 'cancelled')
    .execute()
}

async function knownPositions(db: RhDb, fields: readonly { positionId: string | null }[]) {
  const ids = eachOf(fields.flatMap(({ positionId }) => positionId ?? []))
  const rows = await db.selectFrom('rh.position').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

async function companiesOfUnits(db: RhDb, fields: readonly { unitId: string | null }[]) {
  const rows = await db
    .selectFrom('rh.unit as u')
    .innerJoin('rh.site as s', 's.id', 'u.siteId')
    .select(['u.id', 's.companyId'])
    .where('u.id', 'in', eachOf(fields.flatMap(({ unitId }) => unitId ?? [])))
    .execute()
  return new Map(rows.map(({ id, companyId }) => [id, companyId]))
}

/** A draft goes; what was published stays as called off. */
async function removeShifts(db: RhDb, gone: readonly Standing[]) {
  const idsOf = (shifts: readonly Standing[]) => eachOf(shifts.map(({ id }) => id))
  await db
    .deleteFrom('rh.shift')
    .where('id', 'in', idsOf(gone.filter(({ state }) => state === 'draft')))
    .execute()
  await db
    .updateTable('rh.shift')
    .set(eb => ({ state: 'cancelled', version: eb('version', '+', 1) }))
    .where('id', 'in', idsOf(gone.filter(({ state }) => state !== 'draft')))
    .execute()
}

/** Shifts `n` as a table; the place is that of the unit that was said, else where the person works on that day. */
const asRows = (shifts: readonly ShiftColumns[]) => {
  const each = <Value>(of: (shift: ShiftColumns) => Value) => shifts.map(of)
  return sql`(
    select n.*, coalesce(u.site_id, a.site_id) as site_id, coalesce(n.said_unit, a.unit_id) as unit_id
      from unnest(${each(({ id }) => id)}::uuid[], ${each(({ clientShiftId }) => clientShiftId)}::uuid[],
                  ${each(({ employeeId }) => employeeId)}::uuid[], ${each(({ companyId }) => companyId)}::uuid[],
                  ${each(({ unitId }) => unitId)}::uuid[], ${each(({ positionId }) => positionId)}::uuid[],
                  ${each(({ workDate }) => workDate)}::date[], ${each(({ startsAt }) => startsAt)}::timestamptz[],
                  ${each(({ endsAt }) => endsAt)}::timestamptz[], ${each(({ breakMinutes }) => breakMinutes)}::int[],
                  ${each(({ state }) => state)}::text[])
             as n(id, client_shift_id, employee_id, company_id, said_unit, position_id, work_date, starts_at, ends_at, break_minutes, state)
      left join rh.unit u on u.id = n.said_unit
      left join lateral (
        select f.site_id, f.unit_id from rh.site_assignment f
         where n.said_unit is null and f.employee_id = n.employee_id and f.superseded_at is null and f.activation_date <= n.work_date
         order by f.activation_date desc limit 1) a on true)`
}

async function changeShifts(db: RhDb, shifts: readonly ShiftColumns[]) {
  await sql`
    update rh.shift s
       set (company_id, site_id, unit_id, position_id, work_date, starts_at, ends_at, break_minutes, state, version)
         = (n.company_id, n.site_id, n.unit_id, n.position_id, n.work_date, n.starts_at, n.ends_at, n.break_minutes, n.state, s.version + 1)
      from ${asRows(shifts)} n where s.id = n.id`.execute(db)
}

export async function addShifts(db: RhDb, shifts: readonly ShiftColumns[]) {
  await sql`
    insert into rh.shift (client_shift_id, company_id, employee_id, site_id, unit_id, position_id, work_date, starts_at, ends_at, break_minutes)
    select n.client_shift_id, n.company_id, n.employee_id, n.site_id, n.unit_id, n.position_id, n.work_date, n.starts_at, n.ends_at,
           n.break_minutes
      from ${asRows(shifts)} n`.execute(db)
}
