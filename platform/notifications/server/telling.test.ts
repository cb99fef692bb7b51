import { describe, expect, test } from 'vitest'
import { eventually } from '#kernel/testing/eventually.ts'
import { useTabs } from '#platform/testing/tabs.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { notify } from '../notifications.server.ts'
import { newNotification, sendDesktopNotification } from '../notifications.signals.ts'

const world = useOwnWorld()
const tabs = useTabs(world)

/** Writes it and has the outbox delivered, as the end of a request does. */
async function tell(person: TestPerson, client: TestClient, title: string) {
  await world.inClient(client, db => notify(db, { userIds: [person.userId], type: 'platform.message', title }))
  await world.dispatcher.drain()
}

const rowsOf = (client: TestClient) =>
  world.inClient(client, db => db.selectFrom('platform.notification').select(['id', 'title', 'shownAt']).execute())

describe('a notification', () => {
  test('is heard by the tabs of its person in its client, with the count of what is unread', async () => {
    const [serres, bocage] = [await world.client(), await world.client({ name: 'Bocage' })]
    const [marie, paul] = [await world.person({ in: serres }), await world.person({ in: serres })]
    const heard: unknown[] = []
    const strange: unknown[] = []
    for (const tab of [await tabs.open(marie), await tabs.open(marie)])
      tab.on(newNotification.name, told => heard.push(told))
    for (const tab of [await tabs.open(paul), await tabs.open({ ...marie, clientId: bocage.id })])
      tab.on(newNotification.name, told => strange.push(told))

    await tell(marie, serres, 'Première')
    await tell(marie, serres, 'Seconde')

    await eventually(() => expect(heard).toHaveLength(4))
    const ids = new Map((await rowsOf(serres)).map(({ id, title }) => [title, id]))
    expect(heard).toEqual([
      { id: ids.get('Première'), unread: 1 },
      { id: ids.get('Première'), unread: 1 },
      { id: ids.get('Seconde'), unread: 2 },
      { id: ids.get('Seconde'), unread: 2 },
    ])
    expect(strange).toEqual([])
  })
})

describe('a tab that showed one on the desktop', () => {
  test('has it marked as shown, if it is its own person’s; nothing else happens', async () => {
    const serres = await world.client()
    const [marie, paul] = [await world.person({ in: serres }), await world.person({ in: serres })]
    await tell(marie, serres, 'De Marie')
    await tell(paul, serres, 'De Paul')
    const rows = await rowsOf(serres)
    const idOf = (title: string) => rows.find(row => row.title === title)?.id as string
    const about = { candidate: null, interview: null }
    const tab = await tabs.open(marie)

    const say = (said: object) => tab.emit(sendDesktopNotification.name, said)
    say({ userId: paul.userId, notificationId: idOf('De Paul'), ...about })
    say({ userId: marie.userId, notificationId: idOf('De Paul'), ...about })
    say({ userId: marie.userId, notificationId: 'x', ...about })
    say({ userId: marie.userId, notificationId: idOf('De Marie'), ...about })

    await eventually(async () => {
      const shown = (await rowsOf(serres)).filter(({ shownAt }) => shownAt !== null)
      expect(shown.map(({ title }) => title)).toEqual(['De Marie'])
    })
  })
})
