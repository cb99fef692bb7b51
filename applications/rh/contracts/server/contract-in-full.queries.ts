import { notFound } from '#kernel/server/errors.ts'
import { dpaeOf } from '#rh/positions/positions.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Check, ContractAttachment, ContractInFull } from '../contract.model.ts'
import type { ContractScope } from './contract-scope.ts'
import { contractById } from './contracts.queries.ts'

/** A contract with its declaration, what is joined to it and what the rules say of it. @throws Refusal 404 */
export async function contractInFull(
  db: RhDb,
  scope: ContractScope,
  id: string,
  checks: readonly Check[],
): Promise<ContractInFull> {
  const { contract, employee } = await contractById(db, scope, id)
  const declared = await db
    .selectFrom('rh.dpae_configuration as d')
    .select(dpaeOf('d').as('dpaeConfiguration'))
    .where('d.contractId', '=', id)
    .executeTakeFirst()
  return {
    ...contract,
    employee,
    dpaeConfiguration: declared?.dpaeConfiguration ?? null,
    attachment: await attachmentsOf(db, id),
    checks: [...checks],
  }
}

const attachmentsOf = (db: RhDb, contractId: string): Promise<ContractAttachment[]> =>
  attachments(db)
    .where('a.contractId', '=', contractId)
    .where('a.amendmentId', 'is', null)
    .where('a.suspensionId', 'is', null)
    .where('a.endingOfContractId', 'is', null)
    .orderBy('a.createdAt')
    .orderBy('a.id')
    .execute()

/** @throws Refusal 404 */
export async function attachmentById(db: RhDb, id: string): Promise<ContractAttachment> {
  const row = await attachments(db).where('a.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export const attachments = (db: RhDb) =>
  db
    .selectFrom('rh.contract_attachment as a')
    .innerJoin('kernel.file as f', 'f.id', 'a.fileId')
    .select(['a.id', 'a.name', 'f.name as fileName', 'a.fileId', 'a.createdAt as addedAt'])
    .select(eb => eb.ref('a.kind').$castTo<ContractAttachment['kind']>().as('kind'))
