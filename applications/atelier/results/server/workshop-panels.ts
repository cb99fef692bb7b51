import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { PanelFilters, PanelPoint } from '#platform/configuration/dashboard.model.ts'
import { type DashboardPanel, dashboardPanel, type Loading } from '#platform/configuration/dashboard-panel.slot.ts'
import { pointsByMonth } from '#platform/configuration/period.model.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { addressOfArticle } from '#atelier/article-sheets/article-place.model.ts'
import { addressOfLine } from '#atelier/lines/line-place.model.ts'
import { type ResultRow, trsPct, yieldOf } from '../result.model.ts'
import { resultsElement } from '../results-place.model.ts'
import { lostByDefect, resultsWhere } from './results.queries.ts'

type Told = Loading<AtelierTables>

/** Articles and lines on a picture, at most: the others are in the page of results. */
const mostBars = 12
/** Orders that a picture is drawn from, at most. */
const mostOrders = 20_000

/** Those of the reader, or the one that he asked for. */
async function companiesOf({ rights }: Pick<Told, 'rights'>, { companyId }: Pick<PanelFilters, 'companyId'>) {
  const { companyIds } = await companyScopeOf({ rights }, resultsElement)
  return companyId ? companyIds.filter(id => id === companyId) : companyIds
}

/** Orders of the span that have ended, in the companies of the reader. */
async function finishedOrders({ db, clock, rights }: Told, { companyId, span }: PanelFilters): Promise<ResultRow[]> {
  const inside = await companiesOf({ rights }, { companyId })
  const ended = sql<boolean>`o.finished_at is not null
    and o.planned_on between ${span.from.toString()}::date and ${span.to.toString()}::date`
  return resultsWhere({ db, clock }, inside, ended, mostOrders)
}

/** Tonnes with three decimals, of orders whose weights are grams. */
const tonnes = (orders: readonly ResultRow[]) =>
  Math.round(orders.reduce((sum, { producedKg }) => sum + producedKg, 0) / 1_000) / 1_000

const packed = dashboardPanel<AtelierTables>({
  key: 'atelierPacked',
  label: { fr: 'Tonnes conditionnées', en: 'Tonnes packed', es: 'Toneladas envasadas', ar: 'الأطنان المعبأة' },
  element: resultsElement,
  kind: 'number',
  heeds: ['company', 'period'],
  load: async (given, filters) => [{ label: null, value: tonnes(await finishedOrders(given, filters)), to: null }],
})

const packedByMonth = dashboardPanel<AtelierTables>({
  key: 'atelierPackedByMonth',
  label: {
    fr: 'Tonnes conditionnées par mois',
    en: 'Tonnes packed by month',
    es: 'Toneladas envasadas por mes',
    ar: 'الأطنان المعبأة حسب الشهر',
  },
  element: resultsElement,
  kind: 'line',
  heeds: ['company', 'period'],
  load: async (given, filters) => {
    const byMonth = Map.groupBy(await finishedOrders(given, filters), ({ day }) => day.slice(0, 7))
    return pointsByMonth(filters.span, new Map([...byMonth].map(([month, orders]) => [month, tonnes(orders)])))
  },
})

type Bars = Pick<DashboardPanel, 'key' | 'label'> & {
  groupedBy: (order: ResultRow) => string
  pointOf: (orders: readonly ResultRow[]) => PanelPoint | null
}

/** A bar a group, the largest first. */
const bars = ({ key, label, groupedBy, pointOf }: Bars) =>
  dashboardPanel<AtelierTables>({
    key,
    label,
    element: resultsElement,
    kind: 'bars',
    heeds: ['company', 'period'],
    load: async (given, filters) =>
      [...Map.groupBy(await finishedOrders(given, filters), groupedBy).values()]
        .flatMap(orders => pointOf(orders) ?? [])
        .toSorted((one, other) => other.value - one.value)
        .slice(0, mostBars),
  })

const yieldByArticle = bars({
  key: 'atelierYield',
  label: {
    fr: 'Rendement par article (%)',
    en: 'Yield by article (%)',
    es: 'Rendimiento por artículo (%)',
    ar: 'المردود حسب الصنف (%)',
  },
  groupedBy: ({ articleId }) => articleId,
  pointOf: orders =>
    pointOf(yieldOf(orders), orders, ({ article, articleId }) => [article, addressOfArticle(articleId)]),
})

const trsByLine = bars({
  key: 'atelierTrs',
  label: {
    fr: 'TRS par ligne (%)',
    en: 'OEE by line (%)',
    es: 'OEE por línea (%)',
    ar: 'الفعالية الكلية حسب الخط (%)',
  },
  groupedBy: ({ lineId }) => lineId,
  pointOf: orders => pointOf(trsPct(orders), orders, ({ line, lineId }) => [line, addressOfLine(lineId)]),
})

const stopsByLine = bars({
  key: 'atelierStops',
  label: {
    fr: 'Heures d’arrêt par ligne',
    en: 'Hours of stops by line',
    es: 'Horas de parada por línea',
    ar: 'ساعات التوقف حسب الخط',
  },
  groupedBy: ({ lineId }) => lineId,
  pointOf: orders =>
    pointOf(Math.round(orders.reduce((sum, { stopMin }) => sum + stopMin, 0) / 6) / 10, orders, ({ line, lineId }) => [
      line,
      addressOfLine(lineId),
    ]),
})

const lossesByDefect = dashboardPanel<AtelierTables>({
  key: 'atelierDefects',
  label: {
    fr: 'Pertes par défaut (kg)',
    en: 'Losses by defect (kg)',
    es: 'Pérdidas por defecto (kg)',
    ar: 'الخسائر حسب العيب (كغ)',
  },
  element: resultsElement,
  kind: 'bars',
  heeds: ['company', 'period'],
  load: async (given, filters) => {
    const lost = await lostByDefect(given.db, await companiesOf(given, filters), filters.span)
    return lost.slice(0, mostBars).map(({ name, g }) => ({ label: name, value: Math.round(g / 100) / 10, to: null }))
  },
})

const pointOf = (
  value: number | null,
  [first]: readonly ResultRow[],
  said: (order: ResultRow) => [label: string, to: string],
): PanelPoint | null => {
  if (value === null || !first) return null
  const [label, to] = said(first)
  return { label, value, to }
}

/** What Atelier offers to dashboards of what its lines made. */
export const workshopPanels: readonly DashboardPanel[] = [
  packed,
  packedByMonth,
  yieldByArticle,
  trsByLine,
  stopsByLine,
  lossesByDefect,
]
