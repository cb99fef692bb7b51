import { sql } from 'kysely'
import { forbidden, notFound, Refusal } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { canonicalJson } from '../canonical-dpae.model.ts'
import type { Dpae } from '../dpae.model.ts'
import type { DeclaredContract } from './dpae-scope.ts'
import { keepDeclaration, noteEvent } from './keep-declaration.ts'

export type Recording = { keys: Keys; clock: Clock; clientId: string; actorId: string | null }

/** Where what was declared is sealed. */
export const placeOfJson = (clientId: string, id: string) => `rh.dpae ${clientId} ${id}`

type Hiring = Pick<DeclaredContract, 'id' | 'employeeId' | 'companyId'>
type Accepted = { receiptNumber: string; mayType: boolean; json?: unknown; viaTesa?: boolean }

/**
 * Writes down that the declaration of a contract was accepted: by the receipt of its organism, or by one that somebody
 * typed. What held before is cancelled. Harmless when it is done again.
 * A contract made by TESA needs none: the number of its order stands in its place.
 * @throws Refusal 400 RECEIPT_UNKNOWN of a number that no organism gave, from who may not type one; 400 TESA_REGIME; 409
 * ALREADY_ACCEPTED
 */
export async function recordDeclaration(
  db: RhDb,
  recording: Recording,
  contract: Hiring,
  { receiptNumber, mayType, json, viaTesa = false }: Accepted,
): Promise<Dpae> {
  await sql`select from rh.employment_contract where id = ${contract.id} for update`.execute(db)
  const standing = await standingDeclaration(db, contract.id)
  if (standing?.receiptNumber === receiptNumber && !standing.isOutdated) return dpaeById(db, standing.id)
  if (standing && !standing.isOutdated)
    throw new Refusal(409, 'ALREADY_ACCEPTED', 'rh.dpae.already-accepted', {
      detail: { receiptNumber: standing.receiptNumber },
    })
  const transmission = viaTesa ? undefined : await acceptedTransmission(db, contract.id, receiptNumber)
  if (!transmission && !mayType) throw receiptUnknown()
  if (!transmission) await requireHiring(db, contract.id, receiptNumber)
  if (viaTesa) await requireFarm(db, contract.companyId)
  const former = await formerUnder(db, contract.id, receiptNumber)
  if (standing && standing.id !== former?.id) await giveWay(db, recording, standing)
  const id = await write(db, recording, contract, { receiptNumber, json, transmission, viaTesa, formerId: former?.id })
  await keepDeclaration(db, contract.id, viaTesa ? 'not_needed' : 'accepted')
  await noteEvent(db, contract.id, transmission ? 'accepted' : 'typed', recording.actorId)
  await emit(db, 'dpae.accepted', { contractId: contract.id, employeeId: contract.employeeId })
  return dpaeById(db, id)
}

export const receiptUnknown = () => new Refusal(400, 'RECEIPT_UNKNOWN', 'rh.dpae.receipt-unknown')

/** A receipt is typed of a contract that binds, once. @throws Refusal 400 DPAE_NOT_DOABLE, RECEIPT_TAKEN */
async function requireHiring(db: RhDb, contractId: string, receiptNumber: string) {
  const { binds } = await db
    .selectFrom('rh.employment_contract')
    .select('binds')
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow()
  if (!binds) throw new Refusal(400, 'DPAE_NOT_DOABLE', 'rh.dpae.reason.NOT_GENERATED')
  const taken = await db
    .selectFrom('rh.dpae')
    .select('id')
    .where('receiptNumber', '=', receiptNumber)
    .where('contractId', '<>', contractId)
    .executeTakeFirst()
  if (taken) throw new Refusal(400, 'RECEIPT_TAKEN', 'rh.dpae.receipt-taken')
}

/** TESA is a service of the MSA. @throws Refusal 400 TESA_REGIME */
async function requireFarm(db: RhDb, companyId: string) {
  const { regime } = await db
    .selectFrom('platform.company')
    .select('regime')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  if (regime !== 'MSA') throw new Refusal(400, 'TESA_REGIME', 'rh.dpae.tesa-regime')
}

type Standing = { id: string; receiptNumber: string; isOutdated: boolean }

