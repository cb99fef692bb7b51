import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { boundedRows } from '#atelier/bounded-rows.ts'
import type { AvailableLot } from '../fabrication-order.model.ts'

/** Kg that live orders will still take of a lot. */
export const reservedOf = (lotId: RawBuilder<unknown>, exceptOrderId: string | null = null) => sql`
  coalesce((select sum(greatest(r.planned_g - r.poured_g, 0))
     from atelier.fabrication_order_detail r
     join atelier.fabrication_order q on q.id = r.order_id and q.state in ('created', 'running', 'suspended')
    where r.lot_id = ${lotId} and r.status in ('planned', 'pouring')
      and q.id is distinct from ${exceptOrderId}::uuid), 0)`

type Asked = { workshopId: string; day: string; today: string }

/** Lots that may be poured on a day: free, with something left, harvested by then, not out of date; oldest first. */
export async function availableLots(
  db: AtelierDb,
  { workshopId, day, today }: Asked,
  ofFamily: RawBuilder<SqlBool>,
): Promise<AvailableLot[]> {
  const { rows } = await sql<AvailableLot>`
    select t.id, w.code as code_atelier, b.g::bigint as poids, t.family_id as famille_id, t.number as num_lot,
           f.name as family, t.harvested_on, (${today}::date - t.harvested_on) as age_days, c.code as crop_code,
           coalesce(s.name, k.name) as origin, b.place,
           array(select x.name from platform.certificate x where x.id = any(t.certificate_ids) order by x.name) as certificates,
           ${reservedOf(sql`t.id`)}::bigint as reserved_kg,
           row_number() over (order by t.harvested_on nulls last, t.number)::int as proposed_rank
      from atelier.lot t
      join atelier.workshop w on w.id = t.workshop_id
      join platform.article_family f on f.id = t.family_id
      cross join lateral (
        select sum(y.g) as g, (array_agg(i.name order by y.g desc))[1] as place
          from atelier.lot_balance y join atelier.location i on i.id = y.location_id where y.lot_id = t.id) b
      left join platform.crop_code c on c.id = t.crop_code_id
      left join platform.place s on s.id = t.place_id
      left join platform.partner p on p.id = t.grower_id
      left join platform.contact k on k.id = p.contact_id
     where t.workshop_id = ${workshopId} and t.state = 'available' and t.quality_status = 'free' and t.kind <> 'finished'
       and b.g > 0 and (t.harvested_on is null or t.harvested_on <= ${day})
       and (t.best_before is null or t.best_before >= ${day}) and ${ofFamily}
     order by proposed_rank, t.id limit 501`.execute(db)
  return boundedRows(rows)
}

/** A family and those below it. */
export const inFamily = (familyId: string) => sql<SqlBool>`t.family_id in (
  with recursive family(id) as (
    select ${familyId}::uuid union select c.id from platform.article_family c join family on c.parent_id = family.id)
  select id from family)`

type Made = { articleId: string; workshopId: string; day: string }

/** Families that an article may be made of in a workshop on a day, and those below them. */
export const acceptedFamilies = ({ articleId, workshopId, day }: Made) => sql`
  with recursive accepted(id) as (
    select unnest(atelier.accepted_families(${articleId}, ${workshopId}, ${day}))
    union select c.id from platform.article_family c join accepted on c.parent_id = accepted.id)
  select id from accepted`

type ForOrder = Made & { orderId: string }

/** What may be poured for an order, oldest first, and the lots that it has. */
export async function lotsToPour({ db, clock }: { db: AtelierDb; clock: Clock }, { orderId, ...made }: ForOrder) {
  const { workshopId, day } = made
  const accepted = sql<boolean>`t.family_id in (${acceptedFamilies(made)})`
  const available = await availableLots(db, { workshopId, day, today: clock.today().toString() }, accepted)
  const rows = await db
    .selectFrom('atelier.fabrication_order_detail')
    .select('lotId')
    .where('orderId', '=', orderId)
    .where('status', '<>', 'withdrawn')
    .execute()
  return { available, ofOrder: rows.map(({ lotId }) => lotId) }
}

type Plan = { workshopId: string; articleId: string; date: string; needG: number }

/** What a plan will pour, loss comprised. @throws Refusal 404 */
export async function planToPour(db: AtelierDb, detailId: string): Promise<Plan> {
  const { rows } = await sql<Plan>`
    select l.workshop_id, d.article_id, d.date,
           round(d.planned_g / (1 - coalesce(s.expected_loss_pct, 0) / 100))::bigint as need_g
      from atelier.ligne_detail d
      join atelier.ligne_atelier l on l.id = d.ligne_id
      left join atelier.article_sheet s on s.workshop_id = l.workshop_id and s.article_id = d.article_id
     where d.id = ${detailId}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
