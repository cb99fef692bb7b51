import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { placesElement } from '../place.model.ts'
import { placesCalls } from '../places.calls.ts'

const world = useWorld()
const none = { grossM2: null, cultivatedM2: null, rowCount: null, rowLengthM: null, companyId: null, parentId: null }

const withLevel = async (level: Level, client?: TestClient) =>
  world.person({ in: client ?? (await world.client()), rights: { [placesElement]: level }, allCompanies: true })
type Said = Partial<SentTo<typeof placesCalls.createPlace>> &
  Pick<SentTo<typeof placesCalls.createPlace>, 'kind' | 'code'>
const said = (place: Said) => ({ ...none, name: place.code, ...place })
const add = (person: TestPerson, place: Said) => as(person).call(placesCalls.createPlace, said(place))
const change = (place: Awaited<ReturnType<typeof add>>) => {
  const { id, code, name, grossM2, cultivatedM2, rowCount, rowLengthM, version } = place
  return { id, code, name, grossM2, cultivatedM2, rowCount, rowLengthM, version }
}

/** A site of the person's client with one greenhouse. */
async function withHouse(client: TestClient, person: TestPerson, cultivatedM2: number | null = 12_400) {
  const companyId = client.companies[0]?.id as string
  const site = await add(person, { kind: 'site', code: 'SITE', companyId })
  const house = await add(person, { kind: 'greenhouse', code: 'NORD', parentId: site.id, cultivatedM2 })
  return { site, house }
}

