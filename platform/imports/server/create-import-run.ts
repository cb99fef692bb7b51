import { randomUUIDv7 } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { BulkModel, Choice } from '../bulk-model.slot.ts'
import type { Fixed, ImportRun, Mapping } from '../import.model.ts'
import { choicesOf, isOffered } from './choices.ts'
import { type Guess, guessMapping, knowsHeaders } from './guess-mapping.ts'
import type { ImportDesk, Separately } from './import-desk.ts'
import { requireOffered, requireSense } from './map-import-run.ts'
import type { Feed } from './read-rows.ts'
import { headersOf, rememberedFeed } from './remembered-mapping.queries.ts'
import { runInFull } from './run-in-full.queries.ts'
import { findHeader, type Table } from './table/find-header.ts'
import { readTable } from './table/read-table.ts'
import { UnreadableTable } from './table/table.ts'

type Deposit = {
  model: string
  upload: StoredFile
  /** What feeds which field; when it is not said, as for the last file of the same titles, else as it is recognised. */
  mapping?: Mapping | undefined
  /** What all lines mean of a column that the file has not; when it is not said, as for that last file. */
  fixed?: Fixed | undefined
}

const linesAtOnce = 2_000

/**
 * Keeps a file line by line, and says what its columns are. One that cannot be read is not kept.
 * @throws Refusal 400 when the file cannot be read as a table, or on the mapping; what the desk refuses
 */
export async function createImportRun(
  { withDb, clock, files, caller }: Separately,
  desk: ImportDesk,
  { model: key, upload, mapping, fixed }: Deposit,
): Promise<ImportRun> {
  const model = desk.models.find(known => known.key === key)
  if (!model) throw wrongField('model', 'unknown_model', 'kernel.field.wrong-value')
  const choices = await withDb(async db => {
    await desk.requireLeave(db)
    return choicesOf(model, db)
  })
  const bytes = await buffer(files.read(upload.storageKey))
  const said = { mapping: mapping ?? {}, fixed: fixed ?? {} }
  const table = await tableOf(model, upload, bytes, { said, choices }).catch(async error => {
    await files.remove(upload.storageKey)
    throw error
  })
  const guesses = guessMapping(model, table.columns, clock.today())
  const headers = headersOf(table.columns)
  return withDb(async db => {
    const id = randomUUIDv7()
    const fileId = await keepFile(db, upload, caller.userId)
    const remembered = mapping ? undefined : await rememberedFeed(db, desk, { model: key, headers })
    const known = stillKnown(model, choices, remembered) ?? { mapping: asGuessed(model, guesses), fixed: {} }
    const feed = mapping ? said : withFixed(known, fixed)
    await db
      .insertInto('platform.import_run')
      .values({
        id,
        model: key,
        fileId,
        fileName: upload.name,
        columns: JSON.stringify(table.columns),
        headers,
        mapping: JSON.stringify(feed.mapping),
        options: JSON.stringify({ guesses, fixed: feed.fixed, ...(remembered && { isRemembered: true }) }),
        rowCount: table.rows.length,
        support: desk.isSupport,
        createdBy: caller.userId,
        createdAt: clock.now().toString(),
      })
      .execute()
    await keepLines(db, id, table)
    return runInFull(db, desk, id, clock)
  })
}

const isOpen = ({ columns }: BulkModel, column: string) =>
  Object.hasOwn(columns, column) && columns[column]?.closed === undefined

const asGuessed = (model: BulkModel, guesses: readonly Guess[]): Mapping =>
  Object.fromEntries(guesses.filter(({ column }) => isOpen(model, column)).map(({ column, index }) => [column, index]))

/** Without what the model has lost since, or does not offer to this person. */
function stillKnown(model: BulkModel, choices: Record<string, readonly Choice[]>, feed: Feed | undefined) {
  if (!feed) return undefined
  const { mapping, fixed } = feed
  return {
    mapping: Object.fromEntries(Object.entries(mapping).filter(([column]) => isOpen(model, column))),
    fixed: Object.fromEntries(Object.entries(fixed).filter(([column, value]) => isOffered(choices, column, value))),
  }
}

/** What is said for all lines counts before a column that was recognised. */
const withFixed = (known: Feed, fixed: Fixed = known.fixed): Feed => ({
  mapping: Object.fromEntries(Object.entries(known.mapping).filter(([column]) => !Object.hasOwn(fixed, column))),
  fixed,
})

type Said = { said: Feed; choices: Record<string, readonly Choice[]> }

async function tableOf(model: BulkModel, { mime }: StoredFile, bytes: Buffer, { said, choices }: Said) {
  try {
    const lines = await readTable({ bytes, isText: mime === 'text/csv' })
    const table = findHeader(lines, knowsHeaders(model))
    requireSense(said, { model: model.key, columns: table.columns }, [model])
    requireOffered(said.fixed, choices)
    return table
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
    .values({ storageKey, name, mime, size, sha256, createdBy: userId })
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
