import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { figuresCalls } from '../figures.calls.ts'
import { figuresElement } from '../figures-place.model.ts'
import { tellAMonth } from '#finances/testing/a-month.ts'

const world = useWorld()
const rights = { [figuresElement]: 1 } as const

let layon: TestClient
beforeEach(async () => {
  layon = await world.client({ companies: ['Serres du Layon', 'Conserverie du Layon'] })
  const buyer = await world.person({ in: layon })
  await tellAMonth(world, layon, buyer.userId)
})
const present = () => world.clock.today().toPlainYearMonth()
const monthly = (person: Parameters<typeof as>[0], month = present()) =>
  as(person).call(figuresCalls.getFiguresOfMonth, { month: month.toString() })
const amounts = ({ figures }: Awaited<ReturnType<typeof monthly>>) =>
  Object.fromEntries(figures.map(({ key, amount, yearBefore }) => [key, [amount, yearBefore]]))

test('a month is told up to today, the whole and each company', async () => {
  const told = await monthly(await world.person({ in: layon, rights, allCompanies: true }))

  expect(told.to).toBe(world.clock.today().toString())
  expect(amounts(told)).toEqual({
    sold: [20_000_000, null],
    energy: [500_000, null],
    receipts: [66_000, null],
    credits: [9_000, null],
    costPerKilo: [2_875, null],
  })
  expect(told.companies.map(({ name }) => name)).toEqual(['Conserverie du Layon', 'Serres du Layon'])
  expect(told.figures[0]?.byCompany.map(({ amount }) => amount)).toEqual([null, 20_000_000])
})

test('a month to come has no figures', async () => {
  const claire = await world.person({ in: layon, rights, allCompanies: true })
  expect((await monthly(claire, present().add({ months: 1 }))).figures).toEqual([])
})

test('each figure leads to its list, where the reader may open it', async () => {
  const claire = await world.person({ in: layon, rights: { ...rights, 'demandes/commandes': 1 }, allCompanies: true })
  const { figures } = await monthly(claire)
  expect(figures.flatMap(({ key, to }) => (to ? [[key, to]] : []))).toEqual([['receipts', '/demandes/commandes']])
})

test('who reads another company, or another client, is told nothing of it, and nobody without the right', async () => {
  const elsewhere = await world.person({ in: layon, rights, companies: [1] })
  const voisin = await world.person({ in: await world.client(), rights, allCompanies: true })
  const nobody = await world.person({ in: layon })
  for (const person of [elsewhere, voisin])
    expect((await monthly(person)).figures.flatMap(({ amount }) => amount ?? [])).toEqual([])
  const refused = await as(nobody).send(figuresCalls.getFiguresOfMonth, { month: present().toString() })
  expect(refused.statusCode).toBe(403)
})
