import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { instantOf } from '#kernel/shared/business-zone.ts'
import type { Call } from '#kernel/shared/call.ts'
import { daysOfWeek, weekOf } from '#kernel/shared/iso-week.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { openSales, type TestSales } from '#commerce/testing/sell.ts'
import { salesCalls } from '../sales.calls.ts'
import { notesElement, salesByArticleElement, salesByCustomerElement } from '../sales-place.model.ts'

const world = useWorld()

const rights = {
  [notesElement]: 1,
  [salesByArticleElement]: 1,
  [salesByCustomerElement]: 1,
} as const

let serres: TestClient
let marie: TestPerson
let sales: TestSales
beforeEach(async () => {
  serres = await world.client()
  sales = await openSales(world, serres)
  marie = await world.person({ in: serres, rights, allCompanies: true })
})

const today = () => world.clock.today().toString()
/** At noon of the Monday, so many weeks ago. */
const mondayAgo = (weeks: number) => {
  const { year, week } = weekOf(today())
  const monday = Temporal.PlainDate.from(daysOfWeek(year, week)[0] as string).subtract({ weeks })
  return instantOf(monday.toString(), '12:00')
}
const halles = (number: string, cases: number, more: object = {}) => ({
  number,
  partnerId: sales.hallesId,
  articleId: sales.clusterId,
  cases,
  ...more,
})
const notes = (asked: object = {}, person = marie) =>
  as(person).call(salesCalls.getNotes, { page: 0, size: 10, ...asked })
const numbers = async (asked: object, person = marie) => (await notes(asked, person)).items.map(({ number }) => number)
const refusal = async (call: Call, input: object, person = marie) => {
  const answer = await as(person).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}

test('a note is found by its number, its customer, an article or a pallet, and within days', async () => {
  const sscc = '376104250200000017'
  const id = await sales.sell(mondayAgo(0), halles('BL26-000041', 40, { sscc }))
  await sales.sell(mondayAgo(3), {
    number: 'BL26-000042',
    partnerId: sales.primId,
    articleId: sales.cherryId,
    cases: 12,
  })
  expect(await numbers({})).toEqual(['BL26-000041', 'BL26-000042'])
  expect(await numbers({ search: '000042' })).toEqual(['BL26-000042'])
  expect(await numbers({ search: 'halles' })).toEqual(['BL26-000041'])
  expect(await numbers({ search: 'cerise' })).toEqual(['BL26-000042'])
  expect(await numbers({ search: sscc })).toEqual(['BL26-000041'])
  expect(await numbers({ search: 'rien de tel' })).toEqual([])
  expect(await numbers({ partnerId: sales.primId })).toEqual(['BL26-000042'])
  const lastWeek = world.clock.today().subtract({ days: 7 }).toString()
  expect(await numbers({ from: lastWeek })).toEqual(['BL26-000041'])
  expect(await numbers({ to: lastWeek })).toEqual(['BL26-000042'])
  expect(await numbers({ kind: 'invoice' })).toEqual([])

  const note = await as(marie).call(salesCalls.getNote, { id })
  expect(note).toMatchObject({ customer: 'Halles du Maine', cases: 40, kg: 200, pallets: 1, kind: 'delivery_note' })
  expect(note.lines).toMatchObject([{ article: 'Grappe 500 g', sscc, cases: 40, kg: 200, lot: null }])
})

test('sales are told by article and by customer over thirteen weeks, with what changed', async () => {
  await sales.sell(mondayAgo(0), halles('BL26-000041', 60))
  await sales.sell(mondayAgo(1), halles('BL26-000042', 48))
  await sales.sell(mondayAgo(12), { ...halles('BL26-000043', 10), partnerId: sales.primId })
  await sales.sell(mondayAgo(13), halles('BL26-000044', 999))
  const byArticle = await as(marie).call(salesCalls.getSalesByArticle, {})
  expect(byArticle.weeks).toHaveLength(13)
  expect(byArticle.rows).toMatchObject([
    { name: 'Grappe 500 g', about: 'Tomate grappe', cases: 118, kg: 590, changePct: 25 },
  ])
  expect(byArticle.rows[0]?.weeks.filter(kg => kg > 0)).toEqual([50, 240, 300])
  const byCustomer = await as(marie).call(salesCalls.getSalesByCustomer, {})
  expect(byCustomer.rows.map(({ name, kg }) => [name, kg])).toEqual([
    ['Halles du Maine', 540],
    ['Prim’Anjou', 50],
  ])
})

