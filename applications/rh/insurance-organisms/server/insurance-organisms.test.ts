import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { insuranceOrganismsCalls } from '../insurance-organisms.calls.ts'

const world = useWorld()
const settings = 'rh/gestion_du_personnel/parametrage'

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { [settings]: 3 }, allCompanies: true })
})

const create = (name: string, more: object = {}) =>
  as(marie).call(insuranceOrganismsCalls.createInsuranceOrganism, { name, ...more })
const names = async (person = marie) =>
  (await as(person).call(insuranceOrganismsCalls.getInsuranceOrganisms, {})).map(({ name }) => name)

test('organisms are told by name, written and put away', async () => {
  await create('Mutuelle Terre', { creatorId: marie.userId })
  const { id, version } = await create('Agri Santé', { email: 'contact@agri.example' })
  expect(await names()).toEqual(['Agri Santé', 'Mutuelle Terre'])

  const renamed = { id, version, name: 'Agri Prévoyance', email: null, updaterId: marie.userId }
  expect(await as(marie).call(insuranceOrganismsCalls.editInsuranceOrganism, renamed)).toMatchObject({
    name: 'Agri Prévoyance',
    email: null,
    version: version + 1,
  })
  expect((await as(marie).send(insuranceOrganismsCalls.editInsuranceOrganism, renamed)).statusCode).toBe(409)

  await as(marie).call(insuranceOrganismsCalls.deleteInsuranceOrganism, { id, deleterId: marie.userId })
  expect(await names()).toEqual(['Mutuelle Terre'])
  await create('agri prevoyance')
})

test('a name stands once, and nobody acts under another’s', async () => {
  await create('Mutuelle Terre')
  const refused = async (input: object) => {
    const answer = await as(marie).send(insuranceOrganismsCalls.createInsuranceOrganism, input as never)
    return [answer.statusCode, answer.json().fields[0].field]
  }
  expect(await refused({ name: 'MUTUELLE TERRE' })).toEqual([400, 'name'])
  expect(await refused({ name: 'Autre', creatorId: crypto.randomUUID() })).toEqual([400, 'creatorId'])
})

test('they serve every company: who writes in one alone writes none, and neighbours see none', async () => {
  const { id } = await create('Mutuelle Terre')
  const group = await world.client({ companies: ['Serres', 'Vergers'] })
  const ines = await world.person({ in: group, rights: { [settings]: 3 }, companies: [0] })
  const reader = await world.person({ in: serres, rights: { [settings]: 1 } })
  const nobody = await world.person({ in: serres })
  const calls = [
    [insuranceOrganismsCalls.createInsuranceOrganism, { name: 'Autre' }, 400],
    [insuranceOrganismsCalls.editInsuranceOrganism, { id, name: 'Autre' }, 400],
    [insuranceOrganismsCalls.deleteInsuranceOrganism, { id }, 400],
  ] as const
  for (const [call, input, ofInes] of calls) {
    expect((await as(ines).send(call, input)).statusCode).toBe(ofInes)
    expect((await as(reader).send(call, input)).statusCode).toBe(403)
    expect((await as({ ...marie, token: '' }).send(call, input)).statusCode).toBe(401)
  }
  const neighbour = await world.person({ in: await world.client(), rights: { [settings]: 3 }, allCompanies: true })
  expect((await as(neighbour).send(insuranceOrganismsCalls.deleteInsuranceOrganism, { id })).statusCode).toBe(404)
  expect(await names(neighbour)).toEqual([])
  expect((await as(nobody).send(insuranceOrganismsCalls.getInsuranceOrganisms)).statusCode).toBe(403)
})
