import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { metersElement } from '../../meters/meter.model.ts'
import { dashboardsCalls } from '#platform/configuration/dashboards.calls.ts'
import { metersCalls } from '../../meters/meters.calls.ts'
import { readingsElement } from '../reading.model.ts'
import { readingsCalls } from '../readings.calls.ts'

const world = useWorld()

const withLevel = async (level: Level, client?: TestClient) =>
  world.person({
    in: client ?? (await world.client()),
    rights: { [readingsElement]: level, [metersElement]: 2 },
    allCompanies: true,
  })
const meterOf = (person: TestPerson, name = 'Gaz serre nord') =>
  as(person).call(metersCalls.createMeter, {
    name,
    energy: 'gas',
    unit: 'm3',
    direction: 'in',
    identifier: null,
    indexMax: 1_000_000,
    installedOn: null,
    note: null,
  })
const usual = { kind: 'actual', rolledOver: false, restartIndex: null, note: null } as const
const read = (person: TestPerson, meterId: string, readOn: string, index: number, said = {}) =>
  as(person).send(readingsCalls.createReading, { ...usual, meterId, readOn, index, ...said })
const consumed = async (person: TestPerson, meterId: string) =>
  (await as(person).call(readingsCalls.getReadingsOfMeter, { meterId })).map(({ consumption }) => consumption)

describe('readings', () => {
  test('below the former one are refused with it, unless the meter began again or was replaced', async () => {
    const marie = await withLevel(2)
    const { id } = await meterOf(marie)
    await read(marie, id, '2026-01-01', 999_950)

    const lower = await read(marie, id, '2026-02-01', 120)
    await read(marie, id, '2026-02-01', 120, { rolledOver: true })
    await read(marie, id, '2026-03-01', 300.125, { restartIndex: 5_000 })
    await read(marie, id, '2026-04-01', 5_100)

    expect([lower.statusCode, lower.json().code]).toEqual([400, 'INDEX_LOWER'])
    expect(lower.json().message).toContain('999')
    expect(await consumed(marie, id)).toEqual([100, 180.125, 170, null])
  })

  test('between two others split what was consumed', async () => {
    const marie = await withLevel(2)
    const { id } = await meterOf(marie)
    await read(marie, id, '2026-01-01', 0)
    await read(marie, id, '2026-03-01', 300)

    const beyond = await read(marie, id, '2026-02-01', 301)
    await read(marie, id, '2026-02-01', 100)

    expect(beyond.statusCode).toBe(400)
    expect(await consumed(marie, id)).toEqual([200, 100, null])
  })

  test('are one a day, of a day that has come, and of no more than the meter counts', async () => {
    const marie = await withLevel(2)
    const { id } = await meterOf(marie)
    await read(marie, id, '2026-01-01', 0)

    const answers = [
      await read(marie, id, '2026-01-01', 10),
      await read(marie, id, '2099-01-01', 10),
      await read(marie, id, '2026-01-02', 1_000_001),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 400, 400])
  })

  test('that are rejected leave the chain, with their reason', async () => {
    const sophie = await withLevel(3)
    const { id: meterId } = await meterOf(sophie)
    await read(sophie, meterId, '2026-01-01', 0)
    const wrong = (await read(sophie, meterId, '2026-02-01', 250)).json()
    await read(sophie, meterId, '2026-03-01', 300)

    const told = await as(sophie).call(readingsCalls.rejectReading, { id: wrong.id, version: 1, reason: 'Mal lu' })
    const again = await as(sophie).send(readingsCalls.validateReading, { id: wrong.id, version: 2 })

    expect(told).toMatchObject({ state: 'rejected', reason: 'Mal lu', consumption: null })
    expect([again.statusCode, again.json().code]).toEqual([409, 'READING_JUDGED'])
    expect(await consumed(sophie, meterId)).toEqual([300, null, null])
  })

  test('are validated once', async () => {
    const sophie = await withLevel(3)
    const { id: meterId } = await meterOf(sophie)
    const { id } = (await read(sophie, meterId, '2026-01-01', 0)).json()

    const told = await as(sophie).call(readingsCalls.validateReading, { id, version: 1 })
    const late = await as(sophie).send(readingsCalls.validateReading, { id, version: 1 })

    expect([told.state, late.statusCode]).toEqual(['validated', 409])
  })

  test('that are missing put their meter before the others', async () => {
    const marie = await withLevel(2)
    const [known, late] = [await meterOf(marie, 'Abricot'), await meterOf(marie, 'Zinnia')]
    await read(marie, known.id, world.clock.today().toString(), 10)
    await read(marie, late.id, '2020-01-01', 10)

    const round = await as(marie).call(readingsCalls.getReadingRound, {})

    expect(round.map(({ meter, isLate }) => [meter, isLate])).toEqual([
      ['Zinnia', true],
      ['Abricot', false],
    ])
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const { id: meterId } = await meterOf(voisin)
    const { id } = (await read(voisin, meterId, '2026-01-01', 0)).json()
    const answers = await Promise.all([
      as(sophie).send(readingsCalls.getReadingsOfMeter, { meterId }),
      read(sophie, meterId, '2026-02-01', 10),
      as(sophie).send(readingsCalls.validateReading, { id, version: 1 }),
      as(sophie).send(readingsCalls.rejectReading, { id, version: 1, reason: 'Non' }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(await as(sophie).call(readingsCalls.getReadingRound, {})).toEqual([])
  })

  test('are read, written and judged by right alone', async () => {
    const client = await world.client()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(1, client),
      await withLevel(2, client),
    ]
    const { id: meterId } = await meterOf(writer)
    const { id } = (await read(writer, meterId, '2026-01-01', 0)).json()
    const refused = await Promise.all([
      as(nobody).send(readingsCalls.getReadingRound, {}),
      as(nobody).send(readingsCalls.getReadingsOfMeter, { meterId }),
      read(reader, meterId, '2026-02-01', 10),
      as(writer).send(readingsCalls.validateReading, { id, version: 1 }),
      as(writer).send(readingsCalls.rejectReading, { id, version: 1, reason: 'Non' }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
  })
})

test('panels tell which meters are late, and what was taken by month', async () => {
  const marie = await withLevel(2)
  const panel = (key: string, person = marie) =>
    as(person).call(dashboardsCalls.getPanel, { key, period: 'twelveMonths' })
  const { id } = await meterOf(marie)
  const today = world.clock.today()
  const first = today.with({ day: 1 }).subtract({ days: 1 })
  await read(marie, id, first.subtract({ months: 1 }).with({ day: 1 }).subtract({ days: 1 }).toString(), 0)
  await read(marie, id, first.toString(), 1_000)
  expect((await panel('energieGas')).reduce((sum, { value }) => sum + value, 0)).toBe(1_000)
  expect((await panel('energieElectricity')).every(({ value }) => value === 0)).toBe(true)
  await meterOf(marie, 'Gaz jamais relevé')
  expect(await panel('energieLateReadings')).toMatchObject([{ value: 1, to: '/energie/releves' }])
  const neighbour = await withLevel(2)
  expect(await panel('energieLateReadings', neighbour)).toMatchObject([{ value: 0 }])
})
