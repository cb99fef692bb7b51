import { beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#kernel/server/mail.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { notificationsCalls } from '#platform/notifications/notifications.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { contactsCalls } from '../contacts.calls.ts'
import { sendMessagesJob, sendMessageTestJob } from '../directory.server.ts'
import { groupsCalls } from '../groups.calls.ts'
import type { MessageForm } from '../message.model.ts'
import { messagesCalls } from '../messages.calls.ts'

const world = useOwnWorld()
const writer = { 'annuaire/contacts': 2, 'annuaire/groupes': 2, 'annuaire/messages': 2 } as const

let serres: TestClient
let marie: TestPerson
let sent: Mail[]
let refuse: (mail: Mail) => Error | undefined
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: writer })
  sent = []
  refuse = () => undefined
})

const mailer = {
  send: async (mail: Mail) => {
    const refusal = refuse(mail)
    if (refusal) throw refusal
    sent.push(mail)
  },
}
const work = () => ({ ...world.ground, databases: world.databases, mailer })
const run = () => sendMessagesJob.run(work(), {})
const addresses = () => sent.map(({ to }) => to).toSorted()

const contact = async (name: string, more: object = {}) =>
  (
    await as(marie).call(contactsCalls.createContact, {
      kind: 'organisation',
      name,
      mails: [`${name.toLowerCase()}@posta.example`],
      ...more,
    })
  ).id

const draft = async (more: Partial<MessageForm>) =>
  (
    await as(marie).call(messagesCalls.createMessage, {
      channel: 'mail',
      subject: 'Quais fermés jeudi',
      body: 'Les quais ferment à midi.',
      ...more,
    })
  ).id

const send = async (more: Partial<MessageForm>, when: object = {}) => {
  const id = await draft(more)
  await as(marie).call(messagesCalls.sendMessage, { id, ...when })
  return id
}

const message = (id: string) => as(marie).call(messagesCalls.getMessage, { id })
const recipients = async (id: string) =>
  (await as(marie).call(messagesCalls.getRecipients, { id, page: 0, size: 200 })).items

/** What the mail server says of one mail, as the library tells it. */
const failure = (message: string, told: object) => Object.assign(new Error(message), told)

/** Many outside contacts in one group. */
async function crowd(count: number) {
  await world.inClient(serres, db =>
    db
      .insertInto('platform.contact')
      .values(
        Array.from({ length: count }, (_, index) => ({
          kind: 'organisation',
          name: `Client ${index}`,
          mails: [`client${index}@posta.example`],
        })),
      )
      .execute(),
  )
  const rule = [{ kind: 'source', values: ['manual'] }]
  return (await as(marie).call(groupsCalls.createGroup, { name: 'Tous', kind: 'rule', rule })).id
}

