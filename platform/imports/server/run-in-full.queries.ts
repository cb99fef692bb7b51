import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { SortOf } from '#kernel/shared/list.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type Counts, type ImportRun, type ImportState, listOfRuns } from '../import.model.ts'
import { choicesOf } from './choices.ts'
import { isWorkedOn } from './claim-run.ts'
import { type ImportDesk, seenAt } from './import-desk.ts'
import { modelNamed } from './models.ts'
import { feedOf, type StoredRun } from './stored-run.queries.ts'

const shownRows = 5

/** A run as its page shows it. @throws Refusal 404 too for one of another desk */
export async function runInFull(db: PlatformDb, desk: ImportDesk, id: string, clock: Clock): Promise<ImportRun> {
  const run = await runs(db, desk).where('r.id', '=', id).executeTakeFirst()
  if (!run) throw notFound()
  const [counts, firstRows, choices] = await Promise.all([
    countsOf(db, id),
    rowsAtTheHead(db, id),
    choicesOf(modelNamed(desk.models, run.model), db),
  ])
  const stored = run as unknown as StoredRun
  return {
    ...rowOf(run, counts.states),
    rowCount: run.rowCount,
    columns: stored.columns,
    ...feedOf(stored),
    choices,
    guesses: stored.options.guesses,
    isRemembered: stored.options.isRemembered ?? false,
    firstRows,
    forecast: counts.forecast,
    facts: stored.options.facts ?? {},
    given: stored.options.given ?? {},
    doubtful: counts.doubtful,
    isUnderWay: isWorkedOn(stored, clock),
    startedAt: run.startedAt,
    version: run.version,
  }
}

type AskedRuns = { page: number; size: number; sort: SortOf<typeof listOfRuns> }

/** Runs of the desk in the client: their ids tell when they were made. */
export function pageOfRuns(db: PlatformDb, desk: ImportDesk, asked: AskedRuns) {
  return pageOfList(db, listOfRuns, asked, {
    from: sql`platform.import_run r left join platform.user u on u.id = r.created_by`,
    id: sql`r.id`,
    within: sql`${seenAt(desk)}`,
    orders: {
      at: [],
      file: [sql`kernel.normalise(r.file_name)`],
      state: [sql`r.state`],
      model: [sql`r.model`],
      lines: [sql`r.row_count`],
      by: [sql`kernel.normalise(u.firstname || ' ' || u.name)`],
    },
    filters: {},
    rows: async ids => {
      const found = await runs(db, desk).where('r.id', 'in', ids).execute()
      const items = []
      for (const run of found) items.push(rowOf(run, (await countsOf(db, run.id)).states))
      return items
    },
  })
}

const runs = (db: PlatformDb, desk: ImportDesk) =>
  db
    .selectFrom('platform.import_run as r')
    .leftJoin('platform.user as u', 'u.id', 'r.createdBy')
    .select([
      'r.id',
      'r.model',
      'r.fileName',
      'r.state',
      'r.columns',
      'r.mapping',
      'r.options',
      'r.rowCount',
      'r.createdAt',
      'r.startedAt',
      'r.endedAt',
      'r.version',
      'r.worker',
      'r.workerSeenAt',
      sql<string>`coalesce(u.firstname || ' ' || u.name, '—')`.as('createdByName'),
    ])
    .where(seenAt(desk))

type Found = Awaited<ReturnType<ReturnType<typeof runs>['executeTakeFirstOrThrow']>>

const rowOf = (run: Found, counts: Counts) => ({
  id: run.id,
  model: run.model,
  fileName: run.fileName,
  state: run.state as ImportState,
  counts,
  createdBy: run.createdByName,
  createdAt: run.createdAt,
  endedAt: run.endedAt,
})

const noLine = { waiting: 0, created: 0, updated: 0, unchanged: 0, refused: 0 }

async function countsOf(db: PlatformDb, runId: string) {
  const rows = await db
    .selectFrom('platform.import_row')
    .select(['state', 'forecast'])
    .select(sql<boolean>`errors @> '[{"isDoubt": true}]'`.as('isDoubtful'))
    .select(eb => eb.fn.countAll<number>().as('lines'))
    .where('runId', '=', runId)
    .groupBy(['state', 'forecast', 'isDoubtful'])
    .execute()
  const states: Counts = { ...noLine }
  const forecast: Counts = { ...noLine }
  for (const { state, forecast: foreseen, lines } of rows) {
    states[state as keyof Counts] += lines
    if (foreseen) forecast[foreseen as keyof Counts] += lines
  }
  const doubtful = rows.filter(row => row.isDoubtful).reduce((sum, { lines }) => sum + lines, 0)
  return { states, doubtful, forecast: rows.some(row => row.forecast) ? forecast : null }
}

async function rowsAtTheHead(db: PlatformDb, runId: string) {
  const rows = await db
    .selectFrom('platform.import_row')
    .select(['number', 'cells'])
    .where('runId', '=', runId)
    .orderBy('number')
    .limit(shownRows)
    .execute()
  return rows.map(({ number, cells }) => ({ number, cells: cells as (string | number | null)[] }))
}
