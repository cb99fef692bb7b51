import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { PanelFilters } from '#platform/configuration/dashboard.model.ts'
import { type DashboardPanel, dashboardPanel, type Loading } from '#platform/configuration/dashboard-panel.slot.ts'
import { instantsOf, pointsByMonth } from '#platform/configuration/period.model.ts'
import type { DemandesTables } from '#demandes/demandes-db.ts'
import { requestsElement, requestsPath } from '../requests-place.model.ts'
import { companiesWhere } from './request-scope.ts'

type Told = Loading<DemandesTables>

/** Of the companies whose requests one reads, and of the one that the page is narrowed to; drafts are nobody else's. */
async function within({ rights }: Pick<Told, 'rights'>, { companyId }: Pick<PanelFilters, 'companyId'>) {
  const companyIds = await companiesWhere({ rights }, requestsElement)
  const narrowed = companyId ? companyIds.filter(id => id === companyId) : companyIds
  return sql<boolean>`(r.company_id in ${eachOf(narrowed)} and r.state not in ('draft', 'cancelled'))`
}

function askedWithin({ span }: Pick<PanelFilters, 'span'>) {
  const { start, end } = instantsOf(span)
  return sql<boolean>`r.created_at >= ${start}::timestamptz and r.created_at < ${end}::timestamptz`
}

type Counted = Pick<DashboardPanel, 'key' | 'label'> & {
  where: (today: string) => ReturnType<typeof sql<boolean>>
  tab: string
}

const counted = ({ key, label, where, tab }: Counted) =>
  dashboardPanel<DemandesTables>({
    key,
    label,
    element: requestsElement,
    kind: 'number',
    heeds: ['company'],
    load: async ({ db, rights, clock }, filters) => {
      const { rows } = await sql<{ value: number }>`
        select count(*)::int as value from demandes.request r
         where ${await within({ rights }, filters)} and ${where(clock.today().toString())}`.execute(db)
      return [{ label: null, value: rows[0]?.value ?? 0, to: `${requestsPath}?tab=${tab}` }]
    },
  })

const waiting = counted({
  key: 'demandesWaiting',
  label: {
    fr: 'Demandes à approuver',
    en: 'Requests to approve',
    es: 'Solicitudes por aprobar',
    ar: 'طلبات تنتظر الموافقة',
  },
  where: () => sql<boolean>`r.state = 'submitted'`,
  tab: 'all',
})

const lateReceipts = counted({
  key: 'demandesLateReceipts',
  label: {
    fr: 'Réceptions en retard',
    en: 'Overdue deliveries',
    es: 'Recepciones con retraso',
    ar: 'استلامات متأخرة',
  },
  where: today =>
    sql<boolean>`r.state in ('ordered', 'partial') and coalesce(r.promised_on, r.needed_on) < ${today}::date`,
  tab: 'late',
})

const byMonth = dashboardPanel<DemandesTables>({
  key: 'demandesByMonth',
  label: { fr: 'Demandes par mois', en: 'Requests by month', es: 'Solicitudes por mes', ar: 'الطلبات حسب الشهر' },
  element: requestsElement,
  kind: 'line',
  heeds: ['company', 'period'],
  load: async ({ db, rights }, filters) => {
    const { rows } = await sql<{ month: string; value: number }>`
      select to_char(r.created_at at time zone 'Europe/Paris', 'YYYY-MM') as month, count(*)::int as value
        from demandes.request r
       where ${await within({ rights }, filters)} and ${askedWithin(filters)} group by 1`.execute(db)
    return pointsByMonth(filters.span, new Map(rows.map(({ month, value }) => [month, value])))
  },
})

const byService = dashboardPanel<DemandesTables>({
  key: 'demandesByService',
  label: {
    fr: 'Demandes par service',
    en: 'Requests by service',
    es: 'Solicitudes por servicio',
    ar: 'الطلبات حسب المصلحة',
  },
  element: requestsElement,
  kind: 'bars',
  heeds: ['company', 'period'],
  load: async ({ db, rights }, filters) => {
    const { rows } = await sql<{ label: string; value: number }>`
      select coalesce(s.name, o.name) as label, count(*)::int as value
        from demandes.request r
        join platform.company o on o.id = r.company_id
        left join platform.service s on s.id = r.service_id
       where ${await within({ rights }, filters)} and ${askedWithin(filters)}
       group by 1 order by 2 desc, 1 limit 10`.execute(db)
    return rows.map(({ label, value }) => ({ label, value, to: null }))
  },
})

const delay = dashboardPanel<DemandesTables>({
  key: 'demandesDelay',
  label: {
    fr: 'Jours pour approuver, par mois',
    en: 'Days taken to approve, by month',
    es: 'Días para aprobar, por mes',
    ar: 'أيام الموافقة حسب الشهر',
  },
  element: requestsElement,
  kind: 'line',
  heeds: ['company', 'period'],
  load: async ({ db, rights }, filters) => {
    const { rows } = await sql<{ month: string; value: number }>`
      select to_char(r.created_at at time zone 'Europe/Paris', 'YYYY-MM') as month,
             round(avg(extract(epoch from d.at - a.at) / 86400)::numeric, 1)::float8 as value
        from demandes.request r,
             lateral (select min(e.at) as at from demandes.request_event e
                       where e.request_id = r.id and e.kind = 'submitted') a,
             lateral (select max(s.decided_at) as at from demandes.request_step s
                       where s.request_id = r.id and s.round = 1 and s.decision = 'approved') d
       where ${await within({ rights }, filters)} and ${askedWithin(filters)}
         and r.state not in ('submitted', 'refused') and a.at is not null and d.at is not null
       group by 1`.execute(db)
    return pointsByMonth(filters.span, new Map(rows.map(({ month, value }) => [month, value])))
  },
})

/** What Demandes offers to dashboards. No amount: a dashboard is seen by many. */
export const requestPanels: readonly DashboardPanel[] = [waiting, lateReceipts, byMonth, byService, delay]
