import { beforeEach, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { notificationsCalls } from '../notifications.calls.ts'
import { type News, notify } from '../notifications.server.ts'

const world = useOwnWorld()

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres })
})

const tell = (news: Partial<News>, client = serres) =>
  world.inClient(client, db =>
    notify(db, { userIds: [marie.userId], type: 'platform.message', title: 'Inventaire vendredi', ...news }),
  )
const listOf = (person: TestPerson, more: { type?: string; only?: 'unread'; search?: string } = {}) =>
  as(person).call(notificationsCalls.getNotifications, { userId: person.userId, page: 0, size: 10, ...more })
const titlesOf = async (person: TestPerson, more = {}) => (await listOf(person, more)).items.map(({ title }) => title)
const countsOf = (person: TestPerson) =>
  as(person).call(notificationsCalls.countNotifications, { userId: person.userId })
const all = { application: true, mail: true, desktop: true }

describe('what a person is told', () => {
  test('is found by him, the newest first, with its type in words and its link', async () => {
    await tell({ title: 'Premier' })
    await tell({
      title: 'Second',
      subtitle: 'Sophie Lemaire',
      text: 'Pensez aux blouses.',
      link: '/dashboard',
      type: 'platform.access',
    })

    const { items, total } = await listOf(marie)

    expect(total).toBe(2)
    expect(items.map(({ title }) => title)).toEqual(['Second', 'Premier'])
    expect(await titlesOf(marie, { sort: 'createdAt' })).toEqual(['Premier', 'Second'])
    expect(items[0]).toMatchObject({
      subtitle: 'Sophie Lemaire',
      text: 'Pensez aux blouses.',
      link: '/dashboard',
      typeName: 'Accès et droits',
      isRead: false,
      onDesktop: false,
    })
    expect(items[1]).toMatchObject({ subtitle: null, text: null, link: null, onDesktop: true })
  })

  test('is said in his own language', async () => {
    await ask(world.installer, `update platform.user set language = 'es' where id = $1`, [marie.userId])

    await tell({ title: language => `en ${language}` })

    expect(await titlesOf(marie)).toEqual(['en es'])
  })

  test('is kept with what it is about, or not at all', async () => {
    const undone = world.inClient(serres, async db => {
      await notify(db, { userIds: [marie.userId], type: 'platform.message', title: 'Jamais' })
      throw new Error('the record was refused')
    })

    await expect(undone).rejects.toThrow('the record was refused')
    expect(await titlesOf(marie)).toEqual([])
  })

  test('reaches each of several once, whoever tells them, and nobody who is no member any more', async () => {
    const [paul, left] = [await world.person({ in: serres }), await world.person({ in: serres })]
    await ask(world.installer, 'update platform.client_user set active = false where user_id = $1', [left.userId])
    const stranger = await world.person()

    await world.databases.transaction('app', { readOnly: false, clientId: serres.id, userId: paul.userId }, db =>
      notify(db, {
        userIds: [marie.userId, paul.userId, marie.userId, left.userId, stranger.userId],
        type: 'platform.message',
        title: 'À tous',
      }),
    )

    expect([await titlesOf(marie), await titlesOf(paul)]).toEqual([['À tous'], ['À tous']])
    const rows = await world.inClient(serres, db => db.selectFrom('platform.notification').select('id').execute())
    expect(rows).toHaveLength(2)
  })

  test('is narrowed to a type, to what is unread, to words without accents', async () => {
    await tell({ title: 'Récolte des tomates' })
    await tell({ title: 'Vos droits', type: 'platform.access', text: 'Vous pouvez lire les salariés.' })

    expect(await titlesOf(marie, { type: 'platform.access' })).toEqual(['Vos droits'])
    expect(await titlesOf(marie, { search: 'recolte' })).toEqual(['Récolte des tomates'])
    expect(await titlesOf(marie, { search: 'droits SALARIES' })).toEqual(['Vos droits'])
    const [newest] = (await listOf(marie)).items
    await as(marie).call(notificationsCalls.readNotifications, { ids: [newest?.id ?? ''] })
    expect(await titlesOf(marie, { only: 'unread' })).toEqual(['Récolte des tomates'])
  })

  test('stays in its client', async () => {
    const bocage = await world.client({ name: 'Bocage' })
    const anne = await world.person({ in: bocage })
    await tell({})

    expect(await titlesOf(anne)).toEqual([])
    expect(await countsOf(anne)).toEqual({ unread: 0, total: 0 })
    expect(
      (await as({ ...anne, clientId: serres.id }).send(notificationsCalls.countNotifications, { userId: anne.userId }))
        .statusCode,
    ).toBe(403)
  })
})

