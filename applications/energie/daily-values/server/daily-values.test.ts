import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { dailyValuesCalls } from '../daily-values.calls.ts'
import { type PageOfValues, pagesOfValues } from '../values-page.model.ts'

const world = useWorld()

const withLevel = async (page: PageOfValues, level: Level, client?: TestClient) =>
  world.person({
    in: client ?? (await world.client()),
    rights: { [pagesOfValues[page].element]: level },
    allCompanies: true,
  })
const peg = (day: string, value: number) => ({ series: 'peg', day, value })
const save = (person: TestPerson, ...values: ReturnType<typeof peg>[]) =>
  as(person).call(dailyValuesCalls.saveDailyValues, { page: 'gazpegeod', values })
const bring = (person: TestPerson, text: string, dryRun = false) =>
  as(person).call(dailyValuesCalls.importDailyValues, { page: 'gazpegeod', text, dryRun })
const january = { page: 'gazpegeod', from: '2026-01-01', to: '2026-01-03' } as const
const ofJanuary = async (person: TestPerson) => (await as(person).call(dailyValuesCalls.getDailyValues, january))[0]

describe('values of days', () => {
  test('have a mean once no day is missing', async () => {
    const marie = await withLevel('gazpegeod', 2)
    await save(marie, peg('2026-01-01', 33.4), peg('2026-01-03', 34))
    const before = await ofJanuary(marie)
    await save(marie, peg('2026-01-02', -1.0001))

    const after = await ofJanuary(marie)

    expect(before).toMatchObject({ mean: null, missing: ['2026-01-02'] })
    expect(after).toMatchObject({ mean: 22.1333, missing: [], unit: 'EUR/MWh' })
  })

  test('come from a file that is tried first, and that writes nothing the second time', async () => {
    const marie = await withLevel('gazpegeod', 2)
    const file = 'Jour;Prix\n01/01/2026;33,40\n02/01/2026;34'

    const tried = await bring(marie, file, true)
    const nothing = await ofJanuary(marie)
    const first = await bring(marie, file)
    const second = await bring(marie, `${file},5`)

    expect([tried.written, nothing?.rows.length, first.written]).toEqual([2, 0, 2])
    expect(second).toMatchObject({
      written: 0,
      same: 1,
      different: [{ day: '2026-01-02', standing: 34, brought: 34.5 }],
    })
  })

  test('of a file with a letter in a figure are not written, and the line is told', async () => {
    const marie = await withLevel('gazpegeod', 2)

    const report = await bring(marie, '01/01/2026;33,40\n02/01/2026;3x')

    expect(report).toMatchObject({ written: 0, faults: [{ line: 2, reason: 'value' }] })
    expect((await ofJanuary(marie))?.rows).toEqual([])
  })

  test('are corrected with a reason, unless somebody did meanwhile, and the former one is counted', async () => {
    const sophie = await withLevel('gazpegeod', 3)
    await save(sophie, peg('2026-01-02', 34))
    const correction = { ...peg('2026-01-02', 34.5), page: 'gazpegeod', standing: 34, reason: 'Republié' } as const

    await as(sophie).call(dailyValuesCalls.correctDailyValue, correction)
    const late = await as(sophie).send(dailyValuesCalls.correctDailyValue, correction)

    expect(late.statusCode).toBe(409)
    expect((await ofJanuary(sophie))?.rows).toMatchObject([{ value: 34.5, reason: 'Republié', versions: 2 }])
  })

  test('stay within what their series may be: a gross calorific value from 9.5 to 12.8', async () => {
    const marie = await withLevel('gazpcs', 2)
    const write = (value: number) =>
      as(marie).send(dailyValuesCalls.saveDailyValues, {
        page: 'gazpcs',
        values: [{ series: 'pcs', day: '2026-01-01', value }],
      })

    const refused = await write(13)

    expect([refused.statusCode, refused.json().code, (await write(12.8)).statusCode]).toEqual([400, 'PCS_RANGE', 200])
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel('gazpegeod', 3), await withLevel('gazpegeod', 3)]
    await save(voisin, peg('2026-01-02', 34))

    const corrected = await as(sophie).send(dailyValuesCalls.correctDailyValue, {
      ...peg('2026-01-02', 35),
      page: 'gazpegeod',
      standing: 34,
      reason: 'Non',
    })

    expect(corrected.statusCode).toBe(404)
    expect((await ofJanuary(sophie))?.rows).toEqual([])
  })

  test('are read, written and corrected by the right on their own page alone', async () => {
    const client = await world.client()
    const [nobody, other, reader, writer] = [
      await world.person({ in: client }),
      await withLevel('gazpcs', 3, client),
      await withLevel('gazpegeod', 1, client),
      await withLevel('gazpegeod', 2, client),
    ]
    const values = [peg('2026-01-02', 34)]
    const correction = { ...peg('2026-01-02', 35), page: 'gazpegeod', standing: 34, reason: 'Non' } as const
    const refused = await Promise.all([
      as(nobody).send(dailyValuesCalls.getDailyValues, january),
      as(other).send(dailyValuesCalls.getDailyValues, january),
      as(other).send(dailyValuesCalls.saveDailyValues, { page: 'gazpegeod', values }),
      as(reader).send(dailyValuesCalls.saveDailyValues, { page: 'gazpegeod', values }),
      as(reader).send(dailyValuesCalls.importDailyValues, { page: 'gazpegeod', text: '01/01/2026;1', dryRun: true }),
      as(other).send(dailyValuesCalls.correctDailyValue, correction),
      as(writer).send(dailyValuesCalls.correctDailyValue, correction),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403, 403])
  })
})
