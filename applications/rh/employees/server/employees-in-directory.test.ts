import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { contactsCalls } from '#platform/directory/contacts.calls.ts'
import { groupsCalls } from '#platform/directory/groups.calls.ts'
import { messagesCalls } from '#platform/directory/messages.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { build } from '#rh/testing/build.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employeesCalls } from '../employees.calls.ts'
import { salaries } from './scope.ts'
import { keepStanding } from './standing.ts'

const world = useWorld()
const inDirectory = { 'annuaire/contacts': 2, 'annuaire/groupes': 2, 'annuaire/messages': 2 } as const
const page = { page: 0, size: 20 }

const inRh = <Result>(client: TestClient, work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction<never, Result>('platform', { readOnly: false, clientId: client.id }, db =>
    work(db as never),
  )

const contactsOf = async (person: TestPerson, search?: string) => {
  const asked = { ...page, source: 'employee', ...(search && { search }) }
  return (await as(person).call(contactsCalls.getContacts, asked)).items
}

/** Somebody of the staff with all the ways to reach him. */
async function hirePaul(client: TestClient, company = 0) {
  const paul = await hire(world, client, {
    company,
    mail: 'paul@maison.example',
    cellPhone: '+33611111111',
    position: 'Cariste',
  })
  await inRh(client, db =>
    db
      .updateTable('rh.employee')
      .set({ workMail: 'paul@serres.example', workPhone: '+33241000000' })
      .where('id', '=', paul.id)
      .execute(),
  )
  return paul
}

const assign = (client: TestClient, employeeId: string, siteId: string, activationDate = '2020-01-01') =>
  inRh(client, db =>
    db.insertInto('rh.site_assignment').values({ employeeId, siteId, activationDate, origin: 'manual' }).execute(),
  )

describe('an employee in the directory', () => {
  test('is read by the other companies of the client, and kept from messages by who writes in his alone', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const [marie, ines] = [
      await world.person({ in: group, rights: inDirectory, companies: [0] }),
      await world.person({ in: group, rights: inDirectory, companies: [1] }),
    ]
    await hirePaul(group, 1)
    const [paul] = await contactsOf(marie)
    const input = { id: paul?.id as string, noMessages: true }

    expect(paul).toMatchObject({ name: 'Petit', mails: ['paul@serres.example'], can: { setMessages: false } })
    await expect(as(marie).call(contactsCalls.setContactMessages, input)).rejects.toMatchObject({ status: 403 })
    expect((await as(ines).call(contactsCalls.setContactMessages, input)).noMessages).toBe(true)
  })

  test('follows his file: a change of it shows at once', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { ...inDirectory, [salaries]: 3 } })
    const { id } = await hirePaul(serres)
    const [before] = await contactsOf(marie)

    await as(marie).call(employeesCalls.editEmployee, {
      employee: { id, name: 'Grand', workMail: 'p.grand@serres.example' },
    })

    const after = await as(marie).call(contactsCalls.getContact, { id: before?.id as string })
    expect([before?.name, after.name]).toEqual(['Petit', 'Grand'])
    expect(after).toMatchObject({
      source: 'employee',
      sourceName: 'Salarié',
      mails: ['p.grand@serres.example', 'paul@maison.example'],
      phones: ['+33241000000', '+33611111111'],
      companies: serres.companies,
      can: { edit: false },
    })
    await as(marie).call(employeesCalls.archiveEmployee, { employeeId: id })
    expect(await contactsOf(marie)).toEqual([])
  })

  test('of a company whose files the reader does not read is a name, a position and how to reach him at work', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const luc = await world.person({ in: group, rights: { ...inDirectory, [salaries]: 1 }, companies: [0] })
    await assign(group, (await hirePaul(group, 1)).id, (await build(world, group, { site: 'Quai', company: 1 })).siteId)

    const [paul] = await contactsOf(luc)

    expect(paul).toMatchObject({
      name: 'Petit',
      firstname: 'Paul',
      mails: ['paul@serres.example'],
      phones: ['+33241000000'],
      place: null,
      companies: [{ name: 'Station' }],
    })
    expect(paul?.jobtitle).toMatch(/^Cariste/)
    expect(await contactsOf(luc, 'petit')).toHaveLength(1)
    for (const hidden of ['maison', '+33611111111']) expect(await contactsOf(luc, hidden)).toEqual([])
    const doubles = await as(luc).call(contactsCalls.findDoubles, {
      mails: ['paul@maison.example'],
      phones: ['+33611111111'],
    })
    expect(doubles).toEqual([])
    const rules = await as(luc).call(groupsCalls.getRuleKinds, {})
    expect(rules.find(({ kind }) => kind === 'site')?.choices).toEqual([])
  })

  test('whose file the reader reads is found by all that stands in it', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { ...inDirectory, [salaries]: 1 } })
    const { siteId } = await build(world, serres, { site: 'Serre Nord' })
    await assign(serres, (await hirePaul(serres)).id, siteId)

    expect(await contactsOf(marie, 'maison')).toMatchObject([{ place: 'Serre Nord' }])
    const found = await as(marie).call(contactsCalls.findDoubles, {
      mails: ['paul@maison.example'],
      phones: ['0241000000'],
    })
    expect(found).toMatchObject([{ name: 'Paul Petit', on: ['mail', 'phone'] }])
  })

  test('who signs in too is shown once, by his file', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: inDirectory })
    const { id } = await hire(world, serres, { name: 'Caron', firstname: 'Marie' })
    await inRh(serres, db => db.updateTable('rh.employee').set({ workMail: marie.mail }).where('id', '=', id).execute())

    const { items } = await as(marie).call(contactsCalls.getContacts, page)

    expect(items.map(({ name, source }) => [name, source])).toEqual([['Caron', 'employee']])
    const { id: messageId } = await as(marie).call(messagesCalls.createMessage, {
      channel: 'notification',
      subject: 'a',
      body: 'b',
      contactIds: [items[0]?.id as string],
    })
    expect(await as(marie).call(messagesCalls.getMessageReach, { id: messageId })).toMatchObject({ recipients: 1 })
  })

  test('is nobody to the neighbour', async () => {
    const [serres, bocage] = [await world.client(), await world.client({ name: 'Bocage' })]
    const marie = await world.person({ in: serres, rights: { ...inDirectory, [salaries]: 3 } })
    await hirePaul(bocage)

    expect(await contactsOf(marie)).toEqual([])
  })
})

