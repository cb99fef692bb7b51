import { type RawBuilder, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { namedRows, type RowsOfRoom } from '#platform/audit/audited-words.slot.ts'
import type { AtelierTables } from './atelier-db.ts'
import { ordersElement } from './fabrication-orders/fabrication-order.model.ts'
import { addressOfOrder } from './fabrication-orders/order-place.model.ts'
import { linesElement } from './lines/line.model.ts'
import { addressOfLine } from './lines/line-place.model.ts'

type Read = { rowId: string; name: string; companyId: string }

/** Rows that count for who reads the element in the company of their workshop. */
const readOn = (
  element: string,
  addressOf: (rowId: string) => string | null,
  reading: (rowIds: readonly string[]) => RawBuilder<Read>,
) =>
  namedRows<AtelierTables>(async ({ db, rights }, rowIds) => {
    const { byCompany } = await rights.perimeter(element)
    const { rows } = await reading(rowIds).execute(db)
    return rows
      .filter(({ companyId }) => byCompany.has(companyId))
      .map(({ rowId, name }) => ({ rowId, name, address: addressOf(rowId) }))
  })

const orders = readOn(
  ordersElement,
  addressOfOrder,
  ids => sql<Read>`
    select id as row_id, number as name, company_id from atelier.fabrication_order where id in ${eachOf(ids)}`,
)

const lines = readOn(
  linesElement,
  addressOfLine,
  ids => sql<Read>`
    select l.id as row_id, l.label as name, w.company_id from atelier.ligne_atelier l
      join atelier.workshop w on w.id = l.workshop_id where l.id in ${eachOf(ids)}`,
)

const field = (name: string) => `atelier.field.${name}`

/** How the journal calls what is written of lines, plans and orders. */
export const fabricationRows: RowsOfRoom = {
  schema: 'atelier',
  rows: { fabrication_order: orders, ligne_atelier: lines },
  called: {
    tables: {
      workshop: 'atelier.workshop',
      ligne_atelier: 'field.line',
      ligne_user: 'atelier.record.line-user',
      ligne_operation: field('operation'),
      ligne_article: 'atelier.record.line-article',
      ligne_detail: field('plan'),
      resource: field('machine'),
      resource_stop: 'atelier.record.resource-stop',
      operator: 'atelier.record.team',
      article_sheet: 'atelier.article.sheet',
      packing_forecast: 'atelier.record.forecast',
      theoretical_stock: 'atelier.record.stock-ahead',
      fabrication_order: field('order'),
      fabrication_order_detail: 'atelier.record.lot-of-order',
      pause: 'atelier.record.pause',
      order_task: 'atelier.record.task',
      task_operator: 'atelier.record.person-of-order',
      floor_log: 'atelier.record.log',
    },
    columns: {
      actor_id: field('actor'),
      adjustment_g: field('adjustment'),
      at: 'field.when',
      badge: field('badge'),
      best_before_days: field('bestBeforeDays'),
      blocking: 'atelier.resource.blocking',
      cancel_reason: field('cancelReason'),
      case_tare_g: field('caseTareKg'),
      cases_per_hour: field('casesPerHour'),
      cases_per_layer: field('casesPerLayer'),
      cases_per_pallet: field('casesPerPallet'),
      closed_at: field('closedAt'),
      context: field('context'),
      customer_spec_id: field('spec'),
      date: 'field.day',
      demand_cases: field('demand'),
      done_cases: field('doneCases'),
      downgraded_g: field('downgraded'),
      duration_min: field('duration'),
      equipment_code: field('equipmentCode'),
      expected_loss_pct: field('expectedLossPct'),
      family_ids: field('families'),
      finished_at: field('finishedAt'),
      forgotten: field('forgotten'),
      from_at: field('startedAt'),
      g_per_hour: field('kgPerHour'),
      gap_reason: field('gapReason'),
      label_key: 'field.label',
      ligne_detail_id: field('plan'),
      ligne_id: 'field.line',
      loss_g: field('loss'),
      manual_cases: field('manualCases'),
      message: 'field.text',
      meter_code: field('meterCode'),
      net_case_g: field('netCaseKg'),
      nominal_g: field('nominalG'),
      operation_id: field('operation'),
      operator_id: 'field.person',
      order_id: field('order'),
      output_lot_id: field('outputLot'),
      partner_id: field('customer'),
      people_needed: field('peopleNeeded'),
      planned_cases: field('plannedCases'),
      planned_g: field('netWeight'),
      planned_on: field('plannedOn'),
      poured_at: field('pouredAt'),
      poured_g: field('poured'),
      pouring_ended_at: field('pouringEndedAt'),
      preferred: field('preferred'),
      produced_g: field('produced'),
      quality_id: field('quality'),
      rank: field('rank'),
      reason_code: 'field.reason',
      resource_id: field('machine'),
      shift: field('shift'),
      standard_cases_per_hour: field('casesPerHour'),
      start_time: field('startTime'),
      started_at: field('startedAt'),
      station_count: field('stationCount'),
      to_at: field('toAt'),
      units_per_case: field('unitsPerCase'),
      waste_g: field('waste'),
      workshop_id: 'atelier.workshop',
    },
    lists: { getArticlesOfWorkshop: 'atelier.articles' },
  },
}
