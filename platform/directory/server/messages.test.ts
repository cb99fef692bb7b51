import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { contactsCalls } from '../contacts.calls.ts'
import { groupsCalls } from '../groups.calls.ts'
import type { MessageForm } from '../message.model.ts'
import { messagesCalls } from '../messages.calls.ts'

const world = useOwnWorld()
const writer = { 'annuaire/contacts': 2, 'annuaire/groupes': 2, 'annuaire/messages': 2 } as const
const firstPage = { page: 0, size: 20 }

const contact = async (person: TestPerson, name: string, more: object = {}) =>
  (
    await as(person).call(contactsCalls.createContact, {
      kind: 'organisation',
      name,
      mails: [`${name.toLowerCase()}@posta.example`],
      ...more,
    })
  ).id

const groupOf = async (person: TestPerson, name: string, contactIds: string[]) =>
  (await as(person).call(groupsCalls.createGroup, { name, kind: 'manual', contactIds })).id

const draft = (person: TestPerson, more: Partial<MessageForm> = {}) =>
  as(person).call(messagesCalls.createMessage, {
    channel: 'mail',
    subject: 'Quais fermés jeudi',
    body: 'Bonjour,\nles quais ferment jeudi à midi.',
    ...more,
  })

const send = (person: TestPerson, id: string, more: object = {}) =>
  as(person).call(messagesCalls.sendMessage, { id, ...more })

const recipientsOf = async (person: TestPerson, id: string) =>
  (await as(person).call(messagesCalls.getRecipients, { id, ...firstPage })).items

const pdf = (name: string, bytes = 20) => new File([`%PDF-1.7${' '.repeat(bytes)}`], name)
const join = (person: TestPerson, id: string, file: File) =>
  as(person).sendForm(messagesCalls.joinFile, { id }, { file: [file] })

/** Many outside contacts at once, each with a mail. */
const manyContacts = (client: TestClient, count: number) =>
  world.inClient(client, db =>
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

describe('a message', () => {
  test('is written, changed, and kept as a draft of its author', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const girault = await contact(marie, 'Girault')
    const groupId = await groupOf(marie, 'Transporteurs', [girault])
    const made = await draft(marie)

    const edited = await as(marie).call(messagesCalls.editMessage, {
      id: made.id,
      channel: 'mail',
      subject: 'Quais',
      body: 'Bonjour',
      groupIds: [groupId],
      contactIds: [girault],
      version: made.version,
    })

    expect(edited).toMatchObject({
      state: 'draft',
      subject: 'Quais',
      groups: [{ id: groupId, name: 'Transporteurs' }],
      contacts: [{ id: girault, name: 'Girault' }],
      delivery: { recipients: 0, waiting: 0, sent: 0, failed: 0 },
    })
    const late = await as(marie).send(messagesCalls.editMessage, {
      id: made.id,
      channel: 'mail',
      subject: 'a',
      body: 'b',
      version: 1,
    })
    expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT'])
    const { items } = await as(marie).call(messagesCalls.getMessages, { ...firstPage, state: 'draft' })
    expect(items.map(({ id, subject }) => [id, subject])).toEqual([[made.id, 'Quais']])
  })

  test('stands among those of its author in any order of their list', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    for (const subject of ['Quais', 'Averses', 'Gel']) await draft(marie, { subject })
    const listed = async (sort: InputOf<typeof messagesCalls.getMessages>['sort']) =>
      (await as(marie).call(messagesCalls.getMessages, { ...firstPage, sort })).items.map(({ subject }) => subject)

    expect(await listed('-created')).toEqual(['Gel', 'Averses', 'Quais'])
    expect(await listed('subject')).toEqual(['Averses', 'Gel', 'Quais'])
    for (const sort of ['state', 'channel', 'recipients', 'sent', 'failed', 'when'] as const)
      expect(await listed(`-${sort}`)).toHaveLength(3)
  })

  test('names no group or contact that its author may not know', async () => {
    const [marie, anne] = [
      await world.person({ in: await world.client(), rights: writer }),
      await world.person({ in: await world.client(), rights: writer }),
    ]
    const stranger = await contact(anne, 'Voisin')
    const form = { channel: 'mail', subject: 'a', body: 'b' }
    const groupId = await groupOf(anne, 'Voisins', [stranger])

    expect((await as(marie).send(messagesCalls.createMessage, { ...form, groupIds: [groupId] })).statusCode).toBe(404)
    const answer = await as(marie).send(messagesCalls.createMessage, { ...form, contactIds: [stranger] })
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'contactIds'])
  })

  test('is nobody’s but its author’s, in his client, with the right', async () => {
    const serres = await world.client()
    const [marie, ines, anne, nobody] = [
      await world.person({ in: serres, rights: writer }),
      await world.person({ in: serres, rights: writer }),
      await world.person({ in: await world.client(), rights: writer }),
      await world.person({ in: serres }),
    ]
    const { id } = await draft(marie)
    await join(marie, id, pdf('plan.pdf'))
    const [file] = (await as(marie).call(messagesCalls.getMessage, { id })).files
    const fileId = file?.id as string
    const form = { id, channel: 'mail', subject: 'a', body: 'b' }

    for (const [person, status] of [
      [ines, 404],
      [anne, 404],
      [nobody, 403],
      [visitor(world.app), 401],
    ] as const) {
      const answers = [
        await as(person).send(messagesCalls.getMessage, { id }),
        await as(person).send(messagesCalls.getMessageReach, { id }),
        await as(person).send(messagesCalls.getRecipients, { id, ...firstPage }),
        await as(person).send(messagesCalls.editMessage, form),
        await as(person).send(messagesCalls.deleteMessage, { id }),
        await as(person).send(messagesCalls.sendMessage, { id }),
        await as(person).send(messagesCalls.cancelMessage, { id }),
        await as(person).send(messagesCalls.testMessage, { id }),
        await as(person).send(messagesCalls.getJoinedFile, { id, fileId }),
        await as(person).send(messagesCalls.removeFile, { id, fileId }),
        await as(person).sendForm(messagesCalls.joinFile, { id }, { file: [pdf('other.pdf')] }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status))
    }
    expect((await as(ines).call(messagesCalls.getMessages, firstPage)).items).toEqual([])
    expect((await as(nobody).send(messagesCalls.getMessages, firstPage)).statusCode).toBe(403)
    expect(
      (await as(nobody).send(messagesCalls.createMessage, { channel: 'mail', subject: 'a', body: 'b' })).statusCode,
    ).toBe(403)
    expect((await as(marie).call(messagesCalls.getMessage, { id })).files).toHaveLength(1)
  })

  test('is thrown away with its files as long as it has not left', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const { id } = await draft(marie)
    await join(marie, id, pdf('plan.pdf'))

    await as(marie).call(messagesCalls.deleteMessage, { id })

    expect((await as(marie).send(messagesCalls.getMessage, { id })).statusCode).toBe(404)
    expect(await ask(world.installer, 'select from kernel.file where created_by = $1', [marie.userId])).toEqual([])
  })
})

