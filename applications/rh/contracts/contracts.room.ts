import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { documentSourcesOffer, objectsOfTypesOffer } from '#platform/documents/document-source.slot.ts'
import { toDoSourcesOffer } from '#platform/to-do/to-do-source.slot.ts'
import { contractSource, contractsServer, startContractsJob, unsignedToDo } from './contracts.server.ts'

const objectsOfContract = {
  typeCode: 'WORK_CONTRACT',
  objects: [
    { name: 'employee', source: 'employee' },
    { name: 'company', source: 'company' },
    { name: 'contract', source: 'contract' },
  ],
}

export const contractsRoom = room<{ catalogue: ElementCatalogue }>({
  answers: ({ catalogue }) => [contractsServer(catalogue)],
  jobs: () => [startContractsJob],
  fills: [
    fill(documentSourcesOffer, contractSource),
    fill(objectsOfTypesOffer, objectsOfContract),
    fill(toDoSourcesOffer, unsignedToDo),
  ],
})
