import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { documentSourcesOffer, objectsOfTypesOffer } from '#platform/documents/document-source.slot.ts'
import { toDoSourcesOffer } from '#platform/to-do/to-do-source.slot.ts'
import {
  amendmentSource,
  contractElementsServer,
  endingSource,
  startAmendmentsJob,
  suspensionSource,
} from './contract-elements.server.ts'
import { contractSource, contractsServer, paySource, startContractsJob, unsignedToDo } from './contracts.server.ts'

const objectsOfContract = [
  { name: 'employee', source: 'employee' },
  { name: 'company', source: 'company' },
  { name: 'employer', source: 'employer' },
  { name: 'contract', source: 'contract' },
]

/** What documents of contracts, and of what changes, suspends or ends them, speak of. */
const objectsOfTypes = [
  { typeCode: 'WORK_CONTRACT', objects: [...objectsOfContract, { name: 'pay', source: 'pay' }] },
  { typeCode: 'AMENDMENT', objects: [...objectsOfContract, { name: 'amendment', source: 'amendment' }] },
  { typeCode: 'SUSPENSION', objects: [...objectsOfContract, { name: 'suspension', source: 'suspension' }] },
  { typeCode: 'END_OF_CONTRACT', objects: [...objectsOfContract, { name: 'ending', source: 'ending' }] },
]

export const contractsRoom = room<{ catalogue: ElementCatalogue }>({
  answers: ({ catalogue }) => [contractsServer(catalogue), contractElementsServer(catalogue)],
  jobs: () => [startContractsJob, startAmendmentsJob],
  fills: [
    fill(documentSourcesOffer, contractSource, paySource, amendmentSource, suspensionSource, endingSource),
    fill(objectsOfTypesOffer, ...objectsOfTypes),
    fill(toDoSourcesOffer, unsignedToDo),
  ],
})
