import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { energyCompaniesElement } from '../energy-company.model.ts'
import { energyCompaniesCalls } from '../energy-companies.calls.ts'

const world = useWorld()

const withLevel = async (level: Level, client?: TestClient) =>
  world.person({
    in: client ?? (await world.client()),
    rights: { [energyCompaniesElement]: level },
    allCompanies: true,
  })
const add = (person: TestPerson, name: string) =>
  as(person).call(energyCompaniesCalls.createEnergyCompany, { name, siret: null, site: null, note: null })
type Asked = Partial<SentTo<typeof energyCompaniesCalls.getPaginatedEnergyCompanies>>

const listed = async (person: TestPerson, asked: Asked = {}) =>
  (await as(person).call(energyCompaniesCalls.getPaginatedEnergyCompanies, { page: 0, size: 10, ...asked })).items.map(
    ({ name }) => name,
  )

describe('energy companies', () => {
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
    const again = await as(marie).send(energyCompaniesCalls.createEnergyCompany, {
      name: 'elan',
      siret: null,
      site: null,
      note: null,
    })
    const edited = await as(marie).call(energyCompaniesCalls.editEnergyCompany, { ...change(made), note: 'Relu' })
    const late = await as(marie).send(energyCompaniesCalls.editEnergyCompany, { ...change(made), note: 'Perdu' })

    expect([again.statusCode, again.json().fields]).toMatchObject([400, [{ field: 'name' }]])
    expect([edited.note, edited.version, late.statusCode]).toEqual(['Relu', 2, 409])
  })

  test('are put aside and taken back, unless their name was taken meanwhile', async () => {
    const sophie = await withLevel(3)
    const { id } = await add(sophie, 'Abricot')
    await as(sophie).call(energyCompaniesCalls.archiveEnergyCompany, { id })
    expect([await listed(sophie), await listed(sophie, { state: 'archived' })]).toEqual([[], ['Abricot']])

    await as(sophie).call(energyCompaniesCalls.restoreEnergyCompany, { id })
    expect(await listed(sophie)).toEqual(['Abricot'])
    await as(sophie).call(energyCompaniesCalls.archiveEnergyCompany, { id })
    await add(sophie, 'Abricot')
    expect((await as(sophie).send(energyCompaniesCalls.restoreEnergyCompany, { id })).statusCode).toBe(400)
  })

  test('tell what was done to them to who reads them', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Abricot')
    await as(marie).call(energyCompaniesCalls.editEnergyCompany, { ...change(made), note: 'Relu' })

    const told = await as(marie).call(auditCalls.getHistoryOfRow, { table: 'energie.energy_company', rowId: made.id })

    expect(told.map(({ action, columns }) => [action, columns?.map(({ name }) => name)])).toEqual([
      ['update', ['note']],
      ['insert', undefined],
    ])
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const made = await add(voisin, 'Voisin')
    const { id } = made
    const history = { table: 'energie.energy_company', rowId: id }
    const answers = [
      as(sophie).send(energyCompaniesCalls.editEnergyCompany, change(made)),
      as(sophie).send(energyCompaniesCalls.archiveEnergyCompany, { id }),
      as(sophie).send(energyCompaniesCalls.restoreEnergyCompany, { id }),
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
      as(nobody).send(energyCompaniesCalls.getPaginatedEnergyCompanies, { page: 0, size: 10 }),
      as(reader).send(energyCompaniesCalls.createEnergyCompany, { name: 'Élan', siret: null, site: null, note: null }),
      as(reader).send(energyCompaniesCalls.editEnergyCompany, change(made)),
      as(writer).send(energyCompaniesCalls.archiveEnergyCompany, { id: made.id }),
      as(writer).send(energyCompaniesCalls.restoreEnergyCompany, { id: made.id }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
  })
})

const change = ({ archivedAt: _, ...said }: Awaited<ReturnType<typeof add>>) => said
