import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Db } from '#kernel/server/db.ts'
import type { Listener, Payload } from '#kernel/server/events.ts'
import {
  workedTimeOffer,
  workRecorded,
  type WorkedTime,
  type WorkedTimeSource,
} from '#platform/directory/worked-time.slot.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { companiesOfDays, everyCompany } from './company-of-day.ts'
import { tellWeeks } from './tell-weeks.ts'

type Heard = { source: string; contactIds: string[]; day: string }

/**
 * Hours that other applications know take the place of what they told before of these people and that day. What a leader
 * noted for the same time stays, and so does a week that was validated. Heard again, it changes nothing.
 */
export const workListener: Listener = {
  kind: workRecorded,
  hear: async (db, payload, { offered }) => {
    const source = offered(workedTimeOffer).find(one => one.source === payload.source)
    if (source) await takeWork(db, source, payload)
  },
}

async function takeWork(db: Db<unknown>, source: WorkedTimeSource, payload: Payload) {
  const { contactIds, day } = payload as Heard
  const rh = db as RhDb
  const people = await rh
    .selectFrom('rh.employee')
    .select(['id', 'contactId'])
    .where('contactId', 'in', eachOf(contactIds))
    .where('status', '!=', 'deleted')
    .execute()
  const told = await source.of(db as Db<never>, { contactIds, day })
  const days = people.map(({ id }) => ({ employeeId: id, workDate: day }))
  const companyOf = await companiesOfDays(rh, everyCompany, days)
  const moved: { employeeId: string; workDate: string }[] = []
  for (const { id: employeeId, contactId } of people) {
    const companyId = companyOf({ employeeId, workDate: day })
    if (!companyId || (await isClosed(rh, employeeId, day))) continue
    await takeBack(rh, { employeeId, day, source: source.source })
    const own = told.filter(one => one.contactId === contactId)
    for (const stretch of own) await note(rh, { employeeId, companyId, day, source: source.source }, stretch)
    moved.push({ employeeId, workDate: day })
  }
  await tellWeeks(rh, moved)
}

type Whose = { employeeId: string; companyId: string; day: string; source: WorkedTimeSource['source'] }

async function isClosed(db: RhDb, employeeId: string, day: string) {
  const { rows } = await sql<{ closed: boolean }>`
    select exists (select from rh.time_entry t where t.employee_id = ${employeeId} and t.state in ('validated', 'locked')
      and date_trunc('week', t.work_date) = date_trunc('week', ${day}::date)) as closed`.execute(db)
  return rows[0]?.closed ?? false
}

const takeBack = (db: RhDb, { employeeId, day, source }: Omit<Whose, 'companyId'>) =>
  db
    .deleteFrom('rh.time_entry')
    .where('employeeId', '=', employeeId)
    .where('workDate', '=', day)
    .where('source', '=', source)
    .execute()

/** Unless other hours of his stand there, or it is shorter than a minute. */
const note = (
  db: RhDb,
  { employeeId, companyId, day, source }: Whose,
  { startAt, endAt, breakMinutes, task }: WorkedTime,
) =>
  sql`
    insert into rh.time_entry (company_id, employee_id, work_date, starts_at, ends_at, break_minutes, task, source)
    select ${companyId}, ${employeeId}, ${day}::date, ${startAt}::timestamptz, ${endAt}::timestamptz, ${breakMinutes}, ${task}, ${source}
     where extract(epoch from (${endAt}::timestamptz - ${startAt}::timestamptz)) / 60 - ${breakMinutes} >= 1
       and ${endAt}::timestamptz <= ${startAt}::timestamptz + interval '24 hours'
       and not exists (select from rh.time_entry t where t.employee_id = ${employeeId} and t.starts_at is not null
             and tstzrange(t.starts_at, t.ends_at) && tstzrange(${startAt}::timestamptz, ${endAt}::timestamptz))`.execute(
    db,
  )
