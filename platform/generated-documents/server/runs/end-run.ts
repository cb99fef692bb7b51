import type { Ground } from '#kernel/server/answers.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { runEnded } from './run-ended.ts'
import { addressOfRun } from '../../generation.model.ts'

/** Ends a run of which nothing waits any more and tells who asked for it. False: it is to go on. */
export async function endRun(db: PlatformDb, { clock, say }: Pick<Ground, 'clock' | 'say'>, id: string) {
  const waiting = await db
    .selectFrom('platform.generation_item')
    .select('id')
    .where('runId', '=', id)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  const run = await db
    .selectFrom('platform.generation_run')
    .select(['name', 'state', 'total', 'done', 'failed', 'requestedBy'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (run?.state !== 'running') return true
  if (waiting) return false
  await db
    .updateTable('platform.generation_run')
    .set({ state: run.failed > 0 ? 'partly_done' : 'done', endedAt: clock.now().toString() })
    .where('id', '=', id)
    .execute()
  const { name, done, failed, requestedBy } = run
  await notify(db, {
    userIds: [requestedBy],
    type: runEnded.code,
    title: language => say(language, 'generated-documents.run.news', { count: done }),
    subtitle: language => (failed > 0 ? say(language, 'generated-documents.run.news-failed', { count: failed }) : name),
    link: addressOfRun(id),
  })
  return true
}
