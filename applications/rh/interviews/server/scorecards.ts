import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { sql } from 'kysely'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { Scorecard } from '../interview.model.ts'
import type { interviewsCalls } from '../interviews.calls.ts'
import { interviewScopeOf, type InterviewScope, seenInterviews } from './interview-scope.ts'

type Save = typeof interviewsCalls.saveScorecard
type Get = typeof interviewsCalls.getScorecards

/** @throws Refusal 404 */
async function requireSeen(db: RhDb, scope: InterviewScope, id: string) {
  const { rows } = await sql`
    select from rh.interview i join rh.candidate_application a on a.id = i.candidate_application_id
     where i.id = ${id} and ${seenInterviews(scope)}`.execute(db)
  if (rows.length === 0) throw notFound()
}

/** What the caller thinks, written over what he thought. @throws Refusal 404; 409 VERSION_CONFLICT */
export async function saveScorecard(
  given: Given<Save, RhTables>,
  { interviewId, criteria, comment, version }: InputOf<Save>,
): Promise<Scorecard> {
  const { db, caller } = given
  const scope = await interviewScopeOf(given)
  await requireSeen(db, scope, interviewId)
  const standing = await db
    .selectFrom('rh.interview_scorecard')
    .select(['id', 'version'])
    .where('interviewId', '=', interviewId)
    .where('interviewerId', '=', caller.userId)
    .forUpdate()
    .executeTakeFirst()
  const said = { criteria: JSON.stringify(criteria), comment, savedAt: scope.now }
  if (standing) {
    requireUnchanged(standing, { version })
    await db
      .updateTable('rh.interview_scorecard')
      .set({ ...said, version: standing.version + 1 })
      .where('id', '=', standing.id)
      .execute()
  } else
    await db
      .insertInto('rh.interview_scorecard')
      .values({ interviewId, interviewerId: caller.userId, ...said })
      .execute()
  return (await scorecardsOf(db, interviewId)).find(card => card.interviewerId === caller.userId) as Scorecard
}

/** @throws Refusal 404 */
export async function scorecardsSeen(given: Given<Get, RhTables>, { interviewId }: InputOf<Get>) {
  const { db, caller } = given
  await requireSeen(db, await interviewScopeOf(given), interviewId)
  const all = await scorecardsOf(db, interviewId)
  const own = all.filter(card => card.interviewerId === caller.userId)
  const others = all.filter(card => card.interviewerId !== caller.userId)
  return own.length > 0 ? { scorecards: [...own, ...others], hidden: 0 } : { scorecards: [], hidden: others.length }
}

async function scorecardsOf(db: RhDb, interviewId: string): Promise<Scorecard[]> {
  const { rows } = await sql<Scorecard>`
    select s.interview_id, s.interviewer_id, concat_ws(' ', u.firstname, u.name) as interviewer, s.criteria, s.comment,
           s.saved_at, s.version
      from rh.interview_scorecard s join platform.user u on u.id = s.interviewer_id
     where s.interview_id = ${interviewId} order by s.saved_at, s.id`.execute(db)
  return rows
}
