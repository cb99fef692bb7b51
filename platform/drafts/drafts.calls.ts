import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { Draft } from './draft.model.ts'

const ofKey = z.strictObject({ key: Draft.shape.key })
const own = { access: signedIn(), whileReadOnly: true, unattended: true } as const

/** One's own unsaved work, in the client of the request: offered again after a lost session, for seven days. */
export const draftsCalls = calls('platform/drafts', {
  /** Newest first, without what was typed. */
  getDrafts: { ...own, method: 'GET', path: 'user/drafts', answer: z.array(Draft.omit({ values: true })) },
  getDraft: {
    ...own,
    method: 'GET',
    path: 'user/drafts/:key',
    input: ofKey,
    answer: z.object({ draft: Draft.nullable() }),
  },
  /** Who entered a client to help belongs to it no more than his drafts would. */
  keepDraft: {
    ...own,
    inPerson: true,
    method: 'PUT',
    path: 'user/drafts/:key',
    input: z.strictObject({ ...Draft.omit({ savedAt: true }).shape }),
    answer: nothing,
  },
  dropDraft: { ...own, method: 'DELETE', path: 'user/drafts/:key', input: ofKey, answer: nothing },
})
