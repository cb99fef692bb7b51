import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { searchCalls } from '#platform/search/search.calls.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { contactsCalls } from '../contacts.calls.ts'

const world = useOwnWorld()
const contacts = 'annuaire/contacts'
const reader = { [contacts]: 1 } as const
const writer = { [contacts]: 2 } as const
const page = { page: 0, size: 20 }

const carrier = {
  kind: 'organisation' as const,
  name: 'Transports Girault',
  mails: ['exploitation@girault.example'],
  phones: ['02 41 12 34 56'],
  city: 'Angers',
}

const namesOf = async (person: TestPerson, asked: { search?: string; source?: string; companyId?: string } = {}) => {
  const { items } = await as(person).call(contactsCalls.getContacts, { ...page, ...asked })
  return items.map(({ firstname, name }) => [name, firstname].filter(Boolean).join(' '))
}

describe('the list of contacts', () => {
  test('holds those written by hand and the users of the client, by name', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })
    await world.person({ in: serres, firstname: 'Zoé', name: 'Lefèvre' })
    await as(marie).call(contactsCalls.createContact, carrier)
    await as(marie).call(contactsCalls.createContact, { kind: 'person', firstname: 'Ève', name: 'Élan' })

    expect(await namesOf(marie)).toEqual(['Caron Marie', 'Élan Ève', 'Lefèvre Zoé', 'Transports Girault'])
    expect(await namesOf(marie, { source: 'manual' })).toEqual(['Élan Ève', 'Transports Girault'])
  })

  test('is read a page at a time across its sources, in both directions', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer, name: 'Mercier' })
    for (const name of ['Abreu', 'Zola'])
      await as(marie).call(contactsCalls.createContact, { kind: 'organisation', name })
    const pages = [0, 1, 2].map(number =>
      as(marie).call(contactsCalls.getContacts, { page: number, size: 1, sort: '-name' }),
    )

    const read = await Promise.all(pages)

    expect(read.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['Zola', 'Mercier', 'Abreu'])
    expect(read.map(({ total, totalIsExact }) => [total, totalIsExact])).toEqual([
      [3, true],
      [3, true],
      [3, true],
    ])
  })

  test.each([
    ['a piece of the name', 'giraul'],
    ['a mail', 'exploitation@'],
    ['a town, without accents or case', 'ANGERS'],
    ['a phone', '+332411234'],
  ])('is searched by %s', async (_what, search) => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    await as(marie).call(contactsCalls.createContact, carrier)
    await as(marie).call(contactsCalls.createContact, { kind: 'organisation', name: 'MSA', city: 'Cholet' })

    expect(await namesOf(marie, { search })).toEqual(['Transports Girault'])
  })

  test('is narrowed to those of a company', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const sophie = await world.person({ in: group, rights: writer, allCompanies: true })
    const marie = await world.person({ in: group, rights: reader, companies: [1] })
    const [serres, station] = group.companies.map(({ id }) => id)
    await as(sophie).call(contactsCalls.createContact, { ...carrier, companyIds: [serres as string] })

    expect(await namesOf(marie, { companyId: serres as string })).toEqual(['Transports Girault'])
    expect(await namesOf(marie, { companyId: station as string })).toEqual(['Caron Marie'])
  })

  test('says by what it can be narrowed, in the reader’s language', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: reader })

    const { sources, companies } = await as(marie).call(contactsCalls.getContactFilters, {})

    expect(companies).toEqual(serres.companies)
    expect(sources).toEqual([
      { source: 'manual', name: 'Contacts extérieurs' },
      { source: 'employee', name: 'Salariés' },
      { source: 'user', name: 'Utilisateurs' },
    ])
  })

  test('shows nothing of another client, and is refused without the right', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const neighbour = await world.person({ in: await world.client({ name: 'Bocage' }), rights: writer, name: 'Texier' })
    const { id } = await as(marie).call(contactsCalls.createContact, carrier)

    expect(await namesOf(neighbour)).toEqual(['Texier Marie'])
    for (const call of [contactsCalls.getContact, contactsCalls.getContactCard, contactsCalls.deleteContact])
      expect((await as(neighbour).send(call, { id })).statusCode).toBe(404)
    expect((await as(neighbour).send(contactsCalls.editContact, { ...carrier, id })).statusCode).toBe(404)
    expect((await as(neighbour).send(contactsCalls.setContactMessages, { id, noMessages: true })).statusCode).toBe(404)
    expect(await as(neighbour).call(contactsCalls.findDoubles, { mails: carrier.mails, phones: [] })).toEqual([])
    const nobody = await world.person({ in: await world.client() })
    expect((await as(nobody).send(contactsCalls.getContacts, page)).statusCode).toBe(403)
    expect((await as(nobody).send(contactsCalls.getContactFilters)).statusCode).toBe(403)
    expect((await as(nobody).send(contactsCalls.findDoubles, { mails: [] })).statusCode).toBe(403)
    expect((await as(visitor(world.app)).send(contactsCalls.getContacts, page)).statusCode).toBe(401)
  })
})

