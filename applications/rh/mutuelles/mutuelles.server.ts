import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { mutuellesCalls } from './mutuelles.calls.ts'
import {
  documentOfMutuelle,
  keepDocumentOfMutuelle,
  signedCopyOfMutuelle,
  signMutuelleOnPaper,
} from './server/documents-of-mutuelle.ts'
import { linkMutuelle } from './server/link-mutuelle.ts'
import { insuredPerson, mutuelleScopeOf } from './server/mutuelle-scope.ts'
import {
  contractsWithoutMutuelle,
  historyOfMutuelle,
  mutuelleById,
  mutuelleOfContract,
  mutuellesOfEmployee,
} from './server/mutuelles.queries.ts'
import { pageOfMutuelles } from './server/page-of-mutuelles.queries.ts'
import { createSubscribed, editDates, postMutuelle, putMutuelle, removeMutuelle } from './server/write-mutuelle.ts'

export { mutuelleSource } from './server/mutuelle-source.ts'

export { noteEvent } from './server/mutuelle-to-change.ts'
export { mutuelleById } from './server/mutuelles.queries.ts'
export { mutuelleScopeOf } from './server/mutuelle-scope.ts'

export const mutuellesServer = (catalogue: ElementCatalogue) =>
  rhAnswers(mutuellesCalls, {
    createMutuelle: createSubscribed,
    postMutuelle,
    putMutuelle,
    deleteMutuelle: removeMutuelle,
    removeMutuelle,
    getUnassociatedMutuelles: async (given, { employeeId }) => {
      const scope = await mutuelleScopeOf(given)
      await insuredPerson(given.db, scope, employeeId)
      const all = await mutuellesOfEmployee(given.db, scope, employeeId)
      return all.filter(({ contract }) => contract === null)
    },
    getMutuellesOfEmployee: async (given, { employeeId }) => {
      const scope = await mutuelleScopeOf(given)
      await insuredPerson(given.db, scope, employeeId)
      return mutuellesOfEmployee(given.db, scope, employeeId)
    },
    getMutuelleOfContract: async (given, { id }) => mutuelleOfContract(given.db, await mutuelleScopeOf(given), id),
    getMutuelleById: async (given, { id }) => mutuelleById(given.db, await mutuelleScopeOf(given), id),
    getHistoryOfMutuelle: async (given, { id }) => {
      await mutuelleById(given.db, await mutuelleScopeOf(given), id)
      return historyOfMutuelle(given.db, id)
    },
    editDatesOfMutuelle: editDates,
    getContractsWithoutMutuelle: async (given, { employeeId }) => {
      const scope = await mutuelleScopeOf(given)
      await insuredPerson(given.db, scope, employeeId)
      return contractsWithoutMutuelle(given.db, scope, employeeId)
    },
    linkMutuelle,
    hasInsurance: async (given, { id }) => {
      const bound = await mutuelleOfContract(given.db, await mutuelleScopeOf(given), id)
      return { hasInsurance: bound !== null, mutuelleId: bound?.id ?? null }
    },
    getDocumentForMutuelle: async (given, { id }) => documentOfMutuelle(given.db, await mutuelleScopeOf(given), id),
    moveMutuelleToEmployeeFolder: (given, asked) => keepDocumentOfMutuelle({ ...given, catalogue }, asked),
    signMutuelleOnPaper,
    getSignedCopyOfMutuelle: signedCopyOfMutuelle,
    getMutuelles: async (given, asked) => pageOfMutuelles(given.db, await mutuelleScopeOf(given), asked),
  })
