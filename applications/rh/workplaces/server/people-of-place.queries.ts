import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { Rights } from '#kernel/server/answers.ts'
import { matches } from '#kernel/server/matches.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PersonOfPlace, PlaceKind } from '../workplace.model.ts'
import { staff } from './reach.ts'
import { anyStandingPlace } from './standing-place.queries.ts'

type Asked = { placeId: string; search?: string | undefined; page: number; size: number }

/**
 * Active people who work at a place today, by name, among those whose files the caller reads.
 * @throws Refusal 404
 */
export async function peopleOfPlace(
  db: RhDb,
  rights: Rights,
  { placeId, search, page, size }: Asked,
): Promise<PageOf<PersonOfPlace>> {
  const { byCompany } = await rights.perimeter(staff)
  const { kind, companyId } = await anyStandingPlace(db, placeId)
  if (!byCompany.has(companyId)) throw notFound()
  const chosen = sql`e.standing = 'active' and ${currentPlace[kind]} = ${placeId} and e.company_id = any(${[...byCompany.keys()]}::uuid[])
    and ${matches('rh.employee', 'e', search) ?? sql`true`}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<PersonOfPlace>`
      select e.id, e.firstname, e.name, p.name as position, u.name as unit, b.name as subunit
        from rh.employee e
        left join rh.position p on p.id = e.current_position_id
        left join rh.unit u on u.id = e.current_unit_id
        left join rh.subunit b on b.id = e.current_subunit_id
       where ${chosen}
       order by e.search_text, e.id limit ${size} offset ${page * size}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from rh.employee e where ${chosen}`.execute(db),
  ])
  return { items: rows, total: counted[0]?.total ?? 0, totalIsExact: true, page, size }
}

const currentPlace: Record<PlaceKind, ReturnType<typeof sql.ref>> = {
  site: sql.ref('e.currentSiteId'),
  unit: sql.ref('e.currentUnitId'),
  subunit: sql.ref('e.currentSubunitId'),
}
