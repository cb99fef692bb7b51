import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { dailyValuesCalls } from '#energie/daily-values/daily-values.calls.ts'
import { pricesField } from '#energie/energie-place.model.ts'
import { metersElement } from '#energie/meters/meter.model.ts'
import { pointsCalls } from '#energie/points/points.calls.ts'
import { pointsElement } from '#energie/points/points-place.model.ts'
import { curveOf } from '#energie/points/testing/curve-of.ts'
import { sourcesCalls } from '#energie/sources/sources.calls.ts'
import { sourcesElement } from '#energie/sources/source.model.ts'
import { gasMeter } from '#energie/testing/gas-contract.ts'
import { plansCalls } from '../plans.calls.ts'
import { plansElement } from '../plans-place.model.ts'

const world = useWorld()

const withLevel = async (level: Level, client?: TestClient, prices: Level = 1) =>
  world.person({
    in: client ?? (await world.client()),
    rights: {
      [plansElement]: level,
      [sourcesElement]: 3,
      [metersElement]: 2,
      [pointsElement]: 2,
      'energie/dataBourse/elecpre': 2,
      'energie/dataBourse/elecbase': 2,
      [pricesField]: prices,
    },
    allCompanies: true,
  })
const engine = (person: TestPerson) =>
  as(person).call(sourcesCalls.createSource, {
    name: 'Cogénération 1',
    kind: 'cogeneration',
    powerKw: 2_000,
    electricEfficiencyPct: null,
    thermalEfficiencyPct: null,
    commissionedOn: null,
    note: null,
  })
const june = '2026-06-01'
const usual = { engineNo: 1, startsAt: '2026-06-01T08:00:00Z', endsAt: '2026-06-01T10:00:00Z', setpointKw: 2_000 }
type Sent = SentTo<typeof plansCalls.createEnginePlan>
const plan = (person: TestPerson, sourceId: string, said: Partial<Sent> = {}) =>
  as(person).send(plansCalls.createEnginePlan, { ...usual, reason: 'heat', ...said, sourceId })
const weekOf = (person: TestPerson) => as(person).call(plansCalls.getPlannedWeek, { day: june })
const statusesOf = async (answers: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode)

