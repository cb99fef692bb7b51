import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { instantOf } from '#kernel/shared/business-zone.ts'
import type { Call } from '#kernel/shared/call.ts'
import { daysOfWeek, weekBeside, weekOf } from '#kernel/shared/iso-week.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { openSales, type TestSales } from '#commerce/testing/sell.ts'
import { forecastsCalls } from '../forecasts.calls.ts'
import { forecastElement, freezeRight } from '../forecasts-place.model.ts'

const world = useWorld()

const rights = { [forecastElement]: 3, [freezeRight]: 2 } as const satisfies Record<string, Level>

let serres: TestClient
let companyId: string
let sales: TestSales
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres du Layon', 'Conserverie du Layon'] })
  companyId = serres.companies[0]?.id as string
  sales = await openSales(world, serres)
  marie = await world.person({ in: serres, rights, allCompanies: true })
})

const refusal = async (call: Call, input: object, by = marie) => {
  const answer = await as(by).send(call, input as Record<string, unknown>)
  const { code, fields } = answer.json()
  return [answer.statusCode, fields?.[0]?.code ?? code]
}
const present = () => weekOf(world.clock.today().toString())
const ahead = (weeks: number) => weekBeside(present().year, present().week, weeks)
/** At noon of the Monday, so many weeks ago. */
const mondayAgo = (weeks: number) => instantOf(daysOfWeek(ahead(-weeks).year, ahead(-weeks).week)[0] as string, '12:00')
const cell = (more: object = {}) => ({
  companyId,
  articleId: sales.clusterId,
  partnerId: sales.hallesId,
  ...ahead(1),
  cases: 1_000,
  version: 0,
  ...more,
})
const read = (by = marie) => as(by).call(forecastsCalls.getSalesForecast, {})
const save = (...cells: object[]) => as(marie).call(forecastsCalls.saveSalesForecast, { cells } as never)
const sell = (number: string, cases: number, weeksAgo: number) =>
  sales.sell(mondayAgo(weeksAgo), { number, partnerId: sales.hallesId, articleId: sales.clusterId, cases })
const ofArticle = (week = ahead(1)) =>
  as(marie).call(forecastsCalls.getForecastOfArticle, { ...week, articleId: sales.clusterId })

