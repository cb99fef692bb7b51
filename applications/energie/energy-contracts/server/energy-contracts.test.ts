import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { metersElement } from '../../meters/meter.model.ts'
import { metersCalls } from '../../meters/meters.calls.ts'
import { energyContractsElement } from '../energy-contract.model.ts'
import { energyContractsCalls } from '../energy-contracts.calls.ts'

const world = useWorld()

const usual = {
  supplier: 'Engie',
  direction: 'purchase' as const,
  companyId: null,
  meterId: null,
  billingPeriodId: null,
  invoiceTypeId: null,
  tolerancePercent: 0.5,
  toleranceEuros: 20,
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  annualMwh: null,
}

const withLevel = async (level: Level, client?: TestClient) =>
  world.person({
    in: client ?? (await world.client()),
    rights: { [energyContractsElement]: level },
    allCompanies: true,
  })
const add = (person: TestPerson, name: string) =>
  as(person).call(energyContractsCalls.createEnergyContract, { name, ...usual, note: null })
type Asked = Partial<SentTo<typeof energyContractsCalls.getPaginatedEnergyContracts>>

const listed = async (person: TestPerson, asked: Asked = {}) =>
  (await as(person).call(energyContractsCalls.getPaginatedEnergyContracts, { page: 0, size: 10, ...asked })).items.map(
    ({ name }) => name,
  )

describe('energy contracts', () => {
  test('are read by name, upwards and downwards, and searched without accents', async () => {
    const marie = await withLevel(2)
    for (const name of ['Zinnia', 'Élan', 'Abricot']) await add(marie, name)

    expect(await listed(marie)).toEqual(['Abricot', 'Élan', 'Zinnia'])
    expect(await listed(marie, { sort: '-name' })).toEqual(['Zinnia', 'Élan', 'Abricot'])
    expect(await listed(marie, { search: 'elan' })).toEqual(['Élan'])
  })

  test('never bear the name of another, nor are saved over what somebody else saved', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Élan')
    const again = await as(marie).send(energyContractsCalls.createEnergyContract, {
      name: 'elan',
      ...usual,
      note: null,
    })
    const edited = await as(marie).call(energyContractsCalls.editEnergyContract, { ...change(made), note: 'Relu' })
    const late = await as(marie).send(energyContractsCalls.editEnergyContract, { ...change(made), note: 'Perdu' })

    expect([again.statusCode, again.json().fields]).toMatchObject([400, [{ field: 'name' }]])
    expect([edited.note, edited.version, late.statusCode]).toEqual(['Relu', 2, 409])
  })

  test('are put aside and taken back, unless their name was taken meanwhile', async () => {
    const sophie = await withLevel(3)
    const { id } = await add(sophie, 'Abricot')
    await as(sophie).call(energyContractsCalls.archiveEnergyContract, { id })
    expect([await listed(sophie), await listed(sophie, { state: 'archived' })]).toEqual([[], ['Abricot']])

    await as(sophie).call(energyContractsCalls.restoreEnergyContract, { id })
    expect(await listed(sophie)).toEqual(['Abricot'])
    await as(sophie).call(energyContractsCalls.archiveEnergyContract, { id })
    await add(sophie, 'Abricot')
    expect((await as(sophie).send(energyContractsCalls.restoreEnergyContract, { id })).statusCode).toBe(400)
  })

  test('tell what was done to them to who reads them', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Abricot')
    await as(marie).call(energyContractsCalls.editEnergyContract, { ...change(made), note: 'Relu' })

    const told = await as(marie).call(auditCalls.getHistoryOfRow, { table: 'energie.energy_contract', rowId: made.id })

    expect(told.map(({ action, columns }) => [action, columns?.map(({ name }) => name)])).toEqual([
      ['update', ['note']],
      ['insert', undefined],
    ])
  })

  test('never cover a meter twice on a day, in one direction', async () => {
    const client = await world.client()
    const marie = await world.person({
      in: client,
      rights: { [energyContractsElement]: 3, [metersElement]: 2 },
      allCompanies: true,
    })
    const meter = await as(marie).call(metersCalls.createMeter, {
      name: 'Gaz serre nord',
      energy: 'gas',
      unit: 'm3',
      direction: 'in',
      identifier: null,
      indexMax: null,
      installedOn: null,
      note: null,
    })
    const contract = (name: string, said: object) =>
      as(marie).send(energyContractsCalls.createEnergyContract, {
        ...usual,
        name,
        meterId: meter.id,
        note: null,
        ...said,
      })
    await contract('Gaz 2026', {})

    const again = await contract('Gaz 2026 bis', { startsOn: '2026-12-31', endsOn: null })
    const sale = await contract('Vente', { direction: 'sale' })
    const next = await contract('Gaz 2027', { startsOn: '2027-01-01', endsOn: null })

    expect([again.statusCode, again.json().code, sale.statusCode, next.statusCode]).toEqual([
      409,
      'CONTRACT_OVERLAP',
      201,
      201,
    ])
    const choices = await as(marie).call(energyContractsCalls.getEnergyContractChoices, {})
    expect(choices.meters).toEqual([{ id: meter.id, name: 'Gaz serre nord' }])
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const made = await add(voisin, 'Voisin')
    const { id } = made
    const history = { table: 'energie.energy_contract', rowId: id }
    const answers = [
      as(sophie).send(energyContractsCalls.editEnergyContract, change(made)),
      as(sophie).send(energyContractsCalls.archiveEnergyContract, { id }),
      as(sophie).send(energyContractsCalls.restoreEnergyContract, { id }),
      as(sophie).send(auditCalls.getHistoryOfRow, history),
    ]

    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(await listed(sophie)).toEqual([])
  })

  test('are read, written and put aside by right alone', async () => {
    const client = await world.client()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(1, client),
      await withLevel(2, client),
    ]
    const made = await add(writer, 'Abricot')
    const refused = await Promise.all([
      as(nobody).send(energyContractsCalls.getEnergyContractChoices, {}),
      as(nobody).send(energyContractsCalls.getPaginatedEnergyContracts, { page: 0, size: 10 }),
      as(reader).send(energyContractsCalls.createEnergyContract, { name: 'Élan', ...usual, note: null }),
      as(reader).send(energyContractsCalls.editEnergyContract, change(made)),
      as(writer).send(energyContractsCalls.archiveEnergyContract, { id: made.id }),
      as(writer).send(energyContractsCalls.restoreEnergyContract, { id: made.id }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403])
  })
})

const change = ({
  archivedAt: _,
  company: __,
  meter: ___,
  billingPeriod: ____,
  invoiceType: _____,
  ...said
}: Awaited<ReturnType<typeof add>>) => said
