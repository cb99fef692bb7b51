import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { growCrop, type TestCrop } from '#culture/testing/grow.ts'
import { yieldsCalls } from '../yields.calls.ts'
import { productionElement, yieldsElement } from '../yields-place.model.ts'

const world = useWorld()

const rights = { [productionElement]: 1, [yieldsElement]: 1 } as const

let serres: TestClient
let marie: TestPerson
let crop: TestCrop
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights, allCompanies: true })
  crop = await growCrop(world, serres)
})

const production = (person = marie) => as(person).call(yieldsCalls.getProduction, {})
const yields = (campaign: number, person = marie) => as(person).call(yieldsCalls.getYields, { campaign })

test('what came in is told by crop and week, without what was cancelled', async () => {
  await crop.harvest(400_000, 0)
  await crop.harvest(100_000, 7)
  await crop.harvest(50_000, 0, { state: 'cancelled' })
  await crop.harvest(999_000, 100)
  const { weeks, rows } = await production()
  expect(weeks).toHaveLength(13)
  expect(rows).toMatchObject([{ code: 'GR', name: 'Grappe', areaM2: 1_000, kg: 500, kgM2: 0.5 }])
  expect(rows[0]?.weeks.slice(-2)).toEqual([100, 400])
})

test('a crop is told what it gave a square metre since it was planted, on the blocks of its greenhouse', async () => {
  await crop.harvest(3_000_000, 3)
  await crop.harvest(1_000_000, 10, { category: 'downgraded' })
  await crop.harvest(500_000, 61)
  expect(await yields(2027)).toMatchObject({
    campaign: 2027,
    campaigns: [2027],
    rows: [
      {
        code: 'GR',
        variety: 'Prunus',
        place: 'Serres › Serre Nord',
        grossKg: 4_000,
        marketableKg: 3_000,
        grossKgM2: 4,
        marketableKgM2: 3,
        targetKgM2: 4,
        reachedPct: 100,
      },
    ],
  })
  expect(await yields(2020)).toEqual({ campaign: 2020, campaigns: [2027, 2020], rows: [] })
})

test('harvests of another company and of a neighbour are told to nobody else', async () => {
  await crop.harvest(400_000, 0)
  const elsewhere = await world.person({ in: serres, rights, companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights, allCompanies: true })
  for (const who of [elsewhere, neighbour]) {
    expect((await production(who)).rows).toEqual([])
    expect((await yields(2027, who)).rows).toEqual([])
  }
})

test('production and yields are told to nobody without a right there', async () => {
  const nobody = await world.person({ in: serres, rights: { 'documents/culture': 3 } })
  const answers = [
    await as(nobody).send(yieldsCalls.getProduction, {}),
    await as(nobody).send(yieldsCalls.getYields, { campaign: 2027 }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
})
