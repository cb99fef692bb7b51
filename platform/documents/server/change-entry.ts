import type { Updateable } from 'kysely'
import { wrongField } from '#kernel/server/errors.ts'
import { isUniqueViolation } from '#kernel/server/unique-violation.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { Changed } from '../document.model.ts'

type Entry = { id: string; name: string; version: number }

/** Writes a change of a document. `field`: what would be at fault if its name were taken where it comes to lie. */
export const changeDocument = (
  db: PlatformDb,
  { id, name, version }: Entry,
  field: string,
  changes: Updateable<PlatformTables['platform.document']>,
): Promise<Changed> =>
  withFreeName(field, changes.name ?? name, () =>
    db
      .updateTable('platform.document')
      .set({ ...changes, version: version + 1 })
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow(),
  )

/** The same of a folder. */
export const changeFolder = (
  db: PlatformDb,
  { id, name, version }: Entry,
  field: string,
  changes: Updateable<PlatformTables['platform.folder']>,
): Promise<Changed> =>
  withFreeName(field, changes.name ?? name, () =>
    db
      .updateTable('platform.folder')
      .set({ ...changes, version: version + 1 })
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow(),
  )

/**
 * Writes what bears a name of its own in its folder. The index judges: of two who write one name at once, one is told.
 * @throws Refusal 400 on the field when the name is taken there
 */
export async function withFreeName<Result>(field: string, name: string, write: () => Promise<Result>): Promise<Result> {
  return write().catch((error: unknown) => {
    throw isUniqueViolation(error) ? wrongField(field, 'taken', 'documents.browser.name-taken', { name }) : error
  })
}
