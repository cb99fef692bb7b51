import pLimit from 'p-limit'
import type { Ground, Rights } from '#kernel/server/answers.ts'
import type { Databases } from '#kernel/server/db.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { enqueue } from '#kernel/server/events.ts'
import type { Job } from '#kernel/server/jobs.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { DocumentSource } from '#platform/documents/document-source.slot.ts'
import { SourceObjects } from '#platform/document-models/preview.model.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type RememberedRights, rightsOfMember } from '#platform/rights/rights.server.ts'
import { keepWithRecord } from '../kept-documents.ts'
import { type Authorship, generateDocument } from '../generate-document.ts'
import { endRun } from './end-run.ts'
import type { Reason } from './stored-run.queries.ts'

export const generateDocumentsName = 'generate-documents'

export type Knowledge = { rights: RememberedRights; catalogue: ElementCatalogue; sources: readonly DocumentSource[] }

type Working = Ground & { databases: Databases } & Knowledge & { clientId: string }
type Run = { id: string; modelId: string; modelVersion: number; keeps: boolean; requestedBy: string }
type Item = { id: string; documentName: string; sources: unknown; attempts: number }

const itemsAtOnce = 10
/** A few seconds' work: then another client's run may come. */
const slicesInARow = 20
/** As many as the press has threads. */
const drawnAtOnce = 2
/** What fails for no fault of its own is left alone after so many. */
const mostAttempts = 3

/**
 * A part of a run, then the next behind whatever waits. A document and the note that it is made are one transaction:
 * killed in between, it is made again and nothing is there twice. Rights are those of the person now.
 */
export const generateDocumentsJob = (known: Knowledge): Job => ({
  name: generateDocumentsName,
  run: async (ground, { runId, clientId }) => {
    const working = { ...ground, ...known, clientId: String(clientId) }
    const id = String(runId)
    for (let slice = 0; slice < slicesInARow; slice++) {
      await makeSlice(working, id)
      if (await inClient(working, db => endRun(db, working, id))) return
    }
    await inClient(working, db => enqueue(db, generateDocumentsName, { runId: id }))
  },
})

async function makeSlice(working: Working, runId: string) {
  const slice = await sliceOf(working, runId)
  if (!slice) return
  const { run, items } = slice
  const rights = await rightsOfMember(working, { clientId: working.clientId, userId: run.requestedBy })
  if (rights) await makeAll(working, { ...run, rights }, items)
  else await inClient(working, db => failWaiting(db, run.id))
}

const inClient = <Result>({ databases, clientId }: Working, work: (db: PlatformDb) => Promise<Result>) =>
  databases.transaction('platform', { clientId, readOnly: false }, work)

/** Undefined of a run that does not go on. */
const sliceOf = (working: Working, runId: string) =>
  inClient(working, async db => {
    const run = await db
      .selectFrom('platform.generation_run')
      .select(['id', 'modelId', 'modelVersion', 'keeps', 'requestedBy'])
      .where('id', '=', runId)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (!run) return undefined
    const items = await db
      .selectFrom('platform.generation_item')
      .select(['id', 'documentName', 'sources', 'attempts'])
      .where('runId', '=', runId)
      .where('state', '=', 'waiting')
      .orderBy('position')
      .limit(itemsAtOnce)
      .execute()
    return { run, items }
  })

/** @throws AggregateError of what failed for no fault of its own: the job is tried again a little later */
async function makeAll(working: Working, run: Run & { rights: Rights }, items: readonly Item[]) {
  const atOnce = pLimit(drawnAtOnce)
  const failures: unknown[] = []
  const make = async (item: Item) => {
    if (!(await isGoingOn(working, run.id))) return
    try {
      await makeItem(working, run, item)
    } catch (error) {
      if (error instanceof AlreadyMade) return
      if (!(await noteFailure(working, item, error))) failures.push(error)
    }
  }
  await Promise.all(items.map(item => atOnce(make, item)))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} documents were not made`)
}

const isGoingOn = (working: Working, runId: string) =>
  inClient(working, async db => {
    const run = await db
      .selectFrom('platform.generation_run')
      .select('state')
      .where('id', '=', runId)
      .executeTakeFirst()
    return run?.state === 'running'
  })

/** Another process made it meanwhile. */
class AlreadyMade extends Error {}

function makeItem(working: Working, { rights, ...run }: Run & { rights: Rights }, item: Item) {
  const { databases, clientId, sources } = working
  const author = { userId: run.requestedBy, clientId }
  const authorship: Authorship = {
    ...working,
    author,
    rights,
    language: 'fr',
    withDb: work => databases.transaction('app', { ...author, readOnly: false }, work),
  }
  const sourceObjects = SourceObjects.parse(item.sources)
  const wish = {
    documentName: item.documentName,
    documentModel: { id: run.modelId, version: run.modelVersion },
    sourceObjects,
  }
  return generateDocument(authorship, wish, async (db, documentId) => {
    const { numUpdatedRows } = await db
      .updateTable('platform.generation_item')
      .set({ state: 'done', documentId })
      .where('id', '=', item.id)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AlreadyMade()
    if (run.keeps) await keepWithRecord(db, working, { documentId, userId: author.userId, sources, sourceObjects })
    await db
      .updateTable('platform.generation_run')
      .set(eb => ({ done: eb('done', '+', 1) }))
      .where('id', '=', run.id)
      .execute()
  })
}

/** Whether the failure is the item's own, which then waits for somebody to mend it; another one is tried again. */
async function noteFailure(working: Working, item: Item, error: unknown): Promise<boolean> {
  if (error instanceof Refusal)
    return inClient(working, db => failItem(db, item.id, error.code, { label: error.label, values: error.values }))
  working.log.warn({ err: error, item: item.id }, 'document not made')
  if (item.attempts + 1 >= mostAttempts)
    return inClient(working, db =>
      failItem(db, item.id, 'NOT_MADE', { label: 'generated-documents.not-made', values: {} }),
    )
  await inClient(working, db =>
    db
      .updateTable('platform.generation_item')
      .set({ attempts: item.attempts + 1 })
      .where('id', '=', item.id)
      .execute(),
  )
  return false
}

async function failItem(db: PlatformDb, id: string, code: string, reason: Reason): Promise<true> {
  const failed = await db
    .updateTable('platform.generation_item')
    .set({ state: 'failed', code, reason: JSON.stringify(reason) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('runId')
    .executeTakeFirst()
  if (!failed) return true
  await db
    .updateTable('platform.generation_run')
    .set(eb => ({ failed: eb('failed', '+', 1) }))
    .where('id', '=', failed.runId)
    .execute()
  return true
}

/** The person may do nothing in the client any more. */
async function failWaiting(db: PlatformDb, runId: string) {
  const reason: Reason = { label: 'generated-documents.right-lost', values: {} }
  const { numUpdatedRows } = await db
    .updateTable('platform.generation_item')
    .set({ state: 'failed', code: 'RIGHT_LOST', reason: JSON.stringify(reason) })
    .where('runId', '=', runId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  await db
    .updateTable('platform.generation_run')
    .set(eb => ({ failed: eb('failed', '+', Number(numUpdatedRows)) }))
    .where('id', '=', runId)
    .execute()
}
