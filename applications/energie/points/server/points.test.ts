import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { metersElement } from '#energie/meters/meter.model.ts'
import { gasMeter } from '#energie/testing/gas-contract.ts'
import { pointsCalls } from '../points.calls.ts'
import { loadCurveElement, pointsElement } from '../points-place.model.ts'
import { curveOf } from '../testing/curve-of.ts'

const world = useWorld()

const withLevel = async (level: Level, client?: TestClient) =>
  world.person({
    in: client ?? (await world.client()),
    rights: { [pointsElement]: level, [loadCurveElement]: 1, [metersElement]: 2 },
    allCompanies: true,
  })
type File = SentTo<typeof pointsCalls.importPoints>
const usual = { fileName: 'courbe.csv', stamp: 'start', unit: 'kw', replaces: false, dryRun: false } as const
const bring = (person: TestPerson, meterId: string, text: string, said: Partial<File> = {}) =>
  as(person).call(pointsCalls.importPoints, { ...usual, meterId, text, ...said })
const june = '2026-06-01'
const calendar = (person: TestPerson, meterId: string, month = june) =>
  as(person).call(pointsCalls.getPointsCalendar, { meterId, month })
const dayOf = async (person: TestPerson, meterId: string, day = june) =>
  (await calendar(person, meterId, day)).find(one => one.day === day)
const draw = (person: TestPerson, meters: string, asked: Partial<SentTo<typeof pointsCalls.getLoadCurves>> = {}) =>
  as(person).send(pointsCalls.getLoadCurves, { meters, from: june, to: june, step: 'day', ...asked })
/** From ten to one o'clock of the first of June. */
const stretch = { day: june, from: '2026-06-01T08:00:00Z', to: '2026-06-01T11:00:00Z', reason: 'Compteur en panne' }
const withHole = () => curveOf(june, 144, 840).split('\n').toSpliced(61, 18).join('\n')
const statusesOf = async (answers: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode)

