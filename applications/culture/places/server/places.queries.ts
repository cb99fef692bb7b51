import { sql } from 'kysely'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { Place, PlaceOfTree } from '../place.model.ts'
import { placesCalls } from '../places.calls.ts'

/** Each place of the companies, with its site's company, what holds it and how deep it stands. */
export const placesOfCompanies = (companyIds: readonly string[]) => sql`(
  with recursive tree as (
    select p.*, p.company_id as site_company_id, 0 as depth, '' as within, p.code as path
      from platform.place p where p.parent_id is null and p.company_id in ${eachOf(companyIds)}
    union all
    select p.*, t.site_company_id, t.depth + 1, case t.within when '' then t.name else t.within || ' › ' || t.name end,
           t.path || ' / ' || p.code
      from platform.place p join tree t on p.parent_id = t.id)
  select * from tree)`

const columns = sql`
  row.id, row.parent_id as "parentId", row.company_id as "companyId", row.kind, row.code, row.name, row.within,
  row.gross_m2::float8 as "grossM2", row.cultivated_m2::float8 as "cultivatedM2", row.row_count as "rowCount",
  row.row_length_m::float8 as "rowLengthM", row.archived_at as "archivedAt", row.version, row.depth,
  row.site_company_id as "siteCompanyId",
  (select sum(c.cultivated_m2)::float8 from platform.place c where c.parent_id = row.id and c.archived_at is null)
    as "heldM2",
  (select count(*)::int from platform.place c where c.parent_id = row.id and c.kind = 'row' and c.archived_at is null)
    as rows`

type Read = Omit<PlaceOfTree, 'can'> & { siteCompanyId: string }

const told = (scope: CompanyScope, { siteCompanyId, ...place }: Read): PlaceOfTree => ({
  ...place,
  can: { edit: scope.level(siteCompanyId) >= 2, archive: scope.level(siteCompanyId) >= 3 },
})

async function placesOf(db: CultureDb, scope: CompanyScope, ids: readonly string[]): Promise<PlaceOfTree[]> {
  const { rows } = await sql<Read>`
    select ${columns} from ${placesOfCompanies(scope.companyIds)} row where row.id in ${eachOf(ids)}`.execute(db)
  return rows.map(row => told(scope, row))
}

type Asked = InputOf<typeof placesCalls.getPaginatedPlaces>

/** A page of the places of one's companies: those in use unless the others are asked for. */
export const pageOfPlaces = (
  db: CultureDb,
  scope: CompanyScope,
  { state = 'active', ...asked }: Asked,
): Promise<PageOf<Place>> =>
  pageOfList(
    db,
    placesCalls.getPaginatedPlaces.list,
    { ...asked, state },
    {
      from: sql`${placesOfCompanies(scope.companyIds)} row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        name: [sql`row.search_text`],
        code: [sql`row.code`],
        kind: [sql`row.kind`, sql`row.search_text`],
        within: [sql`row.within`, sql`row.search_text`],
        cultivatedM2: [sql`row.cultivated_m2`, sql`row.search_text`],
      },
      filters: {
        state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}`,
        kind: kind => sql`row.kind = ${kind}`,
      },
      matching: words => matches('platform.place', 'row', words),
      rows: ids => placesOf(db, scope, ids),
    },
  )

/** Living places of one's companies without their rows, each below what holds it. */
export async function placeTree(db: CultureDb, scope: CompanyScope): Promise<PlaceOfTree[]> {
  const { rows } = await sql<Read>`
    select ${columns} from ${placesOfCompanies(scope.companyIds)} row
     where row.archived_at is null and row.kind <> 'row' order by row.path, row.id`.execute(db)
  return rows.map(row => told(scope, row))
}

/** @throws Refusal 404, also of a place of a company that the scope does not reach */
export async function placeById(db: CultureDb, scope: CompanyScope, id: string): Promise<PlaceOfTree> {
  const [place] = await placesOf(db, scope, [id])
  if (!place) throw notFound()
  return place
}

/** Where one may open a site. */
export async function companiesForSites(db: CultureDb, scope: CompanyScope) {
  const writable = scope.companyIds.filter(companyId => scope.level(companyId) >= 2)
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from platform.company where id in ${eachOf(writable)} and archived_at is null
     order by name, id`.execute(db)
  return rows
}
