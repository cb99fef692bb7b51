import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { pricesField } from '#energie/energie-place.model.ts'
import { gasContract, gasMeter, november, quoted, rate, readOn } from '#energie/testing/gas-contract.ts'
import { energyContractsElement } from '../../energy-contracts/energy-contract.model.ts'
import { metersElement } from '../../meters/meter.model.ts'
import { ratesElement } from '../../rates/rates-place.model.ts'
import { readingsElement } from '../../readings/reading.model.ts'
import { invoiceTypesCalls } from '../invoice-types.calls.ts'
import { invoiceTypesElement } from '../invoice-types-place.model.ts'

const world = useWorld()

const withLevel = async (level: Level, client?: TestClient, prices: Level = 1) =>
  world.person({
    in: client ?? (await world.client()),
    rights: {
      [invoiceTypesElement]: level,
      [pricesField]: prices,
      [ratesElement]: 2,
      [metersElement]: 2,
      [energyContractsElement]: 2,
      [readingsElement]: 3,
      'energie/dataBourse/gazpegeod': 2,
      'energie/variables/gazpcs': 2,
    },
    allCompanies: true,
  })
const blank = { multiple: null, series: null, least: null, most: null, rateTableId: null, vatTableId: null }
const subscription = { ...blank, name: 'Abonnement', kind: 'month', price: 180 } as const
const usual = { note: null, factorTableId: null, components: [subscription] }
const add = (person: TestPerson, name: string, said = {}) =>
  as(person).call(invoiceTypesCalls.createInvoiceType, { ...usual, name, ...said })
const statusesOf = async (answers: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode)
const listed = async (person: TestPerson, asked = {}) =>
  (await as(person).call(invoiceTypesCalls.getInvoiceTypes, { page: 0, size: 10, ...asked })).items

async function readGasContract(person: TestPerson, indexes = [100_000, 112_000]) {
  const meter = await gasMeter(person)
  for (const [place, index] of indexes.entries())
    await readOn(person, meter.id, place === 0 ? '2025-10-31' : '2025-11-30', index)
  return gasContract(person, meter.id)
}

