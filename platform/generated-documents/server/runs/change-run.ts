import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { enqueue } from '#kernel/server/events.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { GenerationRun } from '../../generation-run.model.ts'
import type { generationRunsCalls } from '../../generation-runs.calls.ts'
import { servingModel } from '../generate-document.ts'
import { ownRun } from './stored-run.queries.ts'
import { generateDocumentsName } from './work-on-run.ts'

type Create = (typeof generationRunsCalls)['createGenerationRun']
type Changing = Given<(typeof generationRunsCalls)['stopGenerationRun'], PlatformTables>

/**
 * Writes down what is wished, and has the job begin. Under an origin that stands already, the run that it made.
 * @throws Refusal 404; 409 MODEL_NOT_PUBLISHED
 */
export async function createRun(
  { db, caller, clock }: Given<Create, PlatformTables>,
  { modelId, name, items, keeps, origin }: InputOf<Create>,
): Promise<GenerationRun> {
  const { userId } = caller
  const model = await servingModel(db, { id: modelId })
  const run = await db
    .insertInto('platform.generation_run')
    .values({
      modelId,
      modelVersion: model.version,
      name,
      keeps,
      total: items.length,
      origin: origin ?? null,
      requestedBy: userId,
      askedAt: clock.now().toString(),
    })
    .onConflict(conflict =>
      conflict.columns(['clientId', 'requestedBy', 'origin']).where('origin', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!run) return runOfOrigin(db, userId, origin as string)
  const wished = items.map(({ documentName, sourceObjects }) => ({ name: documentName, sources: sourceObjects }))
  await sql`
    insert into platform.generation_item (run_id, position, document_name, sources)
    select ${run.id}, position, wished ->> 'name', wished -> 'sources'
      from jsonb_array_elements(${JSON.stringify(wished)}::jsonb) with ordinality as w(wished, position)`.execute(db)
  await enqueue(db, generateDocumentsName, { runId: run.id })
  return ownRun(db, userId, run.id)
}

async function runOfOrigin(db: PlatformDb, userId: string, origin: string) {
  const { id } = await db
    .selectFrom('platform.generation_run')
    .select('id')
    .where('requestedBy', '=', userId)
    .where('origin', '=', origin)
    .executeTakeFirstOrThrow()
  return ownRun(db, userId, id)
}

/** What is under way ends; the rest waits until one goes on. @throws Refusal 404; 409 RUN_ENDED */
export async function stopRun({ db, caller, clock }: Changing, id: string): Promise<GenerationRun> {
  if ((await heldRun(db, caller.userId, id)).state !== 'running')
    throw new Refusal(409, 'RUN_ENDED', 'generated-documents.run.ended')
  await db
    .updateTable('platform.generation_run')
    .set({ state: 'stopped', endedAt: clock.now().toString() })
    .where('id', '=', id)
    .execute()
  return ownRun(db, caller.userId, id)
}

/**
 * Goes on with what waits; what failed waits again.
 * @throws Refusal 404; 409 RUN_UNDER_WAY; 409 RUN_DONE where nothing is left
 */
export async function retryRun({ db, caller }: Changing, id: string): Promise<GenerationRun> {
  const { state } = await heldRun(db, caller.userId, id)
  if (state === 'running') throw new Refusal(409, 'RUN_UNDER_WAY', 'generated-documents.run.under-way')
  if (state === 'done') throw new Refusal(409, 'RUN_DONE', 'generated-documents.run.done')
  await db
    .updateTable('platform.generation_item')
    .set({ state: 'waiting', code: null, reason: null, attempts: 0 })
    .where('runId', '=', id)
    .where('state', '=', 'failed')
    .execute()
  await db
    .updateTable('platform.generation_run')
    .set({ state: 'running', failed: 0, endedAt: null })
    .where('id', '=', id)
    .execute()
  await enqueue(db, generateDocumentsName, { runId: id })
  return ownRun(db, caller.userId, id)
}

const heldRun = (db: PlatformDb, userId: string, id: string) =>
  takeForChange(
    db.selectFrom('platform.generation_run').select('state').where('id', '=', id).where('requestedBy', '=', userId),
  )
