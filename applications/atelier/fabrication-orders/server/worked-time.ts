import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { emit } from '#kernel/server/events.ts'
import { workRecorded, type WorkedTime, type WorkedTimeSource } from '#platform/directory/worked-time.slot.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'

/** Hours at the lines, whatever order they were of; a stretch that goes over midnight belongs to the day on which it began. */
export const workedTimeOfFloor: WorkedTimeSource = {
  source: 'atelier',
  of: async (db, { contactIds, day }) => {
    const { rows } = await sql<WorkedTime>`
      select p.contact_id, t.from_at as start_at, t.to_at as end_at, 0 as break_minutes, left(l.label, 80) as task
        from atelier.task_operator t
        join atelier.operator p on p.id = t.operator_id
        join atelier.fabrication_order o on o.id = t.order_id
        join atelier.ligne_atelier l on l.id = o.ligne_id
       where p.contact_id in ${eachOf(contactIds)} and t.to_at > t.from_at + interval '1 minute'
         and (t.from_at at time zone 'Europe/Paris')::date = ${day}::date
       order by t.from_at`.execute(db)
    return rows
  },
}

/** Tells, day by day, whose hours of an order became known or were put right. */
export async function tellWork(db: AtelierDb, orderId: string) {
  const { rows } = await sql<{ day: string; contactIds: string[] }>`
    select (t.from_at at time zone 'Europe/Paris')::date::text as day, array_agg(distinct p.contact_id) as contact_ids
      from atelier.task_operator t join atelier.operator p on p.id = t.operator_id
     where t.order_id = ${orderId} and p.contact_id is not null and t.to_at is not null
     group by 1`.execute(db)
  for (const { day, contactIds } of rows)
    await emit(db, workRecorded, { source: workedTimeOfFloor.source, orderId, day, contactIds })
}
