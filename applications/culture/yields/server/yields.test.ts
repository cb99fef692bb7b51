import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { yieldsCalls } from '../yields.calls.ts'
import { productionElement, yieldsElement } from '../yields-place.model.ts'

const world = useWorld()

const rights = { [productionElement]: 1, [yieldsElement]: 1 } as const

let serres: TestClient
let marie: TestPerson
/** Receives so many grams of the block, harvested so many days ago. */
let harvest: (g: number, daysAgo: number, more?: { category?: string; state?: string }) => Promise<void>
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights, allCompanies: true })
  const inClient = <Result>(work: (db: CultureDb) => Promise<Result>) =>
    world.inClient(serres, db => work(db as unknown as CultureDb))
  const one = (db: CultureDb, table: string, values: object) =>
    db
      .insertInto(table as 'platform.quality')
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(({ id }) => id)
  const today = world.clock.today()
  const made = await inClient(async db => {
    const familyId = await one(db, 'platform.article_family', { code: 'TG', name: 'Tomate', level: 'central' })
    const cropCodeId = await one(db, 'platform.crop_code', { code: 'GR', name: 'Grappe', familyId })
    const varietyId = await one(db, 'culture.variety', { name: 'Prunus', species: 'tomato' })
    const companyId = serres.companies[0]?.id
    const siteId = await one(db, 'platform.place', { companyId, kind: 'site', code: 'S', name: 'Serres' })
    const houseId = await one(db, 'platform.place', {
      parentId: siteId,
      kind: 'greenhouse',
      code: 'N',
      name: 'Serre Nord',
    })
    const blockId = await one(db, 'platform.place', { parentId: houseId, kind: 'block', code: 'N-7', name: 'bloc 7' })
    await one(db, 'culture.planting', {
      cropCodeId,
      varietyId,
      placeId: houseId,
      code: 'GR',
      campaign: 2027,
      areaM2: 1_000,
      targetKgM2: 4,
      plantedOn: today.subtract({ days: 60 }).toString(),
    })
    const workshopId = await one(db, 'atelier.workshop', { companyId, code: 'ST', name: 'Station' })
    const articleId = await one(db, 'platform.article', {
      familyId,
      kind: 'raw',
      unit: 'kg',
      code: 'TG',
      name: 'Grappe',
    })
    return { familyId, cropCodeId, blockId, workshopId, articleId }
  })
  let count = 0
  harvest = (g, daysAgo, { category = 'I', state = 'available' } = {}) =>
    inClient(async db => {
      count += 1
      const { familyId, cropCodeId, blockId, workshopId, articleId } = made
      const lotId = await one(db, 'atelier.lot', {
        workshopId,
        kind: 'harvest',
        number: `L26-GR-${count}`,
        articleId,
        familyId,
        cropCodeId,
        placeId: blockId,
        harvestedOn: today.subtract({ days: daysAgo }).toString(),
        initialG: g,
        category,
        state,
      })
      await db
        .insertInto('atelier.lot_origin' as never)
        .values({ lotId, rank: 0, placeId: blockId, cropCodeId, g } as never)
        .execute()
    })
})

const production = (person = marie) => as(person).call(yieldsCalls.getProduction, {})
const yields = (campaign: number, person = marie) => as(person).call(yieldsCalls.getYields, { campaign })

test('what came in is told by crop and week, without what was cancelled', async () => {
  await harvest(400_000, 0)
  await harvest(100_000, 7)
  await harvest(50_000, 0, { state: 'cancelled' })
  await harvest(999_000, 100)
  const { weeks, rows } = await production()
  expect(weeks).toHaveLength(13)
  expect(rows).toMatchObject([{ code: 'GR', name: 'Grappe', areaM2: 1_000, kg: 500, kgM2: 0.5 }])
  expect(rows[0]?.weeks.slice(-2)).toEqual([100, 400])
})

test('a crop is told what it gave a square metre since it was planted, on the blocks of its greenhouse', async () => {
  await harvest(3_000_000, 3)
  await harvest(1_000_000, 10, { category: 'downgraded' })
  await harvest(500_000, 61)
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
  await harvest(400_000, 0)
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
