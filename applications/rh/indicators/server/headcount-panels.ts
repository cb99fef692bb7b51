import type { PanelFilters } from '#platform/configuration/dashboard.model.ts'
import { type DashboardPanel, dashboardPanel } from '#platform/configuration/dashboard-panel.slot.ts'
import { monthEnds, type Span } from '#platform/configuration/period.model.ts'
import { type Days, type Moment, monthOf, written } from '#rh/employees/comings-and-goings.model.ts'
import { noPlace } from '#rh/employees/employee.model.ts'
import { chosen, countOfEmployees, salaries, scopeOf } from '#rh/employees/employees.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { headcountOn, type Narrowing } from './contracts-in-force.queries.ts'
import { activeAmong } from './counted-people.queries.ts'
import { peopledSites } from './counted-places.queries.ts'

const list = '/RH/gestion_du_personnel/salaries'
const place = ['company', 'site'] as const

const headcount = dashboardPanel<RhTables>({
  key: 'rhHeadcount',
  label: { fr: 'Effectif', en: 'Headcount', es: 'Plantilla', ar: 'عدد الموظفين' },
  element: salaries,
  kind: 'number',
  heeds: place,
  load: async ({ db, ...given }, filters) => {
    const { inside } = await scopeOf(given)
    const value = await countOfEmployees(db, activeAmong(narrowingOf(filters)), inside)
    return [{ label: null, value, to: listOf(filters) }]
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
  heeds: place,
  load: async ({ db, ...given }, filters) => {
    const { inside } = await scopeOf(given)
    const rows = await db
      .selectFrom('rh.employee as e')
      .where(chosen(activeAmong(narrowingOf(filters)), inside))
      .leftJoin('platform.company as c', 'c.id', 'e.companyId')
      .select(eb => ['c.id', 'c.name as label', eb.fn.countAll<number>().as('value')])
      .groupBy(['c.id', 'c.name'])
      .orderBy('value', 'desc')
      .orderBy('c.name')
      .orderBy('c.id')
      .execute()
    return rows.map(({ id, label, value }) => ({ label, value, to: id && listOf(filters, { company: id }) }))
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
  heeds: place,
  load: async ({ db, ...given }, filters) => {
    const { inside } = await scopeOf(given)
    const sites = await peopledSites(db, inside, activeAmong(narrowingOf(filters)))
    return sites.map(({ id, name, count }) => ({
      label: name,
      value: count,
      to: listOf(filters, { site: id ?? noPlace }),
    }))
  },
})

/** Of those under contract, since only contracts tell who was there on a day gone by. */
const byMonth = dashboardPanel<RhTables>({
  key: 'rhHeadcountByMonth',
  label: {
    fr: 'Sous contrat à la fin du mois',
    en: 'Under contract at the end of the month',
    es: 'Con contrato a fin de mes',
    ar: 'العاملون بعقد في نهاية الشهر',
  },
  element: salaries,
  kind: 'line',
  heeds: ['company', 'site', 'period'],
  load: async ({ db, ...given }, filters) => {
    const { inside } = await scopeOf(given)
    const days = monthEnds(filters.span).map(String)
    const counts = await headcountOn(db, inside, narrowingOf(filters), days)
    return days.map((day, at) => ({ label: day, value: counts[at] ?? 0, to: null }))
  },
})

type Moves = Pick<DashboardPanel, 'key' | 'label'> & { moment: Moment }

/** By whole months, the present one to its end, as the indicators and the staff list tell them. */
const moves = ({ key, label, moment }: Moves) =>
  dashboardPanel<RhTables>({
    key,
    label,
    element: salaries,
    kind: 'number',
    heeds: ['company', 'site', 'period'],
    load: async ({ db, ...given }, filters) => {
      const { inside, today } = await scopeOf(given)
      const days = monthsOf(filters.span)
      const value = await countOfEmployees(db, { ...narrowingOf(filters), moves: [{ moment, days }] }, inside)
      const isThisMonth = written(days) === written(monthOf(today))
      const more = isThisMonth ? { month: moment } : { [moment]: written(days) }
      return [{ label: null, value, to: listOf(filters, more) }]
    },
  })

const arrivals = moves({
  key: 'rhArrivals',
  label: { fr: 'Arrivées', en: 'Arrivals', es: 'Altas', ar: 'الوافدون' },
  moment: 'starting',
})
const departures = moves({
  key: 'rhDepartures',
  label: { fr: 'Départs', en: 'Departures', es: 'Bajas', ar: 'المغادرون' },
  moment: 'ending',
})

/** What RH offers to dashboards: the figures of its indicators, each the length of the list that it opens. */
export const headcountPanels: readonly DashboardPanel[] = [headcount, arrivals, departures, byMonth, byCompany, bySite]

const narrowingOf = ({ companyId, siteId }: PanelFilters): Narrowing => ({
  companyId: companyId ?? undefined,
  siteId: siteId ?? undefined,
})

const monthsOf = ({ from, to }: Span): Days => ({ from: monthOf(from.toString()).from, to: monthOf(to.toString()).to })

type More = { company?: string; site?: string; month?: Moment } & { [moment in Moment]?: string }

/** Who came or went is looked for among everybody: he may have left already. */
function listOf({ companyId, siteId }: PanelFilters, more: More = {}) {
  const filters = { company: companyId, site: siteId, ...more }
  const address = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[`f.${name}`, value]] : [])),
  )
  if (more.month || more.starting || more.ending) address.set('tab', 'all')
  return address.size > 0 ? `${list}?${address}` : list
}
