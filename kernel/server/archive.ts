import type { UpdateQueryBuilder, UpdateResult } from 'kysely'
import { notFound } from './errors.ts'

type Archivable = UpdateQueryBuilder<
  { row: { archivedAt: string | null; version: number } },
  'row',
  'row',
  UpdateResult
>

/**
 * Puts the row that the query finds aside at an instant, or takes it back with null; one that was put aside before keeps
 * its instant. Its version moves on by one.
 * @throws Refusal 404
 */
export async function setArchived<Tables, Table extends keyof Tables>(
  update: UpdateQueryBuilder<Tables, Table, Table, UpdateResult>,
  at: string | null,
) {
  const { numUpdatedRows } = await (update as unknown as Archivable)
    .set(eb => ({
      archivedAt: at === null ? null : eb.fn.coalesce('archivedAt', eb.val(at)),
      version: eb('version', '+', 1),
    }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
}