describe('points', () => {
  test('are tried first, written then, and the same file again writes nothing', async () => {
    const marie = await withLevel(2)
    const { id } = await gasMeter(marie)

    const tried = await bring(marie, id, curveOf(june, 144, 840), { dryRun: true })
    const before = await dayOf(marie, id)
    const first = await bring(marie, id, curveOf(june, 144, 840))
    const again = await bring(marie, id, curveOf(june, 144, 840))
    const other = await bring(marie, id, curveOf(june, 144, 900))

    expect([tried.written, before?.known, first.written]).toEqual([144, 0, 144])
    expect([again.written, again.same, other.written, other.different]).toEqual([0, 144, 0, 144])
    expect(await dayOf(marie, id)).toMatchObject({ known: 144, expected: 144, kwh: 20_160 })
    expect(await as(marie).call(pointsCalls.getPointImports, {})).toMatchObject([{ written: 144, deletedAt: null }])
  })

  test('of the day that the clock goes back are 150, forward 138', async () => {
    const marie = await withLevel(2)
    const { id } = await gasMeter(marie)

    await bring(marie, id, curveOf('2026-10-25', 150, 600))
    await bring(marie, id, curveOf('2026-03-29', 138, 600))

    expect(await dayOf(marie, id, '2026-10-25')).toMatchObject({ known: 150, expected: 150, kwh: 15_000 })
    expect(await dayOf(marie, id, '2026-03-29')).toMatchObject({ known: 138, expected: 138, kwh: 13_800 })
  })

  test('that are missing stay missing in every total until a person estimates them, which is told', async () => {
    const marie = await withLevel(2)
    const { id } = await gasMeter(marie)
    await bring(marie, id, withHole())
    await bring(marie, id, curveOf('2026-05-25', 144, 800))
    await bring(marie, id, curveOf('2026-05-18', 144, 820))

    const before = await dayOf(marie, id)
    const drawn = (await draw(marie, id)).json()
    await as(marie).call(pointsCalls.estimatePoints, { meterId: id, ...stretch, kw: null })
    await as(marie).call(pointsCalls.estimatePoints, { meterId: id, ...stretch, kw: null })

    expect(before).toMatchObject({ known: 126, holes: [{ from: '2026-06-01T08:00:00Z', to: '2026-06-01T11:00:00Z' }] })
    expect(drawn.meters).toMatchObject([{ values: [null], missing: [18], totals: { missing: 18, kwh: 17_640 } }])
    expect(await dayOf(marie, id)).toMatchObject({ known: 144, estimated: 18, kwh: 17_640 + 3 * 810 })
    expect((await draw(marie, id)).json().meters[0].totals.estimatedPct).toBe(12.5)
  })

  test('are not estimated from nothing, nor beyond their day', async () => {
    const marie = await withLevel(2)
    const { id } = await gasMeter(marie)
    const estimate = (said: object) =>
      as(marie).send(pointsCalls.estimatePoints, { meterId: id, ...stretch, kw: null, ...said })

    const fromNothing = await estimate({})
    const beyond = await estimate({ to: '2026-06-02T08:00:00Z', kw: 10 })

    expect([fromNothing.statusCode, fromNothing.json().code]).toEqual([409, 'NO_PAST'])
    expect([beyond.statusCode, beyond.json().code]).toEqual([400, 'STRETCH'])
  })

  test('that somebody corrected stay when their import is deleted, and over what is brought later', async () => {
    const sophie = await withLevel(3)
    const { id } = await gasMeter(sophie)
    await bring(sophie, id, curveOf(june, 144, 840))
    const correction = { meterId: id, ...stretch, kw: 500, version: 1 }

    await as(sophie).call(pointsCalls.correctPoints, correction)
    const again = await as(sophie).send(pointsCalls.correctPoints, correction)
    const late = await as(sophie).send(pointsCalls.correctPoints, { ...correction, kw: 400 })
    const [brought] = await as(sophie).call(pointsCalls.getPointImports, {})
    const told = await as(sophie).call(pointsCalls.deletePointImport, { id: brought?.id ?? '' })
    const twice = await as(sophie).send(pointsCalls.deletePointImport, { id: brought?.id ?? '' })
    await bring(sophie, id, curveOf(june, 144, 840))

    expect([again.statusCode, late.statusCode, twice.statusCode]).toEqual([200, 409, 200])
    expect(told[0]?.deletedAt).not.toBeNull()
    expect(await dayOf(sophie, id)).toMatchObject({ known: 144, kwh: 126 * 140 + 18 * (500 / 6) })
  })

  test('of a file without a step are refused, and too many values are not drawn', async () => {
    const marie = await withLevel(2)
    const { id } = await gasMeter(marie)
    const file = { ...usual, meterId: id, text: '01/06/2026 00:00;12,5' }

    const alone = await as(marie).send(pointsCalls.importPoints, file)
    const many = await draw(marie, id, { from: '2026-01-01', to: '2026-06-30', step: '10' })

    expect([alone.statusCode, alone.json().code]).toEqual([400, 'STEP_UNKNOWN'])
    expect([many.statusCode, many.json().code]).toEqual([400, 'TOO_MANY_POINTS'])
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const { id } = await gasMeter(voisin)
    await bring(voisin, id, curveOf(june, 144, 840))
    const [brought] = await as(voisin).call(pointsCalls.getPointImports, {})

    expect(
      await statusesOf([
        as(sophie).send(pointsCalls.getPointsCalendar, { meterId: id, month: june }),
        as(sophie).send(pointsCalls.importPoints, { ...usual, meterId: id, text: curveOf(june, 144, 1) }),
        as(sophie).send(pointsCalls.estimatePoints, { meterId: id, ...stretch, kw: 1 }),
        as(sophie).send(pointsCalls.correctPoints, { meterId: id, ...stretch, kw: 1, version: 1 }),
        as(sophie).send(pointsCalls.deletePointImport, { id: brought?.id ?? '' }),
        draw(sophie, id),
      ]),
    ).toEqual([404, 404, 404, 404, 404, 404])
    expect(await as(sophie).call(pointsCalls.getMetersWithPoints, {})).toEqual([])
    expect(await as(sophie).call(pointsCalls.getPointImports, {})).toEqual([])
  })

  test('are read, brought, corrected and deleted by right alone', async () => {
    const client = await world.client()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(1, client),
      await withLevel(2, client),
    ]
    const { id } = await gasMeter(writer)
    await bring(writer, id, curveOf(june, 144, 840))
    const [brought] = await as(writer).call(pointsCalls.getPointImports, {})

    expect(
      await statusesOf([
        as(nobody).send(pointsCalls.getMetersWithPoints, {}),
        as(nobody).send(pointsCalls.getPointsCalendar, { meterId: id, month: june }),
        as(nobody).send(pointsCalls.getPointImports, {}),
        draw(nobody, id),
        as(reader).send(pointsCalls.importPoints, { ...usual, meterId: id, text: curveOf(june, 144, 1) }),
        as(reader).send(pointsCalls.estimatePoints, { meterId: id, ...stretch, kw: 1 }),
        as(writer).send(pointsCalls.correctPoints, { meterId: id, ...stretch, kw: 1, version: 1 }),
        as(writer).send(pointsCalls.deletePointImport, { id: brought?.id ?? '' }),
      ]),
    ).toEqual([403, 403, 403, 403, 403, 403, 403, 403])
  })
})
