import type { RhDb } from '#rh/rh-db.ts'
import type { Desk } from './desk.ts'
import { type DpaeGateway, OrganismError } from './gateways/gateway.ts'
import { noteEvent } from './keep-declaration.ts'
import { gatewayFor } from './organism-of-contract.ts'
import { transmissionById } from './running-transmission.ts'
import { organismDown } from './send-declaration.ts'
import { withSession } from './session-of-account.ts'
import { declarationToPrint, keepPdf, printSummary } from './summary-document.ts'

export type KeptDocument = { documentId: string; fileId: string; name: string }

type Standing = {
  id: string
  contractId: string
  receiptNumber: string
  documentFileId: string | null
  receiptFileId: string | null
  transmissionId: string | null
  fileId: string | null
}

const standing = (db: RhDb, contractId: string): Promise<Standing | undefined> =>
  db
    .selectFrom('rh.dpae')
    .select(['id', 'contractId', 'receiptNumber', 'documentFileId', 'receiptFileId', 'transmissionId', 'fileId'])
    .where('contractId', '=', contractId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst()

const nameOf = ({ receiptNumber }: Standing) => `DPAE ${receiptNumber}`

/**
 * The summary of the declaration that holds of a contract, kept with it, and the organism's own receipt where it gives
 * one; undefined where there is no declaration. Harmless when it is done again.
 * @throws Refusal 502 ORGANISM_DOWN
 */
export async function keepDocument(desk: Desk, contractId: string): Promise<KeptDocument | undefined> {
  const found = await desk.withDb(db => standing(db, contractId))
  if (!found) return undefined
  if (!found.documentFileId) await keepSummary(desk, found)
  if (!found.receiptFileId && found.transmissionId) await keepReceipt(desk, found)
  const kept = await desk.withDb(async db => {
    await db
      .updateTable('rh.dpae_transmission')
      .set({ nextPollAt: null })
      .where('contractId', '=', contractId)
      .where('state', '=', 'accepted')
      .execute()
    return standing(db, contractId)
  })
  return { documentId: found.id, fileId: kept?.documentFileId as string, name: `${nameOf(found)}.pdf` }
}

async function keepSummary(desk: Desk, found: Standing) {
  const told = await desk.withDb(db => declarationToPrint(db, desk.keys, desk.clientId, found.id))
  const bytes = await printSummary(desk, told, { isWhole: false })
  await keepPdf(desk, nameOf(found), bytes, async (db, { id: documentFileId }) => {
    await db.updateTable('rh.dpae').set({ documentFileId }).where('id', '=', found.id).execute()
    await noteEvent(db, found.contractId, 'documented', desk.actorId)
  })
}

async function keepReceipt(desk: Desk, found: Standing) {
  const bytes = await receiptOf(desk, found)
  if (!bytes) return
  await keepPdf(desk, `${nameOf(found)} récépissé`, bytes, async (db, { id: receiptFileId }) => {
    await db.updateTable('rh.dpae').set({ receiptFileId }).where('id', '=', found.id).execute()
  })
}

async function receiptOf(desk: Desk, { transmissionId, fileId }: Standing): Promise<Uint8Array | null> {
  if (!transmissionId || !fileId) return null
  const now = desk.clock.now().toString()
  const transmission = await desk.withDb(db => transmissionById(db, transmissionId, now))
  const { accountId } = transmission
  if (!accountId) return null
  const gateway: DpaeGateway = await gatewayFor(desk, transmission)
  return withSession(desk, gateway, accountId, session => gateway.receipt(session, fileId)).catch(failure => {
    if (failure instanceof OrganismError && failure.fault === 'down') throw organismDown()
    if (failure instanceof OrganismError) return null
    throw failure
  })
}