describe('a message on its way', () => {
  test('to two groups that share somebody is one mail each, which is answered to its author', async () => {
    const [girault, msa, samsic] = [await contact('Girault'), await contact('MSA'), await contact('Samsic')]
    const group = async (name: string, contactIds: string[]) =>
      (await as(marie).call(groupsCalls.createGroup, { name, kind: 'manual', contactIds })).id
    const id = await send({ groupIds: [await group('Un', [girault, msa]), await group('Deux', [msa, samsic])] })

    await run()
    await run()

    expect(addresses()).toEqual(['girault@posta.example', 'msa@posta.example', 'samsic@posta.example'])
    expect(sent[0]).toMatchObject({
      subject: 'Quais fermés jeudi',
      text: 'Les quais ferment à midi.',
      author: { name: 'Marie Caron', mail: marie.mail },
    })
    expect(await message(id)).toMatchObject({
      state: 'sent',
      delivery: { recipients: 3, waiting: 0, sent: 3, failed: 0 },
    })
    expect((await message(id)).endedAt).toBe(world.clock.now().toString())
  })

  test('carries its files', async () => {
    const id = await draft({ contactIds: [await contact('Girault')] })
    await as(marie).sendForm(messagesCalls.joinFile, { id }, { file: [new File(['%PDF-1.7'], 'plan.pdf')] })
    await as(marie).call(messagesCalls.sendMessage, { id })

    await run()

    expect(sent[0]?.files?.map(({ name, mime, bytes }) => [name, mime, String(bytes)])).toEqual([
      ['plan.pdf', 'application/pdf', '%PDF-1.7'],
    ])
  })

  test('waits for its hour, and does not leave when it is called off before', async () => {
    const sendAt = world.clock.now().add({ hours: 2 }).toString()
    await send({ contactIds: [await contact('Girault')] }, { sendAt })
    const calledOff = await send({ contactIds: [await contact('MSA')] }, { sendAt })
    await run()
    expect(sent).toEqual([])
    await as(marie).call(messagesCalls.cancelMessage, { id: calledOff })

    world.clock.advance({ hours: 2 })
    await run()

    expect(addresses()).toEqual(['girault@posta.example'])
  })

  test('rests while its client is closed, and leaves once it is open again', async () => {
    const turn = (status: string) =>
      ask(world.installer, 'update platform.client set status = $2 where id = $1', [serres.id, status])
    await send({ contactIds: [await contact('Posta')] })
    await turn('inactive')
    await run()
    expect(addresses()).toEqual([])

    await turn('active')
    await run()

    expect(addresses()).toEqual(['posta@posta.example'])
  })

  test('leaves at 200 mails a minute', async () => {
    const id = await send({ groupIds: [await crowd(205)] }, { typed: 205 })

    await run()
    await run()
    expect(sent).toHaveLength(200)
    expect(await message(id)).toMatchObject({ state: 'sending', delivery: { waiting: 5, sent: 200 } })
    expect((await as(marie).send(messagesCalls.cancelMessage, { id })).statusCode).toBe(409)
    world.clock.advance({ seconds: 61 })
    await run()

    expect(new Set(addresses()).size).toBe(205)
    expect((await message(id)).state).toBe('sent')
  })

  test('is sent once, even by two programs at a time', async () => {
    await send({ groupIds: [await crowd(20)] })

    await Promise.all([run(), run()])

    expect(sent).toHaveLength(20)
    expect(new Set(addresses()).size).toBe(20)
  })

  test('goes on after a program that was killed, and sends nothing twice', async () => {
    const [girault, msa] = [await contact('Girault'), await contact('MSA')]
    const id = await send({ contactIds: [girault, msa] })
    const at = world.clock.now().toString()
    const left = `update platform.message_recipient set status = 'sending', at = $2 where contact_id = $1`
    await ask(world.installer, left, [girault, at])

    await run()
    expect(addresses()).toEqual(['msa@posta.example'])
    expect((await message(id)).state).toBe('sending')
    world.clock.advance({ minutes: 6 })
    await run()

    expect(addresses()).toEqual(['msa@posta.example'])
    expect((await message(id)).state).toBe('partly_failed')
    expect((await recipients(id)).map(({ status, error }) => [status, error])).toEqual([
      ['failed', 'Envoi interrompu : on ne sait pas si le message est parti. Il n’est pas envoyé deux fois.'],
      ['sent', null],
    ])
  })

  test('that a mail server refuses for one says why, and reaches the others', async () => {
    refuse = ({ to }) =>
      to.startsWith('girault')
        ? failure('550 mailbox unknown', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })
        : undefined
    const id = await send({ contactIds: [await contact('Girault'), await contact('MSA')] })

    await run()

    expect(await message(id)).toMatchObject({ state: 'partly_failed', delivery: { sent: 1, failed: 1 } })
    const failed = await as(marie).call(messagesCalls.getRecipients, { id, page: 0, size: 10, status: 'failed' })
    expect(failed.items.map(({ name, error }) => [name, error])).toEqual([['Girault', '550 mailbox unknown']])
  })

  test('waits while the mail server is away, and says since when', async () => {
    refuse = () => failure('connect', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' })
    const id = await send({ contactIds: [await contact('Girault'), await contact('MSA')] })
    const since = world.clock.now().toString()
    await run()
    world.clock.advance({ minutes: 1 })
    await run()
    expect(await message(id)).toMatchObject({ state: 'sending', stalledAt: since, delivery: { waiting: 2, failed: 0 } })

    refuse = () => undefined
    world.clock.advance({ minutes: 1 })
    await run()

    expect(addresses()).toEqual(['girault@posta.example', 'msa@posta.example'])
    expect(await message(id)).toMatchObject({ state: 'sent', stalledAt: null })
  })

  test('does not reach who asked for none in the meantime', async () => {
    const girault = await contact('Girault')
    const id = await send({ contactIds: [girault] })
    await as(marie).call(contactsCalls.setContactMessages, { id: girault, noMessages: true })

    await run()

    expect(sent).toEqual([])
    expect(await recipients(id)).toMatchObject([{ status: 'failed', error: 'Ne souhaite plus recevoir de messages.' }])
  })

  test('as a notification stands under the bell of its readers, once', async () => {
    const paul = await world.person({ in: serres, name: 'Petit' })
    const gone = await world.person({ in: serres, name: 'Parti' })
    const id = await send({ channel: 'notification', contactIds: [paul.userId, gone.userId] })
    await ask(world.installer, 'update platform.client_user set active = false where user_id = $1', [gone.userId])

    await run()
    await run()

    const { items } = await as(paul).call(notificationsCalls.getNotifications, {
      userId: paul.userId,
      page: 0,
      size: 10,
    })
    expect(items).toMatchObject([
      {
        type: 'platform.message',
        title: 'Quais fermés jeudi',
        subtitle: 'Marie Caron',
        text: 'Les quais ferment à midi.',
      },
    ])
    expect(await message(id)).toMatchObject({ state: 'partly_failed', delivery: { sent: 1, failed: 1 } })
    expect(sent).toEqual([])
  })
})

describe('a test to oneself', () => {
  test('shows the message as the others would receive it, and leaves it a draft', async () => {
    const id = await draft({ contactIds: [await contact('Girault')] })
    expect((await as(marie).send(messagesCalls.testMessage, { id })).statusCode).toBe(204)

    await sendMessageTestJob.run(work(), { clientId: serres.id, messageId: id })

    expect(sent).toMatchObject([
      { to: marie.mail, subject: '[Essai] Quais fermés jeudi', text: 'Les quais ferment à midi.' },
    ])
    expect((await message(id)).state).toBe('draft')
  })
})