describe('a notification', () => {
  test('is counted until it is read, one by one or all at once', async () => {
    for (const title of ['Un', 'Deux', 'Trois']) await tell({ title })
    const { items } = await listOf(marie)
    expect(await countsOf(marie)).toEqual({ unread: 3, total: 3 })

    const afterOne = await as(marie).call(notificationsCalls.readNotifications, {
      ids: [items[0]?.id ?? '', items[0]?.id ?? ''],
    })
    const afterAll = await as(marie).call(notificationsCalls.readAllNotifications, {})

    expect([afterOne, afterAll]).toEqual([{ unread: 2 }, { unread: 0 }])
    expect(await countsOf(marie)).toEqual({ unread: 0, total: 3 })
    expect((await listOf(marie)).items.every(({ isRead }) => isRead)).toBe(true)
  })

  test('is removed for good', async () => {
    await tell({ title: 'À jeter' })
    await tell({ title: 'À garder' })
    const { items } = await listOf(marie)

    await as(marie).call(notificationsCalls.deleteNotification, {
      id: items.find(({ title }) => title === 'À jeter')?.id ?? '',
    })

    expect(await titlesOf(marie)).toEqual(['À garder'])
    expect((await as(marie).send(notificationsCalls.deleteNotification, { id: items[1]?.id ?? '' })).statusCode).toBe(
      404,
    )
  })

  test('is its owner’s affair alone', async () => {
    const paul = await world.person({ in: serres, admin: true })
    await tell({})
    const [{ id } = { id: '' }] = (await listOf(marie)).items

    const lists = await as(paul).send(notificationsCalls.getNotifications, { userId: marie.userId, page: 0, size: 10 })
    const counts = await as(paul).send(notificationsCalls.countNotifications, { userId: marie.userId })
    const removal = await as(paul).send(notificationsCalls.deleteNotification, { id })
    await as(paul).call(notificationsCalls.readNotifications, { ids: [id] })
    await as(paul).call(notificationsCalls.readAllNotifications, {})

    expect([lists.statusCode, counts.statusCode, removal.statusCode]).toEqual([404, 404, 404])
    expect(await countsOf(marie)).toEqual({ unread: 1, total: 1 })
  })

  test('is told to nobody without a session', async () => {
    const nobody = as(visitor(world.app))
    const asked = { userId: marie.userId, page: 0, size: 10 }
    const answers = [
      await nobody.send(notificationsCalls.getNotifications, asked),
      await nobody.send(notificationsCalls.countNotifications, { userId: marie.userId }),
      await nobody.send(notificationsCalls.readNotifications, { ids: [] }),
      await nobody.send(notificationsCalls.readAllNotifications),
      await nobody.send(notificationsCalls.deleteNotification, { id: marie.userId }),
      await nobody.send(notificationsCalls.getNotificationChoices),
      await nobody.send(notificationsCalls.setNotificationChoices, { choices: [] }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401))
  })
})

describe('the choice of channels', () => {
  test('begins as each type says, in the reader’s language', async () => {
    const choices = await as({ ...marie, headers: { 'accept-language': 'en' } }).call(
      notificationsCalls.getNotificationChoices,
      {},
    )

    expect(choices).toContainEqual({ ...all, type: 'platform.message', name: 'Messages', isSecurity: false })
    expect(choices).toContainEqual({
      ...all,
      desktop: false,
      type: 'platform.support',
      name: 'Support access',
      isSecurity: true,
    })
  })

  test('holds for what is told, before and after', async () => {
    await tell({ title: 'Avant' })
    await as(marie).call(notificationsCalls.setNotificationChoices, {
      choices: [{ type: 'platform.message', ...all, application: false }],
    })
    await tell({ title: 'Après' })
    await tell({ title: 'Vos droits', type: 'platform.access' })

    expect(await titlesOf(marie)).toEqual(['Vos droits'])
    expect(await countsOf(marie)).toEqual({ unread: 1, total: 1 })

    const choices = await as(marie).call(notificationsCalls.setNotificationChoices, {
      choices: [{ type: 'platform.message', ...all, desktop: false }],
    })

    expect(choices.find(({ type }) => type === 'platform.message')).toMatchObject({ ...all, desktop: false })
    expect((await listOf(marie)).items.map(({ onDesktop }) => onDesktop)).toEqual([false, false, false])
  })

  test('switches off nothing that concerns security, and no type that nobody declares', async () => {
    const none = { application: false, mail: false, desktop: false }
    await as(marie).call(notificationsCalls.setNotificationChoices, {
      choices: [
        { type: 'platform.support', ...none },
        { type: 'rh.unheard-of', ...none },
      ],
    })
    await tell({ type: 'platform.support', title: 'Accès du support' })

    expect(await titlesOf(marie)).toEqual(['Accès du support'])
    expect(
      await world.inClient(serres, db => db.selectFrom('platform.notification_choice').selectAll().execute()),
    ).toEqual([])
  })
})