describe('plans', () => {
  test('of one engine never overlap, and the engine is named; another engine runs beside', async () => {
    const marie = await withLevel(2)
    const { id } = await engine(marie)
    const first = (await plan(marie, id)).json()

    const over = await plan(marie, id, { startsAt: '2026-06-01T09:00:00Z', endsAt: '2026-06-01T11:00:00Z' })
    const after = await plan(marie, id, { startsAt: '2026-06-01T10:00:00Z', endsAt: '2026-06-01T11:00:00Z' })
    const beside = await plan(marie, id, { engineNo: 2 })

    expect([over.statusCode, over.json().code]).toEqual([409, 'PLAN_OVERLAP'])
    expect(over.json().message).toBe('Le moteur 1 de Cogénération 1 est déjà planifié.')
    expect([after.statusCode, beside.statusCode]).toEqual([201, 201])
    expect((await weekOf(marie)).plans).toHaveLength(3)
    expect(first).toMatchObject({ source: 'Cogénération 1', setpointKw: 2_000, version: 1 })
  })

  test('keep within the power of their source, and end after they begin', async () => {
    const marie = await withLevel(2)
    const { id } = await engine(marie)

    const answers = [plan(marie, id, { setpointKw: 2_001 }), plan(marie, id, { endsAt: usual.startsAt })]

    expect(await statusesOf(answers)).toEqual([400, 400])
  })

  test('are changed in the version that was read, and deleted', async () => {
    const marie = await withLevel(2)
    const source = await engine(marie)
    const { id } = (await plan(marie, source.id)).json()
    const change = { ...usual, reason: 'price', sourceId: source.id, id, version: 1, setpointKw: 1_500 } as const

    const changed = await as(marie).call(plansCalls.editEnginePlan, change)
    const late = await as(marie).send(plansCalls.editEnginePlan, change)
    await as(marie).call(plansCalls.deleteEnginePlan, { id })

    expect([changed.setpointKw, changed.version, late.statusCode]).toEqual([1_500, 2, 409])
    expect((await weekOf(marie)).plans).toEqual([])
  })

  test('are set against the points of their day: 0.250 MWh more and 0.200 less cost 12.70 euros', async () => {
    const client = await world.client()
    const [marie, blind] = [await withLevel(2, client), await withLevel(2, client, 0)]
    const meter = await gasMeter(marie)
    await plan(marie, (await engine(marie)).id)
    const measured = curveOf(june, 144, 0)
      .split('\n')
      .map((line, at) => line.replace(/;0$/, `;${at > 60 && at < 67 ? 2_250 : at > 66 && at < 73 ? 1_800 : 0}`))
    await as(marie).call(pointsCalls.importPoints, {
      meterId: meter.id,
      fileName: 'juin.csv',
      text: measured.join('\n'),
      stamp: 'start',
      unit: 'kw',
      replaces: false,
      dryRun: false,
    })
    const asked = { day: june, meterId: meter.id }
    const before = await as(marie).call(plansCalls.getPlanDeviation, asked)
    await as(marie).call(dailyValuesCalls.saveDailyValues, {
      page: 'elecpre',
      values: [
        { series: 'imbalance-up', day: june, value: 45.2 },
        { series: 'imbalance-down', day: june, value: 120 },
      ],
    })

    const told = await as(marie).call(plansCalls.getPlanDeviation, asked)
    const unpriced = await as(blind).call(plansCalls.getPlanDeviation, asked)

    expect(before.cents).toBeNull()
    expect(told).toMatchObject({ surplusMwh: 0.25, shortageMwh: 0.2, missing: 0, cents: -1_270 })
    expect([unpriced.surplusMwh, unpriced.cents]).toEqual([0.25, undefined])
  })

  test('stand over the price of electricity, for who may see prices', async () => {
    const client = await world.client()
    const [marie, blind] = [await withLevel(2, client), await withLevel(2, client, 0)]
    await as(marie).call(dailyValuesCalls.saveDailyValues, {
      page: 'elecbase',
      values: [{ series: 'base', day: june, value: 61.25 }],
    })

    expect((await weekOf(marie)).days.slice(0, 2)).toEqual([
      { day: june, price: 61.25 },
      { day: '2026-06-02', price: null },
    ])
    expect((await weekOf(blind)).days[0]).toEqual({ day: june })
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(2), await withLevel(2)]
    const source = await engine(voisin)
    const meter = await gasMeter(voisin)
    const { id } = (await plan(voisin, source.id)).json()

    expect(
      await statusesOf([
        plan(sophie, source.id),
        as(sophie).send(plansCalls.editEnginePlan, {
          ...usual,
          reason: 'heat',
          sourceId: source.id,
          id,
          version: 1,
        }),
        as(sophie).send(plansCalls.deleteEnginePlan, { id }),
        as(sophie).send(plansCalls.getPlanDeviation, { day: june, meterId: meter.id }),
      ]),
    ).toEqual([404, 404, 404, 404])
    expect(await weekOf(sophie)).toMatchObject({ plans: [], sources: [] })
  })

  test('are read and written by right alone', async () => {
    const client = await world.client()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(1, client),
      await withLevel(2, client),
    ]
    const source = await engine(writer)
    const meter = await gasMeter(writer)
    const { id } = (await plan(writer, source.id)).json()

    expect(
      await statusesOf([
        as(nobody).send(plansCalls.getPlannedWeek, { day: june }),
        as(nobody).send(plansCalls.getPlanDeviation, { day: june, meterId: meter.id }),
        plan(reader, source.id),
        as(reader).send(plansCalls.editEnginePlan, {
          ...usual,
          reason: 'heat',
          sourceId: source.id,
          id,
          version: 1,
        }),
        as(reader).send(plansCalls.deleteEnginePlan, { id }),
      ]),
    ).toEqual([403, 403, 403, 403, 403])
  })
})
