import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import { type PictureShape, withPictures } from '#kernel/server/pictures.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { type ContractAttachment, isSignedOnPaper } from '../contract.model.ts'
import type { contractsCalls } from '../contracts.calls.ts'
import { attachmentById } from './contract-in-full.queries.ts'
import { type ContractScope, contractScopeOf, requireInReach } from './contract-scope.ts'
import { contractToChange } from './end-draft.ts'
import { followContract } from './start-contracts.ts'

type Upload = typeof contractsCalls.uploadContractAttachment
type Get = typeof contractsCalls.getContractAttachment

/** A page of A4 at 200 points an inch. */
export const pageShape: PictureShape = { pixels: 2_400, shape: 'whole', as: 'jpeg' }

/**
 * Keeps a file beside a contract; the copy that both signed on paper signs it.
 * @throws Refusal 404; 403; 400 on its days; 409 TRANSITION_INVALID where nothing is to sign
 */
export async function uploadAttachment(
  { uploads, ...given }: Given<Upload, RhTables>,
  { contractId, kind, name, signedOn, deliveredOn }: InputOf<Upload>,
): Promise<ContractAttachment> {
  const { caller, clock } = given
  return withPictures(
    given,
    uploads.file,
    { folder: caller.clientId as string, drawnAs: pageShape },
    async (db: RhDb, [kept]) => {
      const scope = await contractScopeOf(given)
      const contract = await contractToChange(db, scope, contractId)
      if (scope.level(contract.companyId) < 2) throw forbidden()
      const id = await keepFile(db, { contractId, kind, name, file: kept as StoredFile, by: caller.userId })
      if (kind === 'signedCopy') {
        if (!scope.signs(contract.companyId)) throw forbidden()
        if (!isSignedOnPaper(contract.state))
          throw new Refusal(409, 'TRANSITION_INVALID', 'rh.contract.nothing-to-sign')
        const signed = requireDaysOfSigning(scope, { signedOn, deliveredOn })
        await db
          .updateTable('rh.employment_contract')
          .set({ state: 'signed', signedAt: signed, deliveredAt: deliveredOn ?? null, version: contract.version + 1 })
          .where('id', '=', contractId)
          .execute()
        await followContract(db, contract, { today: scope.today, now: clock.now().toString() })
      }
      return attachmentById(db, id)
    },
  )
}

type Days = { signedOn: string | undefined; deliveredOn: string | undefined }

/** The day on which a copy was signed, today unless it is said. @throws Refusal 400 of days that cannot be */
export function requireDaysOfSigning({ today }: Pick<ContractScope, 'today'>, { signedOn, deliveredOn }: Days): string {
  const signed = signedOn ?? today
  if (signed > today) throw wrongField('signedOn', 'in_the_future', 'rh.contract.signed-in-the-future')
  if (deliveredOn && deliveredOn < signed)
    throw wrongField('deliveredOn', 'before_signature', 'rh.contract.delivered-before')
  return signed
}

type ToKeep = {
  contractId: string
  kind: ContractAttachment['kind']
  name: string
  file: StoredFile
  by: string
  /** Of what changes, suspends or ends the contract. */
  amendmentId?: string
  suspensionId?: string
  endingOfContractId?: string
}

/** Keeps a stored file beside a contract; tells the id of it. */
export async function keepFile(db: RhDb, { name, file, by, ...kept }: ToKeep): Promise<string> {
  const { storageKey, name: fileName, mime, size, sha256 } = file
  const stored = await db
    .insertInto('kernel.file')
    .values({ storageKey, name: fileName, mime, size, sha256, createdBy: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('rh.contract_attachment')
    .values({ ...kept, name: name || fileName, fileId: stored.id, createdBy: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws Refusal 404 */
export async function attachmentFile(
  given: Given<Get, RhTables>,
  { contractId, id }: InputOf<Get>,
): Promise<FileToSend> {
  const scope = await contractScopeOf(given)
  const stored = await given.db
    .selectFrom('rh.contract_attachment as a')
    .innerJoin('rh.employment_contract as c', 'c.id', 'a.contractId')
    .innerJoin('kernel.file as f', 'f.id', 'a.fileId')
    .select(['c.companyId', 'f.name', 'f.mime', 'f.storageKey'])
    .where('a.id', '=', id)
    .where('a.contractId', '=', contractId)
    .executeTakeFirst()
  if (!stored) throw notFound()
  requireInReach(scope, stored.companyId)
  return { name: stored.name, type: stored.mime, bytes: given.files.read(stored.storageKey) }
}
