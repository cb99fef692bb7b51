import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { pricesField } from '#energie/energie-place.model.ts'
import { ratesCalls } from '../rates.calls.ts'
import { ratesElement } from '../rates-place.model.ts'

const world = useWorld()
const usual = { kind: 'tax', unit: 'eur_mwh', note: null } as const

const withLevel = async (level: Level, client?: TestClient, prices: Level = 1) =>
  world.person({
    in: client ?? (await world.client()),
    rights: { [ratesElement]: level, [pricesField]: prices },
    allCompanies: true,
  })
const add = (person: TestPerson, name: string) => as(person).call(ratesCalls.createRateTable, { ...usual, name })
const from = (person: TestPerson, id: string, validFrom: string, value: number) =>
  as(person).send(ratesCalls.addRate, { id, validFrom, value })
type Asked = Partial<SentTo<typeof ratesCalls.getRateTables>>
const listed = async (person: TestPerson, asked: Asked = {}) =>
  (await as(person).call(ratesCalls.getRateTables, { page: 0, size: 10, ...asked })).items
const statusesOf = async (answers: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode)

describe('rates', () => {
  test('tell what counts today and what will count next', async () => {
    const marie = await withLevel(2)
    const { id } = await add(marie, 'Accise')
    const today = world.clock.today()
    const [past, coming] = [today.subtract({ days: 40 }).toString(), today.add({ days: 20 }).toString()]
    await from(marie, id, today.subtract({ years: 1 }).toString(), 8.37)
    await from(marie, id, past, 10)
    await from(marie, id, coming, 12)

    expect(await listed(marie, { kind: 'tax' })).toMatchObject([
      { name: 'Accise', inForce: { from: past, value: 10 }, next: { from: coming, value: 12 } },
    ])
    expect(await listed(marie, { kind: 'vat' })).toEqual([])
  })

  test('that were written are never changed: another takes their place, and both stay told', async () => {
    const marie = await withLevel(2)
    const { id } = await add(marie, 'Accise')
    const written = (await from(marie, id, '2026-01-01', 10)).json()
    const correction = { id, rateId: written.rates[0].id, validFrom: '2026-01-15', value: 11, reason: 'Mal recopié' }

    const told = await as(marie).call(ratesCalls.correctRate, correction)
    const late = await as(marie).send(ratesCalls.correctRate, correction)
    const twice = await from(marie, id, '2026-01-15', 12)

    expect(
      told.rates.map(({ validFrom, value, reason, supersededAt }) => [validFrom, value, reason, !supersededAt]),
    ).toEqual([
      ['2026-01-15', 11, 'Mal recopié', true],
      ['2026-01-01', 10, null, false],
    ])
    expect([late.statusCode, late.json().code]).toEqual([409, 'RATE_CORRECTED'])
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'RATE_EXISTS'])
  })

  test('have six decimals and no more', async () => {
    const marie = await withLevel(2)
    const { id } = await add(marie, 'PCI sur PCS')

    const answers = [from(marie, id, '2026-01-01', 0.901234), from(marie, id, '2026-01-02', 0.9012345)]

    expect(await statusesOf(answers)).toEqual([201, 400])
  })

  test('in euros are left out for who may not see prices, and are not his to write', async () => {
    const client = await world.client()
    const [marie, blind] = [await withLevel(2, client), await withLevel(2, client, 0)]
    const { id } = await add(marie, 'Accise')
    await from(marie, id, '2026-01-01', 10)
    const factor = await as(marie).call(ratesCalls.createRateTable, { ...usual, unit: 'factor', name: 'Volumes' })
    await from(marie, factor.id, '2026-01-01', 1.1954)

    expect((await listed(blind)).map(({ inForce }) => inForce?.value)).toEqual([undefined, 1.1954])
    expect((await as(blind).call(ratesCalls.getRateTable, { id })).rates.map(({ value }) => value)).toEqual([undefined])
    expect((await from(blind, id, '2026-02-01', 12)).json().code).toBe('PRICES_UNSEEN')
  })

  test('have names of their own, are searched without accents, put aside and taken back', async () => {
    const sophie = await withLevel(3)
    const made = await add(sophie, 'Élan')
    const change = { id: made.id, name: 'Élan gaz', kind: 'network', note: null, version: made.version } as const

    const again = await as(sophie).send(ratesCalls.createRateTable, { ...usual, name: 'elan' })
    const edited = await as(sophie).call(ratesCalls.editRateTable, change)
    const late = await as(sophie).send(ratesCalls.editRateTable, change)
    const found = await listed(sophie, { search: 'elan', sort: '-kind' })
    await as(sophie).call(ratesCalls.archiveRateTable, { id: made.id })
    const aside = await listed(sophie, { state: 'archived' })
    const back = await as(sophie).call(ratesCalls.restoreRateTable, { id: made.id })
    const told = await as(sophie).call(auditCalls.getHistoryOfRow, { table: 'energie.rate_table', rowId: made.id })

    expect([again.statusCode, late.statusCode, edited.kind, back.archivedAt]).toEqual([400, 409, 'network', null])
    expect([found.length, aside.length, told.length]).toEqual([1, 1, 4])
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const { id } = await add(voisin, 'Voisin')
    const rateId = (await from(voisin, id, '2026-01-01', 10)).json().rates[0].id
    const rate = { id, validFrom: '2026-02-01', value: 1 }

    expect(
      await statusesOf([
        as(sophie).send(ratesCalls.getRateTable, { id }),
        as(sophie).send(ratesCalls.editRateTable, { id, name: 'X', kind: 'tax', note: null, version: 1 }),
        as(sophie).send(ratesCalls.archiveRateTable, { id }),
        as(sophie).send(ratesCalls.restoreRateTable, { id }),
        as(sophie).send(ratesCalls.addRate, rate),
        as(sophie).send(ratesCalls.correctRate, { ...rate, rateId, reason: 'X' }),
      ]),
    ).toEqual([404, 404, 404, 404, 404, 404])
    expect(await listed(sophie)).toEqual([])
  })

  test('are read, written and put aside by right alone', async () => {
    const client = await world.client()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(1, client),
      await withLevel(2, client),
    ]
    const { id } = await add(writer, 'Accise')
    const rateId = (await from(writer, id, '2026-01-01', 10)).json().rates[0].id
    const rate = { id, validFrom: '2026-02-01', value: 1 }

    expect(
      await statusesOf([
        as(nobody).send(ratesCalls.getRateTables, { page: 0, size: 10 }),
        as(nobody).send(ratesCalls.getRateTable, { id }),
        as(reader).send(ratesCalls.createRateTable, { ...usual, name: 'Élan' }),
        as(reader).send(ratesCalls.editRateTable, { id, name: 'X', kind: 'tax', note: null, version: 1 }),
        as(reader).send(ratesCalls.addRate, rate),
        as(reader).send(ratesCalls.correctRate, { ...rate, rateId, reason: 'X' }),
        as(writer).send(ratesCalls.archiveRateTable, { id }),
        as(writer).send(ratesCalls.restoreRateTable, { id }),
      ]),
    ).toEqual([403, 403, 403, 403, 403, 403, 403, 403])
  })
})
