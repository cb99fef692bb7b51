import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { attachDocument } from '#platform/generated-documents/generated-documents.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { contractsElement, type DocumentOfContract } from '../contract.model.ts'
import type { contractsCalls } from '../contracts.calls.ts'
import { type ContractScope, contractScopeOf } from './contract-scope.ts'
import { contractById } from './contracts.queries.ts'
import { contractToChange } from './end-draft.ts'
import { followContract } from './start-contracts.ts'
import { withoutOverlap } from './without-overlap.ts'

type Move = typeof contractsCalls.moveContractToEmployeeFolder

/**
 * Gives a PDF to its contract, which is made out from then on and begins on its day. Harmless when it is done again.
 * @throws Refusal 404; 403; 400 where another contract took its days; 409 DOCUMENT_ATTACHED of one that another record has
 */
export async function keepDocumentOfContract(
  given: Given<Move, RhTables> & { catalogue: ElementCatalogue },
  { temporaryFilePath: documentId, employeeId, contractId }: InputOf<Move>,
) {
  const { db, clock, catalogue, caller } = given
  const scope = await contractScopeOf(given)
  const contract = await contractToChange(db, scope, contractId)
  if (contract.employeeId !== employeeId) throw notFound()
  const { companyId, state, version } = contract
  if (scope.level(companyId) < 2) throw forbidden()
  const record = { kind: 'contract', id: contractId, element: contractsElement, companyId }
  const keeping = { catalogue, clock }
  await attachDocument(db as unknown as PlatformDb, keeping, { documentId, userId: caller.userId, ...record })
  await withoutOverlap(() =>
    db
      .updateTable('rh.employment_contract')
      .set({ isDocumentOutdated: false, ...(state === 'draft' && { state: 'generated', version: version + 1 }) })
      .where('id', '=', contractId)
      .execute(),
  )
  if (state === 'draft') await emit(db, 'contract.generated', { contractId, employeeId })
  await followContract(db, contract, { today: scope.today, now: clock.now().toString() })
  const { fileId } = await documentOfContract(db, scope, contractId)
  return { documentId, fileId }
}

/** @throws Refusal 404, also where it has none */
export async function documentOfContract(db: RhDb, scope: ContractScope, id: string): Promise<DocumentOfContract> {
  const { contract } = await contractById(db, scope, id)
  if (!contract.document) throw notFound()
  return contract.document
}
