import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { closeHiringFile, openHiringFile } from '#rh/hiring-files/hiring-file.server.ts'
import { endOpenInterview } from '#rh/interviews/planning.server.ts'
import { isReasonOfClient } from '#rh/offer-rules/offer-rules.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { hiringData, type HiringData } from '../candidate-application.model.ts'
import type { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import type { StandingApplication } from './application-scope.ts'
import { moveApplication } from './move-application.ts'

type Move = typeof candidateApplicationsCalls.updateCandidateApplicationStatus
type Moving = Pick<Given<Move, RhTables>, 'db' | 'keys' | 'clock'>
type Acting = { at: string; by: string; today: string }

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
  await requireReason(db, refusalReason, comment)
  await endOpenInterview(db, standing.id, { state: 'cancelled', silent: true, at, by })
  const columns = { refusalReason, refusalComment: comment ?? null }
  await moveApplication(db, standing, { to: 'refused', at, by, reason: refusalReason }, columns)
  await closeHiringFile(db, standing.id)
}

/** @throws Refusal 400 REFUSAL_REASON of none, of one that asks for words, and of one that this client never added */
export async function requireReason(
  db: RhDb,
  refusalReason: string | null | undefined,
  comment: string | null | undefined,
) {
  const isKnown = refusalReason && (await isReasonOfClient(db, refusalReason))
  if (isKnown && (refusalReason !== 'other' || comment?.trim())) return
  const label = isKnown ? 'rh.application.reason-comment' : 'rh.application.reason-missing'
  const field = isKnown ? 'comment' : 'refusalReason'
  throw new Refusal(400, 'REFUSAL_REASON', label, { fields: [{ field, code: 'required', message: label }] })
}
