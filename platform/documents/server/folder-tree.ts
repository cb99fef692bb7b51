import { sql } from 'kysely'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { mostDepth } from '../document.model.ts'
import { levelIn, type Place } from './reach.ts'

/** Folders of a client change one after the other: two moves at once could put each into the other. */
export const lockFolders = (db: PlatformDb) =>
  sql`select pg_advisory_xact_lock(hashtextextended(kernel.client_id()::text || ' folders', 0))`.execute(db)

/** `depth`: how many folders lie below one another, from the root to the deepest. @throws Refusal 400 */
export function requireDepth(depth: number, field: string) {
  if (depth > mostDepth) throw wrongField(field, 'too_deep', 'documents.browser.too-deep', { most: mostDepth })
}

/** A folder below another, or itself. */
export type Branch = { id: string; companyId: string | null; depth: number }

/**
 * A folder and all below it, `depth` counted from it. What is done to a folder is done to all that it holds.
 * @throws Refusal 404 when one of them is of a company where the caller has not that level
 */
export async function branchOf(db: PlatformDb, place: Place, needs: Level): Promise<Branch[]> {
  const { rows } = await sql<Branch>`
    with recursive branch as (
      select f.id, f.company_id, 1 as depth from platform.folder f where f.id = ${place.id}
      union all
      select f.id, f.company_id, above.depth + 1 from platform.folder f join branch above on f.parent_id = above.id)
    select id, company_id, depth from branch`.execute(db)
  if (rows.some(({ companyId }) => levelIn(place.perimeter, companyId) < needs)) throw notFound()
  return rows
}

/** Roots are of the configuration: it makes them and says which are shown. @throws Refusal 400 */
export function requireNoRoot({ parentId }: Place) {
  if (parentId === null) throw wrongField('id', 'root', 'documents.browser.root-stays')
}
