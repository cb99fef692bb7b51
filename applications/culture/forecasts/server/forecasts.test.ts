import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { weekOf } from '#kernel/shared/iso-week.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { growCrop, type TestCrop } from '#culture/testing/grow.ts'
import { campaignOf } from '../../plantings/planting.model.ts'
import { forecastsCalls } from '../forecasts.calls.ts'
import { annualForecastElement, harvestForecastElement } from '../forecasts-place.model.ts'

const world = useWorld()

const rights = { [harvestForecastElement]: 3, [annualForecastElement]: 3 } as const satisfies Record<string, Level>

let serres: TestClient
let youssef: TestPerson
let crop: TestCrop
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres du Layon', 'Conserverie du Layon'] })
  youssef = await world.person({ in: serres, rights, allCompanies: true })
  crop = await growCrop(world, serres)
})

const refusal = async (call: Call, input: object, by = youssef) => {
  const answer = await as(by).send(call, input as Record<string, unknown>)
  const { code, fields } = answer.json()
  return [answer.statusCode, fields?.[0]?.code ?? code]
}
const day = (days: number) => world.clock.today().add({ days }).toString()
const read = async (by = youssef) => as(by).call(forecastsCalls.getHarvestForecast, {})
const plantingId = async () => (await read()).rows[0]?.plantingId as string
const save = async (cells: object[], by = youssef) =>
  as(by).call(forecastsCalls.saveHarvestForecast, {
    cells: await Promise.all(cells.map(async cell => ({ plantingId: await plantingId(), version: 0, ...cell }))),
  } as never)
const cellOn = ({ rows }: Awaited<ReturnType<typeof read>>, wanted: string) =>
  rows[0]?.cells.find(cell => cell.day === wanted)

