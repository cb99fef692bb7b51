import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'

/** What was told to be left of a day is kept ten minutes after it ended. */
export const closeDaysJob: Job = {
  name: 'close-theoretical-stock',
  cron: '10 0 * * *',
  run: ({ databases, clock }) => inEachClient<AtelierTables>(databases, db => closeDays(db, clock.now())),
}

/** Nights that are made up for at most: of days before, the ledger goes on telling what stood there. */
const mostNightsMissed = 31

/**
 * Keeps what was told to be left of each day that is over, workshop by workshop: of the day before, and of the days that no
 * night closed since the last one that was. A day once closed stays as it is.
 */
async function closeDays(db: AtelierDb, now: Temporal.Instant) {
  const yesterday = now.toZonedDateTimeISO(businessZone).toPlainDate().subtract({ days: 1 })
  const { rows: workshops } = await sql<{ id: string; lastClosed: string | null }>`
    select w.id, (select max(t.date) from atelier.theoretical_stock t
                   where t.workshop_id = w.id and t.closed_at is not null)::text as last_closed
      from atelier.workshop w order by w.id`.execute(db)
  for (const { id: workshopId, lastClosed } of workshops)
    for (const day of daysToClose(lastClosed, yesterday)) await closeDay(db, { workshopId, day, now })
}

/** The first night of a workshop closes the day before alone. */
function daysToClose(lastClosed: string | null, yesterday: Temporal.PlainDate): Temporal.PlainDate[] {
  const missed = lastClosed ? Temporal.PlainDate.from(lastClosed).until(yesterday).days : 1
  const nights = Math.min(Math.max(missed, 0), mostNightsMissed)
  return Array.from({ length: nights }, (_, place) => yesterday.subtract({ days: nights - 1 - place }))
}

type Closing = { workshopId: string; day: Temporal.PlainDate; now: Temporal.Instant }

/**
 * As the day ended, whenever it is closed: what stood free, what was expected and had not come, less what plans of the day
 * still wanted, corrected. Of each family that has goods, a plan or a correction, and of those above it.
 */
async function closeDay(db: AtelierDb, { workshopId, day, now }: Closing) {
  const date = day.toString()
  const end = day.add({ days: 1 }).toZonedDateTime(businessZone).toInstant().toString()
  await sql`
    with recursive above(family_id, asked_id) as (
      select id, id from platform.article_family
      union
      select a.family_id, f.parent_id from above a join platform.article_family f on f.id = a.asked_id
       where f.parent_id is not null
    ), changed as (
      select b.lot_id, b.g from atelier.lot_balance b where b.g <> 0
      union all
      select m.lot_id, case when o.is_stock then m.g else 0 end - case when i.is_stock then m.g else 0 end
        from atelier.stock_move m
        join atelier.location i on i.id = m.to_location_id
        join atelier.location o on o.id = m.from_location_id
       where m.moved_at >= ${end}
    ), stood as (
      select l.id as lot_id, l.family_id, sum(c.g) as g
        from changed c join atelier.lot l on l.id = c.lot_id and l.workshop_id = ${workshopId} and l.kind <> 'finished'
       group by l.id, l.family_id having sum(c.g) <> 0
    ), planned as (
      select (atelier.accepted_families(d.article_id, l.workshop_id, d.date))[1] as family_id,
             case when o.finished_at < ${end} then 0
               else greatest(round(d.planned_g / (1 - s.expected_loss_pct / 100)) - coalesce(p.g, 0), 0) end as g
        from atelier.ligne_detail d
        join atelier.ligne_atelier l on l.id = d.ligne_id and l.workshop_id = ${workshopId}
        join atelier.article_sheet s on s.workshop_id = l.workshop_id and s.article_id = d.article_id
        left join atelier.fabrication_order o on o.ligne_detail_id = d.id and o.state <> 'cancelled'
        left join lateral (
          select sum(case when i.is_stock then -m.g else m.g end) as g
            from atelier.stock_move m join atelier.location i on i.id = m.to_location_id
           where m.piece_id = o.id and m.kind = 'pour' and m.moved_at < ${end}) p on true
       where d.date = ${date}
    ), figures(family_id, free_g, need_g, supply_g, received_g, counts) as (
      select s.family_id, case when h.is_held then 0 else s.g end, 0, 0, 0, true
        from stood s cross join lateral (
          select exists (select from atelier.lot_hold h
                          where h.lot_id = s.lot_id and h.held_at < ${end}
                            and (h.released_at is null or h.released_at >= ${end})) as is_held) h
      union all
      select family_id, 0, g, 0, 0, true from planned
      union all
      select c.family_id, 0, 0, y.kg * 1000, 0, false
        from platform.daily_supply y join platform.crop_code c on c.id = y.crop_code_id where y.day = ${date}
      union all
      select l.family_id, 0, 0, 0, m.g, false
        from atelier.stock_move m join atelier.lot l on l.id = m.lot_id and l.workshop_id = ${workshopId}
       where m.kind = 'reception' and m.moved_at < ${end} and (m.moved_at at time zone 'Europe/Paris')::date = ${date}
         and not exists (select from atelier.stock_move r where r.reverses_id = m.id)
    ), told as (
      select a.asked_id as family_id, bool_or(f.counts) as counts,
             sum(f.free_g) + greatest(sum(f.supply_g) - sum(f.received_g), 0) - sum(f.need_g) as g
        from figures f join above a on a.family_id = f.family_id group by a.asked_id
    )
    insert into atelier.theoretical_stock (workshop_id, family_id, date, closing_g, closed_at)
    select ${workshopId}, f.id, ${date}::date, (coalesce(n.g, 0) + coalesce(t.adjustment_g, 0))::bigint, ${now.toString()}
      from platform.article_family f
      left join told n on n.family_id = f.id
      left join atelier.theoretical_stock t on t.workshop_id = ${workshopId} and t.family_id = f.id and t.date = ${date}
     where n.counts or t.id is not null
    on conflict (client_id, workshop_id, family_id, date)
    do update set closing_g = excluded.closing_g, closed_at = excluded.closed_at
     where theoretical_stock.closed_at is null`.execute(db)
}
