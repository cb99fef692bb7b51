import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { GenerationRun, ItemState, RunItem, RunState } from '../../generation-run.model.ts'
import { generationRunsCalls } from '../../generation-runs.calls.ts'

/** Why a document was not made, as the label that says it. */
export type Reason = { label: string; values: Record<string, string | number> }

const runs = (db: PlatformDb) =>
  db
    .selectFrom('platform.generation_run as r')
    .innerJoin('platform.document_model as m', 'm.id', 'r.modelId')
    .select(['r.id', 'r.name', 'r.modelId', 'm.name as modelName', 'r.modelVersion', 'r.state', 'r.total', 'r.done'])
    .select(['r.failed', 'r.keeps', 'r.askedAt', 'r.endedAt'])

type Stored = Awaited<ReturnType<ReturnType<typeof runs>['execute']>>[number]

const told = ({ modelId, modelName, modelVersion, state, ...run }: Stored): GenerationRun => ({
  ...run,
  state: state as RunState,
  model: { id: modelId, name: modelName, version: modelVersion },
})

/** @throws Refusal 404 of somebody else's too */
export async function ownRun(db: PlatformDb, userId: string, id: string): Promise<GenerationRun> {
  const run = await runs(db).where('r.id', '=', id).where('r.requestedBy', '=', userId).executeTakeFirst()
  if (!run) throw notFound()
  return told(run)
}

/** Those of the person, whose ids tell when they were asked for. */
export const pageOfRuns = (
  db: PlatformDb,
  userId: string,
  asked: InputOf<typeof generationRunsCalls.getGenerationRuns>,
): Promise<PageOf<GenerationRun>> =>
  pageOfList(db, generationRunsCalls.getGenerationRuns.list, asked, {
    from: sql`platform.generation_run r`,
    id: sql`r.id`,
    within: sql`r.requested_by = ${userId}`,
    orders: { askedAt: [sql`r.asked_at`] },
    filters: {},
    rows: async ids => {
      const rows = await runs(db).where('r.id', 'in', eachOf(ids)).execute()
      return rows.map(told)
    },
  })

type Reading = { db: PlatformDb; say: Translate; language: Language; userId: string }

export async function pageOfItems(
  { db, say, language, userId }: Reading,
  { id, ...asked }: InputOf<typeof generationRunsCalls.getRunItems>,
): Promise<PageOf<RunItem>> {
  await ownRun(db, userId, id)
  return pageOfList(db, generationRunsCalls.getRunItems.list, asked, {
    from: sql`platform.generation_item i`,
    id: sql`i.id`,
    within: sql`i.run_id = ${id}`,
    orders: { position: [sql`i.position`] },
    filters: { state: state => sql`i.state = ${state}` },
    rows: async ids => {
      const rows = await db
        .selectFrom('platform.generation_item as i')
        .select(['i.id', 'i.position', 'i.documentName as name', 'i.state', 'i.code', 'i.reason', 'i.documentId'])
        .where('i.id', 'in', eachOf(ids))
        .execute()
      return rows.map(({ reason, state, ...item }) => {
        const { label, values } = (reason ?? {}) as Partial<Reason>
        return {
          ...item,
          state: state as ItemState,
          reason: label ? say(language, label, values) : null,
        }
      })
    },
  })
}
