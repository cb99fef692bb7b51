import { as } from '#kernel/testing/as.ts'
import type { TestClient, TestPerson, World } from '#platform/testing/world.ts'
import { contractsCalls } from '#rh/contracts/contracts.calls.ts'
import { contractTerms } from './contract-terms.ts'
import { makeDocument } from './make-document.ts'

const contracts = 'rh/gestion_du_personnel/contrats'
const staff = 'rh/gestion_du_personnel/salaries'

/** What somebody needs who writes, sends and signs contracts. */
export const contractRights = {
  'rh/esign': 2,
  'rh/documents/modeles': 3,
  [contracts]: 3,
  [`${contracts}#envoi`]: 2,
  [`${contracts}#signature`]: 2,
  'rh/gestion_du_personnel/mutuelles': 3,
  'rh/gestion_du_personnel/parametrage': 3,
  [staff]: 2,
  [`${staff}#remuneration`]: 2,
} as const

type Wish = { by: TestPerson; employee: string; from?: number; to?: number }

/** A contract of that many days from now, with its document, made out. */
export async function contractMadeOut(world: World, client: TestClient, { by, employee, from = 10, to = 100 }: Wish) {
  const day = (days: number) => world.clock.today().add({ days }).toString()
  const { contract } = await as(by).call(contractsCalls.createEmploymentContract, {
    contract: {
      ...(await contractTerms(world, client)),
      hiringDate: day(from),
      endOfContractDate: day(to),
      reasonText: 'Récolte des fraises',
    },
    employee,
    dpaeConfiguration: {},
    joinDocumentModel: true,
  })
  const { documentId, temporaryFilePath } = await makeDocument(by, {
    typeCode: 'WORK_CONTRACT',
    says: ['contract.number', 'employee.name'],
    sourceObjects: { contract: contract.id },
  })
  const move = { temporaryFilePath, employeeId: employee, contractId: contract.id }
  await as(by).call(contractsCalls.moveContractToEmployeeFolder, move)
  return { contractId: contract.id, documentId }
}
