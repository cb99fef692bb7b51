import { beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#kernel/server/mail.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { notificationsCalls } from '../notifications.calls.ts'
import {
  forgetOldNotificationsJob,
  mailDigestJob,
  type News,
  notify,
  platformNotificationTypes,
} from '../notifications.server.ts'

const world = useOwnWorld()
type Work = Parameters<typeof forgetOldNotificationsJob.run>[0]

let serres: TestClient
let marie: TestPerson
let sent: Mail[]
let refusesMailOf: string | undefined
beforeEach(async () => {
  serres = await world.client({ name: 'Serres du Layon' })
  marie = await world.person({ in: serres })
  sent = []
  refusesMailOf = undefined
})

/** A post office that refuses the mail of one person. */
const mailer = {
  send: async (mail: Mail) => {
    if (mail.to === refusesMailOf) throw new Error('refused by the server')
    sent.push(mail)
  },
}
const say: Work['say'] = (language, label, values) => [language, label, ...Object.values(values ?? {})].join(' ')
const work = () =>
  ({
    databases: world.databases,
    clock: world.clock,
    mailer,
    say,
    origins: ['https://sillon.example'],
  }) as unknown as Work
const digest = () => mailDigestJob(platformNotificationTypes).run(work(), {})
const tell = (title: string, more: Partial<News> = {}) =>
  world.inClient(serres, db => notify(db, { userIds: [marie.userId], type: 'platform.message', title, ...more }))
const mailsTo = ({ mail }: TestPerson) => sent.filter(({ to }) => to === mail)

describe('the hourly mail', () => {
  test('tells once what is still unread, in the reader’s language, and where to see it', async () => {
    await tell('Inventaire vendredi', { subtitle: 'Sophie Lemaire' })
    await tell('Blouses livrées')

    await digest()
    await digest()

    const [mail, ...more] = mailsTo(marie)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('fr notifications.mail.subject 2 Serres du Layon')
    expect(mail?.text).toContain('- Blouses livrées\n- Inventaire vendredi : Sophie Lemaire')
    expect(mail?.text).toContain('https://sillon.example/sun/user/notifications')

    await tell('Encore une')
    await digest()
    expect(mailsTo(marie)[1]?.text).not.toContain('Inventaire')
  })

  test('goes to nobody who works there no more', async () => {
    await tell('Inventaire vendredi')
    await ask(world.installer, 'update platform.client_user set ends_at = $2 where user_id = $1', [
      marie.userId,
      world.clock.now().toString(),
    ])

    await digest()

    expect(mailsTo(marie)).toEqual([])
  })

  test('leaves out what was read, what was shown on the desktop, and what is wanted by no mail', async () => {
    await tell('Lue')
    const { items } = await as(marie).call(notificationsCalls.getNotifications, {
      userId: marie.userId,
      page: 0,
      size: 1,
    })
    await as(marie).call(notificationsCalls.readNotifications, { ids: items.map(({ id }) => id) })
    await tell('Montrée')
    await world.inClient(serres, db =>
      db
        .updateTable('platform.notification')
        .set({ shownAt: world.clock.now().toString() })
        .where('title', '=', 'Montrée')
        .execute(),
    )
    await tell('Sans mail', { type: 'platform.access' })
    await as(marie).call(notificationsCalls.setNotificationChoices, {
      choices: [{ type: 'platform.access', application: true, mail: false, desktop: false }],
    })

    await digest()

    expect(mailsTo(marie)).toEqual([])
  })

  test('names the first twenty and counts the others', async () => {
    for (let number = 1; number <= 23; number += 1) await tell(`Message ${number}`)

    await digest()

    const [mail] = mailsTo(marie)
    expect(mail?.text.match(/^- /gm)).toHaveLength(20)
    expect(mail?.text).toContain('notifications.mail.more 3')
  })

  test('that is refused goes out at the next try, and keeps nobody else waiting', async () => {
    const paul = await world.person({ in: serres })
    await tell('À tous', { userIds: [marie.userId, paul.userId] })
    refusesMailOf = marie.mail

    await expect(digest()).rejects.toThrow('1 mails were not handed over')
    expect([mailsTo(marie).length, mailsTo(paul).length]).toEqual([0, 1])

    refusesMailOf = undefined
    await digest()
    expect([mailsTo(marie).length, mailsTo(paul).length]).toEqual([1, 1])
  })

  test('goes to nobody who is a member no more, nor from a client that is closed', async () => {
    const paul = await world.person({ in: serres })
    const bocage = await world.client({ name: 'Bocage' })
    const anne = await world.person({ in: bocage })
    await tell('À tous', { userIds: [paul.userId] })
    await world.inClient(bocage, db => notify(db, { userIds: [anne.userId], type: 'platform.message', title: 'Fermé' }))
    await ask(world.installer, 'update platform.client_user set active = false where user_id = $1', [paul.userId])
    await ask(world.installer, `update platform.client set status = 'inactive' where id = $1`, [bocage.id])

    await digest()

    expect([...mailsTo(paul), ...mailsTo(anne)]).toEqual([])
  })
})

describe('what is older than 90 days', () => {
  test('is forgotten, read or not, in every client', async () => {
    const bocage = await world.client({ name: 'Bocage' })
    const anne = await world.person({ in: bocage })
    await tell('Ancienne')
    await world.inClient(bocage, db => notify(db, { userIds: [anne.userId], type: 'platform.message', title: 'Aussi' }))
    const titles = () =>
      Promise.all(
        [serres, bocage].map(client =>
          world.inClient(client, db => db.selectFrom('platform.notification').select('title').execute()),
        ),
      )
    await ask(world.installer, 'update platform.notification set created_at = $1', [world.clock.now().toString()])
    world.clock.advance({ hours: 24 * 90 - 1 })
    await forgetOldNotificationsJob.run(work(), {})
    expect(await titles()).toEqual([[{ title: 'Ancienne' }], [{ title: 'Aussi' }]])

    world.clock.advance({ hours: 2 })
    await forgetOldNotificationsJob.run(work(), {})

    expect(await titles()).toEqual([[], []])
  })
})
