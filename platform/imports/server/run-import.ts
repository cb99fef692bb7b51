import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { BulkModel } from '../bulk-model.slot.ts'
import type { ImportLine } from '../import.model.ts'
import { claimRun, keepClaim, releaseRun } from './claim-run.ts'
import type { ImportDesk, Separately } from './import-desk.ts'
import { type JudgedRow, judgeRows } from './judge-rows.ts'
import { modelNamed } from './models.ts'
import { noteFates } from './note-fates.ts'
import { type ReadRow, readRows } from './read-rows.ts'
import { requireMapped } from './require-mapped.ts'
import { feedOf, rowsOfRun } from './stored-run.queries.ts'

type Work = { given: Separately; desk: ImportDesk; model: BulkModel; runId: string; worker: string }

/** Lines that are written together, or not at all: a fraction of a second, so that who stops is soon obeyed. */
const linesAtOnce = 25

/**
 * Writes the lines that wait, telling how far it is. A line and the note of its fate are one transaction: a program
 * that is killed leaves nothing half written, and who goes on after it writes nothing twice.
 * @throws Refusal 403, 404, or 409 before the first line is written; what the desk refuses later, once it lets the
 *   person in no more
 */
export async function runImport(
  given: Separately,
  desk: ImportDesk,
  { runId }: { runId: string },
): Promise<AsyncIterable<ImportLine>> {
  const { withDb, clock } = given
  const worker = randomUUID()
  const { model, rows, waiting, refused } = await withDb(async db => {
    await desk.requireLeave(db)
    const run = await claimRun(db, desk, { id: runId, worker }, clock)
    const model = modelNamed(desk.models, run.model)
    const feed = feedOf(run)
    requireMapped(model, feed)
    const lines = await rowsOfRun(db, runId)
    const rows = readRows(model, feed, lines, clock.today())
    return {
      model,
      rows,
      waiting: rows.filter((_, index) => lines[index]?.state === 'waiting'),
      refused: lines.filter(({ state }) => state === 'refused').length,
    }
  })
  return writeWaiting({ given, desk, model, runId, worker }, waiting, { total: rows.length, refused })
}

async function* writeWaiting(
  work: Work,
  waiting: readonly ReadRow[],
  { total, refused: refusedBefore }: { total: number; refused: number },
): AsyncGenerator<ImportLine> {
  const { given, runId, worker } = work
  let refused = refusedBefore
  let done = total - waiting.length
  try {
    yield { done, total }
    for (let from = 0; from < waiting.length; from += linesAtOnce) {
      const written = await writeBatch(work, waiting.slice(from, from + linesAtOnce))
      if (!written) return
      done += written.length
      refused += written.filter(({ judgement }) => judgement.fate === 'refused').length
      yield { done, total, item: { number: written.at(-1)?.number ?? 0, refused } }
    }
  } finally {
    await given.withDb(db => releaseRun(db, runId, worker, given.clock))
  }
}

/** Undefined when the run was stopped or taken over. When the database refuses a line, the others are written without it. */
async function writeBatch(work: Work, rows: readonly ReadRow[]): Promise<JudgedRow[] | undefined> {
  try {
    return await writeTogether(work, rows)
  } catch (error) {
    if (!isRefusalOfDatabase(error)) throw error
    work.given.log.warn({ err: error, run: work.runId }, 'lines of an import not written together')
  }
  const written: JudgedRow[] = []
  for (const row of rows) {
    const one = await writeTogether(work, [row]).catch(error => refuseLine(work, row, error))
    if (!one) return undefined
    written.push(...one)
  }
  return written
}

const writeTogether = ({ given, desk, model, runId, worker }: Work, rows: readonly ReadRow[]) =>
  given.withDb(async (db: PlatformDb) => {
    const { clock, keys, log, caller } = given
    await desk.requireLeave(db)
    if (!(await keepClaim(db, runId, worker, clock))) return undefined
    // Two files of the same people at once: the second waits, and knows those whom the first has written.
    await sql`select pg_advisory_xact_lock(hashtextextended('import ' || kernel.client_id(), 0))`.execute(db)
    const bulk = { db: db as never, clientId: desk.clientId, actorId: caller.userId, clock, keys, log }
    const judged = await judgeRows(model, bulk, rows)
    await model.upsert(bulk, judged.flatMap(plannedOf))
    await noteFates(db, runId, judged)
    return judged
  })

const plannedOf = ({ values, judgement }: JudgedRow) =>
  judgement.fate === 'created' || judgement.fate === 'updated' ? [{ values, plan: judgement.plan }] : []

async function refuseLine({ given, runId, worker }: Work, { number, values }: ReadRow, error: unknown) {
  if (!isRefusalOfDatabase(error)) throw error
  const judged: JudgedRow[] = [
    { number, values, judgement: { fate: 'refused', problems: [{ label: 'imports.problem.not-written' }] } },
  ]
  return given.withDb(async (db: PlatformDb) => {
    if (!(await keepClaim(db, runId, worker, given.clock))) return undefined
    await noteFates(db, runId, judged)
    return judged
  })
}

/** Classes 22 and 23: the data of a line break a rule of the tables. Anything else is not the line's fault. */
const isRefusalOfDatabase = (error: unknown) => /^2[23]/.test((error as { code?: string }).code ?? '')