async function standingDeclaration(db: RhDb, contractId: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select d.id, d.receipt_number, c.declaration not in ('accepted', 'not_needed') as is_outdated
      from rh.dpae d join rh.employment_contract c on c.id = d.contract_id
     where d.contract_id = ${contractId} and d.cancelled_at is null`.execute(db)
  return rows[0]
}

/** What was accepted before stays readable, and holds no more. */
const giveWay = (db: RhDb, { clock }: Recording, { id }: Standing) =>
  db
    .updateTable('rh.dpae')
    .set({ cancelledAt: clock.now().toString(), cancelReason: 'redone' })
    .where('id', '=', id)
    .execute()

const acceptedTransmission = (db: RhDb, contractId: string, receiptNumber: string) =>
  db
    .selectFrom('rh.dpae_transmission')
    .select(['id', 'fileId', 'canonicalEncrypted', 'declared', 'answeredAt'])
    .where('contractId', '=', contractId)
    .where('receiptNumber', '=', receiptNumber)
    .where('state', '=', 'accepted')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** An organism that knows a hiring gives the receipt that it gave before: the declaration is told anew under it. */
const formerUnder = (db: RhDb, contractId: string, receiptNumber: string) =>
  db
    .selectFrom('rh.dpae')
    .select('id')
    .where('contractId', '=', contractId)
    .where('receiptNumber', '=', receiptNumber)
    .executeTakeFirst()

type Given = {
  receiptNumber: string
  formerId: string | undefined
  json: unknown
  viaTesa: boolean
  transmission: Awaited<ReturnType<typeof acceptedTransmission>>
}

async function write(
  db: RhDb,
  { keys, clock, clientId, actorId }: Recording,
  { id: contractId, employeeId, companyId }: Hiring,
  { receiptNumber, json, transmission, viaTesa, formerId }: Given,
) {
  const { rows } = await sql<{ id: string; facts: unknown }>`
    select coalesce(${formerId ?? null}::uuid, uuidv7()) as id, rh.declared_facts(${contractId}) as facts`.execute(db)
  const { id, facts } = rows[0] as { id: string; facts: unknown }
  const told = transmission
    ? keys.open(`rh.dpae_transmission ${clientId} ${transmission.id}`, transmission.canonicalEncrypted)
    : canonicalJson(json ?? null)
  const said = {
    receiptNumber,
    jsonEncrypted: keys.seal(placeOfJson(clientId, id), told),
    declared: JSON.stringify(transmission?.declared ?? facts),
    fileId: transmission?.fileId ?? null,
    transmissionId: transmission?.id ?? null,
    cameBy: originOf(transmission !== undefined, viaTesa),
    documentFileId: null,
    acceptedAt: transmission?.answeredAt ?? clock.now().toString(),
    cancelledAt: null,
    cancelReason: null,
    createdBy: actorId,
  }
  await db
    .insertInto('rh.dpae')
    .values({ id, contractId, employeeId, companyId, ...said })
    .onConflict(known => known.columns(['clientId', 'id']).doUpdateSet(said))
    .execute()
  return id
}

const originOf = (isTransmitted: boolean, viaTesa: boolean): Dpae['origin'] => {
  if (isTransmitted) return 'transmitted'
  return viaTesa ? 'tesa' : 'manual'
}

const dpaeRows = (db: RhDb) =>
  db
    .selectFrom('rh.dpae')
    .select(['id', 'contractId', 'employeeId', 'receiptNumber', 'fileId', 'documentFileId'])
    .select(['acceptedAt', 'cancelledAt', 'cancelReason'])
    .select(eb => eb.ref('cameBy').$castTo<Dpae['origin']>().as('origin'))

/** @throws Refusal 404 */
export async function dpaeById(db: RhDb, id: string): Promise<Dpae> {
  const found = await dpaeRows(db).where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

export const declarationsOf = (db: RhDb, contractIds: readonly string[]): Promise<Dpae[]> =>
  contractIds.length === 0
    ? Promise.resolve([])
    : dpaeRows(db).where('contractId', 'in', contractIds).orderBy('acceptedAt', 'desc').orderBy('id', 'desc').execute()

type Taking = { id: string; level: (companyId: string) => number; reason: string | undefined }

/** Takes a declaration off a contract; the organism keeps it. @throws Refusal 404; 403; 409 when it was taken off */
export async function cancelDeclaration(db: RhDb, { clock, actorId }: Recording, { id, level, reason }: Taking) {
  const row = await db
    .selectFrom('rh.dpae')
    .select(['contractId', 'companyId', 'cancelledAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || level(row.companyId) < 1) throw notFound()
  if (level(row.companyId) < 3) throw forbidden()
  if (row.cancelledAt !== null) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.dpae.already-cancelled')
  await db
    .updateTable('rh.dpae')
    .set({ cancelledAt: clock.now().toString(), cancelReason: reason ?? null })
    .where('id', '=', id)
    .execute()
  await keepDeclaration(db, row.contractId, 'cancelled')
  await noteEvent(db, row.contractId, 'cancelled', actorId)
}
