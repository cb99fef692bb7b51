import { createHash } from 'node:crypto'
import type { PlatformDb } from '#platform/platform-db.ts'
import { inOneForm } from '../readers.model.ts'
import type { ImportDesk } from './import-desk.ts'
import type { Feed } from './read-rows.ts'
import { feedOf, type StoredRun } from './stored-run.queries.ts'
import type { FileColumn } from './table/find-header.ts'

/** What a file is known again by: the titles of its columns, in their places. */
export const headersOf = (columns: readonly FileColumn[]) =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(({ index, header }) => [index, header === null ? null : inOneForm(header)])))
    .digest('hex')

/** What anybody of the desk last fed with a file of these titles, and checked; undefined when nobody did. */
export async function rememberedFeed(
  db: PlatformDb,
  { isSupport }: Pick<ImportDesk, 'isSupport'>,
  { model, headers }: { model: string; headers: string },
): Promise<Feed | undefined> {
  const run = await db
    .selectFrom('platform.import_run as r')
    .select(['r.mapping', 'r.options'])
    .where('r.model', '=', model)
    .where('r.headers', '=', headers)
    .where('r.state', '!=', 'uploaded')
    .where('r.support', '=', isSupport)
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run && feedOf(run as unknown as StoredRun)
}
