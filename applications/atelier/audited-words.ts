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
  atelierId: 'atelier.field.workshop',
  sheet: 'atelier.article.sheet',
}

/** What the lists of Atelier are called when somebody took one away. */
const lists: ListWords = {
  list: call => (call === 'getArticlesOfWorkshop' ? 'atelier.articles' : `atelier.list.${call}`),
  filter: name => filters[name] ?? `atelier.field.${name}`,
  choice: value => choices[value] ?? value,
  ids: {},
}

/** How the journal calls what stands in Atelier: by the labels of its pages. */
export const atelierAuditedWords: AuditedWords = {
  schema: 'atelier',
  table: name => `atelier.table.${name}`,
  field: name => `atelier.field.${name}`,
  derived: ['label_key', 'company_id', 'version', 'is_stock'],
  rows: {},
  lists,
}
