import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import { withPictures } from '#kernel/server/pictures.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import type { QualiteDb, QualiteTables } from '#qualite/qualite-db.ts'
import { isOpen } from '../dispute.model.ts'
import type { disputesCalls } from '../disputes.calls.ts'
import { investigationElement, productionElement, registrationElement, salesElement } from '../disputes-place.model.ts'
import { disputeById } from './dispute-in-full.queries.ts'
import { followedCompanies } from './dispute-scope.ts'
import { disputeToChange, notPossible, noteEvent } from './dispute-to-change.ts'

type Calls = typeof disputesCalls

const working = [registrationElement, salesElement, productionElement, investigationElement] as const
/** A page that a telephone photographed stays readable. */
const proofShape = { pixels: 2_400, shape: 'whole', as: 'jpeg' } as const

/** @throws Refusal 404; 403; 409 of one that has ended */
async function openDispute(given: Parameters<typeof disputeToChange>[0], id: string) {
  const standing = await disputeToChange(given, id, working, 2)
  if (!isOpen(standing.state)) throw notPossible(standing.state)
}

/** @throws Refusal 404; 403; 409 */
export async function addDisputeProof(
  given: Given<Calls['addDisputeProof'], QualiteTables>,
  { id, kind, text }: InputOf<Calls['addDisputeProof']>,
) {
  await openDispute(given, id)
  await keepProof(given.db, { id, kind, text, fileId: null, at: given.clock.now().toString() })
  return disputeById(given, id)
}

/** Drawn again before it is kept, as every picture is. @throws Refusal 404; 403; 409; 413; 415 */
export function addDisputePhoto(
  { uploads, ...given }: Given<Calls['addDisputePhoto'], QualiteTables>,
  { id, kind }: InputOf<Calls['addDisputePhoto']>,
) {
  const place = { folder: given.caller.clientId as string, drawnAs: proofShape }
  return withPictures(given, uploads.file, place, async (db: QualiteDb, [kept]) => {
    await openDispute({ ...given, db }, id)
    const { storageKey, name, mime, size, sha256 } = kept as StoredFile
    const { id: fileId } = await db
      .insertInto('kernel.file')
      .values({ storageKey, name, mime, size, sha256, createdBy: given.caller.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepProof(db, { id, kind, text: null, fileId, at: given.clock.now().toString() })
    return disputeById({ ...given, db }, id)
  })
}

type Proof = { id: string; kind: string; text: string | null; fileId: string | null; at: string }

async function keepProof(db: QualiteDb, { id: disputeId, at, ...proof }: Proof) {
  await db
    .insertInto('qualite.dispute_proof')
    .values({ ...proof, disputeId, addedAt: at })
    .execute()
  await noteEvent(db, { disputeId, kind: 'proof', text: proof.text, at })
}

/** @throws Refusal 404 */
export async function disputePhoto(
  given: Given<Calls['getDisputePhoto'], QualiteTables>,
  { id, proofId }: InputOf<Calls['getDisputePhoto']>,
): Promise<FileToSend> {
  const stored = await given.db
    .selectFrom('qualite.dispute_proof as p')
    .innerJoin('qualite.dispute as d', 'd.id', 'p.disputeId')
    .innerJoin('kernel.file as f', 'f.id', 'p.fileId')
    .select(['d.companyId', 'f.name', 'f.mime', 'f.storageKey'])
    .where('p.id', '=', proofId)
    .where('p.disputeId', '=', id)
    .executeTakeFirst()
  if (!stored || !(await followedCompanies(given)).includes(stored.companyId)) throw notFound()
  return { name: stored.name, type: stored.mime, bytes: given.files.read(stored.storageKey) }
}

/** Among those of the house: a customer never reads it. @throws Refusal 404; 403; 409 */
export async function addDisputeMessage(
  given: Given<Calls['addDisputeMessage'], QualiteTables>,
  { id, text }: InputOf<Calls['addDisputeMessage']>,
) {
  await openDispute(given, id)
  await noteEvent(given.db, { disputeId: id, kind: 'message', text, at: given.clock.now().toString() })
  return disputeById(given, id)
}
