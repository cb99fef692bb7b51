import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { shortcutsCalls } from '../shortcuts.calls.ts'

const world = useWorld()

const weather = {
  label: 'Météo',
  icon: 'weather',
  url: 'https://meteo.example/val-de-loire',
  ShortcutType: 2,
  services: [] as string[],
} as const

const adminOf = (client: TestClient) => world.person({ in: client, admin: true })
const servicesOf = (client: TestClient) =>
  world.inClient(client, db => db.selectFrom('platform.service').select('id').execute())

/** A client whose Marie works in one service. */
async function greenhouse() {
  const client = await world.client()
  const marie = await world.person({ in: client, companies: [0] })
  const [service] = await servicesOf(client)
  return { client, marie, admin: await adminOf(client), serviceId: service?.id ?? '' }
}

test('the people of a service find what was laid before it, and nobody else does', async () => {
  const { client, marie, admin, serviceId } = await greenhouse()
  const stranger = await world.person({ in: client, companies: [] })

  await as(admin).call(shortcutsCalls.createShortcut, { ...weather, services: [serviceId] })

  expect(await as(marie).call(shortcutsCalls.getShortcutsOfUser, {})).toMatchObject([
    { label: 'Météo', ShortcutType: { id: 2, label: 'Lien' }, favourite: false },
  ])
  expect(await as(stranger).call(shortcutsCalls.getShortcutsOfUser, {})).toEqual([])
})

test('a service that is archived is laid nothing, and counts no more among those that see a shortcut', async () => {
  const { client, admin, serviceId } = await greenhouse()
  const { id } = await as(admin).call(shortcutsCalls.createShortcut, { ...weather, services: [serviceId] })
  await world.inClient(client, db =>
    db.updateTable('platform.service').set({ archivedAt: world.clock.now().toString() }).execute(),
  )

  const [shown] = await as(admin).call(shortcutsCalls.getShortcuts, {})
  expect([shown?.id, shown?.services]).toEqual([id, []])
  const laid = await as(admin).send(shortcutsCalls.addServicesToShortcut, { id, serviceIds: [serviceId] })
  expect(laid.statusCode).toBe(404)
})

test('favourites come first, in the order in which they were put', async () => {
  const { marie, admin, serviceId } = await greenhouse()
  const made = []
  for (const label of ['A', 'B', 'C'])
    made.push(await as(admin).call(shortcutsCalls.createShortcut, { ...weather, label, services: [serviceId] }))
  const [, b, c] = made

  const own = await as(marie).call(shortcutsCalls.setFavouriteShortcuts, { ids: [c?.id ?? '', b?.id ?? ''] })

  expect(own.map(({ label, favourite }) => [label, favourite])).toEqual([
    ['C', true],
    ['B', true],
    ['A', false],
  ])
})

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', 'http://meteo.example'])(
  'none leads to %j: a page of ours, or an address that is safe on its way',
  async url => {
    const { admin } = await greenhouse()

    const refused = await as(admin).send(shortcutsCalls.createShortcut, { ...weather, url })

    expect([refused.statusCode, refused.json().fields?.[0]?.field]).toEqual([400, 'url'])
  },
)

test('one cannot put first what one is not laid', async () => {
  const { marie, admin } = await greenhouse()
  const { id } = await as(admin).call(shortcutsCalls.createShortcut, weather)

  expect((await as(marie).send(shortcutsCalls.setFavouriteShortcuts, { ids: [id] })).statusCode).toBe(404)
})

