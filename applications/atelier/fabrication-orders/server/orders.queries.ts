import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { equipmentTicketsOffer } from '#platform/equipment-ticket.slot.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { boundedRows } from '#atelier/bounded-rows.ts'
import {
  type EventOfOrder,
  type FabricationOrder,
  type FabricationOrderDetail,
  isToMend,
  type Pause,
} from '../fabrication-order.model.ts'
import { casesPerHour, estimatedEnd, minutesBetween, netMinutes, pauseMinutes, yieldPct } from '../figures.model.ts'
import { mayGo } from '../order-state.model.ts'

export type Looking = { db: AtelierDb; clock: Clock; offered: Offered }

type Reckoned = 'yieldPct' | 'casesPerHour' | 'estimatedEnd' | 'pauseMin' | 'netMin' | 'openPause' | 'can'
type Row = Omit<FabricationOrder, Reckoned> & { companyId: string; waitsForMachine: boolean }

/** Orders with their figures of this instant, by day, line and turn. @throws Refusal 400 TOO_MANY_ROWS */
export async function ordersWhere(
  { db, clock, offered }: Looking,
  scope: CompanyScope,
  condition: RawBuilder<SqlBool>,
): Promise<FabricationOrder[]> {
  const { rows } = await sql<Row>`
    select o.id, o.number, o.ligne_detail_id, o.ligne_id as ligne_atelier_id, l.label as line, o.workshop_id as atelier_id,
           o.article_id, a.name as article, o.customer_spec_id as spec_tiers_id, k.name as customer, o.planned_on, o.state,
           o.planned_cases, o.planned_g as planned_kg, o.net_case_g as net_case_kg, o.done_cases, o.produced_g as produced_kg,
           o.downgraded_g as downgraded_kg, o.waste_g as waste_kg, o.loss_g as loss_kg, o.standard_cases_per_hour,
           o.gap_reason, o.started_at, o.pouring_ended_at, o.finished_at, o.closed_at, o.company_id, o.version,
           (select coalesce(sum(d.poured_g), 0) from atelier.fabrication_order_detail d
             where d.order_id = o.id and d.status <> 'withdrawn')::bigint as poured_kg,
           (select coalesce(jsonb_agg(jsonb_build_object('fate', x.fate, 'defectKindId', m.id, 'name', m.name, 'kg', x.g)
                                      order by x.g desc, m.name_key, x.fate), '[]')
              from atelier.order_defect x join atelier.defect_kind m on m.id = x.defect_kind_id
             where x.order_id = o.id) as defects,
           exists (select from atelier.resource_stop s where s.order_id = o.id and s.ended_at is null) as waits_for_machine,
           array(select t.number
              from (select o.output_lot_id as id
                    union select d.output_lot_id from atelier.fabrication_order_detail d
                     where d.order_id = o.id and d.status <> 'withdrawn') m
              join atelier.lot t on t.id = m.id order by t.number) as output_num_lots
      from atelier.fabrication_order o
      join atelier.ligne_atelier l on l.id = o.ligne_id
      join platform.article a on a.id = o.article_id
      left join platform.partner p on p.id = o.partner_id
      left join platform.contact k on k.id = p.contact_id
      left join atelier.ligne_detail x on x.id = o.ligne_detail_id
     where ${condition} and o.company_id in ${eachOf(scope.companyIds)}
     order by o.planned_on, l.position, l.code,
              array_position(array['morning', 'afternoon', 'night'], x.shift), x.rank, o.number, o.id
     limit 501`.execute(db)
  const now = clock.now().toString()
  const pauses = await pausesOf(
    db,
    rows.map(({ id }) => id),
    now,
  )
  const isMended = offered(equipmentTicketsOffer).length > 0
  return boundedRows(rows).map(({ companyId, waitsForMachine, ...row }) =>
    reckoned(row, {
      pauses: pauses.get(row.id) ?? [],
      now,
      level: scope.level(companyId),
      mends: isMended && !waitsForMachine,
    }),
  )
}

type Known = {
  pauses: readonly Pause[]
  now: string
  level: number
  /** Somebody mends the line itself when it breaks down. */
  mends: boolean
}

