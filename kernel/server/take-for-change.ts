import { type UpdateQueryBuilder, type UpdateResult } from 'kysely'
import { notFound, versionConflict } from './errors.ts'

type Lockable<Row> = { forUpdate(): { executeTakeFirst(): Promise<Row | undefined> } }

/**
 * The row that the query finds, held until the end of the transaction: two who change it come one after the other.
 * @throws Refusal 404
 */
export async function takeForChange<Row>(query: Lockable<Row>): Promise<Row> {
  const row = await query.forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * For a row that was taken for change. Who says no version saves over whatever stands.
 * @throws Refusal 409 when somebody saved since it was read
 */
export function requireUnchanged(present: { version: number }, read: { version?: number | undefined }) {
  if (read.version !== undefined && read.version !== present.version) throw versionConflict()
}

type Versioned = UpdateQueryBuilder<{ row: { version: number } }, 'row', 'row', UpdateResult>

/**
 * Saves in one statement, for a row that nobody took before; its version moves on by one.
 * @throws Refusal 409 when the row is no longer in the version that was read
 */
export async function saveUnlessChanged<Tables, Table extends keyof Tables>(
  update: UpdateQueryBuilder<Tables, Table, Table, UpdateResult>,
  version: number,
) {
  const { numUpdatedRows } = await (update as unknown as Versioned)
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionConflict()
}
