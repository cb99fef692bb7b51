import { sql } from 'kysely'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { TheoreticalStock } from '../theoretical-stock.model.ts'

type Asked = { workshopId: string; familyId: string; today: string; last: string }

type Standing = { physicalG: number; blockedG: number; reservedG: number }
type Day = {
  date: string
  supplyG: number
  receivedG: number
  needG: number
  pouredG: number
  adjustmentId: string | null
  adjustmentG: number
  reason: string | null
  version: number | null
}

/** A family and those below it, as a list of ids for `in`. */
const below = (familyId: string) => sql`(
  with recursive family(id) as (
    select ${familyId}::uuid union select f.id from platform.article_family f join family on f.parent_id = family.id)
  select id from family)`

/**
 * What of a family will be left from today to a day: what stands free, what is expected, less what the plans still ask for,
 * loss comprised, plan by plan, so that what one poured too much hides no other's need.
 */
export async function projectedStock(db: AtelierDb, asked: Asked): Promise<TheoreticalStock[]> {
  const { workshopId, familyId, today } = asked
  const { physicalG, blockedG, reservedG } = await standing(db, asked)
  let opening = physicalG - blockedG
  return (await daysAhead(db, asked)).map(day => {
    const isToday = day.date === today
    const expectedIn = isToday ? Math.max(day.supplyG - day.receivedG, 0) : day.supplyG
    const theoretical = opening + expectedIn - day.needG + day.adjustmentG
    const told: TheoreticalStock = {
      id: day.adjustmentId,
      atelierId: workshopId,
      familleId: familyId,
      date: day.date,
      openingKg: opening,
      expectedInKg: expectedIn,
      actualInKg: isToday ? day.receivedG : 0,
      expectedOutKg: day.needG,
      actualOutKg: isToday ? day.pouredG : 0,
      adjustmentKg: day.adjustmentG,
      reason: day.reason,
      theoreticalKg: theoretical,
      physicalKg: physicalG,
      blockedKg: blockedG,
      reservedKg: reservedG,
      availableKg: physicalG - blockedG - reservedG,
      gapKg: null,
      version: day.version,
    }
    opening = theoretical
    return told
  })
}

