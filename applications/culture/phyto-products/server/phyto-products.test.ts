import { beforeEach, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { PhytoProductFields } from '../phyto-product.model.ts'
import { phytoProductsElement } from '../phyto-products-place.model.ts'
import { phytoProductsCalls } from '../phyto-products.calls.ts'

const world = useWorld()
let client: TestClient
let marie: TestPerson
const withLevel = (level: Level, within = client) =>
  world.person({ in: within, rights: { [phytoProductsElement]: level }, allCompanies: true })
beforeEach(async () => {
  client = await world.client()
  marie = await withLevel(3)
})

const soap: PhytoProductFields = {
  name: 'Exemple savon',
  amm: '0000001',
  formulation: 'SL',
  hazards: ['H319'],
  mixCategory: 1,
  usableUntil: null,
  note: null,
  uses: [
    {
      species: 'tomato',
      target: 'Aleurodes',
      doseMax: 1.2,
      doseUnit: 'l',
      maxApplications: 3,
      intervalDays: 7,
      preHarvestDays: 3,
      reEntryHours: null,
    },
  ],
}
const create = (more: object = {}) => as(marie).call(phytoProductsCalls.createPhytoProduct, { ...soap, ...more })
const names = async (asked: object = {}) =>
  (
    await as(marie).call(phytoProductsCalls.getPaginatedPhytoProducts, { page: 0, size: 10, ...asked } as never)
  ).items.map(({ name }) => name)

test('a product is kept with its uses, found by its number, changed, put aside and taken back', async () => {
  const { id, version, uses } = await create()
  expect(uses).toEqual(soap.uses)
  expect(await names({ search: '0000001' })).toEqual(['Exemple savon'])
  const cucumber = { ...soap.uses[0], species: 'cucumber', doseMax: 0.8 } as (typeof soap.uses)[number]
  const edited = await as(marie).call(phytoProductsCalls.editPhytoProduct, { ...soap, id, version, uses: [cucumber] })
  expect(edited.uses).toEqual([cucumber])
  expect((await as(marie).send(phytoProductsCalls.editPhytoProduct, { ...soap, id, version })).statusCode).toBe(409)
  await as(marie).call(phytoProductsCalls.archivePhytoProduct, { id })
  expect([await names(), await names({ state: 'archived' })]).toEqual([[], ['Exemple savon']])
  await as(marie).call(phytoProductsCalls.restorePhytoProduct, { id })
  expect(await names()).toEqual(['Exemple savon'])
})

test('a name that is taken and a number of six digits are refused', async () => {
  await create()
  const refused = async (more: object) => {
    const answer = await as(marie).send(phytoProductsCalls.createPhytoProduct, { ...soap, ...more })
    return [answer.statusCode, answer.json().fields?.[0]?.field]
  }
  expect(await refused({})).toEqual([400, 'name'])
  expect(await refused({ name: 'Autre', amm: '123456' })).toEqual([400, 'amm'])
})

test('a neighbour sees none of them, and changes none', async () => {
  const { id, version } = await create()
  const neighbour = await withLevel(3, await world.client())
  const { items } = await as(neighbour).call(phytoProductsCalls.getPaginatedPhytoProducts, { page: 0, size: 10 })
  expect(items).toEqual([])
  const answers = await Promise.all([
    as(neighbour).send(phytoProductsCalls.editPhytoProduct, { ...soap, id, version }),
    as(neighbour).send(phytoProductsCalls.archivePhytoProduct, { id }),
    as(neighbour).send(phytoProductsCalls.restorePhytoProduct, { id }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

test('products are read, written and put aside by right alone', async () => {
  const nobody = await world.person({ in: client, rights: { 'documents/culture': 3 } })
  const writing = [phytoProductsCalls.createPhytoProduct, phytoProductsCalls.editPhytoProduct]
  const managing = [phytoProductsCalls.archivePhytoProduct, phytoProductsCalls.restorePhytoProduct]
  const all = [phytoProductsCalls.getPaginatedPhytoProducts, ...writing, ...managing]
  expect([...new Set(await statusesOf(nobody, all))]).toEqual([403])
  expect([...new Set(await statusesOf(await withLevel(1), [...writing, ...managing]))]).toEqual([403])
  expect([...new Set(await statusesOf(await withLevel(2), managing))]).toEqual([403])
})
