import { digestOfKey } from '#kernel/server/key-of-link.ts'
import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { emit, enqueue } from '#kernel/server/events.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { applicationScopeOf, moveApplication } from '#rh/candidate-applications/moves.server.ts'
import { cogOfIso2 } from '#platform/identifiers/countries.model.ts'
import type { HiringDetails } from '../typed-details.model.ts'
import { askPieces } from './ask-pieces.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { HiringFile } from '../hiring-file.model.ts'
import type { hiringFilesCalls } from '../hiring-files.calls.ts'
import { daysOfLife, hiringFileOf } from './open-hiring-file.ts'
import { tokenOf } from './hiring-link.ts'

type Calls = typeof hiringFilesCalls
type GivenTo<Name extends keyof Calls> = Given<Calls[Name], RhTables>
type Looking = GivenTo<'acceptHiringPiece'>

/** The file with its application, both held until the end of the transaction. @throws Refusal 404; 403; 409 of a closed one */
export async function hiringFileToChange(given: Looking, id: string) {
  const { db } = given
  const scope = await applicationScopeOf(given)
  const row = await db
    .selectFrom('rh.hiring_file as h')
    .innerJoin('rh.candidate_application as a', 'a.id', 'h.candidateApplicationId')
    .select(['h.state', 'a.id as applicationId', 'a.status', 'a.closedAt', 'a.version', 'a.companyId', 'a.candidateId'])
    .select(['a.hiringDate', 'a.hiringSiteId', 'a.hiringUnitId', 'a.hiringSubunitId', 'a.hiringPositionId'])
    .where('h.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || !scope.rights(row.companyId).read) throw notFound()
  if (!scope.rights(row.companyId).edit) throw forbidden()
  if (row.state === 'closed') throw new Refusal(409, 'TRANSITION_INVALID', 'rh.hiring.closed')
  return { ...row, scope }
}
type Standing = Awaited<ReturnType<typeof hiringFileToChange>>

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID of a piece that has not come; 400 of a guardian who is reached as the minor */
export async function acceptPiece(
  given: Looking,
  { id, pieceId }: InputOf<Calls['acceptHiringPiece']>,
): Promise<HiringFile> {
  const file = await hiringFileToChange(given, id)
  const { saidValues } = await judgePiece(given, file, { id, pieceId, state: 'accepted', reason: null })
  if (saidValues) await takeDetails(given, file, { id, pieceId, said: saidValues })
  return afterwards(given, file, id)
}

/** @throws the same */
export async function rejectPiece(
  given: GivenTo<'rejectHiringPiece'>,
  { id, pieceId, reason }: InputOf<Calls['rejectHiringPiece']>,
): Promise<HiringFile> {
  const file = await hiringFileToChange(given, id)
  await judgePiece(given, file, { id, pieceId, state: 'rejected', reason })
  await renewLink(given, id)
  await enqueue(given.db, 'send-hiring-link', { hiringFileId: id, hiringPieceId: pieceId })
  return afterwards(given, file, id)
}

type Judged = { id: string; pieceId: string; state: 'accepted' | 'rejected'; reason: string | null }

async function judgePiece({ db, clock }: Looking, file: Standing, { id, pieceId, state, reason }: Judged) {
  const { rows } = await sql<{ kind: string; saidValues: HiringDetails | null }>`
    update rh.hiring_piece set state = ${state}, reason = ${reason}, changed_at = ${clock.now().toString()}, version = version + 1
     where id = ${pieceId} and hiring_file_id = ${id} and state in ('received', 'accepted', 'rejected') and state <> ${state}
       and (said_values is not null
            or exists (select from rh.candidate_file f where f.candidate_id = ${file.candidateId} and f.file_type = kind))
    returning kind, said_values`.execute(db)
  const [piece] = rows
  if (!piece) {
    const known = await db.selectFrom('rh.hiring_piece').select('id').where('id', '=', pieceId).executeTakeFirst()
    if (!known) throw notFound()
    throw new Refusal(409, 'TRANSITION_INVALID', 'rh.hiring.piece-missing')
  }
  await sql`
    update rh.candidate_file set state = ${state}, reject_reason = ${reason}, version = version + 1
     where candidate_id = ${file.candidateId} and file_type = ${piece.kind}`.execute(db)
  return piece
}

/** Writes what was accepted into the file of the person, which may show that he is a minor or needs a permit. */
async function takeDetails(
  { db }: Looking,
  { candidateId, hiringDate, scope }: Standing,
  { id, pieceId, said: { citizenship, ...said } }: { id: string; pieceId: string; said: HiringDetails },
) {
  await requireAnotherReached(db, candidateId, said)
  await db
    .updateTable('rh.candidate')
    .set({ ...said, ...(citizenship && { citizenshipCog: cogOfIso2(citizenship) }) } as object)
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', candidateId)
    .execute()
  await db.updateTable('rh.hiring_piece').set({ saidValues: null }).where('id', '=', pieceId).execute()
  if (hiringDate) await askPieces(db, { id, candidateId, hiringDate, at: scope.now })
}

/** Who answers for a minor signs for him: a guardian behind the minor's own address would be the minor. */
async function requireAnotherReached(db: RhDb, candidateId: string, { guardianMail, guardianPhone }: HiringDetails) {
  const same = await db
    .selectFrom('rh.candidate')
    .select('id')
    .where('id', '=', candidateId)
    .where(eb => eb.or([eb('mail', '=', guardianMail ?? null), eb('cellPhoneNumber', '=', guardianPhone ?? null)]))
    .executeTakeFirst()
  if (same) throw wrongField('pieceId', 'OWN_ADDRESS', 'rh.hiring.guardian-is-the-minor')
}

/** A piece that is not asked keeps no file open. @throws Refusal 404; 403; 409 */
export async function askPiece(
  given: GivenTo<'askHiringPiece'>,
  { id, pieceId, required }: InputOf<Calls['askHiringPiece']>,
): Promise<HiringFile> {
  const file = await hiringFileToChange(given, id)
  const { numUpdatedRows } = await given.db
    .updateTable('rh.hiring_piece')
    .set({ required })
    .where('id', '=', pieceId)
    .where('hiringFileId', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
  return afterwards(given, file, id)
}

/** The file is complete once all that it asks is accepted, and no more when a piece is rejected: its application follows. */
async function afterwards({ db, caller }: Looking, file: Standing, id: string): Promise<HiringFile> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from rh.hiring_piece where hiring_file_id = ${id} and required and state <> 'accepted'`.execute(
    db,
  )
  const isComplete = rows[0]?.open === 0
  const { applicationId, scope } = file
  const acting = { at: scope.now, by: caller.userId }
  if (isComplete !== (file.state === 'complete')) {
    await db
      .updateTable('rh.hiring_file')
      .set({ state: isComplete ? 'complete' : 'open' })
      .where('id', '=', id)
      .execute()
    const from = isComplete ? 'accepted' : 'file_complete'
    const to = isComplete ? 'file_complete' : 'accepted'
    if (file.status === from) await moveApplication(db, { ...file, id: applicationId }, { to, ...acting })
    if (isComplete) await emit(db, 'hiring-file.completed', { hiringFileId: id, candidateApplicationId: applicationId })
  }
  return (await hiringFileOf(db, { applicationId, canEdit: true })) as HiringFile
}

/** @throws Refusal 404; 403; 400 where he has no mail */
export async function sendLink(given: GivenTo<'sendHiringLink'>, { id }: InputOf<Calls['sendHiringLink']>) {
  const { db } = given
  const { candidateId } = await hiringFileToChange(given, id)
  const { mail } = await db
    .selectFrom('rh.candidate')
    .select('mail')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow()
  if (!mail) throw wrongField('id', 'no_mail', 'rh.candidate.no-mail')
  const expiresAt = await renewLink(given, id)
  await enqueue(db, 'send-hiring-link', { hiringFileId: id })
  return { sentTo: mail, expiresAt }
}

async function renewLink({ db, keys, clock }: Pick<Looking, 'db' | 'keys' | 'clock'>, id: string) {
  const expiresAt = clock
    .now()
    .add({ hours: daysOfLife * 24 })
    .toString()
  await db
    .updateTable('rh.hiring_file')
    .set({ tokenHash: digestOfKey(tokenOf(keys, id)), expiresAt })
    .where('id', '=', id)
    .execute()
  return expiresAt
}
