import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { enqueue } from '#kernel/server/events.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { moveApplication } from '#rh/candidate-applications/moves.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { Interview } from '../interview.model.ts'
import type { interviewsCalls } from '../interviews.calls.ts'
import { interviewScopeOf, type InterviewScope, interviewToChange } from './interview-scope.ts'
import { interviewById } from './interviews.queries.ts'
import {
  applicationOf,
  endInterview,
  noteInterview,
  requireFuture,
  requireMember,
  withoutOverlap,
} from './plan-interview.ts'

type Calls = typeof interviewsCalls
type GivenTo<Name extends keyof Calls> = Given<Calls[Name], RhTables>
type Standing = Awaited<ReturnType<typeof interviewToChange>>

/** @throws Refusal 409 TRANSITION_INVALID */
function requireOpen({ state }: Standing) {
  if (!['planned', 'confirmed'].includes(state)) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.interview.over')
}

const told = (db: RhDb, scope: InterviewScope, id: string): Promise<Interview> => interviewById(db, id, scope.mayEdit)

/** @throws Refusal 404; 403; 409; 400 INTERVIEW_OVERLAP, on who is no member */
export async function changeRecruiter(
  given: GivenTo<'changeRecruiterForInterview'>,
  { interviewId: id, recruiterId }: InputOf<Calls['changeRecruiterForInterview']>,
): Promise<Interview> {
  const { db, caller } = given
  const scope = await interviewScopeOf(given)
  const standing = await interviewToChange(db, scope, id)
  requireOpen(standing)
  await requireMember(db, recruiterId)
  if (recruiterId === standing.recruiterId) return told(db, scope, id)
  await withoutOverlap(db, recruiterId, () =>
    db
      .updateTable('rh.interview')
      .set({ recruiterId, version: standing.version + 1 })
      .where('id', '=', id)
      .execute(),
  )
  const { startAt } = standing
  await noteInterview(db, { id, what: 'recruiter', startAt, at: scope.now, by: caller.userId })
  await enqueue(db, 'tell-interview', { interviewId: id, what: 'recruiter', formerId: standing.recruiterId })
  return told(db, scope, id)
}

/** @throws Refusal 404; 403; 409; 400 INTERVIEW_PAST, INTERVIEW_OVERLAP */
export async function changeDate(
  given: GivenTo<'changeDateOfInterview'>,
  { interviewId: id, date }: InputOf<Calls['changeDateOfInterview']>,
): Promise<Interview> {
  const { db, caller } = given
  const scope = await interviewScopeOf(given)
  const standing = await interviewToChange(db, scope, id)
  requireOpen(standing)
  requireFuture(date, scope.now)
  const { startAt, endAt } = standing
  if (Temporal.Instant.compare(startAt, date) === 0) return told(db, scope, id)
  const length = Temporal.Instant.from(startAt).until(endAt)
  const former = [...(standing.previousDates as object[]), { startAt, movedAt: scope.now }]
  await withoutOverlap(db, standing.recruiterId, () =>
    db
      .updateTable('rh.interview')
      .set({
        startAt: date,
        endAt: Temporal.Instant.from(date).add(length).toString(),
        state: 'planned',
        confirmedAt: null,
        reminders: [],
        previousDates: JSON.stringify(former),
        version: standing.version + 1,
      })
      .where('id', '=', id)
      .execute(),
  )
  await noteInterview(db, { id, what: 'moved', startAt: date, at: scope.now, by: caller.userId })
  await enqueue(db, 'tell-interview', { interviewId: id, what: 'moved' })
  return told(db, scope, id)
}

/** The application goes back among those that are looked at. @throws Refusal 404; 403; 409 */
export async function cancelInterview(
  given: GivenTo<'cancelInterview'>,
  { interviewId: id, reason, silent }: InputOf<Calls['cancelInterview']>,
): Promise<Interview> {
  const { db, caller } = given
  const scope = await interviewScopeOf(given)
  const application = await applicationOfInterview(db, id)
  const standing = await interviewToChange(db, scope, id)
  requireOpen(standing)
  const acting = { at: scope.now, by: caller.userId }
  await endInterview(db, standing, { state: 'cancelled', reason, silent, ...acting })
  if (application?.status === 'interview_scheduled')
    await moveApplication(db, application, { to: 'under_review', ...acting, reason })
  return told(db, scope, id)
}

/** @throws Refusal 404; 403; 409 */
export async function markInterview(
  given: GivenTo<'markInterview'>,
  { interviewId: id, state }: InputOf<Calls['markInterview']>,
): Promise<Interview> {
  const { db, caller } = given
  const scope = await interviewScopeOf(given)
  const application = await applicationOfInterview(db, id)
  const standing = await interviewToChange(db, scope, id)
  requireOpen(standing)
  const acting = { at: scope.now, by: caller.userId }
  await endInterview(db, standing, { state, ...acting })
  if (application?.status === 'interview_scheduled')
    await moveApplication(db, application, { to: 'interview_done', ...acting })
  return told(db, scope, id)
}

/** Taken before its talk, in the order in which a move of the application takes both. */
async function applicationOfInterview(db: RhDb, interviewId: string) {
  const row = await db
    .selectFrom('rh.interview')
    .select('candidateApplicationId')
    .where('id', '=', interviewId)
    .executeTakeFirst()
  return row && applicationOf(db, row.candidateApplicationId)
}
