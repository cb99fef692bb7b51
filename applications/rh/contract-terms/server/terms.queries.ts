import { sql } from 'kysely'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { RhDb } from '#rh/rh-db.ts'

export type TermTable = 'rh.type_of_contract' | 'rh.work_time' | 'rh.coefficient' | 'rh.salary'

const keyOf = (table: TermTable) => (table === 'rh.type_of_contract' ? 'libelle_key' : 'label_key')

/**
 * Two live terms of a kind never bear the same name.
 * @throws Refusal 400 at the field
 */
export async function requireFreeName(
  db: RhDb,
  table: TermTable,
  { id = null, name, field }: { id?: string | null; name: string; field: string },
) {
  const { rows } = await sql`select from ${sql.table(table)}
    where ${sql.ref(keyOf(table))} = kernel.normalise(btrim(${name})) and archived_at is null and id is distinct from ${id}`.execute(
    db,
  )
  if (rows.length > 0) throw wrongField(field, 'taken', 'kernel.record.name-taken')
}

/** Locks a term before it is changed. @throws Refusal 404; 409 when somebody saved in between */
export async function lockTerm(
  db: RhDb,
  table: TermTable,
  { id, version }: { id: string; version?: number | undefined },
) {
  const standing = await takeForChange(db.selectFrom(table).select('version').where('id', '=', id))
  requireUnchanged(standing, { version })
}

/** Takes a term out of the choices; whatever names it goes on naming it. @throws Refusal 404 */
export async function archiveTerm(db: RhDb, table: TermTable, id: string, now: string) {
  const { rows } = await sql<{ archivedAt: string }>`
    update ${sql.table(table)} set archived_at = coalesce(archived_at, ${now}), version = version + 1
     where id = ${id} returning archived_at`.execute(db)
  const [archived] = rows
  if (!archived) throw notFound()
  return archived
}

/** What an edit writes beside the fields that were sent. */
export const writtenByEdit = (archived: false | undefined) => ({
  version: sql<number>`version + 1`,
  ...(archived === false && { archivedAt: null }),
})
