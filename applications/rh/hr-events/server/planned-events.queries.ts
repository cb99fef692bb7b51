import { type RawBuilder, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { HrEvent } from '../hr-event.model.ts'
import type { Asked } from './found-events.queries.ts'
import type { HrEventScope } from './hr-event-scope.ts'

type Row = Omit<HrEvent, 'isFound' | 'sourceId' | 'years' | 'can'> & { ownerId: string }

/** What somebody planned that touches these days, in the caller's companies. */
export const plannedEvents = (db: RhDb, scope: HrEventScope, { from, to, kind, siteId }: Asked) =>
  eventsWhere(
    db,
    scope,
    sql`v.from_day <= ${to}::date and v.to_day >= ${from}::date
      and (${kind ?? null}::text is null or v.kind = ${kind ?? null})
      and (${siteId ?? null}::uuid is null or v.site_id = ${siteId ?? null}::uuid)`,
  )

/** @throws Refusal 404 */
export async function eventById(db: RhDb, scope: HrEventScope, id: string): Promise<HrEvent> {
  const [event] = await eventsWhere(db, scope, sql`v.id = ${id}`)
  if (!event) throw notFound()
  return event
}

async function eventsWhere(db: RhDb, scope: HrEventScope, where: RawBuilder<unknown>): Promise<HrEvent[]> {
  const { rows } = await sql<Row>`
    select v.id, v.kind, v.title, v.from_day, v.to_day, to_char(v.from_time, 'HH24:MI') as from_time,
           to_char(v.to_time, 'HH24:MI') as to_time, v.company_id, v.site_id, s.name as site, v.state, v.note,
           v.reminder_days, v.owner_id, v.version, concat_ws(' ', u.firstname, u.name) as owner,
           (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'firstname', e.firstname) order by e.search_text), '[]')
              from rh.appointment_person p join rh.employee e on e.id = p.employee_id and e.status <> 'deleted'
             where p.appointment_id = v.id) as people
      from rh.appointment v
      left join rh.site s on s.id = v.site_id
      left join platform.user u on u.id = v.owner_id
     where v.company_id in ${eachOf(scope.events.companyIds)} and ${where}
     order by v.from_day, v.from_time nulls first, v.id`.execute(db)
  return rows.map(row => shown(row, scope))
}

function shown({ ownerId, ...row }: Row, { userId, events }: HrEventScope): HrEvent {
  const level = events.level(row.companyId)
  const isTheirs = level >= 3 || (level >= 2 && ownerId === userId)
  const isOpen = row.state === 'planned' || row.state === 'missed'
  return {
    ...row,
    isFound: false,
    sourceId: row.id,
    years: null,
    can: { edit: isTheirs && isOpen, mark: false },
  }
}
