import { chosen, type EmployeeFilter } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { CountedPlace, CountedUnit } from '../indicator.model.ts'

/** Active people by the site where they work today, as `peopledSites` orders them. */
export async function peoplePerSite(
  db: RhDb,
  inside: readonly string[],
  filter: EmployeeFilter,
  unplaced: string,
): Promise<CountedPlace[]> {
  const rows = await peopledSites(db, inside, filter)
  return rows.map(({ name, ...row }) => ({ ...row, label: name ?? unplaced }))
}

/** The site with most people first, and those who work at none last, without id and name. */
export const peopledSites = (db: RhDb, inside: readonly string[], filter: EmployeeFilter) =>
  db
    .selectFrom(workingAt(db, inside, filter, 'e.currentSiteId').as('w'))
    .leftJoin('rh.site as s', 's.id', 'w.place_id')
    .select(['w.place_id as id', 's.name', 's.color', 'w.count'])
    .orderBy(eb => eb('w.place_id', 'is', null))
    .orderBy('w.count', 'desc')
    .orderBy('s.searchText')
    .orderBy('w.place_id')
    .execute()

/** Active people by the unit where they work today. */
export async function peoplePerUnit(
  db: RhDb,
  inside: readonly string[],
  filter: EmployeeFilter,
  unplaced: string,
): Promise<CountedUnit[]> {
  const rows = await db
    .selectFrom(workingAt(db, inside, filter, 'e.currentUnitId').as('w'))
    .leftJoin('rh.unit as u', 'u.id', 'w.place_id')
    .leftJoin('rh.site as s', 's.id', 'u.siteId')
    .select(['w.place_id as id', 'u.name', 's.name as site', 'u.color', 'w.count'])
    .orderBy(eb => eb('w.place_id', 'is', null))
    .orderBy('w.count', 'desc')
    .orderBy('s.searchText')
    .orderBy('u.nameKey')
    .orderBy('w.place_id')
    .execute()
  return rows.map(({ name, ...row }) => ({ ...row, label: name ?? unplaced }))
}

const workingAt = (
  db: RhDb,
  inside: readonly string[],
  filter: EmployeeFilter,
  place: 'e.currentSiteId' | 'e.currentUnitId',
) =>
  db
    .selectFrom('rh.employee as e')
    .select(eb => [`${place} as place_id`, eb.fn.countAll<number>().as('count')])
    .where(chosen(filter, inside))
    .groupBy(place)
