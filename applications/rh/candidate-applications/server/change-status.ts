import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { closeHiringFile } from '#rh/hiring-files/hiring-file.server.ts'
import { endOpenInterview, planInterview } from '#rh/interviews/planning.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { mayMove } from '../application-state.model.ts'
import type { CandidateApplication, MoveData } from '../candidate-application.model.ts'
import type { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { answerLater } from './answer-later.ts'
import { applicationById } from './application-in-full.queries.ts'
import { applicationScopeOf, applicationToChange, type StandingApplication } from './application-scope.ts'
import { refuseApplication, requireHiring, retainApplication } from './decide-application.ts'
import { moveApplication, requireMove } from './move-application.ts'
import { requireKnown } from './require-known.ts'
import { withdrawApplication } from './withdraw-application.ts'

type Move = typeof candidateApplicationsCalls.updateCandidateApplicationStatus
type Moving = Pick<Given<Move, RhTables>, 'db' | 'keys' | 'clock'>
type Acting = { at: string; by: string; today: string }
type Target = (given: Moving, standing: StandingApplication, data: MoveData, acting: Acting) => Promise<void>

/**
 * Moves an application, with all that follows: a talk is planned, a hiring file opened, an answer prepared.
 * @throws Refusal 404; 403; 409 TRANSITION_INVALID; 400 on what the target asks
 */
export async function updateStatus(
  given: Given<Move, RhTables>,
  { candidateApplicationId: id, status: to, candidateApplicationData: data }: InputOf<Move>,
): Promise<CandidateApplication> {
  const { db, caller } = given
  const scope = await applicationScopeOf(given)
  const standing = await applicationToChange(db, scope, { id })
  requireMove(standing, to)
  const target = targets[to]
  if (!target) throw new Refusal(409, 'TRANSITION_INVALID', `rh.application.no-move.${standing.status}`)
  if (!mayMove(standing.status, to, scope.rights(standing.companyId))) throw forbidden()
  await target(given, standing, data, { at: scope.now, by: caller.userId, today: scope.today })
  return applicationById(db, scope, id)
}

const review: Target = async ({ db }, standing, { recruiterId, reason }, { at, by }) => {
  if (['refused', 'withdrawn'].includes(standing.status) && !reason?.trim())
    throw wrongField('candidateApplicationData.reason', 'required', 'kernel.field.required')
  await requireKnown(db, { recruiterId })
  const columns = {
    recruiterId: recruiterId ?? standing.recruiterId ?? by,
    refusalReason: null,
    refusalComment: null,
  }
  await moveApplication(db, standing, { to: 'under_review', at, by, reason }, columns)
}

const shortlist: Target = async ({ db }, standing, { reason }, { at, by }) =>
  moveApplication(db, standing, { to: 'shortlisted', at, by, reason })

const schedule: Target = async ({ db }, standing, { interview }, { at, by }) => {
  if (!interview) throw wrongField('candidateApplicationData.interview', 'required', 'kernel.field.required')
  const { recruiterId } = await planInterview(db, standing.id, interview, { at, by })
  await moveApplication(
    db,
    standing,
    { to: 'interview_scheduled', at, by },
    {
      recruiterId: standing.recruiterId ?? recruiterId,
    },
  )
}

const finish: Target = async ({ db }, standing, _data, { at, by }) => {
  await endOpenInterview(db, standing.id, { state: 'done', at, by })
  await moveApplication(db, standing, { to: 'interview_done', at, by })
}

const retain: Target = async (given, standing, data, acting) => {
  const hiring = requireHiring(data, acting.today)
  await retainApplication(given, standing, hiring, acting)
  await answerLater(given, { applicationId: standing.id, status: 'hired', hiring, data, ...acting })
}

const refuse: Target = async (given, standing, data, acting) => {
  const { refusalReason, comment } = data
  await refuseApplication(given.db, standing, { refusalReason, comment, ...acting })
  await answerLater(given, { applicationId: standing.id, status: 'refused', refusalReason, data, ...acting })
}

const withdraw: Target = ({ db }, standing, { reason }, { at, by }) =>
  withdrawApplication(db, standing, { at, by, reason })

const keep: Target = async ({ db }, standing, { consentUntil, reason }, { at, by, today }) => {
  const { poolConsentUntil } = await db
    .selectFrom('rh.candidate')
    .select('poolConsentUntil')
    .where('id', '=', standing.candidateId)
    .executeTakeFirstOrThrow()
  const until = consentUntil ?? poolConsentUntil
  if (!until || until <= today)
    throw wrongField('candidateApplicationData.consentUntil', 'required', 'rh.application.consent-missing')
  await db.updateTable('rh.candidate').set({ poolConsentUntil: until }).where('id', '=', standing.candidateId).execute()
  await moveApplication(db, standing, { to: 'pool', at, by, reason })
}

const hire: Target = async ({ db }, standing, { employeeId, contractId }, { at, by }) => {
  const { rows } = await sql`
    select from rh.employment_contract k join rh.employee e on e.id = k.employee_id
     where k.id = ${contractId ?? null}::uuid and e.id = ${employeeId ?? null}::uuid
       and e.candidate_id = ${standing.candidateId} and k.state not in ('draft', 'cancelled')`.execute(db)
  if (rows.length === 0)
    throw wrongField('candidateApplicationData.contractId', 'no_contract', 'rh.application.no-contract')
  await moveApplication(db, standing, { to: 'hired', at, by })
  await closeHiringFile(db, standing.id)
}

const targets: Partial<Record<CandidateApplication['status'], Target>> = {
  under_review: review,
  shortlisted: shortlist,
  interview_scheduled: schedule,
  interview_done: finish,
  accepted: retain,
  hired: hire,
  refused: refuse,
  withdrawn: withdraw,
  pool: keep,
}
