import type { AuditedWords, ListWords } from '#platform/audit/audited-words.slot.ts'
import { kindsOfLot, qualityStatuses, statesOfLot } from './lots/lot.model.ts'
import { kindsOfArticle } from '#platform/trade/article.model.ts'

const byLabel = (values: readonly string[], label: (value: string) => string) =>
  Object.fromEntries(values.map(value => [value, label(value)]))

const choices: Readonly<Record<string, string>> = {
  ...byLabel(kindsOfArticle, value => `trade.kind.${value}`),
  ...byLabel(kindsOfLot, value => `atelier.lot.kind.${value}`),
  ...byLabel(statesOfLot, value => `atelier.lot.state.${value}`),
  ...byLabel(qualityStatuses, value => `atelier.lot.status.${value}`),
  ...byLabel(['present', 'old', 'blocked', 'exhausted'], value => `atelier.lot.presence.${value}`),
  ...byLabel(['with', 'without'], value => `atelier.article.sheet.${value}`),
  raw: 'atelier.stock.raw',
  finished: 'atelier.stock.finished',
}

const filters: Readonly<Record<string, string>> = {
  stock: 'atelier.lots',
  presence: 'field.state',
  status: 'field.state',
  kind: 'field.kind',
  familyId: 'trade.family',
  articleId: 'trade.article',
  locationId: 'atelier.lot.place',
  atelierId: 'atelier.workshop',
  sheet: 'atelier.article.sheet',
}

const withHyphens = (name: string) => name.replaceAll('_', '-')

/** Columns that no page shows under their own name. */
const columns: Readonly<Record<string, string>> = {
  ...byLabel(
    [
      'adjustment_g',
      'at',
      'blocking',
      'cancel_reason',
      'case_tare_g',
      'closed_at',
      'closing_g',
      'context',
      'customer_spec_id',
      'demand_cases',
      'downgraded_g',
      'duration_min',
      'expires_at',
      'family_ids',
      'finished_at',
      'forgotten',
      'from_at',
      'g_per_hour',
      'gap_reason',
      'loss_g',
      'manual_cases',
      'message',
      'net_case_g',
      'operation_id',
      'order_id',
      'output_lot_id',
      'planned_g',
      'planned_on',
      'poured_at',
      'poured_g',
      'pouring_ended_at',
      'preferred',
      'produced_g',
      'reason_code',
      'standard_cases_per_hour',
      'start_time',
      'started_at',
      'to_at',
      'waste_g',
    ],
    name => `atelier.column.${withHyphens(name)}`,
  ),
  people_needed: 'field.people',
  ligne_id: 'atelier.order.sheet.line',
  ligne_ids: 'atelier.lines',
  ligne_detail_id: 'atelier.table.ligne-detail',
  operator_id: 'atelier.table.operator',
  resource_id: 'atelier.table.resource',
  ticket_number: 'atelier.resource.ticket-number',
  workshop_id: 'atelier.workshop',
  quality_id: 'trade.quality',
  partner_id: 'trade.customer',
  date: 'field.day',
  actor_id: 'field.who',
}

/** Tables that a page names already. */
const tables: Readonly<Record<string, string>> = {
  article_sheet: 'atelier.article.sheet',
  display_link: 'atelier.display.title',
  ligne_atelier: 'atelier.order.sheet.line',
  workshop: 'atelier.workshop',
}

/** What the lists of Atelier are called when somebody took one away. */
const lists: ListWords = {
  list: call => (call === 'getArticlesOfWorkshop' ? 'atelier.articles' : call),
  filter: name => filters[name] ?? `atelier.field.${name}`,
  choice: value => choices[value] ?? value,
  ids: {},
}

/** How the journal calls what stands in Atelier: by the labels of its pages. */
export const atelierAuditedWords: AuditedWords = {
  schema: 'atelier',
  table: name => tables[name] ?? `atelier.table.${withHyphens(name)}`,
  field: name => `atelier.field.${name}`,
  columns,
  derived: ['label_key', 'name_key', 'company_id', 'version', 'is_stock', 'token_hash'],
  rows: {},
  lists,
}