describe('the files of a message', () => {
  test('are joined, read again and taken away', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const { id } = await draft(marie)

    const joined = (await join(marie, id, pdf('plan des quais.pdf', 4))).json()

    expect(joined.files).toMatchObject([{ name: 'plan des quais.pdf', size: 12 }])
    const [{ id: fileId }] = joined.files
    const read = await as(marie).send(messagesCalls.getJoinedFile, { id, fileId })
    expect([read.headers['content-type'], read.body]).toEqual(['application/pdf', '%PDF-1.7    '])
    await as(marie).call(messagesCalls.removeFile, { id, fileId })
    expect((await as(marie).call(messagesCalls.getMessage, { id })).files).toEqual([])
    expect((await as(marie).send(messagesCalls.removeFile, { id, fileId })).statusCode).toBe(404)
  })

  test('weigh 10 MB together at most', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const { id } = await draft(marie)
    expect((await join(marie, id, pdf('un.pdf', 6_000_000))).statusCode).toBe(200)

    expect((await join(marie, id, pdf('deux.pdf', 6_000_000))).statusCode).toBe(413)
    expect((await join(marie, id, new File(['<html>'], 'page.pdf'))).statusCode).toBe(415)
    expect((await as(marie).call(messagesCalls.getMessage, { id })).files.map(({ name }) => name)).toEqual(['un.pdf'])
  })
})

