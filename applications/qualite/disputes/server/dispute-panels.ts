import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { PanelFilters } from '#platform/configuration/dashboard.model.ts'
import { type DashboardPanel, dashboardPanel, type Loading } from '#platform/configuration/dashboard-panel.slot.ts'
import { instantsOf, pointsByMonth } from '#platform/configuration/period.model.ts'
import type { QualiteTables } from '#qualite/qualite-db.ts'
import { openStates } from '../dispute.model.ts'
import { disputesElement } from '../disputes-place.model.ts'
import { companiesWhere } from './dispute-scope.ts'

type Told = Loading<QualiteTables>

const list = '/qualite/litiges'
/** Customers and articles on a picture, at most: the others are in the figures. */
const mostBars = 10

/** Of the companies whose disputes one reads, and of the one that the page is narrowed to. */
async function within({ rights }: Pick<Told, 'rights'>, { companyId }: Pick<PanelFilters, 'companyId'>) {
  const companyIds = await companiesWhere({ rights }, [disputesElement])
  return sql<boolean>`d.company_id in ${eachOf(companyId ? companyIds.filter(id => id === companyId) : companyIds)}`
}

/** Told within the days of the page, those that were cancelled left out. */
function toldWithin({ span }: Pick<PanelFilters, 'span'>) {
  const { start, end } = instantsOf(span)
  return sql<boolean>`d.state <> 'cancelled' and d.notified_at >= ${start}::timestamptz and d.notified_at < ${end}::timestamptz`
}

const isOpen = sql<boolean>`d.state = any(${[...openStates]}::text[])`

type Counted = Pick<DashboardPanel, 'key' | 'label'> & { tab: 'open' | 'late' }

const disputesOfTab = ({ key, label, tab }: Counted) =>
  dashboardPanel<QualiteTables>({
    key,
    label,
    element: disputesElement,
    kind: 'number',
    heeds: ['company'],
    load: async ({ db, rights, clock }, filters) => {
      const isLate = sql<boolean>`d.due_at < ${clock.now().toString()}::timestamptz`
      const { rows } = await sql<{ value: number }>`
        select count(*)::int as value from qualite.dispute d
         where ${await within({ rights }, filters)} and ${isOpen} and ${tab === 'late' ? isLate : sql`true`}`.execute(
        db,
      )
      return [{ label: null, value: rows[0]?.value ?? 0, to: `${list}?tab=${tab}` }]
    },
  })

const open = disputesOfTab({
  key: 'qualiteOpen',
  label: { fr: 'Litiges ouverts', en: 'Open disputes', es: 'Reclamaciones abiertas', ar: 'النزاعات المفتوحة' },
  tab: 'open',
})

const overdue = disputesOfTab({
  key: 'qualiteOverdue',
  label: { fr: 'Litiges en retard', en: 'Overdue disputes', es: 'Reclamaciones con retraso', ar: 'النزاعات المتأخرة' },
  tab: 'late',
})

const weight = sql<number>`coalesce(sum(x.g), 0)::float8 / 1000000`
const toTonnes = (value: number) => Math.round(value * 1_000) / 1_000

const tonnes = dashboardPanel<QualiteTables>({
  key: 'qualiteKg',
  label: {
    fr: 'Tonnes en litige par mois',
    en: 'Tonnes in dispute by month',
    es: 'Toneladas reclamadas por mes',
    ar: 'الأطنان المتنازع عليها حسب الشهر',
  },
  element: disputesElement,
  kind: 'line',
  heeds: ['company', 'period'],
  load: async ({ db, rights }, filters) => {
    const { rows } = await sql<{ month: string; value: number }>`
      select to_char(d.notified_at at time zone 'Europe/Paris', 'YYYY-MM') as month, ${weight} as value
        from qualite.dispute d join qualite.dispute_line x on x.dispute_id = d.id
       where ${await within({ rights }, filters)} and ${toldWithin(filters)} group by 1`.execute(db)
    return pointsByMonth(filters.span, new Map(rows.map(({ month, value }) => [month, toTonnes(value)])))
  },
})

const byCustomer = dashboardPanel<QualiteTables>({
  key: 'qualiteByCustomer',
  label: {
    fr: 'Litiges par client',
    en: 'Disputes by customer',
    es: 'Reclamaciones por cliente',
    ar: 'النزاعات حسب الزبون',
  },
  element: disputesElement,
  kind: 'bars',
  heeds: ['company', 'period'],
  load: async ({ db, rights }, filters) => {
    const { rows } = await sql<{ id: string; label: string; value: number }>`
      select d.partner_id as id, c.name as label, count(*)::int as value
        from qualite.dispute d
        join platform.partner r on r.id = d.partner_id
        join platform.contact c on c.id = r.contact_id
       where ${await within({ rights }, filters)} and ${toldWithin(filters)}
       group by 1, 2 order by 3 desc, 2, 1 limit ${mostBars}`.execute(db)
    return rows.map(({ id, label, value }) => ({ label, value, to: `${list}?tab=open&f.customer=${id}` }))
  },
})

const byArticle = dashboardPanel<QualiteTables>({
  key: 'qualiteByArticle',
  label: {
    fr: 'Tonnes en litige par article',
    en: 'Tonnes in dispute by article',
    es: 'Toneladas reclamadas por artículo',
    ar: 'الأطنان المتنازع عليها حسب الصنف',
  },
  element: disputesElement,
  kind: 'bars',
  heeds: ['company', 'period'],
  load: async ({ db, rights }, filters) => {
    const { rows } = await sql<{ label: string; value: number }>`
      select a.name as label, ${weight} as value
        from qualite.dispute d
        join qualite.dispute_line x on x.dispute_id = d.id
        join platform.article a on a.id = x.article_id
       where ${await within({ rights }, filters)} and ${toldWithin(filters)}
       group by a.id, a.name order by 2 desc, 1 limit ${mostBars}`.execute(db)
    return rows.map(({ label, value }) => ({ label, value: toTonnes(value), to: null }))
  },
})

/** What Quality offers to dashboards of its disputes. No amount: a dashboard is seen by many. */
export const disputePanels: readonly DashboardPanel[] = [open, overdue, tonnes, byCustomer, byArticle]
