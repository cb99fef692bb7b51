import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { PanelFilters } from '#platform/configuration/dashboard.model.ts'
import { type DashboardPanel, dashboardPanel, type Loading } from '#platform/configuration/dashboard-panel.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'
import { plantingsElement } from '../planting.model.ts'

type Told = Loading<CultureTables>

const list = '/culture/codesCulture'
const squareMetresOfHectare = 10_000
const mostBars = 12

/** Crops that stand on a day, in the companies of the reader. */
async function standing({ rights, clock }: Pick<Told, 'rights' | 'clock'>, { companyId }: PanelFilters) {
  const { companyIds } = await companyScopeOf({ rights }, plantingsElement)
  const today = clock.today().toString()
  return sql`culture.planting c
    join ${placesOfCompanies(companyId ? companyIds.filter(id => id === companyId) : companyIds)} p on p.id = c.place_id
    join platform.crop_code k on k.id = c.crop_code_id
    join culture.variety v on v.id = c.variety_id
   where c.archived_at is null and c.planted_on <= ${today}::date and (c.ended_on is null or c.ended_on >= ${today}::date)`
}

const hectares = (squareMetres: number) => Math.round((squareMetres / squareMetresOfHectare) * 100) / 100

const area = dashboardPanel<CultureTables>({
  key: 'cultureArea',
  label: { fr: 'Hectares plantés', en: 'Hectares planted', es: 'Hectáreas plantadas', ar: 'الهكتارات المزروعة' },
  element: plantingsElement,
  kind: 'number',
  heeds: ['company'],
  load: async (given, filters) => {
    const { rows } = await sql<{ m2: number }>`
      select coalesce(sum(c.area_m2), 0)::float8 as m2 from ${await standing(given, filters)}`.execute(given.db)
    return [{ label: null, value: hectares(rows[0]?.m2 ?? 0), to: list }]
  },
})

const expected = dashboardPanel<CultureTables>({
  key: 'cultureExpected',
  label: {
    fr: 'Tonnes visées par les cultures en place',
    en: 'Tonnes aimed at by standing crops',
    es: 'Toneladas previstas de los cultivos en pie',
    ar: 'الأطنان المستهدفة للمحاصيل القائمة',
  },
  element: plantingsElement,
  kind: 'number',
  heeds: ['company'],
  load: async (given, filters) => {
    const { rows } = await sql<{ kg: number }>`
      select coalesce(sum(c.area_m2 * c.target_kg_m2), 0)::float8 as kg from ${await standing(given, filters)}`.execute(
      given.db,
    )
    return [{ label: null, value: Math.round((rows[0]?.kg ?? 0) / 1000), to: null }]
  },
})

const byCrop = dashboardPanel<CultureTables>({
  key: 'cultureAreaByCrop',
  label: {
    fr: 'Hectares par culture',
    en: 'Hectares by crop',
    es: 'Hectáreas por cultivo',
    ar: 'الهكتارات حسب المحصول',
  },
  element: plantingsElement,
  kind: 'bars',
  heeds: ['company'],
  load: async (given, filters) => {
    const { rows } = await sql<{ label: string; m2: number }>`
      select k.name as label, sum(c.area_m2)::float8 as m2 from ${await standing(given, filters)}
       group by k.id, k.name order by 2 desc, 1 limit ${mostBars}`.execute(given.db)
    return rows.map(({ label, m2 }) => ({ label, value: hectares(m2), to: list }))
  },
})

const byVariety = dashboardPanel<CultureTables>({
  key: 'cultureAreaByVariety',
  label: {
    fr: 'Hectares par variété',
    en: 'Hectares by variety',
    es: 'Hectáreas por variedad',
    ar: 'الهكتارات حسب الصنف',
  },
  element: plantingsElement,
  kind: 'pie',
  heeds: ['company'],
  load: async (given, filters) => {
    const { rows } = await sql<{ label: string; m2: number }>`
      select v.name as label, sum(c.area_m2)::float8 as m2 from ${await standing(given, filters)}
       group by v.id, v.name order by 2 desc, 1 limit ${mostBars}`.execute(given.db)
    return rows.map(({ label, m2 }) => ({ label, value: hectares(m2), to: null }))
  },
})

/** What Crops offers to dashboards of what stands. */
export const plantingPanels: readonly DashboardPanel[] = [area, expected, byCrop, byVariety]