describe('who receives a message', () => {
  test('to two groups that share somebody: everybody once', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const [girault, msa, samsic] = [
      await contact(marie, 'Girault'),
      await contact(marie, 'MSA'),
      await contact(marie, 'Samsic'),
    ]
    const groupIds = [await groupOf(marie, 'Un', [girault, msa]), await groupOf(marie, 'Deux', [msa, samsic])]
    const { id } = await draft(marie, { groupIds, contactIds: [msa] })

    const reach = await as(marie).call(messagesCalls.getMessageReach, { id })
    const { recipients } = await send(marie, id)

    expect(reach).toEqual({ recipients: 3, withoutAddress: 0, refusing: 0, doubles: 2 })
    expect(recipients).toBe(3)
    expect((await recipientsOf(marie, id)).map(({ name, status }) => [name, status])).toEqual([
      ['Girault', 'waiting'],
      ['MSA', 'waiting'],
      ['Samsic', 'waiting'],
    ])
  })

  test('is an address once, whoever has it; never one of somebody who refuses messages, nor nobody’s', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const shared = { mails: ['accueil@girault.example'] }
    const contactIds = [
      await contact(marie, 'Girault', shared),
      await contact(marie, 'Quai', shared),
      await contact(marie, 'Muet', { mails: [] }),
      await contact(marie, 'Refus', { noMessages: true }),
    ]
    const { id } = await draft(marie, { contactIds })

    expect(await as(marie).call(messagesCalls.getMessageReach, { id })).toEqual({
      recipients: 1,
      withoutAddress: 1,
      refusing: 1,
      doubles: 1,
    })
    await send(marie, id)
    expect((await recipientsOf(marie, id)).map(({ address }) => address)).toEqual(['accueil@girault.example'])
  })

  test('of a notification is who has an account', async () => {
    const serres = await world.client()
    const [marie, paul] = [
      await world.person({ in: serres, rights: writer }),
      await world.person({ in: serres, name: 'Petit' }),
    ]
    const contactIds = [await contact(marie, 'Girault'), paul.userId]
    const { id } = await draft(marie, { channel: 'notification', contactIds })

    expect(await as(marie).call(messagesCalls.getMessageReach, { id })).toMatchObject({
      recipients: 1,
      withoutAddress: 1,
    })
    await send(marie, id)
    expect(await recipientsOf(marie, id)).toMatchObject([{ name: 'Marie Petit', address: null }])
  })

  test('is frozen at sending: who comes into the group later receives nothing', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const groupId = await groupOf(marie, 'Transporteurs', [await contact(marie, 'Girault')])
    const { id } = await draft(marie, { groupIds: [groupId] })
    await send(marie, id, { sendAt: world.clock.now().add({ hours: 2 }).toString() })

    await as(marie).call(groupsCalls.addGroupMembers, { id: groupId, contactIds: [await contact(marie, 'MSA')] })

    expect((await recipientsOf(marie, id)).map(({ name }) => name)).toEqual(['Girault'])
  })
})

describe('sending', () => {
  test('to more than a hundred asks for their number', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })
    await manyContacts(serres, 101)
    const everybody = await as(marie).call(groupsCalls.createGroup, {
      name: 'Tous',
      kind: 'rule',
      rule: [{ kind: 'source', values: ['manual'] }],
    })
    const { id } = await draft(marie, { groupIds: [everybody.id] })
    const attempt = async (typed?: number) => {
      const answer = await as(marie).send(messagesCalls.sendMessage, { id, typed })
      return [answer.statusCode, answer.json().code ?? answer.json().recipients]
    }

    expect(await attempt()).toEqual([400, 'RECIPIENTS_NOT_TYPED'])
    expect(await attempt(100)).toEqual([400, 'RECIPIENTS_NOT_TYPED'])
    expect((await as(marie).call(messagesCalls.getMessage, { id })).state).toBe('draft')
    expect(await attempt(101)).toEqual([200, 101])
  })

  test('is refused to nobody, at an hour that is past, and twice', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const { id } = await draft(marie)
    const fieldOf = async (input: object) =>
      (await as(marie).send(messagesCalls.sendMessage, { id, ...input })).json().fields?.[0].field
    expect(await fieldOf({})).toBe('groupIds')
    expect(await fieldOf({ sendAt: world.clock.now().subtract({ minutes: 1 }).toString() })).toBe('sendAt')
    const other = await draft(marie, { contactIds: [await contact(marie, 'Girault')] })
    await send(marie, other.id)

    const again = await as(marie).send(messagesCalls.sendMessage, { id: other.id })

    expect([again.statusCode, again.json().code]).toEqual([409, 'TRANSITION_INVALID'])
    const form = { id: other.id, channel: 'mail', subject: 'a', body: 'b' }
    expect((await as(marie).send(messagesCalls.editMessage, form)).statusCode).toBe(409)
    expect((await as(marie).send(messagesCalls.deleteMessage, { id: other.id })).statusCode).toBe(409)
    expect((await join(marie, other.id, pdf('tard.pdf'))).statusCode).toBe(409)
  })

  test('that was planned is called off, then thrown away', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const { id } = await draft(marie, { contactIds: [await contact(marie, 'Girault')] })
    await send(marie, id, { sendAt: world.clock.now().add({ hours: 2 }).toString() })

    const cancelled = await as(marie).call(messagesCalls.cancelMessage, { id })

    expect(cancelled.state).toBe('cancelled')
    expect((await as(marie).send(messagesCalls.cancelMessage, { id })).statusCode).toBe(409)
    expect((await as(marie).send(messagesCalls.deleteMessage, { id })).statusCode).toBe(204)
  })

  test('keeps a contact who is deleted afterwards among those who received it', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const girault = await contact(marie, 'Girault')
    const { id } = await draft(marie, { contactIds: [girault] })
    await send(marie, id)

    await as(marie).call(contactsCalls.deleteContact, { id: girault })

    expect((await recipientsOf(marie, id)).map(({ name }) => name)).toEqual(['Girault'])
    const [kept] = await ask<{ archived_at: Date }>(
      world.installer,
      'select archived_at from platform.contact where id = $1',
      [girault],
    )
    expect(kept?.archived_at).not.toBeNull()
    expect((await as(marie).send(contactsCalls.getContact, { id: girault })).statusCode).toBe(404)
  })
})
