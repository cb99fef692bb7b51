import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { campaignsElement } from '../campaigns-place.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'

const world = useWorld()
const days = { startsOn: '2027-04-05', endsOn: '2027-06-28' }

const withLevel = async (level: Level, client?: TestClient) =>
  world.person({ in: client ?? (await world.client()), rights: { [campaignsElement]: level }, allCompanies: true })
const add = (person: TestPerson, name: string) =>
  as(person).call(campaignsCalls.createCampaign, { name, ...days, note: null })
type Asked = Partial<SentTo<typeof campaignsCalls.getPaginatedCampaigns>>

const listed = async (person: TestPerson, asked: Asked = {}) =>
  (await as(person).call(campaignsCalls.getPaginatedCampaigns, { page: 0, size: 10, ...asked })).items.map(
    ({ name }) => name,
  )

describe('campaigns', () => {
  test('are read by name, upwards and downwards, and searched without accents', async () => {
    const marie = await withLevel(2)
    for (const name of ['Zinnia', 'Élan', 'Abricot']) await add(marie, name)

    expect(await listed(marie, { sort: 'name' })).toEqual(['Abricot', 'Élan', 'Zinnia'])
    expect(await listed(marie, { sort: '-name' })).toEqual(['Zinnia', 'Élan', 'Abricot'])
    expect(await listed(marie, { search: 'elan' })).toEqual(['Élan'])
  })

  test('never bear the name of another, nor are saved over what somebody else saved', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Élan')
    const again = await as(marie).send(campaignsCalls.createCampaign, { name: 'elan', ...days, note: null })
    const edited = await as(marie).call(campaignsCalls.editCampaign, { ...change(made), note: 'Relu' })
    const late = await as(marie).send(campaignsCalls.editCampaign, { ...change(made), note: 'Perdu' })

    expect([again.statusCode, again.json().fields]).toMatchObject([400, [{ field: 'name' }]])
    expect([edited.note, edited.version, late.statusCode]).toEqual(['Relu', 2, 409])
  })

  test('are put aside and taken back, unless their name was taken meanwhile', async () => {
    const sophie = await withLevel(3)
    const { id } = await add(sophie, 'Abricot')
    await as(sophie).call(campaignsCalls.archiveCampaign, { id })
    expect([await listed(sophie), await listed(sophie, { state: 'archived' })]).toEqual([[], ['Abricot']])

    await as(sophie).call(campaignsCalls.restoreCampaign, { id })
    expect(await listed(sophie)).toEqual(['Abricot'])
    await as(sophie).call(campaignsCalls.archiveCampaign, { id })
    await add(sophie, 'Abricot')
    expect((await as(sophie).send(campaignsCalls.restoreCampaign, { id })).statusCode).toBe(400)
  })

  test('tell what was done to them to who reads them', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Abricot')
    await as(marie).call(campaignsCalls.editCampaign, { ...change(made), note: 'Relu' })

    const told = await as(marie).call(auditCalls.getHistoryOfRow, { table: 'rh.campaign', rowId: made.id })

    expect(told.map(({ action, columns }) => [action, columns?.map(({ name }) => name)])).toEqual([
      ['update', ['note']],
      ['insert', undefined],
    ])
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const made = await add(voisin, 'Voisin')
    const { id } = made
    const history = { table: 'rh.campaign', rowId: id }
    const answers = [
      as(sophie).send(campaignsCalls.editCampaign, change(made)),
      as(sophie).send(campaignsCalls.archiveCampaign, { id }),
      as(sophie).send(campaignsCalls.restoreCampaign, { id }),
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
      as(nobody).send(campaignsCalls.getPaginatedCampaigns, { page: 0, size: 10 }),
      as(reader).send(campaignsCalls.createCampaign, { name: 'Élan', ...days, note: null }),
      as(reader).send(campaignsCalls.editCampaign, change(made)),
      as(writer).send(campaignsCalls.archiveCampaign, { id: made.id }),
      as(writer).send(campaignsCalls.restoreCampaign, { id: made.id }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
  })
})

const change = ({ id, name, note, version }: Awaited<ReturnType<typeof add>>) => ({ id, name, ...days, note, version })
