import { sql } from 'kysely'
import { type DashboardPanel, dashboardPanel } from '#platform/configuration/dashboard-panel.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { chosen } from './employees.queries.ts'
import { salaries, scopeOf } from './scope.ts'

const list = '/RH/gestion_du_personnel/salaries'

const headcount = dashboardPanel<RhTables>({
  key: 'rhHeadcount',
  label: { fr: 'Effectif', en: 'Headcount', es: 'Plantilla', ar: 'عدد الموظفين' },
  element: salaries,
  kind: 'number',
  load: async ({ db, ...given }, { companyId }) => {
    const { inside } = await scopeOf(given)
    const row = await db
      .selectFrom('rh.employee as e')
      .select(eb => eb.fn.countAll<number>().as('value'))
      .where(chosen({ status: 'active', companyId: companyId ?? undefined }, inside))
      .executeTakeFirstOrThrow()
    return [{ label: null, value: row.value, to: companyId ? listOf(companyId) : list }]
  },
})

const byCompany = dashboardPanel<RhTables>({
  key: 'rhHeadcountByCompany',
  label: {
    fr: 'Effectif par société',
    en: 'Headcount by company',
    es: 'Plantilla por sociedad',
    ar: 'عدد الموظفين حسب الشركة',
  },
  element: salaries,
  kind: 'bars',
  load: async ({ db, ...given }, { companyId }) => {
    const { inside } = await scopeOf(given)
    const rows = await db
      .selectFrom('rh.employee as e')
      .where(chosen({ status: 'active', companyId: companyId ?? undefined }, inside))
      .leftJoin('platform.company as c', 'c.id', 'e.company_id')
      .select(eb => ['c.id', 'c.name as label', eb.fn.countAll<number>().as('value')])
      .groupBy(['c.id', 'c.name'])
      .orderBy('value', 'desc')
      .orderBy('c.name')
      .execute()
    return rows.map(({ id, label, value }) => ({ label, value, to: id && listOf(id) }))
  },
})

const bySite = dashboardPanel<RhTables>({
  key: 'rhHeadcountBySite',
  label: {
    fr: 'Effectif par site',
    en: 'Headcount by site',
    es: 'Plantilla por centro',
    ar: 'عدد الموظفين حسب الموقع',
  },
  element: salaries,
  kind: 'bars',
  load: async ({ db, ...given }, { companyId }) => {
    const { inside, today } = await scopeOf(given)
    const rows = await db
      .selectFrom('rh.employee as e')
      .where(chosen({ status: 'active', companyId: companyId ?? undefined }, inside))
      .leftJoin(siteToday(today), join => join.on(sql<boolean>`true`))
      .select(eb => ['w.name as label', eb.fn.countAll<number>().as('value')])
      .groupBy(['w.id', 'w.name'])
      .orderBy('value', 'desc')
      .orderBy('w.name')
      .execute()
    return rows.map(({ label, value }) => ({ label, value, to: null }))
  },
})

/** What RH offers to dashboards. */
export const headcountPanels: readonly DashboardPanel[] = [headcount, byCompany, bySite]

const listOf = (companyId: string) => `${list}?${new URLSearchParams({ 'f.company': companyId })}`

/** The site of employee `e` on a day. */
const siteToday = (today: string) =>
  sql<{ id: string; name: string }>`lateral (
    select s.id, s.name from rh.site_assignment f join rh.site s on s.id = f.site_id
     where f.employee_id = e.id and f.superseded_at is null and f.activation_date <= ${today}::date
     order by f.activation_date desc limit 1)`.as<'w'>(sql.ref('w'))
