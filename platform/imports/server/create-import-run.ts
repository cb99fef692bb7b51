import { randomUUIDv7 } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { BulkModel } from '../bulk-model.slot.ts'
import type { ImportRun } from '../import.model.ts'
import type { importsCalls } from '../imports.calls.ts'
import { guessMapping, knowsHeaders } from './guess-mapping.ts'
import type { Models } from './models.ts'
import { requireSupport } from './require-support.ts'
import { runInFull } from './run-in-full.queries.ts'
import { findHeader, type Table } from './table/find-header.ts'
import { readTable } from './table/read-table.ts'
import { UnreadableTable } from './table/table.ts'

type Create = typeof importsCalls.createImportRun
type CreateGiven = Given<Create, PlatformTables>

const linesAtOnce = 2_000

/**
 * Keeps a file line by line, and guesses what its columns are. One that cannot be read is not kept.
 * @throws Refusal 400 when the file cannot be read as a table; 403 without the client's consent
 */
export async function createImportRun(
  given: CreateGiven,
  { clientId, model: key }: InputOf<Create>,
  models: Models,
): Promise<ImportRun> {
  const { withDb, uploads, clock, files, caller } = given
  const model = models.find(known => known.key === key)
  if (!model) throw wrongField('model', 'unknown_model', 'kernel.field.wrong-value')
  await withDb(db => requireSupport(db, clientId))
  const [upload] = uploads.file as [StoredFile]
  const table = await tableOf(model, upload, await buffer(files.read(upload.storageKey))).catch(async error => {
    await files.remove(upload.storageKey)
    throw error
  })
  const guesses = guessMapping(model, table.columns, clock.today())
  return withDb(async db => {
    const id = randomUUIDv7()
    const fileId = await keepFile(db, upload, caller.userId)
    await db
      .insertInto('platform.import_run')
      .values({
        id,
        model: key,
        file_id: fileId,
        file_name: upload.name,
        columns: JSON.stringify(table.columns),
        mapping: JSON.stringify(Object.fromEntries(guesses.map(({ column, index }) => [column, index]))),
        options: JSON.stringify({ guesses }),
        row_count: table.rows.length,
        support: true,
        created_by: caller.userId,
        created_at: clock.now().toString(),
      })
      .execute()
    await keepLines(db, id, table)
    return runInFull(db, id, clock)
  })
}

async function tableOf(model: BulkModel, { mime }: StoredFile, bytes: Buffer) {
  try {
    const lines = await readTable({ bytes, isText: mime === 'text/csv' })
    return findHeader(lines, knowsHeaders(model))
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    const { label, values = {} } = error.problem
    throw new Refusal(400, 'FILE_UNREADABLE', label, {
      values,
      fields: [{ field: 'file', code: 'unreadable', message: label, values }],
    })
  }
}

async function keepFile(db: PlatformDb, { storageKey, name, mime, size, sha256 }: StoredFile, userId: string) {
  const { id } = await db
    .insertInto('kernel.file')
    .values({ storage_key: storageKey, name, mime, size, sha256, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function keepLines(db: PlatformDb, runId: string, { rows }: Table) {
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    const lines = JSON.stringify(rows.slice(from, from + linesAtOnce))
    await sql`insert into platform.import_row (run_id, number, cells)
      select ${runId}, l.number, l.cells from jsonb_to_recordset(${lines}::jsonb) as l (number int, cells jsonb)`.execute(
      db,
    )
  }
}
