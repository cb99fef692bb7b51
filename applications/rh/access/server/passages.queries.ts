import { sql } from 'kysely'
import type { CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { accessCalls } from '../access.calls.ts'
import { companyAround } from './badges.queries.ts'
import { type GateToday, mostHoursOnSite, type Passage, type PersonOnSite, type SiteOfGate } from '../passage.model.ts'

export async function passagesByIds(db: RhDb, ids: readonly string[]): Promise<Passage[]> {
  const { rows } = await sql<Passage>`
    select p.id, p.at, p.site_id, s.name as site, p.employee_id, e.name, e.firstname, p.number, p.direction, p.result,
           p.reasons, p.overridden_at, nullif(concat_ws(' ', u.firstname, u.name), '') as overridden_by, p.comment
      from rh.passage p
      join rh.site s on s.id = p.site_id
      left join rh.employee e on e.id = p.employee_id
      left join platform.user u on u.id = p.overridden_by
     where p.id in ${eachOf(ids)} order by p.at desc, p.id desc`.execute(db)
  return rows
}

/** @throws Refusal 404 */
export async function passageById(db: RhDb, id: string): Promise<Passage> {
  const [passage] = await passagesByIds(db, [id])
  if (!passage) throw notFound()
  return passage
}

/** A page of what came through the gates of the reader's companies. */
export const pageOfPassages = (
  db: RhDb,
  companies: CompanyScope,
  asked: InputOf<typeof accessCalls.getPaginatedPassages>,
) =>
  pageOfList(db, accessCalls.getPaginatedPassages.list, asked, {
    from: sql`rh.passage p left join rh.employee e on e.id = p.employee_id`,
    id: sql`p.id`,
    within: sql`p.company_id in ${eachOf(companies.companyIds)}`,
    orders: { at: [sql`p.at`] },
    filters: {
      siteId: id => sql`p.site_id = ${id}`,
      direction: direction => sql`p.direction = ${direction}`,
      result: result =>
        result === 'overridden'
          ? sql`p.overridden_at is not null`
          : sql`p.result = ${result} and p.overridden_at is null`,
    },
    matching: words => matches('rh.employee', 'e', words),
    rows: ids => passagesByIds(db, ids),
  })

/** Sites of these companies, by name. */
export async function sitesOfGates(db: RhDb, companyIds: readonly string[]): Promise<SiteOfGate[]> {
  const { rows } = await sql<SiteOfGate>`
    select s.id, s.name, c.name as company from rh.site s join platform.company c on c.id = s.company_id
     where s.archived_at is null and s.company_id in ${eachOf(companyIds)}
     order by kernel.normalise(s.name), s.id`.execute(db)
  return rows
}

/** Those of a site who came in as their last passage, between two instants. */
export async function cameIn(db: RhDb, siteId: string, from: string, to: string): Promise<PersonOnSite[]> {
  const day = Temporal.Instant.from(to).toZonedDateTimeISO(businessZone).toPlainDate().toString()
  const { rows } = await sql<PersonOnSite>`
    select e.id as employee_id, e.name, e.firstname, c.name as company, coalesce(e.work_phone, e.cell_phone) as phone,
           p.at as since
      from (select distinct on (p.employee_id) p.employee_id, p.direction, p.at
              from rh.passage p
             where p.site_id = ${siteId} and p.employee_id is not null and p.at > ${from}
               and (p.result = 'granted' or p.overridden_at is not null)
             order by p.employee_id, p.at desc) p
      join rh.employee e on e.id = p.employee_id
      left join platform.company c on c.id = ${companyAround(day)}
     where p.direction = 'in' and p.at <= ${to}
     order by e.search_text, e.id`.execute(db)
  return rows
}

/** Who is on a site now: came in, and has not left, within a day's work. */
export const peopleOnSite = (db: RhDb, siteId: string, now: Temporal.Instant) =>
  cameIn(db, siteId, now.subtract({ hours: mostHoursOnSite }).toString(), now.toString())

const [shown, daysBack] = [12, 3]

export async function gateToday(db: RhDb, siteId: string, now: Temporal.Instant): Promise<GateToday> {
  const midnight = now.toZonedDateTimeISO(businessZone).startOfDay().toInstant().toString()
  const { rows } = await sql<{ entered: number; left: number; refused: number }>`
    select count(*) filter (where direction = 'in' and (result = 'granted' or overridden_at is not null))::int as entered,
           count(*) filter (where direction = 'out')::int as left,
           count(*) filter (where result = 'refused' and overridden_at is null)::int as refused
      from rh.passage where site_id = ${siteId} and at >= ${midnight}`.execute(db)
  const last = await db
    .selectFrom('rh.passage')
    .select('id')
    .where('siteId', '=', siteId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  const tooLong = now.subtract({ hours: mostHoursOnSite }).toString()
  const [onSite, withoutExit] = [
    await peopleOnSite(db, siteId, now),
    await cameIn(db, siteId, now.subtract({ hours: daysBack * 24 }).toString(), tooLong),
  ]
  return {
    ...(rows[0] as { entered: number; left: number; refused: number }),
    onSite: onSite.length,
    last: await passagesByIds(
      db,
      last.map(({ id }) => id),
    ),
    withoutExit,
  }
}
