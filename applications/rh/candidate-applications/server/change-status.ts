import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { closeHiringFile, openHiringFile } from '#rh/hiring-files/hiring-file.server.ts'
import { endOpenInterview, planInterview } from '#rh/interviews/planning.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { mayMove } from '../application-state.model.ts'
import {
  type CandidateApplication,
  hiringData,
  type HiringData,
  type MoveData,
} from '../candidate-application.model.ts'
import type { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { answerLater } from './answers.ts'
import { applicationById } from './application-in-full.queries.ts'
import { applicationScopeOf, applicationToChange, type StandingApplication } from './application-scope.ts'
import { moveApplication, requireMove } from './move-application.ts'

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

/** Writes down who is hired where, and opens his hiring file. @throws Refusal 400 on a place that is none; 409 */
export async function retainApplication(
  given: Moving,
  standing: StandingApplication,
  hiring: HiringData,
  { at, by }: Acting,
) {
  const { db } = given
  await requirePlace(db, hiring, standing.companyId)
  await moveApplication(db, standing, { to: 'accepted', at, by }, hiringColumns(hiring))
  const { id: applicationId, candidateId } = standing
  await openHiringFile(given, { applicationId, candidateId, hiringDate: hiring.hiringDate, at })
}

export const hiringColumns = (hiring: HiringData) => ({
  hiringDate: hiring.hiringDate,
  hiringSiteId: hiring.hiringSite,
  hiringUnitId: hiring.hiringUnit ?? null,
  hiringSubunitId: hiring.hiringSubunit ?? null,
  hiringPositionId: hiring.hiringPosition,
  typeOfContractId: hiring.typeOfContractId ?? null,
})

/** @throws Refusal 400 HIRING_DATA, at the fields that lack or the day that has passed */
export function requireHiring(data: object, today: string): HiringData {
  const said = Object.fromEntries(
    Object.entries(data).filter(([name, value]) => name in hiringData.shape && value !== null && value !== undefined),
  )
  const read = hiringData.safeParse(said)
  const label = 'rh.application.hiring-data'
  if (!read.success) {
    const fields = read.error.issues.map(({ path }) => ({ field: String(path[0]), code: 'required', message: label }))
    throw new Refusal(400, 'HIRING_DATA', label, { fields })
  }
  if (read.data.hiringDate < today) throw wrongField('hiringDate', 'past', 'rh.application.hiring-past')
  return read.data
}

async function requirePlace(
  db: RhDb,
  { hiringSite, hiringUnit, hiringSubunit, hiringPosition }: HiringData,
  companyId: string,
) {
  const { rows } = await sql<{ site: boolean; unit: boolean; subunit: boolean; position: boolean }>`
    select exists (select from rh.site where id = ${hiringSite} and company_id = ${companyId} and archived_at is null) as site,
           ${hiringUnit ?? null}::uuid is null or exists (
             select from rh.unit where id = ${hiringUnit ?? null}::uuid and site_id = ${hiringSite} and archived_at is null) as unit,
           ${hiringSubunit ?? null}::uuid is null or exists (
             select from rh.subunit where id = ${hiringSubunit ?? null}::uuid and unit_id = ${hiringUnit ?? null}::uuid
               and archived_at is null) as subunit,
           exists (select from rh.position where id = ${hiringPosition} and archived_at is null) as position`.execute(
    db,
  )
  const [found] = rows
  const fields = {
    site: 'hiringSite',
    unit: 'hiringUnit',
    subunit: 'hiringSubunit',
    position: 'hiringPosition',
  } as const
  for (const [name, field] of Object.entries(fields))
    if (!found?.[name as keyof typeof fields]) throw wrongField(field, 'unknown', 'rh.application.place-unknown')
}

const refuse: Target = async (given, standing, data, acting) => {
  const { refusalReason, comment } = data
  await refuseApplication(given.db, standing, { refusalReason, comment, ...acting })
  await answerLater(given, { applicationId: standing.id, status: 'refused', refusalReason, data, ...acting })
}

type Refusing = {
  refusalReason?: string | null | undefined
  comment?: string | null | undefined
  at: string
  by: string
}

/** @throws Refusal 400 REFUSAL_REASON; 409 */
export async function refuseApplication(
  db: RhDb,
  standing: StandingApplication,
  { refusalReason, comment, at, by }: Refusing,
) {
  requireReason(refusalReason, comment)
  await endOpenInterview(db, standing.id, { state: 'cancelled', silent: true, at, by })
  const columns = { refusalReason, refusalComment: comment ?? null }
  await moveApplication(db, standing, { to: 'refused', at, by, reason: refusalReason }, columns)
  await closeHiringFile(db, standing.id)
}

/** @throws Refusal 400 REFUSAL_REASON */
export function requireReason(refusalReason: string | null | undefined, comment: string | null | undefined) {
  const isSaid = refusalReason && (refusalReason !== 'other' || comment?.trim())
  if (isSaid) return
  const label = refusalReason ? 'rh.application.reason-comment' : 'rh.application.reason-missing'
  const field = refusalReason ? 'comment' : 'refusalReason'
  throw new Refusal(400, 'REFUSAL_REASON', label, { fields: [{ field, code: 'required', message: label }] })
}

const withdraw: Target = async ({ db }, standing, { reason }, { at, by }) => {
  await endOpenInterview(db, standing.id, { state: 'cancelled', silent: true, at, by })
  await moveApplication(db, standing, { to: 'withdrawn', at, by, reason })
  await closeHiringFile(db, standing.id)
}

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
