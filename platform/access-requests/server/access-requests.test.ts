import { beforeEach, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { notificationsCalls } from '#platform/notifications/notifications.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { accessRequestsCalls } from '../access-requests.calls.ts'

const world = useWorld()

let serres: TestClient
let paul: TestPerson
beforeEach(async () => {
  serres = await world.client()
  paul = await world.person({ in: serres })
})
const help = (person = paul) => as(person).call(accessRequestsCalls.getAccessHelp, {})
const ask = (person = paul, text = '') => as(person).send(accessRequestsCalls.askForAccess, { text })
const newsOf = async (person: TestPerson) =>
  (
    await as(person).call(notificationsCalls.getNotifications, { userId: person.userId, page: 0, size: 10 })
  ).items.filter(({ type }) => type === 'access-requests.asked')

test('who has no right learns who gives them, and the administrator is told with the way to give them', async () => {
  const sophie = await world.person({ in: serres, admin: true, firstname: 'Sophie', name: 'Lemaire' })

  expect(await help()).toMatchObject({
    administrators: [{ firstname: 'Sophie', name: 'Lemaire' }],
    askedAt: null,
    mayAsk: true,
  })
  expect((await ask(paul, 'Lire les plannings')).statusCode).toBe(200)

  expect(await newsOf(sophie)).toMatchObject([
    { text: 'Lire les plannings', link: expect.stringContaining(paul.userId) },
  ])
  expect(await help()).toMatchObject({ mayAsk: false, askedAt: expect.any(String) })
})

test('one asks once a day, even twice at once', async () => {
  const sophie = await world.person({ in: serres, admin: true })

  const answers = await Promise.all([ask(), ask()])

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await ask()).json()).toMatchObject({ code: 'ALREADY_ASKED' })
  expect(await newsOf(sophie)).toHaveLength(1)
})

test('an administrator of the neighbour is neither named nor told', async () => {
  const anne = await world.person({ in: await world.client(), admin: true })

  expect(await help()).toEqual({ administrators: [], askedAt: null, mayAsk: false })
  expect((await ask()).json()).toMatchObject({ code: 'NOBODY_TO_ASK' })
  expect(await newsOf(anne)).toEqual([])
})

test('a request is nobody else’s: another member may still ask', async () => {
  await world.person({ in: serres, admin: true })
  await ask()

  expect(await help(await world.person({ in: serres }))).toMatchObject({ askedAt: null, mayAsk: true })
})

test('a stranger learns nobody’s name and tells nobody', async () => {
  const stranger = as(visitor(world.app))
  expect((await stranger.send(accessRequestsCalls.getAccessHelp, {})).statusCode).toBe(401)
  expect((await stranger.send(accessRequestsCalls.askForAccess, { text: '' })).statusCode).toBe(401)
})
