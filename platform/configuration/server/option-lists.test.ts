import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { optionListsCalls } from '../option-lists.calls.ts'
import { statusesByDelegation } from '../testing/by-delegation.ts'

const world = useWorld()

const settings = 'rh/gestion_du_personnel/parametrage'
const optionLists = 203
const elementId = () => world.catalogue.idOf(settings) as number
const reasons = [
  { id: 'finsaiso', label: 'Fin de saison', active: true },
  { id: 'demissio', label: 'Démission', active: true },
]

const admin = (client: TestClient) => world.person({ in: client, admin: true, rights: { [settings]: 3 } })

const create = (sophie: TestPerson, code: string, options: typeof reasons = []) =>
  as(sophie).call(optionListsCalls.createOptionList, { elementId: elementId(), code, label: `Liste ${code}`, options })

const every = (list: { id: string; version: number }) =>
  [
    [optionListsCalls.createOptionList, { elementId: elementId(), code: 'essai', label: 'Essai', options: [] }],
    [optionListsCalls.moveOptionList, { id: list.id, direction: 'up' }],
    [
      optionListsCalls.editOptionList,
      { id: list.id, label: 'Motifs', options: [], active: true, version: list.version },
    ],
    [optionListsCalls.deleteOptionList, { id: list.id }],
  ] as const

describe('a list that a client words itself', () => {
  test('is made, ordered among those of its element, and read by everybody', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    await create(sophie, 'leavingReasons', reasons)
    const clothes = await create(sophie, 'workClothes')

    const moved = await as(sophie).call(optionListsCalls.moveOptionList, { id: clothes.id, direction: 'up' })
    const paul = await world.person({ in: client })
    const read = await as(paul).call(optionListsCalls.getOptionLists, { elementId: elementId() })

    expect(moved.map(({ code }) => code)).toEqual(['workClothes', 'leavingReasons'])
    expect(read.map(({ code, options }) => [code, options])).toEqual([
      ['workClothes', []],
      ['leavingReasons', reasons],
    ])
  })

  test('keeps an option that it no longer offers, and loses none', async () => {
    const sophie = await admin(await world.client())
    const list = await create(sophie, 'leavingReasons', reasons)
    const edit = (options: typeof reasons, version = list.version) =>
      as(sophie).send(optionListsCalls.editOptionList, { id: list.id, label: 'Motifs', options, active: true, version })
    const withoutOffer = [{ ...reasons[0], active: false }, reasons[1]] as typeof reasons

    const lost = await edit(reasons.slice(0, 1))
    const kept = await edit(withoutOffer)

    expect([lost.statusCode, lost.json().fields[0].code]).toEqual([400, 'option-lost'])
    expect(lost.json().fields[0].message).toContain('Démission')
    expect([kept.statusCode, kept.json().label, kept.json().options]).toEqual([200, 'Motifs', withoutOffer])
    expect((await edit(withoutOffer)).json().code).toBe('VERSION_CONFLICT')
  })

  test('is erased while it is empty only', async () => {
    const sophie = await admin(await world.client())
    const full = await create(sophie, 'leavingReasons', reasons)
    const empty = await create(sophie, 'workClothes')

    const refused = await as(sophie).send(optionListsCalls.deleteOptionList, { id: full.id })
    const erased = await as(sophie).send(optionListsCalls.deleteOptionList, { id: empty.id })

    expect([refused.statusCode, refused.json().code, erased.statusCode]).toEqual([409, 'LIST_IN_USE', 204])
    expect(refused.json().message).not.toContain('configuration.')
  })

  test.each<[string, object, string]>([
    ['a code that another has', { code: 'leavingReasons' }, 'code'],
    ['a code that is no code', { code: 'Motifs de départ' }, 'code'],
    ['the same option twice', { options: [reasons[0], reasons[0]] }, 'options'],
  ])('is refused %s, in words', async (_, more, field) => {
    const sophie = await admin(await world.client())
    await create(sophie, 'leavingReasons', reasons)
    const list = { elementId: elementId(), code: 'other', label: 'Autre', options: [], ...more }

    const refused = await as(sophie).send(optionListsCalls.createOptionList, list)

    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, field])
    expect(refused.json().fields[0].message).not.toContain('configuration.')
  })

  test('leaves a trace of what was changed', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const list = await create(sophie, 'leavingReasons')
    await as(sophie).send(optionListsCalls.deleteOptionList, { id: list.id })

    const events = await world.inClient(client, db =>
      db.selectFrom('platform.configuration_event').select(['actorId', 'noun', 'rowId']).execute(),
    )

    expect(events).toEqual(Array(2).fill({ actorId: sophie.userId, noun: 'optionLists', rowId: list.id }))
  })
})

describe('who words lists', () => {
  test('is the admin, or somebody to whom the component was delegated', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const marie = await world.person({ in: client, rights: { [settings]: 1 } })
    const list = await create(sophie, 'leavingReasons')
    const lent = { client, by: sophie, to: marie, element: settings, componentId: optionLists }

    const { before, after } = await statusesByDelegation(world, lent, every(list))

    expect(before).toEqual([403, 403, 403, 403])
    expect(after).toEqual([201, 200, 200, 204])
  })

  test('finds nothing of a neighbour, who may use the same code', async () => {
    const [serres, verger] = [await world.client(), await world.client()]
    const list = await create(await admin(serres), 'leavingReasons', reasons)
    const anne = await admin(verger)

    const [, ...onIt] = every(list)
    for (const [call, input] of onIt) expect((await as(anne).send(call, input)).statusCode).toBe(404)
    expect(await as(anne).call(optionListsCalls.getOptionLists, {})).toEqual([])
    expect((await create(anne, 'leavingReasons')).code).toBe('leavingReasons')
  })
})
