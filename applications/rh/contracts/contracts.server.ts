import { notFound } from '#kernel/server/errors.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { contractsCalls } from './contracts.calls.ts'
import { attachmentFile, uploadAttachment } from './server/attachments.ts'
import { checkDraft, checkDraftOfMany, checksOfSaved } from './server/checks-of-contract.ts'
import { contractInFull } from './server/contract-in-full.queries.ts'
import { contractScopeOf } from './server/contract-scope.ts'
import { contractById, contractsOfEmployee } from './server/contracts.queries.ts'
import { documentOfContract, keepDocumentOfContract } from './server/document-of-contract.ts'
import { cancelContract, deleteContract } from './server/end-draft.ts'
import { pageOfContracts } from './server/page-of-contracts.queries.ts'
import { personSeen } from './server/person-to-hire.queries.ts'
import { createContract, editContract } from './server/write-contract.ts'

export { isFoundBy } from './server/contracts-found.ts'
export { contractById } from './server/contracts.queries.ts'
export { contractToChange } from './server/end-draft.ts'
export { followContract } from './server/start-contracts.ts'
export { requireModel } from './server/require-model.ts'
export { withoutOverlap } from './server/without-overlap.ts'
export { documentsOf } from './server/documents-of-records.queries.ts'
export { hasUnsignedElement } from './server/elements/unsigned-elements.ts'
export { isToBeDeclared } from './server/kept-declaration.ts'
export { contractSource } from './server/contract-source.ts'
export { paySource } from './server/pay-source.ts'
export { type ContractScope, contractScopeOf } from './server/contract-scope.ts'
export { endSuspensionOfAbsence, suspendForAbsence } from './server/elements/suspend-for-absence.ts'
export { startContractsJob } from './server/start-contracts.ts'
export { unsignedToDo } from './server/unsigned-to-do.ts'

export const contractsServer = (catalogue: ElementCatalogue) =>
  rhAnswers(contractsCalls, {
    getEmploymentContractsOfEmployee: async (given, { id }) => {
      const scope = await contractScopeOf(given)
      const contracts = await contractsOfEmployee(given.db, scope, id)
      if (contracts.length === 0) await personSeen(given.db, scope, id)
      return contracts
    },
    getEmploymentContractById: async (given, { contractId, employeeId }) => {
      const scope = await contractScopeOf(given)
      const { contract } = await contractById(given.db, scope, contractId)
      if (contract.employeeId !== employeeId) throw notFound()
      return contractInFull(given.db, scope, contractId, await checksOfSaved(given, scope, contractId))
    },
    checkContractDraft: checkDraft,
    checkContractsOfMany: checkDraftOfMany,
    createEmploymentContract: createContract,
    editEmploymentContract: editContract,
    deleteContract,
    cancelContract,
    uploadContractAttachment: uploadAttachment,
    getContractAttachment: attachmentFile,
    moveContractToEmployeeFolder: (given, asked) => keepDocumentOfContract({ ...given, catalogue }, asked),
    getDocumentForContract: async (given, { id }) => documentOfContract(given.db, await contractScopeOf(given), id),
    getContracts: async (given, asked) => pageOfContracts(given.db, await contractScopeOf(given), asked),
  })
