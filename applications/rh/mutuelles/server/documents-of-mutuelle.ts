import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import { withPictures } from '#kernel/server/pictures.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { attachDocument } from '#platform/generated-documents/generated-documents.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { pageShape } from '#rh/employee-documents/employee-documents.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { type Mutuelle, mutuellesElement } from '../mutuelle.model.ts'
import type { mutuellesCalls } from '../mutuelles.calls.ts'
import { type MutuelleScope, mutuelleScopeOf } from './mutuelle-scope.ts'
import { mutuelleToChange, noteEvent } from './mutuelle-to-change.ts'
import { mutuelleById } from './mutuelles.queries.ts'

type Move = typeof mutuellesCalls.moveMutuelleToEmployeeFolder
type Sign = typeof mutuellesCalls.signMutuelleOnPaper
type Copy = typeof mutuellesCalls.getSignedCopyOfMutuelle

/**
 * Gives a PDF to the cover that it was made for, which waits to be signed from then on. Harmless when it is done again.
 * @throws Refusal 404; 403; 409 DOCUMENT_ATTACHED
 */
export async function keepDocumentOfMutuelle(
  given: Given<Move, RhTables> & { catalogue: ElementCatalogue },
  { temporaryFilePath: documentId, employeeId, contractId, mutuelleId: id }: InputOf<Move>,
) {
  const { db, clock, catalogue, caller } = given
  const scope = await mutuelleScopeOf(given)
  const cover = await mutuelleToChange(db, scope, { id, employeeId, needs: 2 })
  if (contractId && cover.contractId !== contractId) throw notFound()
  const record = { kind: 'mutuelle', id, element: mutuellesElement, companyId: cover.companyId }
  const attached = { documentId, userId: caller.userId, ...record }
  await attachDocument(db as unknown as PlatformDb, { catalogue, clock }, attached)
  if (cover.state === 'draft' || !cover.joinDocumentModel) {
    await db
      .updateTable('rh.mutuelle')
      .set({
        ...(cover.state === 'draft' && { state: 'to_sign' }),
        joinDocumentModel: true,
        isDocumentOutdated: false,
        version: cover.version + 1,
      })
      .where('id', '=', id)
      .execute()
    await noteEvent(db, { id, what: 'documented', at: clock.now().toString(), by: caller.userId })
  } else await db.updateTable('rh.mutuelle').set({ isDocumentOutdated: false }).where('id', '=', id).execute()
  const { fileId } = await documentOfMutuelle(db, scope, id)
  return { documentId, fileId }
}

/** @throws Refusal 404, also where it has none */
export async function documentOfMutuelle(db: RhDb, scope: MutuelleScope, id: string) {
  const { document } = await mutuelleById(db, scope, id)
  if (!document) throw notFound()
  return document
}

/**
 * Keeps the copy that the employee signed: his cover, or his dispense, holds.
 * @throws Refusal 404; 403; 400 of a day to come; 409 TRANSITION_INVALID of one that waits for its document or is signed
 */
export const signMutuelleOnPaper = (
  { uploads, ...given }: Given<Sign, RhTables>,
  { id, signedOn }: InputOf<Sign>,
): Promise<Mutuelle> => {
  const { caller, clock } = given
  const place = { folder: caller.clientId as string, drawnAs: pageShape }
  return withPictures(given, uploads.file, place, async (db: RhDb, [kept]) => {
    const scope = await mutuelleScopeOf(given)
    const cover = await mutuelleToChange(db, scope, { id, needs: 2 })
    if (cover.signedAt !== null || cover.state === 'draft')
      throw new Refusal(409, 'TRANSITION_INVALID', 'rh.mutuelle.nothing-to-sign')
    const signedAt = signedOn ?? scope.today
    if (signedAt > scope.today) throw wrongField('signedOn', 'in_the_future', 'rh.contract.signed-in-the-future')
    const { storageKey, name, mime, size, sha256 } = kept as StoredFile
    const file = await db
      .insertInto('kernel.file')
      .values({ storageKey, name, mime, size, sha256, createdBy: caller.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('rh.mutuelle')
      .set({
        state: cover.subscribed ? 'active_adhesion' : 'active_dispense',
        signedAt,
        signedFileId: file.id,
        version: cover.version + 1,
      })
      .where('id', '=', id)
      .execute()
    await noteEvent(db, { id, what: 'signed', at: clock.now().toString(), by: caller.userId })
    return mutuelleById(db, scope, id)
  })
}

/** @throws Refusal 404, also where none was joined */
export async function signedCopyOfMutuelle(given: Given<Copy, RhTables>, { id }: InputOf<Copy>): Promise<FileToSend> {
  const { signedCopy } = await mutuelleById(given.db, await mutuelleScopeOf(given), id)
  if (!signedCopy) throw notFound()
  const { name, mime, storageKey } = await given.db
    .selectFrom('kernel.file')
    .select(['name', 'mime', 'storageKey'])
    .where('id', '=', signedCopy.fileId)
    .executeTakeFirstOrThrow()
  return { name, type: mime, bytes: given.files.read(storageKey) }
}
