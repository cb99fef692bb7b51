import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PersonOfPlace, PlaceKind } from '../workplace.model.ts'
import { workplacesCalls } from '../workplaces.calls.ts'
import { staff } from './reach.ts'
import { anyStandingPlace } from './standing-place.queries.ts'

type Asked = InputOf<typeof workplacesCalls.getPeopleOfPlace>

/**
 * A page of the active people who work at a place today, among those whose files the caller reads.
 * @throws Refusal 404
 */
export async function peopleOfPlace(
  db: RhDb,
  rights: Rights,
  { placeId, ...asked }: Asked,
): Promise<PageOf<PersonOfPlace>> {
  const { byCompany } = await rights.perimeter(staff)
  const { kind, companyId } = await anyStandingPlace(db, placeId)
  if (!byCompany.has(companyId)) throw notFound()
  return pageOfList(db, workplacesCalls.getPeopleOfPlace.list, asked, {
    from: sql`rh.employee e`,
    id: sql`e.id`,
    within: sql`e.standing = 'active' and ${currentPlace[kind]} = ${placeId}
      and e.company_id = any(${[...byCompany.keys()]}::uuid[])`,
    orders: { name: [sql`e.search_text`] },
    filters: {},
    matching: words => matches('rh.employee', 'e', words),
    rows: async ids => {
      const { rows } = await sql<PersonOfPlace>`
        select e.id, e.firstname, e.name, p.name as position, u.name as unit, b.name as subunit
          from rh.employee e
          left join rh.position p on p.id = e.current_position_id
          left join rh.unit u on u.id = e.current_unit_id
          left join rh.subunit b on b.id = e.current_subunit_id
         where e.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })
}

const currentPlace: Record<PlaceKind, ReturnType<typeof sql.ref>> = {
  site: sql.ref('e.currentSiteId'),
  unit: sql.ref('e.currentUnitId'),
  subunit: sql.ref('e.currentSubunitId'),
}
