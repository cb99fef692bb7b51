import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { contractElementsCalls } from './contract-elements.calls.ts'
import { contractScopeOf } from './server/contract-scope.ts'
import { changeOfConditions } from './server/elements/change-of-conditions.queries.ts'
import { documentOfElement, keepDocumentOfElement } from './server/elements/document-of-element.ts'
import { elementById, elementsOfContracts } from './server/elements/elements.queries.ts'
import { cancelElement, deleteElement } from './server/elements/end-element.ts'
import { signElementOnPaper } from './server/elements/sign-element.ts'
import { tickEnding } from './server/elements/tick-ending.ts'
import { writeAmendment } from './server/elements/write-amendment.ts'
import { writeEnding } from './server/elements/write-ending.ts'
import { writeSuspension } from './server/elements/write-suspension.ts'
import { personSeen } from './server/person-to-hire.queries.ts'

export { amendmentSource, endingSource, suspensionSource } from './server/elements/element-sources.ts'
export { elementById } from './server/elements/elements.queries.ts'
export { storedKinds } from './server/elements/element-rows.queries.ts'
export { settleElement } from './server/elements/settle-element.ts'
export { moveTerms } from './server/elements/terms-of-amendment.ts'
export { startAmendmentsJob } from './server/elements/start-amendments.ts'

export const contractElementsServer = (catalogue: ElementCatalogue) =>
  rhAnswers(contractElementsCalls, {
    getElementsOfContracts: async (given, { employeeId }) => {
      const scope = await contractScopeOf(given)
      const elements = await elementsOfContracts(given.db, scope, employeeId)
      if (elements.length === 0) await personSeen(given.db, scope, employeeId)
      return elements
    },
    getAmendementById: async (given, { id }) => elementById(given.db, await contractScopeOf(given), 'amendment', id),
    getSuspensionById: async (given, { id }) => elementById(given.db, await contractScopeOf(given), 'suspension', id),
    getEndingOfContractById: async (given, { id }) =>
      elementById(given.db, await contractScopeOf(given), 'endingOfContract', id),
    createAmendment: writeAmendment,
    editAmendment: writeAmendment,
    createSuspension: writeSuspension,
    editSuspension: writeSuspension,
    createEndingOfContract: writeEnding,
    editEndingOfContract: writeEnding,
    deleteAmendment: (given, { id }) => deleteElement(given, 'amendment', id),
    deleteSuspension: (given, { id }) => deleteElement(given, 'suspension', id),
    deleteEndingOfContract: (given, { id }) => deleteElement(given, 'endingOfContract', id),
    cancelElementOfContract: cancelElement,
    signElementOnPaper,
    tickEndingOfContract: tickEnding,
    moveElementOfContractToEmployeeFolder: (given, asked) => keepDocumentOfElement({ ...given, catalogue }, asked),
    getDocumentForAvenant: async (given, { contractId, amendmentId: id }) =>
      documentOfElement(given.db, await contractScopeOf(given), { kind: 'amendment', id, contractId }),
    getDocumentForSuspension: async (given, { contractId, suspensionId: id }) =>
      documentOfElement(given.db, await contractScopeOf(given), { kind: 'suspension', id, contractId }),
    getDocumentForContractEnding: async (given, { contractId, endingOfContractId: id }) =>
      documentOfElement(given.db, await contractScopeOf(given), { kind: 'endingOfContract', id, contractId }),
    getConditionsOfAmendment: async (given, { id }) => changeOfConditions(given.db, await contractScopeOf(given), id),
  })
