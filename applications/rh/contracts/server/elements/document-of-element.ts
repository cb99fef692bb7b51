import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { attachDocument } from '#platform/generated-documents/generated-documents.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { contractsElement, type DocumentOfContract } from '../../contract.model.ts'
import type { ElementKind } from '../../contract-element.model.ts'
import type { contractElementsCalls } from '../../contract-elements.calls.ts'
import { type ContractScope, contractScopeOf } from '../contract-scope.ts'
import { withoutOverlap } from '../without-overlap.ts'
import { elementById } from './elements.queries.ts'
import { storedKinds } from './element-rows.queries.ts'
import { elementToChange } from './element-to-change.ts'
import { settleElement } from './settle-element.ts'

type Move = typeof contractElementsCalls.moveElementOfContractToEmployeeFolder

/**
 * Gives a PDF to what it was made for, which is made out from then on. Harmless when it is done again.
 * @throws Refusal 404; 403; 400 where another contract took the days; 409 DOCUMENT_ATTACHED
 */
export async function keepDocumentOfElement(
  given: Given<Move, RhTables> & { catalogue: ElementCatalogue },
  { temporaryFilePath: documentId, employeeId, contractId, elementOfContractId: id, ...said }: InputOf<Move>,
) {
  const { db, clock, catalogue, caller } = given
  const kind = said.contractElementType
  const scope = await contractScopeOf(given)
  const { contract } = await elementToChange(db, scope, { kind, id, contractId })
  if (contract.employeeId !== employeeId) throw notFound()
  const { companyId } = contract
  if (scope.level(companyId) < 2) throw forbidden()
  const { documented, table } = storedKinds[kind]
  const record = { kind: documented, id, element: contractsElement, companyId }
  await attachDocument(
    db as unknown as PlatformDb,
    { catalogue, clock },
    { documentId, userId: caller.userId, ...record },
  )
  await sql`
    update ${sql.table(table)}
       set is_document_outdated = false, version = version + case when state = 'draft' then 1 else 0 end,
           state = case when state = 'draft' then 'generated' else state end
     where id = ${id}`.execute(db)
  await withoutOverlap(() =>
    settleElement(db, { kind, id, contract }, { today: scope.today, now: clock.now().toString() }),
  )
  const { fileId } = await documentOfElement(db, scope, { kind, id, contractId })
  return { documentId, fileId }
}

type Asked = { kind: ElementKind; id: string; contractId: string }

/** @throws Refusal 404, also where it has none */
export async function documentOfElement(
  db: RhDb,
  scope: ContractScope,
  { kind, id, contractId }: Asked,
): Promise<DocumentOfContract> {
  const element = await elementById(db, scope, kind, id)
  if (element.contractId !== contractId || !element.document) throw notFound()
  return element.document
}
