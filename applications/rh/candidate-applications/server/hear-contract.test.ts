import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { contractsCalls } from '#rh/contracts/contracts.calls.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { contractTerms, everyRightOfContracts } from '#rh/testing/contract-terms.ts'
import { hire } from '#rh/testing/hire.ts'
import { makeDocument } from '#rh/testing/make-document.ts'
import { everyRightOfRecruitment, register } from '#rh/testing/recruit.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({
    in: serres,
    rights: { ...everyRightOfRecruitment, ...everyRightOfContracts, 'rh/documents/modeles': 3 },
    allCompanies: true,
  })
})

/** Somebody whose application stands there, and who has a file of the staff. */
async function anApplicant(status: string) {
  const { id, candidateId } = await register(marie)
  const { id: employeeId } = await hire(world, serres)
  await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, async (db: RhDb) => {
    await db.updateTable('rh.candidate_application').set({ status }).where('id', '=', id).execute()
    await db.updateTable('rh.employee').set({ candidateApplicationId: id }).where('id', '=', employeeId).execute()
  })
  return { candidateApplicationId: id, candidateId, employeeId }
}

async function contractFor(employee: string, more: object = {}) {
  const day = (days: number) => world.clock.today().add({ days }).toString()
  const contract = {
    ...(await contractTerms(world, serres)),
    hiringDate: day(10),
    endOfContractDate: day(100),
    reasonText: 'Récolte des fraises',
  }
  const made = await as(marie).call(contractsCalls.createEmploymentContract, {
    contract,
    employee,
    dpaeConfiguration: {},
    ...more,
  })
  await world.dispatcher.drain()
  return made.contract
}
type Applied = { candidateId: string; candidateApplicationId: string }
const statusOf = async ({ candidateId, candidateApplicationId }: Applied) => {
  const found = { candidateId, candidateApplicationId }
  return (await as(marie).call(candidateApplicationsCalls.getCandidateApplicationById, found)).application.status
}

test('whoever applied is hired once his contract is made out, not while it is a draft', async () => {
  const salma = await anApplicant('file_complete')
  const draft = await contractFor(salma.employeeId, { joinDocumentModel: true })
  expect(await statusOf(salma)).toBe('file_complete')

  const { temporaryFilePath } = await makeDocument(marie, {
    typeCode: 'WORK_CONTRACT',
    says: ['contract.number', 'employee.name', 'company.name'],
    sourceObjects: { contract: draft.id },
  })
  await as(marie).call(contractsCalls.moveContractToEmployeeFolder, {
    temporaryFilePath,
    employeeId: salma.employeeId,
    contractId: draft.id,
  })
  await world.dispatcher.drain()
  expect(await statusOf(salma)).toBe('hired')
})

test('who left before stays as he left', async () => {
  const salma = await anApplicant('withdrawn')
  await contractFor(salma.employeeId)
  expect(await statusOf(salma)).toBe('withdrawn')
})
