import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { gasOfNovember, rightsOf } from '#energie/energy-invoices/testing/gas-of-november.ts'
import { gasContract, gasMeter, november } from '#energie/testing/gas-contract.ts'
import { volumesCalls } from '../volumes.calls.ts'
import { volumesElement } from '../volumes-place.model.ts'

const world = useWorld()

const withLevel = async (level: Level, client?: TestClient, prices: Level = 1) =>
  world.person({
    in: client ?? (await world.client()),
    rights: { ...rightsOf(2, prices), [volumesElement]: level },
    allCompanies: true,
  })
const contractOf = async (person: TestPerson) => (await gasContract(person, (await gasMeter(person)).id)).id
const read = (person: TestPerson, id: string) => as(person).call(volumesCalls.getContractVolumes, { id, year: 2025 })
const ofNovember = async (person: TestPerson, id: string) =>
  (await read(person, id)).months.find(({ month }) => month === november.from)
const cell = { month: '2025-11-01', measure: 'contracted', mwh: 10_000, version: 0 } as const
const save = (person: TestPerson, id: string, cells: readonly object[] = [cell]) =>
  as(person).send(volumesCalls.saveContractVolumes, { id, year: 2025, cells: cells as (typeof cell)[] })
const usual = {
  clickedOn: '2025-09-01',
  deliveryFrom: '2025-11-01',
  deliveryTo: '2025-11-01',
  mwh: 3_000,
  price: 38.5,
  reference: null,
}
const click = (person: TestPerson, id: string, fields: Partial<typeof usual> = {}) =>
  as(person).send(volumesCalls.clickVolume, { ...usual, ...fields, id })
const statusesOf = async (answers: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode)

describe('volumes', () => {
  test('of 10,000 MWh with two clicks and the rest at the index of 34.00 cost 34.79 a megawatt-hour', async () => {
    const marie = await withLevel(2)
    const { id } = await gasOfNovember(marie, null, 0.6)

    await save(marie, id)
    await click(marie, id)
    await click(marie, id, { mwh: 2_000, price: 31.2 })

    expect(await ofNovember(marie, id)).toMatchObject({ clicked: 5_000, index: 34, price: 34.79, isEstimated: false })
  })

  test('show what was taken as it was read, and what the next year should take', async () => {
    const marie = await withLevel(2)
    const { id } = await gasOfNovember(marie)

    const next = await as(marie).call(volumesCalls.getContractVolumes, { id, year: 2026 })

    expect(await ofNovember(marie, id)).toMatchObject({ consumed: 162.813, forecast: null })
    expect(next.months.at(10)).toMatchObject({ consumed: null, forecast: 162.813 })
  })

  test('are typed month by month: what somebody saved meanwhile stays, the same again is nothing', async () => {
    const marie = await withLevel(2)
    const id = await contractOf(marie)
    await save(marie, id)

    const again = await save(marie, id)
    const late = await save(marie, id, [{ ...cell, mwh: 9_000 }])
    const upsideDown = await save(marie, id, [
      { ...cell, measure: 'least', mwh: 900, version: 1 },
      { ...cell, measure: 'most', mwh: 800, version: 1 },
    ])
    const elsewhere = await save(marie, id, [{ ...cell, month: '2026-01-01' }])

    expect([again, late, upsideDown, elsewhere].map(({ statusCode }) => statusCode)).toEqual([200, 409, 400, 400])
    expect(await ofNovember(marie, id)).toMatchObject({ contracted: 10_000, least: null, most: null, version: 1 })
  })

  test('are clicked within their contract alone, and a click that is taken back stays told', async () => {
    const sophie = await withLevel(3)
    const id = await contractOf(sophie)
    const made = (await click(sophie, id)).json()
    const asked = { id, clickId: made.clicks[0].id, reason: 'Saisi deux fois' }

    const early = await click(sophie, id, { deliveryFrom: '2024-12-01' })
    const backwards = await click(sophie, id, { deliveryTo: '2025-10-01' })
    const told = await as(sophie).call(volumesCalls.cancelClick, asked)
    const twice = await as(sophie).send(volumesCalls.cancelClick, asked)

    expect([early.statusCode, backwards.statusCode]).toEqual([400, 400])
    expect(told.clicks).toMatchObject([{ reason: 'Saisi deux fois' }])
    expect((await ofNovember(sophie, id))?.clicked).toBe(0)
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'CLICK_CANCELLED'])
  })

  test('are read without one euro by who may see no price, who clicks nothing', async () => {
    const client = await world.client()
    const [marie, blind] = [await withLevel(2, client), await withLevel(2, client, 0)]
    const id = await contractOf(marie)
    await click(marie, id)

    const told = await read(blind, id)

    expect(told.clicks.map(({ mwh, price }) => [mwh, price])).toEqual([[3_000, undefined]])
    expect(JSON.stringify(told)).not.toContain('"price"')
    expect((await click(blind, id)).json().code).toBe('PRICES_UNSEEN')
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const id = await contractOf(voisin)
    const clickId = (await click(voisin, id)).json().clicks[0].id

    expect(
      await statusesOf([
        as(sophie).send(volumesCalls.getContractVolumes, { id, year: 2025 }),
        save(sophie, id),
        click(sophie, id),
        as(sophie).send(volumesCalls.cancelClick, { id, clickId, reason: 'X' }),
      ]),
    ).toEqual([404, 404, 404, 404])
    expect(await as(sophie).call(volumesCalls.getContractsWithVolumes, {})).toEqual([])
    expect(await as(voisin).call(volumesCalls.getContractsWithVolumes, {})).toMatchObject([{ id }])
  })

  test('are read, written and taken back by right alone', async () => {
    const client = await world.client()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(1, client),
      await withLevel(2, client),
    ]
    const id = await contractOf(writer)
    const clickId = (await click(writer, id)).json().clicks[0].id

    expect(
      await statusesOf([
        as(nobody).send(volumesCalls.getContractsWithVolumes, {}),
        as(nobody).send(volumesCalls.getContractVolumes, { id, year: 2025 }),
        save(reader, id),
        click(reader, id),
        as(writer).send(volumesCalls.cancelClick, { id, clickId, reason: 'X' }),
      ]),
    ).toEqual([403, 403, 403, 403, 403])
  })
})