describe('invoice types', () => {
  test('make 7 815.95 euros of the gas of November, and say so before they count', async () => {
    const marie = await withLevel(2)
    const contract = await readGasContract(marie)
    const factorTableId = await rate(marie, 'Conversion', 'factor', [['2025-01-01', 1.1954]])
    const taxId = await rate(marie, 'Accise', 'eur_mwh', [
      ['2025-01-01', 10],
      ['2025-11-16', 12],
    ])
    const type = await add(marie, 'Gaz indexé', {
      factorTableId,
      components: [
        { ...blank, name: 'Énergie', kind: 'indexed', price: 2.5, multiple: 1, series: 'peg' },
        { ...blank, name: 'Accise', kind: 'rate', price: null, rateTableId: taxId },
        subscription,
      ],
    })
    const asked = { id: type.id, contractId: contract.id, ...november }
    const early = await as(marie).call(invoiceTypesCalls.testInvoiceType, asked)
    const activation = { id: type.id, version: type.version, activeFrom: '2025-01-01' }
    const untested = await as(marie).send(invoiceTypesCalls.activateInvoiceType, activation)
    await quoted(marie, 'gazpegeod', 'peg', 33.4)
    await quoted(marie, 'gazpcs', 'pcs', 11.35)

    const told = await as(marie).call(invoiceTypesCalls.testInvoiceType, asked)
    const active = await as(marie).call(invoiceTypesCalls.activateInvoiceType, activation)

    expect(early.missing.map(({ what }) => what)).toEqual(['calorific', 'series'])
    expect([untested.statusCode, untested.json().code]).toEqual([409, 'NOT_TESTED'])
    expect(told.lines.map(({ amountCents }) => amountCents)).toEqual([584_500, 81_407, 97_688, 18_000])
    expect([told.totalExclCents, told.lines[0]?.quantity, told.missing]).toEqual([781_595, 162_813.48, []])
    expect(active).toMatchObject({ activeFrom: '2025-01-01', hasDraft: false })
  })

  test('that count are followed by a version, never changed', async () => {
    const marie = await withLevel(2)
    const { id, version } = await add(marie, 'Abonnement')
    const contract = await readGasContract(marie)
    const tried = { id, contractId: contract.id, ...november }
    await as(marie).call(invoiceTypesCalls.testInvoiceType, tried)
    const counts = await as(marie).call(invoiceTypesCalls.activateInvoiceType, {
      id,
      version,
      activeFrom: '2026-01-01',
    })

    const next = { ...usual, id, name: 'Abonnement', components: [{ ...subscription, price: 190 }] }
    const edited = await as(marie).call(invoiceTypesCalls.editInvoiceType, { ...next, version: counts.version })
    const late = await as(marie).send(invoiceTypesCalls.editInvoiceType, { ...next, version: counts.version })
    await as(marie).call(invoiceTypesCalls.testInvoiceType, tried)
    const same = { id, version: edited.version, activeFrom: '2026-01-01' }
    const before = await as(marie).send(invoiceTypesCalls.activateInvoiceType, same)
    const future = await as(marie).send(invoiceTypesCalls.testInvoiceType, {
      ...tried,
      from: '2099-01-01',
      to: '2099-01-31',
    })

    expect(edited.versions.map(one => [one.number, one.activeFrom, one.components[0]?.price])).toEqual([
      [2, null, 190],
      [1, '2026-01-01', 180],
    ])
    expect([late.statusCode, before.json().code, future.json().code]).toEqual([409, 'ACTIVE_BEFORE', 'NOT_PAST'])
  })

  test('ask of each component what its kind needs, and rates of the right unit', async () => {
    const marie = await withLevel(2)
    const taxId = await rate(marie, 'Accise', 'eur_mwh', [])
    const made = (component: object) =>
      as(marie).send(invoiceTypesCalls.createInvoiceType, {
        ...usual,
        name: 'Gaz',
        components: [{ ...subscription, ...component }],
      })

    expect(
      await statusesOf([
        made({ price: null }),
        made({ kind: 'indexed' }),
        made({ least: 1 }),
        made({ vatTableId: taxId }),
        made({ kind: 'rate', rateTableId: taxId }),
      ]),
    ).toEqual([400, 400, 400, 400, 400])
  })

  test('tell no price to who may not see any, and are not his to write', async () => {
    const client = await world.client()
    const [marie, blind] = [await withLevel(2, client), await withLevel(2, client, 0)]
    const { id } = await add(marie, 'Gaz')

    const told = await as(blind).call(invoiceTypesCalls.getInvoiceType, { id })

    expect([told.versions[0]?.components[0]?.price, told.can.edit]).toEqual([undefined, false])
    const written = await as(blind).send(invoiceTypesCalls.createInvoiceType, { ...usual, name: 'X' })
    expect([written.statusCode, written.json().code]).toEqual([400, 'PRICES_UNSEEN'])
  })

  test('have names of their own, are searched, put aside and taken back', async () => {
    const sophie = await withLevel(3)
    const { id } = await add(sophie, 'Élan')
    await add(sophie, 'Zinnia')

    const again = await as(sophie).send(invoiceTypesCalls.createInvoiceType, { ...usual, name: 'elan' })
    const found = await listed(sophie, { search: 'elan' })
    const downwards = await listed(sophie, { sort: '-name' })
    await as(sophie).call(invoiceTypesCalls.archiveInvoiceType, { id })
    const aside = await listed(sophie, { state: 'archived' })
    const back = await as(sophie).call(invoiceTypesCalls.restoreInvoiceType, { id })

    expect([again.statusCode, found.length, aside.length, back.archivedAt]).toEqual([400, 1, 1, null])
    expect(downwards.map(({ name }) => name)).toEqual(['Zinnia', 'Élan'])
  })

  const acts = (id: string, contractId: string) =>
    ({
      read: [invoiceTypesCalls.getInvoiceType, { id }],
      edit: [invoiceTypesCalls.editInvoiceType, { ...usual, id, name: 'X', version: 1 }],
      test: [invoiceTypesCalls.testInvoiceType, { id, contractId, ...november }],
      activate: [invoiceTypesCalls.activateInvoiceType, { id, version: 1, activeFrom: '2026-01-01' }],
      archive: [invoiceTypesCalls.archiveInvoiceType, { id }],
      restore: [invoiceTypesCalls.restoreInvoiceType, { id }],
    }) as const

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const { id } = await add(voisin, 'Voisin')
    const contract = await readGasContract(voisin)
    const own = await add(sophie, 'Gaz')
    const { read, edit, test: tries, activate, archive, restore } = acts(id, contract.id)

    expect(
      await statusesOf([
        as(sophie).send(...read),
        as(sophie).send(...edit),
        as(sophie).send(...tries),
        as(sophie).send(invoiceTypesCalls.testInvoiceType, { id: own.id, contractId: contract.id, ...november }),
        as(sophie).send(...activate),
        as(sophie).send(...archive),
        as(sophie).send(...restore),
      ]),
    ).toEqual([404, 404, 404, 404, 404, 404, 404])
    expect((await as(sophie).call(invoiceTypesCalls.getInvoiceTypeChoices, {})).contracts).toEqual([])
    expect((await listed(sophie)).map(({ name }) => name)).toEqual(['Gaz'])
  })

  test('are read, written and put aside by right alone', async () => {
    const client = await world.client()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(1, client),
      await withLevel(2, client),
    ]
    const { id } = await add(writer, 'Gaz')
    const { read, edit, test: tries, activate, archive, restore } = acts(id, id)

    expect(
      await statusesOf([
        as(nobody).send(invoiceTypesCalls.getInvoiceTypes, { page: 0, size: 10 }),
        as(nobody).send(invoiceTypesCalls.getInvoiceTypeChoices, {}),
        as(nobody).send(...read),
        as(reader).send(invoiceTypesCalls.createInvoiceType, { ...usual, name: 'X' }),
        as(reader).send(...edit),
        as(reader).send(...tries),
        as(reader).send(...activate),
        as(writer).send(...archive),
        as(writer).send(...restore),
      ]),
    ).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 403])
  })
})