describe('places', () => {
  test('stand in each other, each below what holds it', async () => {
    const client = await world.client()
    const marie = await withLevel(2, client)
    const { house } = await withHouse(client, marie)
    await add(marie, { kind: 'block', code: 'B1', parentId: house.id, cultivatedM2: 6_200 })

    const tree = await as(marie).call(placesCalls.getPlaceTree, {})

    expect(tree.map(({ code, depth, within, heldM2 }) => [code, depth, within, heldM2])).toEqual([
      ['SITE', 0, '', 12_400],
      ['NORD', 1, 'SITE', 6_200],
      ['B1', 2, 'SITE › NORD', null],
    ])
  })

  test('never hold what is larger than they are, measured to half a percent', async () => {
    const client = await world.client()
    const marie = await withLevel(2, client)
    const { house } = await withHouse(client, marie)
    await add(marie, { kind: 'block', code: 'B1', parentId: house.id, cultivatedM2: 6_200 })
    const block = (cultivatedM2: number) => said({ kind: 'block', code: 'B2', parentId: house.id, cultivatedM2 })

    const refused = await as(marie).send(placesCalls.createPlace, block(6_262.01))
    const accepted = await as(marie).send(placesCalls.createPlace, block(6_262))
    const shrunk = await as(marie).send(placesCalls.editPlace, { ...change(house), cultivatedM2: 12_000 })

    expect([refused.statusCode, refused.json().code, accepted.statusCode, shrunk.statusCode]).toEqual([
      400,
      'AREA_SUM',
      201,
      400,
    ])
    expect(refused.json().message).toMatch(/12462\.01 m².*12400\.00 m²/)
  })

  test('keep their order: a block holds no greenhouse, a site has a company, any other a holder', async () => {
    const client = await world.client()
    const marie = await withLevel(2, client)
    const { house } = await withHouse(client, marie)
    const block = await add(marie, { kind: 'block', code: 'B1', parentId: house.id })
    const fieldOf = async (place: Said) => {
      const answer = await as(marie).send(placesCalls.createPlace, said(place))
      return [answer.statusCode, answer.json().fields?.[0]?.field]
    }

    expect(await fieldOf({ kind: 'greenhouse', code: 'X', parentId: block.id })).toEqual([400, 'kind'])
    expect(await fieldOf({ kind: 'site', code: 'X' })).toEqual([400, 'companyId'])
    expect(await fieldOf({ kind: 'block', code: 'X' })).toEqual([400, 'parentId'])
    expect(await fieldOf({ kind: 'row', code: 'nord', parentId: block.id })).toEqual([400, 'code'])
    expect(await fieldOf({ kind: 'row', code: 'X', parentId: block.id, grossM2: 10, cultivatedM2: 11 })).toEqual([
      400,
      'cultivatedM2',
    ])
  })

  test('are given their rows at once, and none twice', async () => {
    const client = await world.client()
    const marie = await withLevel(2, client)
    const { house } = await withHouse(client, marie)
    const series = { id: house.id, prefix: 'N-R', first: 1, last: 120 }

    const first = await as(marie).call(placesCalls.makeRows, series)
    const again = await as(marie).call(placesCalls.makeRows, series)
    const backwards = await as(marie).send(placesCalls.makeRows, { ...series, first: 2, last: 1 })

    expect([first.made, again.made, backwards.statusCode]).toEqual([120, 0, 400])
    expect((await as(marie).call(placesCalls.getPlaceTree, {})).at(-1)?.rows).toBe(120)
    const found = await as(marie).call(placesCalls.getPaginatedPlaces, {
      page: 0,
      size: 10,
      search: 'N-R-12',
      kind: 'row',
    })
    expect(found.items.map(({ code }) => code)).toContain('N-R-120')
  })

  test('are put aside once nothing stands in them, and taken back with what holds them', async () => {
    const client = await world.client()
    const sophie = await withLevel(3, client)
    const { site, house } = await withHouse(client, sophie)

    const refused = await as(sophie).send(placesCalls.archivePlace, { id: site.id })
    await as(sophie).call(placesCalls.archivePlace, { id: house.id })
    await as(sophie).call(placesCalls.archivePlace, { id: site.id })
    const alone = await as(sophie).send(placesCalls.restorePlace, { id: house.id })
    await as(sophie).call(placesCalls.restorePlace, { id: site.id })
    await as(sophie).call(placesCalls.restorePlace, { id: house.id })

    expect([refused.json().code, alone.json().code]).toEqual(['PLACE_IN_USE', 'HOLDER_ARCHIVED'])
    expect(await as(sophie).call(placesCalls.getPlaceTree, {})).toHaveLength(2)
  })

  test('are not saved over what somebody else saved, and tell their history', async () => {
    const client = await world.client()
    const marie = await withLevel(2, client)
    const { house } = await withHouse(client, marie)

    const edited = await as(marie).call(placesCalls.editPlace, { ...change(house), name: 'Serre nord' })
    const late = await as(marie).send(placesCalls.editPlace, { ...change(house), name: 'Perdu' })
    const told = await as(marie).call(auditCalls.getHistoryOfRow, { table: 'platform.place', rowId: house.id })

    expect([edited.version, late.statusCode, told.map(({ action }) => action)]).toEqual([2, 409, ['update', 'insert']])
  })

  test('of a neighbour are as if they were not', async () => {
    const [own, other] = [await world.client(), await world.client()]
    const [sophie, voisin] = [await withLevel(3, own), await withLevel(3, other)]
    const { house } = await withHouse(other, voisin)
    const { id } = house

    const answers = await Promise.all([
      as(sophie).send(placesCalls.editPlace, change(house)),
      as(sophie).send(placesCalls.archivePlace, { id }),
      as(sophie).send(placesCalls.restorePlace, { id }),
      as(sophie).send(placesCalls.makeRows, { id, prefix: 'X', first: 1, last: 2 }),
      as(sophie).send(placesCalls.createPlace, said({ kind: 'block', code: 'X', parentId: id })),
      as(sophie).send(auditCalls.getHistoryOfRow, { table: 'platform.place', rowId: id }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await as(sophie).call(placesCalls.getPlaceTree, {})).toEqual([])
  })

  test('are read, written and put aside by right alone', async () => {
    const client = await world.client()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(1, client),
      await withLevel(2, client),
    ]
    const { house } = await withHouse(client, writer)
    const { id } = house

    const refused = await Promise.all([
      as(nobody).send(placesCalls.getPaginatedPlaces, { page: 0, size: 10 }),
      as(nobody).send(placesCalls.getPlaceTree, {}),
      as(reader).send(placesCalls.getCompaniesForSites, {}),
      as(reader).send(placesCalls.createPlace, said({ kind: 'block', code: 'X', parentId: id })),
      as(reader).send(placesCalls.editPlace, change(house)),
      as(reader).send(placesCalls.makeRows, { id, prefix: 'X', first: 1, last: 2 }),
      as(writer).send(placesCalls.archivePlace, { id }),
      as(writer).send(placesCalls.restorePlace, { id }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403))
  })
})