async function standing(db: AtelierDb, { workshopId, familyId }: Asked): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select coalesce(sum(b.g), 0)::bigint as physical_g,
           coalesce(sum(b.g) filter (where l.quality_status <> 'free'), 0)::bigint as blocked_g,
           (select coalesce(sum(greatest(d.planned_g - d.poured_g, 0)), 0)::bigint
              from atelier.fabrication_order_detail d
              join atelier.fabrication_order o on o.id = d.order_id and o.state in ('created', 'running', 'suspended')
              join atelier.lot t on t.id = d.lot_id
             where o.workshop_id = ${workshopId} and d.status in ('planned', 'pouring')
               and t.family_id in ${below(familyId)}) as reserved_g
      from atelier.lot l join atelier.lot_balance b on b.lot_id = l.id
     where l.workshop_id = ${workshopId} and l.state = 'available' and l.kind <> 'finished'
       and l.family_id in ${below(familyId)}`.execute(db)
  return rows[0] ?? { physicalG: 0, blockedG: 0, reservedG: 0 }
}

/** Day by day, what is said of each: expected from the fields, come in, needed by plans, poured, corrected. */
async function daysAhead(db: AtelierDb, { workshopId, familyId, today, last }: Asked): Promise<Day[]> {
  const { rows } = await sql<Day>`
    with families as (select id from ${below(familyId)} f), need as (
      select d.date, sum(case when o.state in ('finished', 'closed') then 0
               else greatest(round(d.planned_g / (1 - s.expected_loss_pct / 100)) - coalesce(p.g, 0), 0) end) as need_g,
             sum(coalesce(p.g, 0)) as poured_g
        from atelier.ligne_detail d
        join atelier.ligne_atelier l on l.id = d.ligne_id and l.workshop_id = ${workshopId}
        join atelier.article_sheet s on s.workshop_id = l.workshop_id and s.article_id = d.article_id
        join platform.article a on a.id = d.article_id
        left join atelier.fabrication_order o on o.ligne_detail_id = d.id and o.state <> 'cancelled'
        left join lateral (select sum(x.poured_g) as g from atelier.fabrication_order_detail x
                            where x.order_id = o.id and x.status <> 'withdrawn') p on true
       where d.date between ${today} and ${last}
         and (atelier.accepted_families(d.article_id, l.workshop_id, d.date))[1] in (select id from families)
       group by d.date
    ), supply as (
      select y.day, sum(y.kg * 1000)::bigint as g
        from platform.daily_supply y join platform.crop_code c on c.id = y.crop_code_id
       where y.day between ${today} and ${last} and c.family_id in (select id from families) group by y.day
    ), received as (
      select sum(m.g)::bigint as g from atelier.stock_move m join atelier.lot t on t.id = m.lot_id
       where m.kind = 'reception' and t.workshop_id = ${workshopId} and t.family_id in (select id from families)
         and (m.moved_at at time zone 'Europe/Paris')::date = ${today}
         and not exists (select from atelier.stock_move r where r.reverses_id = m.id)
    )
    select x.date::date as date, coalesce(y.g, 0)::bigint as supply_g, coalesce(r.g, 0)::bigint as received_g,
           coalesce(n.need_g, 0)::bigint as need_g, coalesce(n.poured_g, 0)::bigint as poured_g,
           t.id as adjustment_id, coalesce(t.adjustment_g, 0)::bigint as adjustment_g, t.reason, t.version
      from generate_series(${today}::date, ${last}::date, interval '1 day') x(date)
      cross join received r
      left join supply y on y.day = x.date
      left join need n on n.date = x.date
      left join atelier.theoretical_stock t
        on t.workshop_id = ${workshopId} and t.family_id = ${familyId} and t.date = x.date
     order by x.date`.execute(db)
  return rows
}

type Past = Pick<Standing, 'physicalG'> & Omit<Day, 'date' | 'supplyG' | 'needG'> & { closingG: number | null }

/**
 * What stood there when a day that is over ended, from the ledger: what stands now less what moved since. Beside it what the
 * closing of that day told to be left; where no night closed it, what stood there.
 */
export async function pastStock(
  db: AtelierDb,
  { workshopId, familyId, date }: { workshopId: string; familyId: string; date: string },
): Promise<TheoreticalStock> {
  const { rows } = await sql<Past>`
    with moved as (
      select m.lot_id, m.kind, m.g, (m.moved_at at time zone 'Europe/Paris')::date as day,
             case when i.is_stock then m.g else 0 end - case when o.is_stock then m.g else 0 end as change
        from atelier.stock_move m
        join atelier.lot l on l.id = m.lot_id and l.workshop_id = ${workshopId} and l.kind <> 'finished'
         and l.family_id in ${below(familyId)}
        join atelier.location i on i.id = m.to_location_id
        join atelier.location o on o.id = m.from_location_id
       where m.moved_at >= ${date}::date::timestamp at time zone 'Europe/Paris'
    )
    select (select coalesce(sum(b.g), 0) from atelier.lot l join atelier.lot_balance b on b.lot_id = l.id
             where l.workshop_id = ${workshopId} and l.kind <> 'finished' and l.family_id in ${below(familyId)})::bigint
             - coalesce(sum(change) filter (where day > ${date}), 0)::bigint as physical_g,
           coalesce(sum(g) filter (where day = ${date} and kind = 'reception'), 0)::bigint as received_g,
           coalesce(sum(-change) filter (where day = ${date} and kind = 'pour'), 0)::bigint as poured_g,
           (array_agg(t.id) filter (where t.reason is not null))[1] as adjustment_id,
           coalesce((array_agg(t.adjustment_g))[1], 0)::bigint as adjustment_g, (array_agg(t.reason))[1] as reason,
           (array_agg(t.version) filter (where t.reason is not null))[1] as version,
           (array_agg(t.closing_g))[1] as closing_g
      from (select 1) one
      left join moved on true
      left join atelier.theoretical_stock t
        on t.workshop_id = ${workshopId} and t.family_id = ${familyId} and t.date = ${date}`.execute(db)
  const { physicalG, receivedG, pouredG, closingG, ...day } = rows[0] as Past
  return {
    id: day.adjustmentId,
    atelierId: workshopId,
    familleId: familyId,
    date,
    openingKg: physicalG - receivedG + pouredG,
    expectedInKg: 0,
    actualInKg: receivedG,
    expectedOutKg: 0,
    actualOutKg: pouredG,
    adjustmentKg: day.adjustmentG,
    reason: day.reason,
    theoreticalKg: closingG ?? physicalG,
    physicalKg: physicalG,
    blockedKg: 0,
    reservedKg: 0,
    availableKg: physicalG,
    gapKg: closingG === null ? null : physicalG - closingG,
    version: day.version,
  }
}
