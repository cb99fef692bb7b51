import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { CanonicalDpae } from '../canonical-dpae.model.ts'
import type { DpaeConnector, Organism } from '../connector.model.ts'
import { canonicalJson } from '../canonical-dpae.model.ts'
import type { DpaeError, TransmissionState } from '../dpae.model.ts'
import type { Desk } from './desk.ts'
import { type ContractToDeclare, contractsToDeclare } from './facts-of-contracts.queries.ts'
import { hashOf, requireDoable } from './judged-contract.ts'
import { keepDeclaration } from './keep-declaration.ts'

/** An attempt to hand a declaration over, as it stands. */
export type Transmission = {
  id: string
  contractId: string
  employeeId: string
  companyId: string
  connector: DpaeConnector
  organism: Organism
  accountId: string | null
  canonicalHash: string
  fileId: string | null
  receiptNumber: string | null
  state: TransmissionState
  errors: DpaeError[]
  polls: number
  createdAt: string
  isHeld: boolean
  askedBy: string | null
}

/** Who speaks to the organism has so long; after it somebody else may take the attempt over. */
const secondsHeld = 120

/** Attempts by any condition on `t`, with the account that speaks for their company today; the newest first. */
export const transmissionsWhere = async (db: RhDb, condition: ReturnType<typeof sql<boolean>>, now: string) => {
  const { rows } = await sql<Transmission>`
    select t.id, t.contract_id, t.employee_id, t.company_id, t.connector, t.organism, t.canonical_hash, t.file_id,
           t.receipt_number, t.state, t.errors, t.polls, t.created_at, t.asked_by,
           coalesce(t.held_until > ${now}, false) as is_held,
           (select a.id from rh.social_insurance_account a
             where a.company_ids @> array[t.company_id] and a.kind = t.organism
             order by a.label, a.id limit 1) as account_id
      from rh.dpae_transmission t
     where ${condition}
     order by t.id desc`.execute(db)
  return rows
}

export async function transmissionById(db: RhDb, id: string, now: string): Promise<Transmission> {
  const [found] = await transmissionsWhere(db, sql<boolean>`t.id = ${id}`, now)
  if (!found) throw notFound()
  return found
}

const placeOfCanonical = (clientId: string, id: string) => `rh.dpae_transmission ${clientId} ${id}`

/** What an attempt declares, as it was sealed. */
export async function canonicalOf({ keys, withDb, clientId }: Desk, id: string): Promise<CanonicalDpae> {
  const row = await withDb(db =>
    db.selectFrom('rh.dpae_transmission').select('canonicalEncrypted').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return JSON.parse(keys.open(placeOfCanonical(clientId, id), row.canonicalEncrypted)) as CanonicalDpae
}

type Asked = { contractId: string; hash?: string | undefined }

/**
 * The attempt that runs for a contract, taken by the caller; a new one where none runs. Two who send at once come one
 * after the other, and the second finds the first one's.
 * @throws Refusal 404; 409 DPAE_DATA_STALE, DPAE_ALREADY_SENT, ALREADY_ACCEPTED; 400 DPAE_WINDOW, DPAE_NOT_DOABLE
 */
export async function takeTransmission(db: RhDb, desk: Desk, { contractId, hash }: Asked): Promise<Transmission> {
  const now = desk.clock.now()
  await sql`select from rh.employment_contract where id in ${eachOf([contractId])} for update`.execute(db)
  const contract = (await contractsToDeclare(db, desk.keys, [contractId])).get(contractId)
  if (!contract) throw notFound()
  const current = hashOf(contract.declared)
  const condition = sql<boolean>`t.contract_id = ${contractId} and t.state in ('connecting', 'sending', 'submitted')`
  const [running] = await transmissionsWhere(db, condition, now.toString())
  if (hash !== undefined && hash !== current) throw new Refusal(409, 'DPAE_DATA_STALE', 'rh.dpae.stale')
  if (running?.state === 'submitted') {
    if (running.canonicalHash !== current) throw new Refusal(409, 'DPAE_ALREADY_SENT', 'rh.dpae.already-sent')
    return running
  }
  if (running) return hold(db, desk, running)
  requireDoable(contract, now, desk.language)
  return begin(db, desk, contract, current)
}

/** @throws Refusal 409 DPAE_ALREADY_SENT while somebody else speaks to the organism */
async function hold(db: RhDb, { clock }: Desk, running: Transmission) {
  if (running.isHeld) throw new Refusal(409, 'DPAE_ALREADY_SENT', 'rh.dpae.already-sent')
  await db
    .updateTable('rh.dpae_transmission')
    .set({ heldUntil: clock.now().add({ seconds: secondsHeld }).toString() })
    .where('id', '=', running.id)
    .execute()
  return running
}

async function begin(db: RhDb, desk: Desk, contract: ContractToDeclare, hash: string): Promise<Transmission> {
  const { keys, clock, clientId, actorId } = desk
  const now = clock.now()
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
  const id = rows[0]?.id as string
  const { id: contractId, employeeId, companyId, connector, organism, declared, facts } = contract
  if (connector === 'file') throw new Refusal(400, 'CONNECTOR_OFF', 'rh.dpae.connector-off')
  await db
    .insertInto('rh.dpae_transmission')
    .values({
      id,
      contractId,
      employeeId,
      companyId,
      connector,
      organism,
      canonicalEncrypted: keys.seal(placeOfCanonical(clientId, id), canonicalJson(declared)),
      canonicalHash: hash,
      declared: JSON.stringify(facts),
      state: 'connecting',
      heldUntil: now.add({ seconds: secondsHeld }).toString(),
      nextPollAt: now.add({ seconds: secondsHeld }).toString(),
      createdAt: now.toString(),
      isTest: declared.isTest,
      askedBy: actorId,
    })
    .execute()
  await keepDeclaration(db, contractId, 'in_progress')
  return transmissionById(db, id, now.toString())
}

type Moved = {
  state?: TransmissionState
  errors?: DpaeError[]
  fileId?: string
  receiptNumber?: string
  sentAt?: string
  answeredAt?: string
  polls?: number
  /** When it is asked again by itself; null: never. */
  nextPollAt: string | null
}

/** Writes what became of an attempt, and lets it go. */
export const moveTransmission = (db: RhDb, id: string, { errors, ...moved }: Moved) =>
  db
    .updateTable('rh.dpae_transmission')
    .set({ ...moved, ...(errors && { errors: JSON.stringify(errors) }), heldUntil: null })
    .where('id', '=', id)
    .execute()