describe('an outside contact', () => {
  test('is written with its mails and phones as they are kept', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })

    const made = await as(marie).call(contactsCalls.createContact, {
      ...carrier,
      mails: ['Exploitation@Girault.example', '', 'exploitation@girault.example'],
      phones: ['0241123456', ''],
      postCode: '49000',
      note: 'Quai 2 avant 11 h',
      companyIds: [serres.companies[0]?.id as string],
    })

    expect(made).toMatchObject({
      source: 'manual',
      mails: ['exploitation@girault.example'],
      phones: ['+33241123456'],
      address: { city: 'Angers', postCode: '49000', country: 'FR' },
      note: 'Quai 2 avant 11 h',
      companies: serres.companies,
      noMessages: false,
      can: { edit: true },
      version: 1,
    })
    expect(await as(marie).call(contactsCalls.getContact, { id: made.id })).toEqual(made)
  })

  test('keeps no first name once it is an organisation, and says who came second', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const { id } = await as(marie).call(contactsCalls.createContact, {
      kind: 'person',
      name: 'Girault',
      firstname: 'Luc',
    })

    const edited = await as(marie).call(contactsCalls.editContact, { ...carrier, firstname: 'Luc', id, version: 1 })

    expect(edited).toMatchObject({ kind: 'organisation', firstname: null, name: 'Transports Girault', version: 2 })
    const late = await as(marie).send(contactsCalls.editContact, { ...carrier, id, version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT'])
  })

  test.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['what is no mail', { mails: ['girault'] }, 'mails.0'],
    ['what is no phone', { phones: ['12'] }, 'phones.0'],
    ['a French post code that does not exist', { postCode: '99999' }, 'postCode'],
    ['a company of nobody', { companyIds: ['0198a000-0000-7000-8000-000000000000'] }, 'companyIds'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const marie = await world.person({ in: await world.client(), rights: writer })

    const answer = await as(marie).send(contactsCalls.createContact, { ...carrier, ...wrong })

    expect([answer.statusCode, answer.json().fields?.[0].field]).toEqual([400, field])
  })

  test('is written by who may write alone', async () => {
    const serres = await world.client()
    const [marie, ines] = [
      await world.person({ in: serres, rights: writer }),
      await world.person({ in: serres, rights: reader }),
    ]
    const { id } = await as(marie).call(contactsCalls.createContact, carrier)

    expect((await as(ines).call(contactsCalls.getContact, { id })).can).toMatchObject({ edit: false })
    expect((await as(ines).send(contactsCalls.createContact, carrier)).statusCode).toBe(403)
    expect((await as(ines).send(contactsCalls.editContact, { ...carrier, id })).statusCode).toBe(403)
    expect((await as(ines).send(contactsCalls.deleteContact, { id })).statusCode).toBe(403)
    expect((await as(ines).send(contactsCalls.setContactMessages, { id, noMessages: true })).statusCode).toBe(403)
  })

  test('leaves the directory when it is deleted', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const { id } = await as(marie).call(contactsCalls.createContact, carrier)

    expect((await as(marie).send(contactsCalls.deleteContact, { id })).statusCode).toBe(204)

    expect(await namesOf(marie)).toEqual(['Caron Marie'])
    expect((await as(marie).send(contactsCalls.getContact, { id })).statusCode).toBe(404)
    expect(await ask(world.installer, 'select from platform.contact where id = $1', [id])).toEqual([])
  })

  test('is found by the search of the bar, for who may read contacts', async () => {
    const serres = await world.client()
    const [marie, paul] = [await world.person({ in: serres, rights: writer }), await world.person({ in: serres })]
    const { id } = await as(marie).call(contactsCalls.createContact, carrier)
    const found = async (person: TestPerson) =>
      (await as(person).call(searchCalls.search, { words: 'girault' })).contacts

    expect(await found(marie)).toEqual([
      { id, title: 'Transports Girault', detail: 'Angers', address: `/annuaire/contacts/${id}` },
    ])
    expect(await found(paul)).toEqual([])
  })
})