describe('a group by rule', () => {
  test('finds the staff of a site, of a position and of a service, as they are today', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { ...inDirectory, [salaries]: 1 } })
    const [nord, sud] = [
      await build(world, serres, { site: 'Serre Nord', units: { 'Compartiment 1': [] } }),
      await build(world, serres, { site: 'Serre Sud' }),
    ]
    const [paul, zoe, moved, ada] = [
      await hire(world, serres, { name: 'Petit', position: 'Cariste' }),
      await hire(world, serres, { name: 'Zola' }),
      await hire(world, serres, { name: 'Muté' }),
      await hire(world, serres, { name: 'Attendue' }),
    ]
    await assign(serres, paul.id, nord.siteId)
    await assign(serres, zoe.id, sud.siteId)
    await assign(serres, moved.id, nord.siteId)
    await assign(serres, moved.id, sud.siteId, '2021-01-01')
    await assign(serres, ada.id, nord.siteId, world.clock.today().add({ days: 3 }).toString())
    await inRh(serres, db =>
      db.updateTable('rh.employee').set({ workMail: marie.mail }).where('id', '=', zoe.id).execute(),
    )
    const kinds = await as(marie).call(groupsCalls.getRuleKinds, {})
    const choice = (kind: string, label: RegExp) =>
      kinds.find(known => known.kind === kind)?.choices.find(one => label.test(one.label))?.value as string
    const found = async (kind: string, label: RegExp) => {
      const rule = [{ kind, values: [choice(kind, label)] }]
      return (await as(marie).call(groupsCalls.previewRule, { rule })).first.map(({ name }) => name)
    }

    expect(await found('site', /Serre Nord/)).toEqual(['Petit'])
    expect(await found('site', /Serre Sud/)).toEqual(['Muté', 'Zola'])
    expect(await found('position', /Cariste/)).toEqual(['Petit'])
    expect(await found('service', /Service/)).toEqual(['Zola'])
    expect(await found('unit', /Serre Nord · Compartiment 1/)).toEqual([])
    expect(kinds.map(({ name }) => name)).toEqual([
      'Origine',
      'Société',
      'Service',
      'Site',
      'Unité',
      'Sous-unité',
      'Poste',
    ])
  })

  test('of a place leaves out who is between two seasons, until his next contract is written', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { ...inDirectory, [salaries]: 1 } })
    const { siteId } = await build(world, serres, { site: 'Serre Nord', units: { Ligne: ['Rang 1'] } })
    const today = world.clock.today()
    const paul = await hire(world, serres, { name: 'Petit' })
    const ines = await hire(world, serres, { name: 'Abreu' })
    await employ(world, serres, paul.id, { from: today.toString() })
    await employ(world, serres, ines.id, {
      from: today.subtract({ days: 90 }).toString(),
      to: today.subtract({ days: 9 }).toString(),
    })
    const { unitId, subunitId } = await inRh(serres, db =>
      db.selectFrom('rh.subunit').select(['unitId', 'id as subunitId']).executeTakeFirstOrThrow(),
    )
    for (const { id } of [paul, ines]) await place(world, serres, id, { siteId, unitId, subunitId })
    const places = { site: siteId, unit: unitId, subunit: subunitId }
    const membersOf = (kind: keyof typeof places) =>
      as(marie).call(groupsCalls.previewRule, { rule: [{ kind, values: [places[kind]] }] })

    for (const kind of ['site', 'unit', 'subunit'] as const)
      expect((await membersOf(kind)).first.map(({ name }) => name)).toEqual(['Petit'])
    await employ(world, serres, ines.id, { from: today.add({ days: 9 }).toString() })
    await inRh(serres, db => keepStanding(db, [ines.id], today.toString()))
    expect((await membersOf('site')).first.map(({ name }) => name)).toEqual(['Abreu', 'Petit'])
  })
})