describe('a forecast', () => {
  test('stands beside what was sold, which proposes it', async () => {
    await sell('BL26-000001', 100, 1)
    await sell('BL26-000002', 60, 3)
    const { weeks, rows } = await read()
    expect([weeks.length, weeks[0]]).toEqual([8, present()])
    expect(rows).toMatchObject([{ article: 'Grappe 500 g', customer: 'Halles du Maine', proposal: 40 }])
    expect(rows[0]?.reliabilityPct).toBeNull()
    expect((await as(marie).call(forecastsCalls.getForecastChoices, {})).customers.map(({ name }) => name)).toEqual([
      'Halles du Maine',
      'Prim’Anjou',
    ])
  })

  test('is typed, validated and frozen, and then changes with a reason alone', async () => {
    await save(cell())
    const week = ahead(1)
    const typed = await save(cell({ cases: 1_100, version: 1 }))
    expect(typed.rows[0]?.cells[1]).toEqual({ cases: 1_100, state: 'draft', version: 2 })
    await as(marie).call(forecastsCalls.validateSalesForecast, week)
    const frozen = await as(marie).call(forecastsCalls.freezeSalesForecast, week)
    expect(frozen.rows[0]?.cells[1]).toMatchObject({ state: 'frozen', version: 4 })
    expect(await refusal(forecastsCalls.saveSalesForecast, { cells: [cell({ cases: 5, version: 4 })] })).toEqual([
      409,
      'FORECAST_FROZEN',
    ])
    const [row] = (await ofArticle()).rows
    const wish = { id: row?.id, version: 4, cases: 900, reason: 'Promotion annulée' }
    expect(await refusal(forecastsCalls.changeFrozenForecast, { ...wish, version: 2 })).toEqual([
      409,
      'VERSION_CONFLICT',
    ])
    await as(marie).call(forecastsCalls.changeFrozenForecast, wish as never)
    expect((await ofArticle()).rows).toMatchObject([
      {
        cases: 900,
        state: 'frozen',
        versions: [
          { versionNo: 1, cases: 1_100 },
          { versionNo: 2, cases: 900, reason: 'Promotion annulée' },
        ],
      },
    ])
    expect(await refusal(forecastsCalls.changeFrozenForecast, { ...wish, version: 5 })).toEqual([
      409,
      'TRANSITION_INVALID',
    ])
  })

  test('that was validated is superseded by what is typed after, and emptied', async () => {
    await save(cell())
    await as(marie).call(forecastsCalls.validateSalesForecast, ahead(1))
    const typed = await save(cell({ cases: 800, version: 2 }))
    expect(typed.rows[0]?.cells[1]).toEqual({ cases: 800, state: 'draft', version: 3 })
    const emptied = await save(cell({ cases: null, version: 3 }))
    expect(emptied.rows).toEqual([])
  })

  test('is of a week to come that its year has, of what is sold to a customer', async () => {
    const wrong = (more: object) => refusal(forecastsCalls.saveSalesForecast, { cells: [cell(more)] })
    expect(await wrong({ year: 2027, week: 53 })).toEqual([400, 'WEEK_UNKNOWN'])
    expect(await wrong(ahead(-1))).toEqual([400, 'WEEK_PAST'])
    expect(await wrong({ articleId: crypto.randomUUID() })).toEqual([404, 'NOT_FOUND'])
    expect(await wrong({ version: 3 })).toEqual([409, 'VERSION_CONFLICT'])
    expect(await refusal(forecastsCalls.freezeSalesForecast, { year: 2027, week: 53 })).toEqual([400, 'WEEK_UNKNOWN'])
    expect(
      await refusal(forecastsCalls.getForecastOfArticle, { year: 2027, week: 53, articleId: sales.clusterId }),
    ).toEqual([404, 'NOT_FOUND'])
  })

  test('of one week is saved by one of two at once', async () => {
    const outcomes = await Promise.all(
      [1, 2].map(cases => as(marie).send(forecastsCalls.saveSalesForecast, { cells: [cell({ cases })] })),
    )
    expect(outcomes.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('is set against what left, customer by customer', async () => {
    await save(cell(present()), cell({ ...present(), partnerId: sales.primId, cases: 10 }))
    await sell('BL26-000003', 1_150, 0)
    expect(await ofArticle(present())).toMatchObject({
      article: 'Grappe 500 g',
      forecast: 1_010,
      actual: 1_150,
      unforeseen: 0,
      rows: [
        { customer: 'Halles du Maine', cases: 1_000, actual: 1_150, gap: 150 },
        { customer: 'Prim’Anjou', cases: 10, actual: 0, gap: -10 },
      ],
    })
  })
})

test('forecasts of another company and of a neighbour are as if they were not', async () => {
  await save(cell())
  const { rows } = await ofArticle()
  const elsewhere = await world.person({ in: serres, rights, companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights, allCompanies: true })
  for (const who of [elsewhere, neighbour]) {
    expect((await read(who)).rows).toEqual([])
    expect(await refusal(forecastsCalls.saveSalesForecast, { cells: [cell({ version: 1 })] }, who)).toEqual([
      404,
      'NOT_FOUND',
    ])
    await as(who).call(forecastsCalls.validateSalesForecast, ahead(1))
    const wish = { id: rows[0]?.id, version: 1, cases: 1, reason: 'Essai' }
    expect(await refusal(forecastsCalls.changeFrozenForecast, wish, who)).toEqual([404, 'NOT_FOUND'])
  }
  expect((await read()).rows[0]?.cells[1]).toMatchObject({ state: 'draft' })
})

test('forecasts are told to nobody without a right there, and frozen by nobody without that right', async () => {
  const nobody = await world.person({ in: serres, rights: { 'documents/commerce': 3 } })
  const doors = [
    forecastsCalls.getSalesForecast,
    forecastsCalls.getForecastChoices,
    forecastsCalls.saveSalesForecast,
    forecastsCalls.validateSalesForecast,
    forecastsCalls.freezeSalesForecast,
    forecastsCalls.changeFrozenForecast,
    forecastsCalls.getForecastOfArticle,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
  const planner = await world.person({ in: serres, rights: { [forecastElement]: 3 }, allCompanies: true })
  expect(await refusal(forecastsCalls.freezeSalesForecast, ahead(1), planner)).toEqual([403, 'FORBIDDEN'])
})
