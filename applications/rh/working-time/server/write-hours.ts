import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import { holdEmployees } from '#rh/hold-employees.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { instantsOf, minutesBetween } from '../worked-time.model.ts'
import type { EditedHours, HourFields, NewHours, Outcome } from '../working-time.model.ts'
import { companiesOfDays } from './company-of-day.ts'
import type { HoursScope } from './hours-scope.ts'
import { hoursById } from './hours.queries.ts'
import { tellWeeks } from './tell-weeks.ts'

type Column = {
  workDate: string
  startsAt: string | null
  endsAt: string | null
  breakMinutes: number
  totalMinutes: number | null
  task: string | null
}

/** What a table keeps of what was typed. */
function columnsOf({ workDate, from, until, breakMinutes, totalMinutes, task }: HourFields): Column {
  const instants =
    from !== null && until !== null ? instantsOf(workDate, from, until) : { startsAt: null, endsAt: null }
  return { workDate, ...instants, breakMinutes: totalMinutes === null ? breakMinutes : 0, totalMinutes, task }
}

const minutesOf = ({ startsAt, endsAt, breakMinutes, totalMinutes }: Column) =>
  totalMinutes ?? minutesBetween(startsAt as string, endsAt as string) - breakMinutes

/** Each by itself: what cannot be written says why, the others are. Who writes for the same people waits for his turn. */
export async function enterHours(db: RhDb, scope: HoursScope, entries: readonly NewHours[]) {
  const companyOf = await companiesOfDays(db, eachOf(scope.writtenIds), entries)
  const entered: Entered[] = []
  for (const entry of entries) {
    const { clientEntryId, employeeId, ...fields } = entry
    const companyId = companyOf(entry)
    const one: Pick<Entered, 'outcome' | 'isNew'> = companyId
      ? await enter(db, scope, { clientEntryId, employeeId, companyId }, columnsOf(fields))
      : { outcome: 'unknown' }
    entered.push({ ...one, entry })
  }
  await tellWeeks(
    db,
    entered.filter(({ isNew }) => isNew).map(({ entry }) => entry),
  )
  return { results: entered.map(({ entry, outcome }) => ({ clientEntryId: entry.clientEntryId, outcome })) }
}

/** `isNew`: it was not sent before. */
type Entered = { entry: NewHours; outcome: Outcome; isNew?: boolean }
type Whose = { clientEntryId: string; employeeId: string; companyId: string }

async function enter(
  db: RhDb,
  { today }: HoursScope,
  { clientEntryId, employeeId, companyId }: Whose,
  columns: Column,
): Promise<Pick<Entered, 'outcome' | 'isNew'>> {
  const known = await db
    .selectFrom('rh.time_entry')
    .select(['employeeId'])
    .where('clientEntryId', '=', clientEntryId)
    .executeTakeFirst()
  if (known) return { outcome: known.employeeId === employeeId ? 'done' : 'unknown' }
  if (columns.workDate > today) return { outcome: 'to-come' }
  if (minutesOf(columns) < 1) return { outcome: 'too-long' }
  const why = await hindered(db, employeeId, columns)
  if (why) return { outcome: why }
  await db
    .insertInto('rh.time_entry')
    .values({ ...columns, clientEntryId, employeeId, companyId, source: 'crew' })
    .execute()
  return { outcome: 'done', isNew: true }
}

/** What stands in the way of hours: others at that time, a day of more than 24, a week that is closed. */
async function hindered(
  db: RhDb,
  employeeId: string,
  columns: Column,
  exceptId?: string,
): Promise<Outcome | undefined> {
  const { workDate, startsAt, endsAt } = columns
  const { rows } = await sql<{ isOverlap: boolean; isClosed: boolean; minutes: number }>`
    select coalesce(bool_or(tstzrange(t.starts_at, t.ends_at) && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz))
             filter (where t.starts_at is not null and ${startsAt}::timestamptz is not null), false) as is_overlap,
           coalesce(bool_or(t.state in ('validated', 'locked')) filter (where t.work_date between
             date_trunc('week', ${workDate}::date)::date and date_trunc('week', ${workDate}::date)::date + 6), false) as is_closed,
           coalesce(sum(t.worked_minutes) filter (where t.work_date = ${workDate}::date), 0)::int as minutes
      from rh.time_entry t
     where t.employee_id = ${employeeId} and t.id is distinct from ${exceptId ?? null}::uuid
       and t.work_date between ${workDate}::date - 8 and ${workDate}::date + 8`.execute(db)
  const [{ isOverlap, isClosed, minutes }] = rows as [(typeof rows)[number]]
  if (isClosed) return 'closed'
  if (isOverlap) return 'overlap'
  return minutes + minutesOf(columns) > 24 * 60 ? 'too-long' : undefined
}

const closed = () => new Refusal(409, 'PERIOD_LOCKED', 'rh.hours.closed')

/** @throws Refusal 404; 409 when somebody saved since, or the week is closed; 400 where others cover them or a day has more than 24 */
export async function editHours(db: RhDb, scope: HoursScope, { id, version, ...fields }: EditedHours) {
  const { employeeId, workDate } = await hoursToChange(db, scope, { id, version })
  const columns = columnsOf(fields)
  if (columns.workDate > scope.today) throw wrongField('workDate', 'to-come', 'rh.hours.to-come')
  if (minutesOf(columns) < 1) throw wrongField('breakMinutes', 'too-long', 'rh.hours.break-too-long')
  const why = await hindered(db, employeeId, columns, id)
  if (why === 'closed') throw closed()
  if (why === 'overlap') throw wrongField('from', 'TIME_OVERLAP', 'rh.hours.overlap')
  if (why === 'too-long') throw wrongField('until', 'DAY_OVER_24H', 'rh.hours.too-long')
  await db
    .updateTable('rh.time_entry')
    .set({ ...columns, state: 'draft', version: version + 1 })
    .where('id', '=', id)
    .execute()
  await tellWeeks(db, [
    { employeeId, workDate },
    { employeeId, workDate: columns.workDate },
  ])
  return hoursById(db, id)
}

/** @throws Refusal 404; 409 when somebody saved since, or they are validated */
export async function removeHours(db: RhDb, scope: HoursScope, read: { id: string; version: number }) {
  const entry = await hoursToChange(db, scope, read)
  await db.deleteFrom('rh.time_entry').where('id', '=', read.id).execute()
  await tellWeeks(db, [entry])
}

async function hoursToChange(
  db: RhDb,
  { readIds, writtenIds }: HoursScope,
  { id, version }: { id: string; version: number },
) {
  const entry = await takeForChange(
    db
      .selectFrom('rh.time_entry')
      .select(['employeeId', 'companyId', 'workDate', 'state', 'version'])
      .where('id', '=', id)
      .where('companyId', 'in', eachOf(readIds)),
  )
  if (!writtenIds.includes(entry.companyId)) throw notFound()
  requireUnchanged(entry, { version })
  if (entry.state === 'validated' || entry.state === 'locked') throw closed()
  await holdEmployees(db, [entry.employeeId])
  return entry
}
