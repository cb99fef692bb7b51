import { responseOf } from '#kernel/web/fetch-call.ts'
import { currentSession } from '#kernel/web/session.ts'
import type { Call } from '#kernel/shared/call.ts'
import type { SessionEnds } from '../../identity.model.ts'
import { sessionsCalls } from '../../sessions.calls.ts'

/** Milliseconds that the session still lives: without activity, and at the most. */
export type Remaining = { idle: number; absolute: number }

const options = { staysOnPage: true }

export const askRemaining = async () => remainingIn(await answerOf(sessionsCalls.getSessionEnds, {}))

export const tellActivity = async () => remainingIn(await answerOf(sessionsCalls.noteActivity, {}))

/** Ends the session for inactivity; what remains when the server knows of activity elsewhere, else nothing. */
export async function endForInactivity(): Promise<Remaining | undefined> {
  const { person, connectionUid } = currentSession()
  const answer = await answerOf(sessionsCalls.logInactivityLogout, { userId: person?.id, connectionUid }, true)
  return answer.body.ended ? undefined : remainingIn(answer)
}

async function answerOf(call: Call, input: object, alone = false) {
  const response = await responseOf(call, input, { ...options, alone })
  const body = (await response.json()) as SessionEnds & { ended?: boolean }
  /** The server's own clock: that of this machine may be wrong. */
  const now = Date.parse(response.headers.get('date') ?? '') || Date.now()
  return { body, now }
}

const remainingIn = ({ body, now }: Awaited<ReturnType<typeof answerOf>>): Remaining => ({
  idle: Date.parse(body.idleEndsAt) - now,
  absolute: Date.parse(body.absoluteEndsAt) - now,
})
