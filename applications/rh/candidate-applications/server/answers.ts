import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import { endOpenInterview } from '#rh/interviews/planning.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { InterviewResponse } from '../candidate-application.model.ts'
import type { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { applicationById, responsesOf } from './application-in-full.queries.ts'
import { applicationScopeOf, applicationToChange, type StandingApplication } from './application-scope.ts'
import { answerLater } from './answer-later.ts'
import { refuseApplication, requireHiring, retainApplication } from './decide-application.ts'
import { moveApplication, noteEvent } from './move-application.ts'
import { requireKnown } from './require-known.ts'

type Save = typeof candidateApplicationsCalls.saveInterviewResponse
type Cancel = typeof candidateApplicationsCalls.cancelInterviewResponse

/**
 * Decides after a talk: the talk is done, the application moves at once, and the candidate is told at the time that is said.
 * Saving again changes an answer that has not gone.
 * @throws Refusal 404; 403; 409 TRANSITION_INVALID; 400 HIRING_DATA, REFUSAL_REASON, RESPONSE_TIME
 */
export async function saveResponse(given: Given<Save, RhTables>, input: InputOf<Save>): Promise<AnswerOf<Save>> {
  const { db, caller } = given
  const { candidateApplicationId: id, interviewId, status, refusalReason, comment } = input
  const scope = await applicationScopeOf(given)
  const acting = { at: scope.now, by: caller.userId, today: scope.today }
  const hiring = status === 'hired' ? requireHiring(input, scope.today) : undefined
  await requireKnown(db, input)
  await requireInterviewOf(db, id, interviewId)
  let standing = await applicationToChange(db, scope, { id, needs: 'decide' })
  if (standing.status === 'interview_scheduled' && hiring) {
    await endOpenInterview(db, id, { state: 'done', ...acting })
    await moveApplication(db, standing, { to: 'interview_done', ...acting })
    standing = { ...standing, status: 'interview_done', version: standing.version + 1 }
  }
  if (!(await isDecidedAlready(db, standing, status))) {
    if (hiring) await retainApplication(given, standing, hiring, acting)
    else await refuseApplication(db, standing, { refusalReason, comment, ...acting })
  }
  const data = { immediateSending: input.immediateSending, responseSendingTime: input.responseSendingTime }
  const shared = { applicationId: id, interviewId, status, refusalReason, data, ...acting }
  const responseId = await answerLater({ db }, hiring ? { ...shared, hiring } : shared)
  await noteEvent(db, { id, what: 'answered', at: scope.now, by: caller.userId })
  const responses = await responsesOf(db, id)
  return {
    response: responses.find(response => response.id === responseId) as InterviewResponse,
    application: await applicationById(db, scope, id),
  }
}

/** Only the time of an answer changes. */
const isDecidedAlready = async (db: RhDb, { id, status }: StandingApplication, answer: 'hired' | 'refused') => {
  if (status !== (answer === 'hired' ? 'accepted' : 'refused')) return false
  const [last] = await responsesOf(db, id)
  return last?.status === answer && last.sentAt === null
}

async function requireInterviewOf(db: RhDb, applicationId: string, interviewId: string | null | undefined) {
  if (!interviewId) return
  const found = await db
    .selectFrom('rh.interview')
    .select('id')
    .where('id', '=', interviewId)
    .where('candidateApplicationId', '=', applicationId)
    .executeTakeFirst()
  if (!found) throw notFound()
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID where none waits */
export async function cancelResponse(
  given: Given<Cancel, RhTables>,
  { candidateApplicationId: id }: InputOf<Cancel>,
): Promise<InterviewResponse> {
  const { db } = given
  const scope = await applicationScopeOf(given)
  await applicationToChange(db, scope, { id, needs: 'decide' })
  const cancelled = await db
    .updateTable('rh.interview_response')
    .set({ cancelledAt: scope.now })
    .where('candidateApplicationId', '=', id)
    .where('sentAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!cancelled) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.application.nothing-to-cancel')
  return (await responsesOf(db, id)).find(response => response.id === cancelled.id) as InterviewResponse
}