test('an article is told over a year beside the one before, with who bought it; a customer with what he bought', async () => {
  await sales.sell(mondayAgo(0), halles('BL26-000041', 60))
  await sales.sell(mondayAgo(2), { ...halles('BL26-000042', 20), partnerId: sales.primId })
  await sales.sell(mondayAgo(52), halles('BL25-000001', 30))
  const article = await as(marie).call(salesCalls.getSalesOfArticle, { articleId: sales.clusterId })
  expect(article.weeks).toHaveLength(53)
  expect(article).toMatchObject({ name: 'Grappe 500 g', cases: 110, kg: 550, notes: 3 })
  expect(article.parts.map(({ name, sharePct }) => [name, sharePct])).toEqual([
    ['Halles du Maine', 81.8],
    ['Prim’Anjou', 18.2],
  ])
  const customer = await as(marie).call(salesCalls.getSalesOfCustomer, { partnerId: sales.primId })
  expect(customer).toMatchObject({ name: 'Prim’Anjou', kg: 100, parts: [{ name: 'Grappe 500 g', sharePct: 100 }] })
  for (const [call, input] of [
    [salesCalls.getSalesOfArticle, { articleId: randomUUID() }],
    [salesCalls.getSalesOfCustomer, { partnerId: randomUUID() }],
    [salesCalls.getNote, { id: randomUUID() }],
  ] as const)
    expect(await refusal(call, input)).toEqual([404, 'NOT_FOUND'])
})

test('what left of an article in a week is told by customer and day; a week that is none is not found', async () => {
  await sales.sell(mondayAgo(0), halles('BL26-000041', 60))
  await sales.sell(mondayAgo(0), halles('BL26-000042', 5))
  const week = weekOf(today())
  const told = await as(marie).call(salesCalls.getActuals, { ...week, articleId: sales.clusterId })
  expect(told).toMatchObject({ article: 'Grappe 500 g', total: 65, kg: 325 })
  expect(told.rows).toMatchObject([{ customer: 'Halles du Maine', cases: [65, 0, 0, 0, 0, 0, 0], total: 65 }])
  expect(await refusal(salesCalls.getActuals, { year: 2025, week: 53, articleId: sales.clusterId })).toEqual([
    404,
    'NOT_FOUND',
  ])
  expect(await refusal(salesCalls.getActuals, { ...week, articleId: sales.hallesId })).toEqual([404, 'NOT_FOUND'])
})

test('what another company or a neighbour sold is told to nobody else', async () => {
  const id = await sales.sell(mondayAgo(0), halles('BL26-000041', 60))
  const elsewhere = await world.person({ in: serres, rights, companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights, allCompanies: true })
  const week = weekOf(today())
  for (const who of [elsewhere, neighbour]) {
    expect(await numbers({}, who)).toEqual([])
    expect(await refusal(salesCalls.getNote, { id }, who)).toEqual([404, 'NOT_FOUND'])
    expect((await as(who).call(salesCalls.getSalesByArticle, {})).rows).toEqual([])
    expect((await as(who).call(salesCalls.getSalesByCustomer, {})).rows).toEqual([])
  }
  expect((await as(elsewhere).call(salesCalls.getSalesOfArticle, { articleId: sales.clusterId })).kg).toBe(0)
  expect((await as(elsewhere).call(salesCalls.getActuals, { ...week, articleId: sales.clusterId })).rows).toEqual([])
  expect(await refusal(salesCalls.getSalesOfArticle, { articleId: sales.clusterId }, neighbour)).toEqual([
    404,
    'NOT_FOUND',
  ])
})

test('sales are told to nobody without a right there', async () => {
  const nobody = await world.person({ in: serres, rights: { 'documents/commerce': 3 } })
  const { year, week } = weekOf(today())
  const ask = (call: Call, input: object = {}) => as(nobody).send(call, input as Record<string, unknown>)
  const answers = [
    await ask(salesCalls.getNotes, { page: 0, size: 10 }),
    await ask(salesCalls.getNote, { id: randomUUID() }),
    await ask(salesCalls.getSalesByArticle),
    await ask(salesCalls.getSalesOfArticle, { articleId: sales.clusterId }),
    await ask(salesCalls.getSalesByCustomer),
    await ask(salesCalls.getSalesOfCustomer, { partnerId: sales.hallesId }),
    await ask(salesCalls.getActuals, { year, week, articleId: sales.clusterId }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 7 }, () => 403))
})
