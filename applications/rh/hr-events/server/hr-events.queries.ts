import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { daysAsked, type HrEvent, type HrEventChoices, isLeftOpen, mostDays } from '../hr-event.model.ts'
import { type Asked, foundEvents } from './found-events.queries.ts'
import type { HrEventScope } from './hr-event-scope.ts'
import { plannedEvents } from './planned-events.queries.ts'

/** People offered at once, of those that the words find. */
const mostPeople = 20

/** @throws Refusal 400 PERIOD_TOO_LONG */
export async function hrEvents(db: RhDb, scope: HrEventScope, asked: Asked): Promise<HrEvent[]> {
  const days = Temporal.PlainDate.from(asked.from).until(asked.to).days
  if (days < 0 || days > mostDays) throw wrongField('to', 'PERIOD_TOO_LONG', 'rh.event.period', { days: mostDays })
  const [found, planned] = [await foundEvents(db, scope, asked), await plannedEvents(db, scope, asked)]
  return [...planned, ...found].toSorted((one, other) => one.fromDay.localeCompare(other.fromDay))
}

export async function hrEventsLeftOpen(db: RhDb, scope: HrEventScope, narrowing: Omit<Asked, 'from' | 'to'>) {
  const { today } = scope
  const days = { from: today.subtract({ days: daysAsked }).toString(), to: today.subtract({ days: 1 }).toString() }
  return (await hrEvents(db, scope, { ...narrowing, ...days })).filter(event => isLeftOpen(event, today.toString()))
}

export async function hrEventChoices(db: RhDb, { events }: HrEventScope): Promise<HrEventChoices> {
  const { rows: companies } = await sql<{ id: string; name: string }>`
    select id, name from platform.company
     where archived_at is null and id in ${eachOf(events.companyIds)} order by name`.execute(db)
  const { rows: sites } = await sql<HrEventChoices['sites'][number]>`
    select id, name, company_id from rh.site
     where archived_at is null and company_id in ${eachOf(events.companyIds)} order by name`.execute(db)
  return { companies: companies.map(one => ({ ...one, canPlan: events.level(one.id) >= 2 })), sites }
}

export async function peopleForHrEvent(
  db: RhDb,
  { events }: HrEventScope,
  { companyId, search = '' }: { companyId: string; search?: string | undefined },
) {
  const found = matches('rh.employee', 'e', search)
  const { rows } = await sql<HrEvent['people'][number]>`
    select e.id, e.name, e.firstname from rh.employee e
     where e.status <> 'deleted' and e.archived_at is null and e.company_id = ${companyId}
       and e.company_id in ${eachOf(events.where(2))} ${found ? sql`and ${found}` : sql``}
     order by e.search_text, e.id limit ${sql.lit(mostPeople)}`.execute(db)
  return rows
}
