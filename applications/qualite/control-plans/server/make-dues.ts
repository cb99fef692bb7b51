import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { Listener } from '#kernel/server/events.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { LotsMade } from '#platform/trace/gates.slot.ts'
import type { QualiteDb } from '#qualite/qualite-db.ts'
import { duesOfDay } from '../control-plan.model.ts'

/** Each night the controls of the day and of the next are due; those of nights when nothing ran are due as they were. */
export const makeDuesJob: Job = {
  name: 'make-control-dues',
  cron: '5 0 * * *',
  run: ({ databases, clock }) => inEachClient(databases, (db: QualiteDb) => makeDues(db, clock)),
}

const daysMadeUp = 7

/** Of one plan in force, or of all; what is due already stays as it is. */
export async function makeDues(db: QualiteDb, clock: Clock, planId: string | null = null) {
  const plans = await sql<{ id: string; weekdays: number[]; times: string[]; askedFrom: string }>`
    select id, weekdays, times, asked_from from qualite.control_plan
     where archived_at is null and weekdays <> '{}' and (${planId}::uuid is null or id = ${planId}::uuid)`.execute(db)
  const days = Array.from({ length: daysMadeUp + 2 }, (_, place) => clock.today().add({ days: place - daysMadeUp }))
  const dues = plans.rows.flatMap(({ id, askedFrom, ...rhythm }) =>
    days
      .flatMap(day => duesOfDay(rhythm, day))
      .filter(dueAt => Temporal.Instant.compare(dueAt, askedFrom) >= 0)
      .map(dueAt => ({ planId: id, dueAt })),
  )
  if (dues.length > 0)
    await db
      .insertInto('qualite.control_due')
      .values(dues)
      .onConflict(conflict => conflict.doNothing())
      .execute()
}

/** What a plan asked for and nobody did yet: hours to come, and lots that wait. */
export const withdrawDues = (db: QualiteDb, clock: Clock, planId: string) =>
  sql`
    delete from qualite.control_due d
     where d.plan_id = ${planId} and (d.due_at > ${clock.now().toString()} or d.lot_id is not null)
       and not exists (select from qualite.control_record r where r.due_id = d.id)`.execute(db)

/** A lot that was made waits for the controls of its kind. */
export const hearLots: Listener = {
  kind: 'atelier.lot-created',
  hear: async (db, payload) => {
    const { lotIds, numbers, kind, companyId, madeAt } = payload as LotsMade
    await sql`
      insert into qualite.control_due (plan_id, due_at, lot_id, lot_number)
      select p.id, ${madeAt}::timestamptz, l.id, l.number
        from unnest(${lotIds}::uuid[], ${numbers}::text[]) as l(id, number)
        join qualite.control_plan p on p.company_id = ${companyId} and ${kind} = any(p.lot_kinds)
       where p.archived_at is null and ${madeAt}::timestamptz >= p.asked_from
      on conflict do nothing`.execute(db)
  },
}
