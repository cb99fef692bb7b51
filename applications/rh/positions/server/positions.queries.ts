import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { notFound } from '#kernel/server/errors.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { cspLabel } from '#platform/identifiers/csp.model.ts'
import { within } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { nothingDeclared } from '../dpae-configuration.model.ts'
import { forbiddenUnder18, medicalFollowUp } from '../medical-follow-up.model.ts'
import type { Position, PositionRow } from '../position.model.ts'
import { positionsCalls } from '../positions.calls.ts'
import { dpaeOf } from './dpae-columns.ts'
import type { Reach } from './reach.ts'

/** Positions of every company, and those of one of these. */
const ofCompanies = (companyIds: readonly string[]) =>
  sql<boolean>`(p.company_ids = '{}' or p.company_ids && ${companyIds}::uuid[])`

const rowsOf = (db: RhDb, { companyIds }: Reach) =>
  db
    .selectFrom('rh.position as p')
    .leftJoin('rh.position_dpae_configuration as d', 'd.positionId', 'p.id')
    .select([
      'p.id',
      'p.name',
      'p.description',
      'p.cspCode',
      'p.companyIds',
      'p.typeOfContractId',
      'p.workTimeId',
      'p.coefficientId',
      'p.salaryId',
      sql<Record<string, string>>`p.document_model_ids`.as('documentModelIds'),
      'p.archivedAt',
      'p.version',
      dpaeOf('d').as('dpaeConfiguration'),
    ])
    .where(ofCompanies(companyIds))
    .orderBy('p.searchText')
    .orderBy('p.id')

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function told(row: Row, reach: Reach, today: string): Position {
  const { cspCode, coefficientId, salaryId, dpaeConfiguration, ...fields } = row
  const configuration = dpaeConfiguration ?? nothingDeclared()
  const level = reach.levelOn(row.companyIds)
  return {
    ...fields,
    csp: cspCode === null ? null : { code: cspCode, label: cspLabel(cspCode) },
    ...(reach.seesPay && { coefficientId, salaryId }),
    dpaeConfiguration: configuration,
    medicalFollowUp: medicalFollowUp(configuration, {}, today),
    forbiddenUnder18: forbiddenUnder18(configuration),
    can: { edit: level >= 2, archive: level >= 3 },
  }
}

export async function positions(db: RhDb, reach: Reach, today: string, activeOnly: boolean): Promise<Position[]> {
  const rows = await rowsOf(db, reach)
    .$if(activeOnly, query => query.where('p.archivedAt', 'is', null))
    .execute()
  return rows.map(row => told(row, reach, today))
}

/** @throws Refusal 404, of a position of other companies too */
export async function positionById(db: RhDb, reach: Reach, today: string, id: string): Promise<Position> {
  const row = await rowsOf(db, reach).where('p.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return told(row, reach, today)
}

/** Live positions by name, for choices. */
export async function positionLines(db: RhDb, companyIds: readonly string[]) {
  const rows = await db
    .selectFrom('rh.position as p')
    .select(['p.id', 'p.name', 'p.cspCode'])
    .where('p.archivedAt', 'is', null)
    .where(ofCompanies(companyIds))
    .orderBy('p.searchText')
    .orderBy('p.id')
    .execute()
  return rows.map(({ id, name, cspCode }) => ({
    id,
    name,
    csp: cspCode === null ? null : { code: cspCode, label: cspLabel(cspCode) },
  }))
}

type Asked = Omit<InputOf<typeof positionsCalls.getPaginatedPosts>, 'currentPage' | 'pageSize' | 'archived'> & {
  page: number
  size: number
  isArchived: boolean
}

/** A page of positions, each with how many of the staff whom the reader reads hold it today. */
export const pageOfPositions = (
  db: RhDb,
  reach: Reach,
  today: string,
  { isArchived, ...asked }: Asked,
): Promise<PageOf<PositionRow>> =>
  pageOfList(db, positionsCalls.getPaginatedPosts.list, asked, {
    from: sql`rh.position p`,
    id: sql`p.id`,
    within: sql`${ofCompanies(reach.companyIds)} and (p.archived_at is not null) = ${isArchived}`,
    orders: {
      name: [sql`p.search_text`],
      csp: [sql`coalesce(p.csp_code, '')`, sql`p.search_text`],
      headcount: [holders(reach), sql`p.search_text`],
    },
    filters: {},
    matching: words => matches('rh.position', 'p', words),
    rows: ids => rowsWithHolders(db, reach, today, ids),
  })

async function rowsWithHolders(db: RhDb, reach: Reach, today: string, ids: readonly string[]): Promise<PositionRow[]> {
  const rows = await rowsOf(db, reach).select(holders(reach).as('headcount')).where('p.id', 'in', eachOf(ids)).execute()
  return rows.map(({ headcount, ...row }) => ({ ...told(row, reach, today), headcount }))
}

const holders = ({ ofStaff }: Reach) => sql<number>`(select count(*)::int from rh.employee e
  where e.current_position_id = p.id and e.standing = 'active' and ${within(ofStaff)})`
