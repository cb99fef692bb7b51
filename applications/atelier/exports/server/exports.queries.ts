import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { DefectLine, LotLine, MoveLine, OrderLine, StopLine } from '../export.model.ts'
import { exportsCalls } from '../exports.calls.ts'

export type Looking = { db: AtelierDb; clock: Clock; companyIds: readonly string[] }
type Calls = typeof exportsCalls

export const workshopsOf = (companyIds: readonly string[]) =>
  sql`(select id from atelier.workshop where company_id in ${eachOf(companyIds)})`

/** The first instant of a day in Paris, and that of the day after it. */
const dawnOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Paris')`
export const dawnAfter = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Europe/Paris')`

/** Filters of a table whose rows `of` a workshop happen at an instant. */
const ofPeriod = (workshop: RawBuilder<unknown>, instant: RawBuilder<unknown>) => ({
  atelierId: (id: string): RawBuilder<SqlBool> => sql`${workshop} = ${id}`,
  from: (day: string): RawBuilder<SqlBool> => sql`${instant} >= ${dawnOf(day)}`,
  to: (day: string): RawBuilder<SqlBool> => sql`${instant} < ${dawnAfter(day)}`,
})

const person = sql`(select u.firstname || ' ' || u.name from platform.user u where u.id = actor_id)`

export const exportOfLots = (
  { db, companyIds }: Looking,
  asked: InputOf<Calls['getExportOfLots']>,
): Promise<PageOf<LotLine>> =>
  pageOfList(db, exportsCalls.getExportOfLots.list, asked, {
    from: sql`atelier.lot l`,
    id: sql`l.id`,
    within: sql`l.workshop_id in ${workshopsOf(companyIds)}`,
    orders: { madeAt: [sql`l.made_at`] },
    filters: ofPeriod(sql`l.workshop_id`, sql`l.made_at`),
    rows: async ids => {
      const { rows } = await sql<LotLine>`
        select l.id, l.number, l.kind, a.name as article, f.name as family, l.harvested_on, l.packed_on, l.best_before,
               l.state, l.quality_status, l.initial_g as initial_kg, l.made_at,
               (select coalesce(sum(b.g), 0) from atelier.lot_balance b where b.lot_id = l.id)::bigint as physical_kg
          from atelier.lot l
          join platform.article a on a.id = l.article_id
          join platform.article_family f on f.id = l.family_id
         where l.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })

export const exportOfMoves = (
  { db, companyIds }: Looking,
  asked: InputOf<Calls['getExportOfMoves']>,
): Promise<PageOf<MoveLine>> =>
  pageOfList(db, exportsCalls.getExportOfMoves.list, asked, {
    from: sql`atelier.stock_move m join atelier.lot l on l.id = m.lot_id`,
    id: sql`m.id`,
    within: sql`l.workshop_id in ${workshopsOf(companyIds)}`,
    orders: { movedAt: [sql`m.moved_at`] },
    filters: ofPeriod(sql`l.workshop_id`, sql`m.moved_at`),
    rows: async ids => {
      const { rows } = await sql<MoveLine>`
        select m.id, m.moved_at, m.kind, l.number as lot, a.name as article, f.name as from, t.name as to, m.g as kg,
               m.cases, m.reason, ${person} as by
          from atelier.stock_move m
          join atelier.lot l on l.id = m.lot_id
          join platform.article a on a.id = l.article_id
          join atelier.location f on f.id = m.from_location_id
          join atelier.location t on t.id = m.to_location_id
         where m.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })

export const exportOfOrders = (
  { db, companyIds }: Looking,
  asked: InputOf<Calls['getExportOfOrders']>,
): Promise<PageOf<OrderLine>> =>
  pageOfList(db, exportsCalls.getExportOfOrders.list, asked, {
    from: sql`atelier.fabrication_order o`,
    id: sql`o.id`,
    within: sql`o.company_id in ${eachOf(companyIds)}`,
    orders: { plannedOn: [sql`o.planned_on`] },
    filters: {
      atelierId: id => sql`o.workshop_id = ${id}`,
      from: day => sql`o.planned_on >= ${day}::date`,
      to: day => sql`o.planned_on <= ${day}::date`,
    },
    rows: async ids => {
      const { rows } = await sql<OrderLine>`
        select o.id, o.number, o.planned_on, l.label as line, a.name as article, k.name as customer, o.state,
               o.planned_cases, o.done_cases, o.produced_g as produced_kg, o.downgraded_g as downgraded_kg,
               o.waste_g as waste_kg, o.loss_g as loss_kg, o.started_at, o.finished_at,
               (select coalesce(sum(d.poured_g), 0) from atelier.fabrication_order_detail d
                 where d.order_id = o.id and d.status <> 'withdrawn')::bigint as poured_kg
          from atelier.fabrication_order o
          join atelier.ligne_atelier l on l.id = o.ligne_id
          join platform.article a on a.id = o.article_id
          left join platform.partner p on p.id = o.partner_id
          left join platform.contact k on k.id = p.contact_id
         where o.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })

export const exportOfDefects = (
  { db, companyIds }: Looking,
  asked: InputOf<Calls['getExportOfDefects']>,
): Promise<PageOf<DefectLine>> =>
  pageOfList(db, exportsCalls.getExportOfDefects.list, asked, {
    from: sql`atelier.order_defect x join atelier.fabrication_order o on o.id = x.order_id`,
    id: sql`x.id`,
    within: sql`o.company_id in ${eachOf(companyIds)}`,
    orders: { at: [sql`x.at`] },
    filters: ofPeriod(sql`o.workshop_id`, sql`x.at`),
    rows: async ids => {
      const { rows } = await sql<DefectLine>`
        select x.id, x.at, m.name as defect, x.fate, x.g as kg, o.number as order, l.label as line, a.name as article
          from atelier.order_defect x
          join atelier.defect_kind m on m.id = x.defect_kind_id
          join atelier.fabrication_order o on o.id = x.order_id
          join atelier.ligne_atelier l on l.id = o.ligne_id
          join platform.article a on a.id = o.article_id
         where x.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })

export const exportOfStops = (
  { db, clock, companyIds }: Looking,
  asked: InputOf<Calls['getExportOfStops']>,
): Promise<PageOf<StopLine>> =>
  pageOfList(db, exportsCalls.getExportOfStops.list, asked, {
    from: sql`atelier.pause s join atelier.fabrication_order o on o.id = s.order_id`,
    id: sql`s.id`,
    within: sql`o.company_id in ${eachOf(companyIds)}`,
    orders: { startedAt: [sql`s.started_at`] },
    filters: ofPeriod(sql`o.workshop_id`, sql`s.started_at`),
    rows: async ids => {
      const { rows } = await sql<StopLine>`
        select s.id, s.started_at, s.ended_at, s.reason_code, s.comment, o.number as order, l.label as line,
               floor(extract(epoch from coalesce(s.ended_at, ${clock.now().toString()}::timestamptz) - s.started_at) / 60)::int
                 as minutes,
               ${person} as by
          from atelier.pause s
          join atelier.fabrication_order o on o.id = s.order_id
          join atelier.ligne_atelier l on l.id = o.ligne_id
         where s.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })
