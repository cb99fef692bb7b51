import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { workElement } from '#culture/work/work-place.model.ts'
import type { Member } from './memberships.ts'
import type { Organisation } from './organisation.ts'

/** As many as a block says that it has. */
const rowsOfBlock = 62

/**
 * Rows of two crops, and a week of work on them: past days are approved by whoever manages it, the last one waits with an
 * end that nobody told, and two people are at it now.
 */
export async function fillWork(
  db: Db<never>,
  { plan: { slug } }: Organisation,
  { members, today, now }: { members: readonly Member[]; today: Temporal.PlainDate; now: Temporal.Instant },
) {
  const holding = (level: number) =>
    members.find(({ account }) =>
      account.memberships.some(({ client, rights }) => client === slug && rights?.[workElement]?.level === level),
    )
  const worker = holding(2)
  await sql`
    insert into platform.place (parent_id, kind, code, name)
    select b.id, 'row', b.code || '-R' || n, 'Rang ' || n
      from (select id, code from platform.place where kind = 'block' and archived_at is null
               and (id in (select place_id from culture.planting)
                    or parent_id in (select place_id from culture.planting)) order by code limit 2) b
     cross join generate_series(1, ${rowsOfBlock}::int) n`.execute(db)
  if (worker)
    await sql`
      insert into culture.worker (name, team, badge, user_id)
      values (${`${worker.account.firstname} ${worker.account.name}`}, 'Récolte', 'RE-003', ${worker.userId})`.execute(
      db,
    )
  await sql`
    with crew as (
      select id, row_number() over (order by badge) as place from culture.worker where team is not null),
    crop as (
      select c.id, array(select s.id from platform.place s join platform.place b on b.id = s.parent_id
                          where s.kind = 'row' and (b.id = c.place_id or b.parent_id = c.place_id) order by s.code) as rows
        from culture.planting c where c.archived_at is null and c.ended_on is null),
    field as (select * from crop where cardinality(rows) > 0 order by id limit 1),
    task as (select id, name, row_number() over (order by name) as place from culture.work_task where unit = 'row'),
    day as (
      select d::date as day, (row_number() over (order by d desc))::int as ago
        from generate_series(${today.subtract({ days: 6 }).toString()}::date, ${today.subtract({ days: 1 }).toString()}::date, interval '1 day') d
       where extract(isodow from d) < 7),
    stretch (first, last, turn) as (values (time '07:00', time '10:50', 0), (time '11:30', time '15:00', 1)),
    worked as (
      select w.id as worker_id, w.place, t.id as task_id, f.id as planting_id, f.rows, d.ago, s.turn,
             (d.day + s.first) at time zone ${businessZone} as started_at,
             case when d.ago = 1 and w.place = 2 and s.turn = 1 then (d.day + time '20:00') at time zone ${businessZone}
                  else (d.day + s.last) at time zone ${businessZone} end as ended_at,
             d.ago = 1 and w.place = 2 and s.turn = 1 as is_forgotten
        from crew w cross join day d cross join stretch s cross join field f
        join task t on t.place = 1 + (w.place + s.turn + d.ago) % (select count(*) from task)),
    written as (
      insert into culture.work_entry
        (worker_id, task_id, planting_id, started_at, ended_at, quantity, state, source, is_forgotten, approved_by, approved_at)
      select worker_id, task_id, planting_id, started_at, ended_at,
             case when not is_forgotten then 28 + (place * 7 + ago * 5 + turn * 3) % 18 end,
             case when ago > 1 and ${holding(3)?.userId ?? null}::uuid is not null then 'approved' else 'done' end,
             'badge', is_forgotten,
             case when ago > 1 then ${holding(3)?.userId ?? null}::uuid end,
             case when ago > 1 and ${holding(3)?.userId ?? null}::uuid is not null then ended_at + interval '18 hours' end
        from worked
      returning id, worker_id, started_at, quantity),
    begun as (
      insert into culture.work_entry (worker_id, task_id, planting_id, started_at, state, source)
      select w.id, t.id, f.id, ${now.subtract({ minutes: 95 }).toString()}::timestamptz, 'running', 'badge'
        from crew w cross join field f join task t on t.place = w.place where w.place <= 2)
    insert into culture.work_entry_row (work_entry_id, place_id)
    select e.id, k.rows[1 + (k.place * 11 + k.ago * 5 + k.turn * 31 + r) % cardinality(k.rows)]
      from written e join worked k on k.worker_id = e.worker_id and k.started_at = e.started_at
     cross join lateral generate_series(1, coalesce(e.quantity, 40)::int) r`.execute(db)
  await sql`
    insert into culture.work_plan (monday, planting_id, task_id, people, hours_each)
    select date_trunc('week', ${today.toString()}::date)::date, c.planting_id, c.task_id, 6, 12.5
      from (select distinct planting_id, task_id from culture.work_entry) c `.execute(db)
}