describe('an administrator', () => {
  test('adds services and takes them away, as often as he likes', async () => {
    const { marie, admin, serviceId } = await greenhouse()
    const { id } = await as(admin).call(shortcutsCalls.createShortcut, weather)

    await as(admin).call(shortcutsCalls.addServicesToShortcut, { id, serviceIds: [serviceId] })
    const laid = await as(admin).call(shortcutsCalls.addServicesToShortcut, { id, serviceIds: [serviceId] })
    expect(laid.services.map(service => service.id)).toEqual([serviceId])

    const taken = await as(admin).call(shortcutsCalls.removeServiceFromShortcut, { id, serviceId })
    expect(taken.services).toEqual([])
    expect(await as(marie).call(shortcutsCalls.getShortcutsOfUser, {})).toEqual([])
  })

  test('edits, switches off and removes', async () => {
    const { marie, admin, serviceId } = await greenhouse()
    const made = await as(admin).call(shortcutsCalls.createShortcut, { ...weather, services: [serviceId] })
    const edited = { ...weather, id: made.id, services: [serviceId], label: 'Pluie', active: false }

    expect(await as(admin).call(shortcutsCalls.editShortcut, { ...edited, version: made.version })).toMatchObject({
      label: 'Pluie',
      version: 2,
    })
    expect(await as(marie).call(shortcutsCalls.getShortcutsOfUser, {})).toEqual([])
    expect((await as(admin).send(shortcutsCalls.editShortcut, { ...edited, version: made.version })).statusCode).toBe(
      409,
    )

    expect((await as(admin).send(shortcutsCalls.deleteShortcut, { id: made.id })).statusCode).toBe(204)
    expect(await as(admin).call(shortcutsCalls.getShortcuts, {})).toEqual([])
  })

  test('puts them in another order, which everybody follows', async () => {
    const { marie, admin, serviceId } = await greenhouse()
    const make = (label: string) =>
      as(admin).call(shortcutsCalls.createShortcut, { ...weather, label, services: [serviceId] })
    const [rain, pay, plan] = [await make('Pluie'), await make('Paie'), await make('Planning')]

    const ordered = await as(admin).call(shortcutsCalls.orderShortcuts, { ids: [plan.id, rain.id, pay.id] })

    expect(ordered.map(({ label }) => label)).toEqual(['Planning', 'Pluie', 'Paie'])
    const seen = await as(marie).call(shortcutsCalls.getShortcutsOfUser, {})
    expect(seen.map(({ label }) => label)).toEqual(['Planning', 'Pluie', 'Paie'])
    expect(ordered.map(({ version }) => version)).toEqual([1, 1, 1])
  })

  test('is told when the list that he orders is no longer whole', async () => {
    const [ours, theirs] = [await greenhouse(), await greenhouse()]
    const [rain, pay] = [
      await as(ours.admin).call(shortcutsCalls.createShortcut, weather),
      await as(ours.admin).call(shortcutsCalls.createShortcut, { ...weather, label: 'Paie' }),
    ]
    const { id: foreign } = await as(theirs.admin).call(shortcutsCalls.createShortcut, weather)

    for (const ids of [[rain.id], [rain.id, rain.id], [rain.id, foreign], [rain.id, pay.id, foreign]])
      expect((await as(ours.admin).send(shortcutsCalls.orderShortcuts, { ids })).statusCode).toBe(400)
    const kept = await as(ours.admin).call(shortcutsCalls.getShortcuts, {})
    expect(kept.map(({ id }) => id)).toEqual([rain.id, pay.id])
  })

  test('finds one among many by a piece of its label, without accents', async () => {
    const { admin } = await greenhouse()
    for (const label of ['Météo', 'Paie', 'Planning'])
      await as(admin).call(shortcutsCalls.createShortcut, { ...weather, label, url: '/dashboard' })

    const { items, total } = await as(admin).call(shortcutsCalls.getPaginatedShortcuts, {
      page: 0,
      size: 10,
      search: 'mete',
    })

    expect([items.map(({ label }) => label), total]).toEqual([['Météo'], 1])
    const byLabel = await as(admin).call(shortcutsCalls.getPaginatedShortcuts, { page: 0, size: 10, sort: '-label' })
    expect(byLabel.items.map(({ label }) => label)).toEqual(['Planning', 'Paie', 'Météo'])
  })

  test.each(['javascript:alert(1)', 'http://meteo.example', '//evil.example', '/\\evil.example', 'data:text/html,x'])(
    'is refused the address %s',
    async url => {
      const { admin } = await greenhouse()
      const answer = await as(admin).send(shortcutsCalls.createShortcut, { ...weather, url })
      expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'url'])
    },
  )

  test('meets neither the shortcuts nor the services of another client', async () => {
    const [ours, theirs] = [await greenhouse(), await greenhouse()]
    const { id } = await as(theirs.admin).call(shortcutsCalls.createShortcut, weather)

    const statuses = [
      as(ours.admin).send(shortcutsCalls.editShortcut, { ...weather, id }),
      as(ours.admin).send(shortcutsCalls.deleteShortcut, { id }),
      as(ours.admin).send(shortcutsCalls.addServicesToShortcut, { id, serviceIds: [ours.serviceId] }),
      as(ours.admin).send(shortcutsCalls.removeServiceFromShortcut, { id, serviceId: ours.serviceId }),
      as(ours.admin).send(shortcutsCalls.createShortcut, { ...weather, services: [theirs.serviceId] }),
    ]
    expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  })
})

test('who administers nothing may only use them', async () => {
  const { marie, serviceId } = await greenhouse()
  const id = serviceId
  const answers = [
    as(marie).send(shortcutsCalls.getShortcuts, {}),
    as(marie).send(shortcutsCalls.getPaginatedShortcuts, { page: 0, size: 10 }),
    as(marie).send(shortcutsCalls.createShortcut, weather),
    as(marie).send(shortcutsCalls.editShortcut, { ...weather, id }),
    as(marie).send(shortcutsCalls.orderShortcuts, { ids: [id] }),
    as(marie).send(shortcutsCalls.deleteShortcut, { id }),
    as(marie).send(shortcutsCalls.addServicesToShortcut, { id, serviceIds: [serviceId] }),
    as(marie).send(shortcutsCalls.removeServiceFromShortcut, { id, serviceId }),
  ]
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([
    403, 403, 403, 403, 403, 403, 403, 403,
  ])
})

test('the two types have their label; who is not signed in learns nothing', async () => {
  const marie = await world.person()
  expect(await as(marie).call(shortcutsCalls.getShortcutTypes, {})).toEqual([
    { id: 1, label: 'Action' },
    { id: 2, label: 'Lien' },
  ])
  const nobody = as({ app: world.app })
  const answers = [
    nobody.send(shortcutsCalls.getShortcutTypes, {}),
    nobody.send(shortcutsCalls.getShortcutsOfUser, {}),
    nobody.send(shortcutsCalls.setFavouriteShortcuts, { ids: [] }),
  ]
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
})