describe('a harvest forecast', () => {
  test('is entered day by day, validated by week, and superseded by what is entered after', async () => {
    const today = day(0)
    expect(cellOn(await save([{ day: today, kg: 400 }]), today)).toMatchObject({
      kg: 400,
      state: 'entered',
      version: 1,
    })
    expect(cellOn(await save([{ day: today, kg: 450, version: 1 }]), today)).toMatchObject({ kg: 450, version: 2 })
    const validated = await as(youssef).call(forecastsCalls.validateHarvestForecast, weekOf(today))
    expect(cellOn(validated, today)).toMatchObject({ kg: 450, state: 'validated', version: 3 })
    expect(cellOn(await save([{ day: today, kg: 500, version: 3 }]), today)).toMatchObject({
      kg: 500,
      state: 'entered',
    })
    const versions = await world.inClient(serres, db =>
      db
        .selectFrom('culture.harvest_forecast' as never)
        .select(['g', 'state', 'versionNo'] as never[])
        .execute(),
    )
    expect(versions).toHaveLength(2)
    const { version = 0 } = cellOn(await read(), today) ?? {}
    expect(cellOn(await save([{ day: today, kg: null, version }]), today)).toMatchObject({ kg: null, state: null })
  })

  test('is of days to come on which the crop stands, and of what grows', async () => {
    const id = await plantingId()
    const cell = (more: object) => ({ cells: [{ plantingId: id, day: day(1), kg: 10, version: 0, ...more }] })
    expect(await refusal(forecastsCalls.saveHarvestForecast, cell({ day: day(-1) }))).toEqual([400, 'DAY_PAST'])
    expect(await refusal(forecastsCalls.saveHarvestForecast, cell({ kg: 8_001 }))).toEqual([400, 'TOO_MUCH'])
    expect(await refusal(forecastsCalls.saveHarvestForecast, cell({ version: 4 }))).toEqual([409, 'VERSION_CONFLICT'])
    expect(await refusal(forecastsCalls.validateHarvestForecast, { year: 2027, week: 53 })).toEqual([400, 'unknown'])
    expect((await read()).rows[0]?.cells.every(({ kg }) => kg === null)).toBe(true)
  })

  test('is proposed from the same days of the last weeks, and set against what came in', async () => {
    for (const weeks of [1, 2, 3]) await crop.harvest(1_200_000, 7 * weeks)
    const told = cellOn(await read(), day(0))
    expect(told).toMatchObject({ proposalKg: 1_200, harvestedKg: 0, kg: null })
    await world.inClient(serres, async db => {
      await db
        .insertInto('culture.harvest_forecast' as never)
        .values({
          plantingId: await plantingId(),
          day: day(-7),
          g: 900_000,
          enteredAt: `${day(-8)}T10:00:00Z`,
        } as never)
        .execute()
    })
    expect((await read()).rows[0]?.errorPct).toBe(25)
  })

  test('of one day is saved by one of two at once', async () => {
    const id = await plantingId()
    const cells = [{ plantingId: id, day: day(2), kg: 300, version: 0 }]
    const outcomes = await Promise.all(
      [301, 302].map(kg =>
        as(youssef).send(forecastsCalls.saveHarvestForecast, { cells: cells.map(cell => ({ ...cell, kg })) }),
      ),
    )
    expect(outcomes.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('a yearly forecast', () => {
  const curve = async (weeks: object[], version: number, more: object = {}) =>
    as(youssef).call(forecastsCalls.saveAnnualForecast, {
      plantingId: await plantingId(),
      weeks,
      version,
      ...more,
    } as never)
  const inMarch = [
    { year: 2027, week: 10, kgM2: 1.2 },
    { year: 2027, week: 11, kgM2: 1.345 },
  ]

  test('is a curve over the weeks of its campaign, against the target and what came in', async () => {
    await crop.harvest(500_000, 1)
    expect(await curve(inMarch, 0)).toMatchObject({ versionNo: 1, version: 1, totalKgM2: 2.545, targetKgM2: 4 })
    const { weeks, rows, campaigns } = await as(youssef).call(forecastsCalls.getAnnualForecast, { campaign: 2027 })
    expect([weeks.length, campaigns]).toEqual([53, [2027]])
    expect(rows[0]).toMatchObject({ harvestedKgM2: 0.5, totalKgM2: 2.545 })
    expect(rows[0]?.weeks.filter(kgM2 => kgM2 !== null)).toEqual([1.2, 1.345])
    const present = await as(youssef).call(forecastsCalls.getAnnualForecast, {})
    expect(present.campaign).toBe(campaignOf(world.clock.today()))
  })

  test('that is frozen is followed by a version with its reason', async () => {
    const id = await plantingId()
    expect(await refusal(forecastsCalls.freezeAnnualForecast, { plantingId: id, version: 0 })).toEqual([
      409,
      'TRANSITION_INVALID',
    ])
    await curve(inMarch, 0)
    expect(await refusal(forecastsCalls.freezeAnnualForecast, { plantingId: id, version: 9 })).toEqual([
      409,
      'VERSION_CONFLICT',
    ])
    const frozen = await as(youssef).call(forecastsCalls.freezeAnnualForecast, { plantingId: id, version: 1 })
    expect(frozen).toMatchObject({ version: 2, frozenAt: expect.any(String) })
    const wish = { plantingId: id, weeks: inMarch.slice(1), version: 2 }
    expect(await refusal(forecastsCalls.saveAnnualForecast, wish)).toEqual([400, 'REASON_REQUIRED'])
    expect(await curve(wish.weeks, 2, { reason: 'Plantation retardée' })).toMatchObject({
      versionNo: 2,
      frozenAt: null,
      reason: 'Plantation retardée',
      totalKgM2: 1.345,
    })
  })

  test('has each week of its campaign once', async () => {
    const id = await plantingId()
    for (const weeks of [
      [{ year: 2027, week: 45, kgM2: 1 }],
      [...inMarch, ...inMarch],
      [{ year: 2027, week: 10, kgM2: 8.001 }],
    ])
      expect((await refusal(forecastsCalls.saveAnnualForecast, { plantingId: id, weeks, version: 0 }))[0]).toBe(400)
  })
})

test('forecasts of another company and of a neighbour are as if they were not', async () => {
  const id = await plantingId()
  await save([{ day: day(0), kg: 400 }])
  const elsewhere = await world.person({ in: serres, rights, companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights, allCompanies: true })
  for (const who of [elsewhere, neighbour]) {
    expect((await read(who)).rows).toEqual([])
    expect((await as(who).call(forecastsCalls.getAnnualForecast, { campaign: 2027 })).rows).toEqual([])
    const cells = [{ plantingId: id, day: day(1), kg: 1, version: 0 }]
    expect((await refusal(forecastsCalls.saveHarvestForecast, { cells }, who))[0]).toBe(404)
    await as(who).call(forecastsCalls.validateHarvestForecast, weekOf(day(0)))
    expect((await refusal(forecastsCalls.saveAnnualForecast, { plantingId: id, weeks: [], version: 0 }, who))[0]).toBe(
      404,
    )
    expect((await refusal(forecastsCalls.freezeAnnualForecast, { plantingId: id, version: 0 }, who))[0]).toBe(404)
  }
  expect(cellOn(await read(), day(0))).toMatchObject({ state: 'entered' })
})

test('forecasts are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: serres, rights: { 'documents/culture': 3 } })
  const doors = [
    forecastsCalls.getHarvestForecast,
    forecastsCalls.saveHarvestForecast,
    forecastsCalls.validateHarvestForecast,
    forecastsCalls.getAnnualForecast,
    forecastsCalls.saveAnnualForecast,
    forecastsCalls.freezeAnnualForecast,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
