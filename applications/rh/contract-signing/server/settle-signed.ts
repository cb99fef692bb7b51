import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { moveTerms, settleElement, storedKinds } from '#rh/contracts/contract-elements.server.ts'
import { followContract, withoutOverlap } from '#rh/contracts/contracts.server.ts'
import type { ElementKind } from '#rh/contracts/contract-element.model.ts'
import { noteEvent } from '#rh/mutuelles/mutuelles.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { SignedKind } from '../contract-signing.model.ts'
import { type SignedRecord, signedRecords } from './signed-record.queries.ts'
import { tableOf } from './tables.ts'

type Telling = { db: RhDb; clock: Clock }

export const kindOfElement: Partial<Record<SignedKind, ElementKind>> = {
  amendment: 'amendment',
  suspension: 'suspension',
  ending: 'endingOfContract',
}

/** Of a record that is still there, held until the end of the transaction; undefined where it is not. */
export async function heldRecord(db: RhDb, kind: SignedKind, id: string): Promise<SignedRecord | undefined> {
  const [record] = await signedRecords(db, kind, [id])
  if (!record) return undefined
  if (record.contractId)
    await sql`select from rh.employment_contract where id = ${record.contractId} for update`.execute(db)
  return record
}

/** Somebody has signed, and somebody else is waited for. */
export async function noteSignedInPart(db: RhDb, { kind, id }: SignedRecord) {
  if (kind === 'mutuelle') return
  await sql`
    update ${sql.table(tableOf[kind])} set state = 'partially_signed', version = version + 1
     where id = ${id} and state = 'sent'`.execute(db)
}

/** His sealed copy has left to the employee: from then on it was handed over (L1242-13). */
export async function noteDelivered({ db, clock }: Telling, { kind, id }: SignedRecord) {
  if (kind === 'mutuelle') return
  await sql`
    update ${sql.table(tableOf[kind])} set delivered_at = ${clock.now().toString()}, version = version + 1
     where id = ${id} and delivered_at is null`.execute(db)
}

/** All have signed: that instant is the day of the signature, whenever the file is sealed. Done again it changes nothing. */
export const noteSigned = (db: RhDb, { kind, id }: SignedRecord, allSignedAt: string) =>
  sql`
    update ${sql.table(tableOf[kind])} set signed_at = ${allSignedAt}, version = version + 1
     where id = ${id} and signed_at is null`.execute(db)

type Sealed = { allSignedAt: string; sealedFileId: string | null }

/** The file is sealed: the record is signed, keeps it, and what it says takes effect. Done again it changes nothing. */
export async function settleSigned(telling: Telling, record: SignedRecord, { allSignedAt, sealedFileId }: Sealed) {
  const { db } = telling
  if (record.kind === 'mutuelle') return signCover(telling, record, { allSignedAt, sealedFileId })
  const { numAffectedRows } = await sql`
    update ${sql.table(tableOf[record.kind])}
       set state = 'signed', signed_at = ${allSignedAt}, version = version + 1
     where id = ${record.id} and state not in ('signed', 'cancelled')`.execute(db)
  if (numAffectedRows === 0n) return
  if (sealedFileId) await keepSealedCopy(db, record, sealedFileId)
  await follow(telling, record, record.kind === 'amendment')
}

async function signCover(
  { db, clock }: Telling,
  { id, typeCode }: SignedRecord,
  { allSignedAt, sealedFileId }: Sealed,
) {
  const { numUpdatedRows } = await db
    .updateTable('rh.mutuelle')
    .set(eb => ({
      state: typeCode === 'MUTUELLE_ADHESION' ? 'active_adhesion' : 'active_dispense',
      signedAt: allSignedAt,
      signedFileId: sealedFileId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', '=', 'to_sign')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await noteEvent(db, { id, what: 'signed', at: clock.now().toString(), by: null })
}

/** The sealed file stands among those of the contract. */
async function keepSealedCopy(db: RhDb, { kind, id, contractId, document }: SignedRecord, fileId: string) {
  const element = kindOfElement[kind]
  await db
    .insertInto('rh.contract_attachment')
    .values({
      contractId: contractId as string,
      kind: 'signedCopy',
      name: document?.name ?? '',
      fileId,
      ...(element && { [storedKinds[element].column]: id }),
    })
    .execute()
}

/** Its contract, lists and register follow what became of a record. */
export async function follow(
  { db, clock }: Telling,
  { kind, id, contractId, employeeId }: SignedRecord,
  moves = false,
) {
  if (!contractId) return
  const contract = { id: contractId, employeeId }
  const day = { today: clock.today().toString(), now: clock.now().toString() }
  const element = kindOfElement[kind]
  await withoutOverlap(async () => {
    if (moves) await moveTerms(db, id)
    if (element) await settleElement(db, { kind: element, id, contract }, day)
    else await followContract(db, contract, day)
  })
}
