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

/** How the journal calls what is written of lines, plans and orders. */
export const fabricationRows: RowsOfRoom = {
  schema: 'atelier',
  rows: { fabrication_order: orders, ligne_atelier: lines },
  called: {
    tables: {
      workshop: 'atelier.workshop',
      ligne_atelier: 'field.line',
      ligne_user: 'atelier.record.line-user',
      ligne_operation: 'atelier.field.operation',
      ligne_article: 'atelier.record.line-article',
      ligne_detail: 'atelier.field.plan',
      resource: 'atelier.field.machine',
      resource_stop: 'atelier.record.resource-stop',
      operator: 'atelier.record.team',
      article_sheet: 'atelier.article.sheet',
      packing_forecast: 'atelier.record.forecast',
      theoretical_stock: 'atelier.record.stock-ahead',
      fabrication_order: 'atelier.field.order',
      fabrication_order_detail: 'atelier.record.lot-of-order',
      pause: 'atelier.record.pause',
      order_task: 'atelier.record.task',
      task_operator: 'atelier.record.person-of-order',
      floor_log: 'atelier.record.log',
    },
    columns: {
      actor_id: 'field.by',
      adjustment_g: 'atelier.field.adjustment',
      at: 'field.when',
      badge: 'atelier.field.badge',
      best_before_days: 'atelier.field.bestBeforeDays',
      blocking: 'atelier.resource.blocking',
      cancel_reason: 'atelier.field.cancelReason',
      case_tare_g: 'atelier.field.caseTareKg',
      cases_per_hour: 'atelier.field.casesPerHour',
      cases_per_layer: 'atelier.field.casesPerLayer',
      cases_per_pallet: 'atelier.field.casesPerPallet',
      closed_at: 'atelier.field.closedAt',
      context: 'atelier.field.context',
      customer_spec_id: 'atelier.field.spec',
      date: 'field.day',
      demand_cases: 'atelier.field.demand',
      done_cases: 'atelier.field.doneCases',
      downgraded_g: 'atelier.field.downgraded',
      duration_min: 'atelier.field.duration',
      equipment_code: 'atelier.field.equipmentCode',
      expected_loss_pct: 'atelier.field.expectedLossPct',
      family_ids: 'atelier.field.families',
      finished_at: 'atelier.field.finishedAt',
      forgotten: 'atelier.field.forgotten',
      from_at: 'field.start',
      g_per_hour: 'atelier.field.kgPerHour',
      gap_reason: 'atelier.field.gapReason',
      label_key: 'field.label',
      ligne_detail_id: 'atelier.field.plan',
      ligne_id: 'field.line',
      loss_g: 'atelier.field.loss',
      manual_cases: 'atelier.field.manualCases',
      message: 'field.text',
      meter_code: 'atelier.field.meterCode',
      net_case_g: 'atelier.field.netCaseKg',
      nominal_g: 'atelier.field.nominalG',
      operation_id: 'atelier.field.operation',
      operator_id: 'field.person',
      order_id: 'atelier.field.order',
      output_lot_id: 'atelier.field.outputLot',
      partner_id: 'atelier.field.customer',
      people_needed: 'field.people',
      planned_cases: 'atelier.field.plannedCases',
      planned_g: 'atelier.field.netWeight',
      planned_on: 'atelier.field.plannedOn',
      poured_at: 'atelier.field.pouredAt',
      poured_g: 'atelier.field.poured',
      pouring_ended_at: 'atelier.field.pouringEndedAt',
      preferred: 'atelier.field.preferred',
      produced_g: 'atelier.field.produced',
      quality_id: 'atelier.field.quality',
      rank: 'atelier.field.rank',
      reason_code: 'field.reason',
      resource_id: 'atelier.field.machine',
      shift: 'atelier.field.shift',
      standard_cases_per_hour: 'atelier.field.casesPerHour',
      start_time: 'atelier.field.startTime',
      started_at: 'field.start',
      station_count: 'atelier.field.stationCount',
      to_at: 'field.end',
      units_per_case: 'atelier.field.unitsPerCase',
      waste_g: 'atelier.field.waste',
      workshop_id: 'atelier.workshop',
    },
    lists: { getArticlesOfWorkshop: 'atelier.articles' },
  },
}
