import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { daysOfWeek, weekOf, weeksUntil } from '#kernel/shared/iso-week.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { placesOfCompanies } from '../../places/places.server.ts'
import { kgPerM2, type Production, weeksShown } from '../yield.model.ts'
import { productionElement } from '../yields-place.model.ts'
import type { yieldsCalls } from '../yields.calls.ts'
import { harvestsBetween } from './harvests.ts'

type Asking = Given<typeof yieldsCalls.getProduction, CultureTables>

/** What each crop gave week by week, what gave most first; on how much ground it stands today. */
export async function production(given: Asking): Promise<Production> {
  const { db, clock, rights } = given
  const { companyIds } = await companyScopeOf({ rights }, productionElement)
  const today = clock.today().toString()
  const weeks = weeksUntil(today, weeksShown)
  const first = weeks[0] ?? weekOf(today)
  const from = daysOfWeek(first.year, first.week)[0] ?? today
  const harvests = await harvestsBetween(given, { companyIds, from, until: today })
  const byCrop = Map.groupBy(harvests, ({ cropCodeId }) => cropCodeId)
  const { rows: crops } = await sql<{ id: string; code: string; name: string; areaM2: number }>`
    select k.id, k.code, k.name, coalesce(c.m2, 0)::float8 as "areaM2"
      from platform.crop_code k
      left join lateral (
        select sum(c.area_m2) as m2 from culture.planting c join ${placesOfCompanies(companyIds)} p on p.id = c.place_id
         where c.crop_code_id = k.id and c.archived_at is null and c.planted_on <= ${today}::date
           and (c.ended_on is null or c.ended_on >= ${today}::date)) c on true
     where k.id in ${eachOf([...byCrop.keys()])}`.execute(db)
  const rows = crops.map(crop => {
    const own = byCrop.get(crop.id) ?? []
    const kgOf = new Map<string, number>()
    for (const { day, grossG } of own) {
      const { year, week } = weekOf(day)
      kgOf.set(`${year} ${week}`, (kgOf.get(`${year} ${week}`) ?? 0) + grossG)
    }
    const kg = own.reduce((sum, { grossG }) => sum + grossG, 0)
    return {
      ...crop,
      kg,
      weeks: weeks.map(({ year, week }) => kgOf.get(`${year} ${week}`) ?? 0),
      kgM2: kgPerM2(kg, crop.areaM2),
    }
  })
  return { weeks, rows: rows.toSorted((one, other) => other.kg - one.kg || one.name.localeCompare(other.name)) }
}
