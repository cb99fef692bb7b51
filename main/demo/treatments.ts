import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'

/** Examples, with numbers of authorisation that nobody was given. */
const products = [
  { name: 'Exemple soufre', amm: '0000001', formulation: 'WG', hazards: ['H315'], mix: 1, until: null },
  { name: 'Exemple huile de colza', amm: '0000002', formulation: 'EC', hazards: ['H319'], mix: 1, until: null },
  { name: 'Exemple fongicide', amm: '0000003', formulation: 'SC', hazards: ['H317', 'H411'], mix: 3, until: null },
  { name: 'Exemple retiré', amm: '0000004', formulation: 'EC', hazards: ['H361d'], mix: 4, until: -30 },
] as const

/** Targets by product: dose for a hectare, days before harvest, hours before entering. */
const uses = [
  { amm: '0000001', target: 'Oïdium', dose: 7.5, unit: 'kg', days: 3, hours: 24, most: 8, interval: 7 },
  { amm: '0000002', target: 'Aleurodes', dose: 10, unit: 'l', days: 1, hours: 24, most: 10, interval: 7 },
  { amm: '0000003', target: 'Botrytis', dose: 1.2, unit: 'l', days: 3, hours: 48, most: 2, interval: 14 },
  { amm: '0000004', target: 'Acariens', dose: 0.5, unit: 'l', days: 7, hours: 48, most: 1, interval: null },
] as const

/**
 * Products, and what was done with them on the last crop: one validated last week, one that closes its place today and waits
 * for another eye, one planned for tomorrow, and one planned with a product that may not be used any more.
 */
export async function fillTreatments(db: Db<never>, today: Temporal.PlainDate, now: Temporal.Instant) {
  for (const { name, amm, formulation, hazards, mix, until } of products)
    await sql`
      insert into culture.phyto_product (name, amm, formulation, hazards, mix_category, usable_until)
      values (${name}, ${amm}, ${formulation}, ${[...hazards]}::text[], ${mix},
              ${until === null ? null : today.add({ days: until }).toString()}::date)`.execute(db)
  for (const { amm, target, dose, unit, days, hours, most, interval } of uses)
    await sql`
      insert into culture.phyto_use (product_id, rank, species, target, dose_max, dose_unit, max_applications, interval_days,
             pre_harvest_days, re_entry_hours)
      select p.id, row_number() over (order by s.species), s.species, ${target}, ${dose}, ${unit}, ${most}, ${interval}::smallint,
             ${days}, ${hours}
        from culture.phyto_product p
       cross join (values ('tomato'), ('cucumber'), ('pepper'), ('strawberry')) as s(species)
       where p.amm = ${amm}`.execute(db)
  await sql`
    with crop as (
      select c.id, c.place_id from culture.planting c
       where c.archived_at is null and c.ended_on is null order by c.id desc limit 1),
    told (amm, days, state, hours) as (
      values ('0000003', -8, 'validated', null::int), ('0000001', 0, 'done', 3), ('0000002', 1, 'planned', null),
             ('0000004', 2, 'planned', null)),
    made as (
      insert into culture.treatment (planting_id, place_id, target, planned_for, treated_m2, state, started_at, ended_at, operator,
             certiphyto, certiphyto_until, bbch, water_l, wind_ms, rain_mm_h, equipment, re_entry_at, harvest_from, done_at)
      select c.id, c.place_id, u.target, ${today.toString()}::date + t.days, 2000, 'planned',
             case when t.state <> 'planned' then e.ended - interval '1 hour' end,
             case when t.state <> 'planned' then e.ended end,
             case when t.state <> 'planned' then 'Youssef Benali' end,
             case when t.state <> 'planned' then 'EXEMPLE-0412' end,
             case when t.state <> 'planned' then ${today.add({ days: 700 }).toString()}::date end,
             case when t.state <> 'planned' then 65 end, case when t.state <> 'planned' then 80 end,
             case when t.state <> 'planned' then 0.4 end, case when t.state <> 'planned' then 0 end,
             case when t.state <> 'planned' then 'Chariot de pulvérisation' end,
             case when t.state <> 'planned' then e.ended + u.hours * interval '1 hour' end,
             case when t.state <> 'planned' then e.ended + u.days * interval '1 day' end,
             case when t.state <> 'planned' then e.ended + interval '10 minutes' end
        from crop c cross join told t
        join (select p.amm, min(q.target) as target, min(q.re_entry_hours) as hours, min(q.pre_harvest_days) as days
                from culture.phyto_product p join culture.phyto_use q on q.product_id = p.id group by p.amm) u on u.amm = t.amm
       cross join lateral (
         select ${now.toString()}::timestamptz + t.days * interval '1 day' - coalesce(t.hours, 4) * interval '1 hour' as ended) e
      returning id, target, started_at)
    insert into culture.treatment_product (treatment_id, product_id, target, dose, dose_unit, quantity, pre_harvest_days, re_entry_hours)
    select m.id, q.product_id, m.target, q.dose_max, q.dose_unit, q.dose_max * 0.2,
           case when m.started_at is not null then q.pre_harvest_days end, case when m.started_at is not null then q.re_entry_hours end
      from made m
      join lateral (select distinct on (u.target) u.* from culture.phyto_use u where u.target = m.target order by u.target, u.rank) q on true`.execute(
    db,
  )
  await sql`
    update culture.treatment set state = case when planned_for < ${today.toString()}::date then 'validated' else 'done' end
     where started_at is not null`.execute(db)
}