function reckoned(
  row: Omit<Row, 'companyId' | 'waitsForMachine'>,
  { pauses, now, level, mends }: Known,
): FabricationOrder {
  const { startedAt, finishedAt, state, doneCases, plannedCases, standardCasesPerHour: standard } = row
  const netMin = netMinutes({ startedAt, finishedAt, pauses, now })
  const writes = level >= 2
  const openPause = pauses.find(({ endedAt }) => endedAt === null) ?? null
  const isAtWork = state === 'running' || state === 'suspended'
  return {
    ...row,
    yieldPct: yieldPct({ pouredG: row.pouredKg, producedG: row.producedKg }),
    casesPerHour: casesPerHour(doneCases, netMin),
    estimatedEnd: isAtWork ? estimatedEnd({ now, plannedCases, doneCases, netMin, standard }) : null,
    pauseMin: pauseMinutes(pauses, finishedAt ?? now),
    netMin,
    openPause,
    can: {
      start: writes && mayGo(state, 'start'),
      work: writes && isAtWork,
      suspend: writes && mayGo(state, 'suspend'),
      report: writes && mends && openPause?.ticketNumber === null && isToMend(openPause.reasonCode),
      finish: writes && mayGo(state, 'finish'),
      endPouring: writes && state === 'running' && row.pouringEndedAt === null,
      close: level >= 3 && mayGo(state, 'close'),
      cancel: level >= 3 && mayGo(state, 'cancel'),
    },
  }
}

/** @throws Refusal 404 */
export async function orderById(looking: Looking, scope: CompanyScope, id: string): Promise<FabricationOrder> {
  const [found] = await ordersWhere(looking, scope, sql`o.id = ${id}`)
  if (!found) throw notFound()
  return found
}

/** By order, newest first. */
export async function pausesOf(
  db: AtelierDb,
  orderIds: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, Pause[]>> {
  const { rows } = await sql<Omit<Pause, 'minutes'>>`
    select p.id, p.order_id, p.started_at, p.ended_at, p.reason_code, p.comment, p.ticket_number,
           nullif(btrim(concat_ws(' ', u.firstname, u.name)), '') as by
      from atelier.pause p left join platform.user u on u.id = p.actor_id
     where p.order_id in ${eachOf(orderIds)} order by p.started_at desc, p.id desc`.execute(db)
  const told = rows.map(pause => ({ ...pause, minutes: minutesBetween(pause.startedAt, pause.endedAt ?? now) }))
  return Map.groupBy(told, ({ orderId }) => orderId)
}

/** The lots of an order in their turn, those taken back last. */
export async function detailsOfOrders(
  db: AtelierDb,
  condition: RawBuilder<SqlBool>,
): Promise<FabricationOrderDetail[]> {
  const { rows } = await sql<FabricationOrderDetail>`
    select d.id, d.order_id, d.lot_id, t.number as num_lot, w.code as code_atelier, t.family_id as famille_id,
           f.name as family, t.quality_status, coalesce(c.name, g.name) as origin,
           (select i.name from atelier.lot_balance b join atelier.location i on i.id = b.location_id
             where b.lot_id = t.id and b.g > 0 order by b.g desc, i.id limit 1) as place,
           t.harvested_on, d.planned_g as planned_kg, d.poured_g as poured_kg, d.status, d.rank, d.poured_at, d.version,
           coalesce((select sum(b.g) from atelier.lot_balance b where b.lot_id = t.id), 0)::bigint as remaining_kg
      from atelier.fabrication_order_detail d
      join atelier.lot t on t.id = d.lot_id
      join atelier.workshop w on w.id = t.workshop_id
      join platform.article_family f on f.id = t.family_id
      left join platform.place c on c.id = t.place_id
      left join platform.partner p on p.id = t.grower_id
      left join platform.contact g on g.id = p.contact_id
     where ${condition}
     order by d.status = 'withdrawn', d.rank, d.id`.execute(db)
  return rows
}

/** All that became of an order, newest first. */
export async function eventsOf(db: AtelierDb, orderId: string): Promise<EventOfOrder[]> {
  const { rows } = await sql<EventOfOrder>`
    select e.id, e.what, e.at, nullif(btrim(concat_ws(' ', coalesce(r.firstname, u.firstname), coalesce(r.name, u.name))), '') as by,
           e.comment,
           e.data ->> 'numLot' as num_lot, e.data ->> 'newNumLot' as new_num_lot,
           (e.data ->> 'g')::bigint as kg, (e.data ->> 'cases')::int as cases
      from atelier.fabrication_order_event e
      left join platform.user u on u.id = e.actor_id
      left join atelier.operator r on r.id = e.operator_id
     where e.order_id = ${orderId} order by e.at desc, e.id desc limit 500`.execute(db)
  return rows
}