describe('a possible double', () => {
  test('is told before saving, by mail and by phone, but not of oneself', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const { id } = await as(marie).call(contactsCalls.createContact, carrier)
    const double = { id, name: 'Transports Girault', sourceName: 'Contact extérieur' }
    const find = (ways: { mails: string[]; phones: string[]; except?: string }) =>
      as(marie).call(contactsCalls.findDoubles, ways)

    expect(await find({ mails: ['EXPLOITATION@girault.example'], phones: [] })).toEqual([{ ...double, on: ['mail'] }])
    expect(await find({ mails: ['other@girault.example'], phones: ['02.41.12.34.56'] })).toEqual([
      { ...double, on: ['phone'] },
    ])
    expect(await find({ mails: carrier.mails, phones: [], except: id })).toEqual([])
    expect(await find({ mails: [marie.mail], phones: [] })).toMatchObject([{ id: marie.userId, on: ['mail'] }])
  })
})

describe('a user of the client', () => {
  test('follows the account, and is edited there alone', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })
    const paul = await world.person({ in: serres, name: 'Petit', firstname: 'Paul' })
    await ask(world.installer, `update platform.user set name = 'Grand', jobtitle = 'Cariste' where id = $1`, [
      paul.userId,
    ])

    const contact = await as(marie).call(contactsCalls.getContact, { id: paul.userId })

    expect(contact).toMatchObject({
      source: 'user',
      name: 'Grand',
      jobtitle: 'Cariste',
      mails: [paul.mail],
      companies: serres.companies,
      can: { edit: false },
      version: null,
    })
    expect((await as(marie).send(contactsCalls.editContact, { ...carrier, id: paul.userId })).statusCode).toBe(404)
  })

  test('leaves the directory with his membership', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: reader })
    const paul = await world.person({ in: serres, name: 'Petit' })
    await ask(world.installer, 'update platform.client_user set ends_at = $2 where user_id = $1', [
      paul.userId,
      world.clock.now().toString(),
    ])

    expect(await namesOf(marie)).toEqual(['Caron Marie'])
  })

  test('who wants no message is marked, and unmarked', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })
    const set = (noMessages: boolean) =>
      as(marie).call(contactsCalls.setContactMessages, { id: marie.userId, noMessages })

    expect((await set(true)).noMessages).toBe(true)
    expect((await set(true)).noMessages).toBe(true)
    expect((await set(false)).noMessages).toBe(false)
  })
})

test('a contact is taken along as a card that telephones read', async () => {
  const marie = await world.person({ in: await world.client(), rights: writer })
  const { id } = await as(marie).call(contactsCalls.createContact, {
    kind: 'person',
    name: "N'Guyen; Diaz",
    firstname: 'Zoé',
    organisation: 'MSA de Maine-et-Loire',
    jobtitle: 'Conseillère en prévention des risques professionnels et suivi des saisonniers',
    mails: ['zoe@msa.example'],
    phones: ['0241123456'],
    address: '3 rue Charles-Lacretelle',
    postCode: '49000',
    city: 'Angers',
    note: 'Ligne directe,\nle matin',
  })

  const { headers, body } = await as(marie).send(contactsCalls.getContactCard, { id })

  expect(headers['content-type']).toBe('text/vcard; charset=utf-8')
  expect(headers['content-disposition']).toContain('.vcf')
  const lines = body.split('\r\n')
  expect(lines.every(line => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(body.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    "N:N'Guyen\\; Diaz;Zoé;;;",
    "FN:Zoé N'Guyen\\; Diaz",
    'ORG:MSA de Maine-et-Loire',
    'TITLE:Conseillère en prévention des risques professionnels et suivi des saisonniers',
    'EMAIL;TYPE=INTERNET:zoe@msa.example',
    'TEL;TYPE=WORK,VOICE:+33241123456',
    'ADR;TYPE=WORK:;;3 rue Charles-Lacretelle;Angers;;49000;FR',
    'NOTE:Ligne directe\\,\\nle matin',
    `UID:urn:uuid:${id}`,
    'END:VCARD',
    '',
  ])
})
