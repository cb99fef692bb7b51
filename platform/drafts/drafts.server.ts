import type { PlatformDb } from '#platform/platform-db.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { Draft } from './draft.model.ts'
import { draftsCalls } from './drafts.calls.ts'
import { keepDraft } from './server/keep-draft.ts'

export { forgetDraftsJob } from './server/forget-drafts-job.ts'

/** Only one's own: the rows of others are out of sight for everybody. */
const rows = (db: PlatformDb) => db.selectFrom('platform.draft').select(['key', 'body', 'savedAt'])

type Row = { key: string; body: unknown; savedAt: string }
const draftOf = ({ key, body, savedAt }: Row) => Draft.parse({ ...Object(body), key, savedAt })

export const draftsServer = platformAnswers(draftsCalls, {
  getDrafts: async ({ db }) => {
    const kept = await rows(db).orderBy('savedAt', 'desc').orderBy('key').execute()
    return kept.map(draftOf)
  },

  getDraft: async ({ db }, { key }) => {
    const row = await rows(db).where('key', '=', key).executeTakeFirst()
    return { draft: row ? draftOf(row) : null }
  },

  keepDraft: ({ db, clock }, draft) => keepDraft(db, clock, draft),

  dropDraft: async ({ db }, { key }) => {
    await db.deleteFrom('platform.draft').where('key', '=', key).execute()
  },
})
