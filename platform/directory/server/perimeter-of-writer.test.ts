import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { contactsCalls } from '../contacts.calls.ts'
import { groupsCalls } from '../groups.calls.ts'
import { messagesCalls } from '../messages.calls.ts'

const world = useOwnWorld()
const writer = { 'annuaire/contacts': 2, 'annuaire/groupes': 2, 'annuaire/messages': 2 } as const
const beyond = { status: 403, code: 'BEYOND_PERIMETER' }
const carrier = { kind: 'organisation', name: 'Transports Girault' } as const
const draft = { channel: 'mail', subject: 'Quais', body: 'Fermés jeudi.' } as const

let group: TestClient
let [serres, station] = ['', '']
/** Writes in both companies, as do `marie` in Serres and `paul` in Station. */
let sophie: TestPerson
let marie: TestPerson
let paul: TestPerson
beforeEach(async () => {
  group = await world.client({ companies: ['Serres', 'Station'] })
  ;[serres, station] = group.companies.map(({ id }) => id) as [string, string]
  sophie = await world.person({ in: group, rights: writer, companies: [0, 1], name: 'Lemaire' })
  marie = await world.person({ in: group, rights: writer, companies: [0] })
  paul = await world.person({ in: group, rights: writer, companies: [1], name: 'Petit' })
})

const setMessages = (who: TestPerson, id: string, noMessages = true) =>
  as(who).call(contactsCalls.setContactMessages, { id, noMessages })
const contactIn = async (...companyIds: string[]) =>
  (await as(sophie).call(contactsCalls.createContact, { ...carrier, companyIds })).id

describe('somebody of a company where one may not write', () => {
  test('is read, and may not be kept from messages', async () => {
    await expect(setMessages(marie, paul.userId)).rejects.toMatchObject(beyond)

    const read = await as(marie).call(contactsCalls.getContact, { id: paul.userId })
    expect(read).toMatchObject({
      name: 'Petit',
      noMessages: false,
      can: { edit: false, setMessages: false, addToGroup: false, writeTo: false },
    })
  })

  test('is written on by who may in one of his companies, or anywhere when he has none', async () => {
    const nobodys = await world.person({ in: group, companies: [], name: 'Zola' })

    expect((await setMessages(paul, paul.userId)).noMessages).toBe(true)
    expect((await setMessages(marie, sophie.userId)).noMessages).toBe(true)
    expect((await setMessages(marie, nobodys.userId)).can).toMatchObject({ setMessages: true, addToGroup: true })
  })

  test('as an outside contact is neither edited nor deleted, and stands as it was', async () => {
    const id = await contactIn(station)

    const edited = as(marie).call(contactsCalls.editContact, { ...carrier, id, name: 'Pris', companyIds: [serres] })
    await expect(edited).rejects.toMatchObject(beyond)
    await expect(as(marie).call(contactsCalls.deleteContact, { id })).rejects.toMatchObject(beyond)

    expect(await as(marie).call(contactsCalls.getContact, { id })).toMatchObject({
      name: 'Transports Girault',
      companies: [{ id: station }],
      can: { edit: false },
    })
  })

  test('enters no group and leaves none', async () => {
    const { id } = await as(sophie).call(groupsCalls.createGroup, {
      name: 'Quai',
      kind: 'manual',
      contactIds: [paul.userId],
    })
    const refused = [
      () => as(marie).call(groupsCalls.createGroup, { name: 'Pris', kind: 'manual', contactIds: [paul.userId] }),
      () => as(marie).call(groupsCalls.addGroupMembers, { id, contactIds: [marie.userId, paul.userId] }),
      () => as(marie).call(groupsCalls.removeGroupMember, { id, contactId: paul.userId }),
    ]

    for (const attempt of refused) await expect(attempt()).rejects.toMatchObject(beyond)

    expect((await as(marie).call(groupsCalls.getGroups, {})).map(({ name, count }) => [name, count.total])).toEqual([
      ['Quai', 1],
    ])
  })

  test('is named in no message', async () => {
    const { id } = await as(marie).call(messagesCalls.createMessage, { ...draft, contactIds: [marie.userId] })
    const refused = [
      () => as(marie).call(messagesCalls.createMessage, { ...draft, contactIds: [paul.userId] }),
      () => as(marie).call(messagesCalls.editMessage, { ...draft, id, contactIds: [marie.userId, paul.userId] }),
    ]

    for (const attempt of refused) await expect(attempt()).rejects.toMatchObject(beyond)

    expect((await as(marie).call(messagesCalls.getMessage, { id })).contacts).toMatchObject([{ id: marie.userId }])
  })

  test('is sent nothing of a draft that named him before its author left that company', async () => {
    const { id } = await as(sophie).call(messagesCalls.createMessage, { ...draft, contactIds: [paul.userId] })
    await ask(
      world.installer,
      'delete from platform.service_user su using platform.service s where s.id = su.service_id and s.company_id = $1 and su.user_id = $2',
      [station, sophie.userId],
    )

    await expect(as(sophie).call(messagesCalls.sendMessage, { id })).rejects.toMatchObject(beyond)
  })
})

describe('an outside contact', () => {
  test('is written for companies of which one at least is the writer’s', async () => {
    const refused = as(marie).call(contactsCalls.createContact, { ...carrier, companyIds: [station] })
    await expect(refused).rejects.toMatchObject({ status: 400, body: { fields: [{ field: 'companyIds' }] } })

    const shared = await as(marie).call(contactsCalls.createContact, { ...carrier, companyIds: [serres, station] })
    expect(shared.can).toMatchObject({ edit: true })
  })

  test('is not given away to companies where its writer may not write', async () => {
    const id = await contactIn(serres)

    const given = as(marie).call(contactsCalls.editContact, { ...carrier, id, companyIds: [station] })

    await expect(given).rejects.toMatchObject({ status: 400, body: { fields: [{ field: 'companyIds' }] } })
    await as(marie).call(contactsCalls.deleteContact, { id })
  })
})
