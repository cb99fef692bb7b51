import { describe, expect, test } from 'vitest'
import type { Mail } from '#kernel/server/mail.ts'
import { type Language, languages } from '#kernel/shared/names.ts'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { giveLink, sendIdentityMail } from '../identity.server.ts'
import { mailsTo } from '../testing/identity-mails.ts'
import { mailsWithLink, mailsWithout } from './identity-mails.ts'
import { sendIdentityMailJob } from './send-identity-mail-job.ts'

const world = useOwnWorld()
const asIdentity = <Result>(work: (db: PlatformDb) => Promise<Result>) =>
  world.databases.transaction('auth', { readOnly: false }, work)

const personOf = async (language: Language) => {
  const person = await world.person({ firstname: 'Zoé' })
  await ask(world.installer, 'update platform.user set language = $2 where id = $1', [person.userId, language])
  return person
}

describe('a mail of identity', () => {
  test.each(languages)('is written in the language of its reader: %s', async language => {
    const { userId, mail } = await personOf(language)
    await asIdentity(async db => {
      for (const kind of mailsWithout) await sendIdentityMail(db, kind, { userId })
      for (const kind of mailsWithLink) {
        const subject: Record<string, string> = kind === 'mailChange' ? { mail } : {}
        const { id } = await giveLink(db, world.ground, { kind, userId, subject })
        await sendIdentityMail(db, kind, { userId, linkId: id })
      }
    })

    const mails = await mailsTo(world, mail)

    expect(mails).toHaveLength(mailsWithLink.length + mailsWithout.length)
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length)
    for (const { subject, text } of mails) {
      expect(`${subject} ${text}`).not.toMatch(/\{\{|identity\./)
      expect(text).toContain('Zoé')
      expect(text).toMatch(/https:\/\/sillon\.example\/(login|confirmMail|resetPassword|forgottenPassword)/)
      expect(/\p{Script=Arabic}/u.test(text)).toBe(language === 'ar')
    }
  })

  test('that confirms an address goes to that address', async () => {
    const { userId, mail } = await personOf('fr')
    await asIdentity(async db => {
      const { id } = await giveLink(db, world.ground, {
        kind: 'mailChange',
        userId,
        subject: { mail: 'nouvelle@essai.example' },
      })
      await sendIdentityMail(db, 'mailChange', { userId, linkId: id })
    })

    expect(await mailsTo(world, mail)).toEqual([])
    const [confirmation] = await mailsTo(world, 'nouvelle@essai.example')
    expect(confirmation?.text).toMatch(/https:\/\/sillon\.example\/confirmMail\/[\w-]{43}\n/)
  })

  test('leaves with its transaction, or not at all', async () => {
    const { userId, mail } = await personOf('fr')
    const undone = asIdentity(async db => {
      await sendIdentityMail(db, 'passwordChanged', { userId })
      throw new Error('second thoughts')
    })

    await expect(undone).rejects.toThrow('second thoughts')
    expect(await mailsTo(world, mail)).toEqual([])
  })

  test('of a link that has died meanwhile is not sent, nor one to who was disabled', async () => {
    const [marie, paul] = [await personOf('fr'), await personOf('fr')]
    await asIdentity(async db => {
      const { id } = await giveLink(db, world.ground, { kind: 'passwordReset', userId: marie.userId })
      await sendIdentityMail(db, 'passwordReset', { userId: marie.userId, linkId: id })
      await sendIdentityMail(db, 'passwordChanged', { userId: paul.userId })
    })
    await ask(world.installer, 'update platform.user set active = false where id = $1', [paul.userId])
    world.clock.advance({ minutes: 10 })

    expect(await mailsTo(world, marie.mail)).toEqual([])
    expect(await mailsTo(world, paul.mail)).toEqual([])
  })
})

describe('a mail server that is down', () => {
  test('only delays: the job fails, and is tried again', async () => {
    const { userId } = await personOf('fr')
    const sent: Mail[] = []
    let isDown = true
    const mailer = {
      send: async (mail: Mail) => {
        if (isDown) throw new Error('connection refused')
        sent.push(mail)
      },
    }
    const run = () =>
      sendIdentityMailJob.run({ ...world.ground, mailer, databases: world.databases }, { kind: 'mfaReset', userId })
    await expect(run()).rejects.toThrow('connection refused')

    isDown = false
    await run()

    expect(sent).toHaveLength(1)
  })

  test('is tried for a day', () => {
    expect(sendIdentityMailJob).toMatchObject({ insists: true, duringMaintenance: true })
  })
})

test('the queue delivers what the outbox holds, by itself', async () => {
  const { userId, mail } = await personOf('fr')
  await world.startQueue()

  await asIdentity(db => sendIdentityMail(db, 'temporaryPassword', { userId }))
  world.dispatcher.wake()

  const arrived = () => (world.mailer.inbox?.() ?? []).filter(({ to }) => to === mail)
  await eventually(() => expect(arrived()).toHaveLength(1))
  expect(await ask(world.installer, 'select id from platform.identity_outbox')).toEqual([])
})
