import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** Each night: offers whose posts are all filled, or whose last day to apply is past, are closed. A second run finds none. */
export const closeOffersJob: Job = {
  name: 'close-job-offers',
  cron: '20 2 * * *',
  run: ({ databases, clock }) =>
    inEachClient(databases, (db: RhDb) =>
      closeOffers(db, { today: clock.today().toString(), at: clock.now().toString() }),
    ),
}

const closeOffers = (db: RhDb, { today, at }: { today: string; at: string }) =>
  sql`
    update rh.job_offer o
       set status = 'closed', closed_at = ${at}, version = o.version + 1,
           close_reason = case when hired.people >= o.posts then 'filled' else 'expired' end
      from rh.job_offer same
     cross join lateral (
       select count(*) as people from rh.candidate_application a
        where a.job_offer_id = same.id and a.status = 'hired') hired
     where same.id = o.id and o.status in ('published', 'paused')
       and (hired.people >= o.posts or o.closes_on < ${today}::date)`.execute(db)
