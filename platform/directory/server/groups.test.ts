import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { contactsCalls } from '../contacts.calls.ts'
import type { NewGroup } from '../group.model.ts'
import { groupsCalls } from '../groups.calls.ts'

const world = useWorld()
const writer = { 'annuaire/contacts': 2, 'annuaire/groupes': 2 } as const
const reader = { 'annuaire/groupes': 1 } as const

const organisation = async (person: TestPerson, name: string, companyIds: string[] = []) =>
  (await as(person).call(contactsCalls.createContact, { kind: 'organisation', name, companyIds })).id

const group = (person: TestPerson, wish: Partial<NewGroup> = {}) =>
  as(person).call(groupsCalls.createGroup, { name: 'Transporteurs', kind: 'manual', ...wish })

const membersOf = async (person: TestPerson, id: string) =>
  (await as(person).call(groupsCalls.getGroupMembers, { id })).items.map(({ name }) => name)

const ofCompany = (client: TestClient, index = 0) => ({
  kind: 'company',
  values: [client.companies[index]?.id as string],
})

describe('a group by hand', () => {
  test('holds those who were put into it, once, by name', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const [zola, abreu] = [await organisation(marie, 'Zola'), await organisation(marie, 'Abreu')]
    const made = await group(marie, { contactIds: [zola] })

    const added = await as(marie).call(groupsCalls.addGroupMembers, {
      id: made.id,
      contactIds: [abreu, zola, marie.userId],
    })

    expect([made.count, added.count]).toEqual([
      { total: 1, isExact: true },
      { total: 3, isExact: true },
    ])
    expect(await membersOf(marie, made.id)).toEqual(['Abreu', 'Caron', 'Zola'])
    expect((await as(marie).call(contactsCalls.getContact, { id: zola })).groups).toEqual([
      { id: made.id, name: 'Transporteurs' },
    ])
  })

  test('lets go of one, and of whoever leaves the directory', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const [zola, abreu] = [await organisation(marie, 'Zola'), await organisation(marie, 'Abreu')]
    const { id } = await group(marie, { contactIds: [zola, abreu] })

    await as(marie).call(groupsCalls.removeGroupMember, { id, contactId: zola })
    expect(await membersOf(marie, id)).toEqual(['Abreu'])
    await as(marie).call(contactsCalls.deleteContact, { id: abreu })

    expect(await membersOf(marie, id)).toEqual([])
    expect((await as(marie).send(groupsCalls.removeGroupMember, { id, contactId: zola })).statusCode).toBe(404)
  })

  test('takes nobody of another client', async () => {
    const [marie, anne] = [
      await world.person({ in: await world.client(), rights: writer }),
      await world.person({ in: await world.client({ name: 'Bocage' }), rights: writer }),
    ]
    const stranger = await organisation(anne, 'Conserverie')

    const form = { name: 'Pris', kind: 'manual', contactIds: [stranger] }
    const refused = await as(marie).send(groupsCalls.createGroup, form)
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'contactIds'])
    const { id } = await group(marie)
    const added = await as(marie).send(groupsCalls.addGroupMembers, { id, contactIds: [marie.userId, anne.userId] })
    expect(added.statusCode).toBe(400)
    expect(await membersOf(marie, id)).toEqual([])
    for (const call of [groupsCalls.getGroup, groupsCalls.getGroupMembers, groupsCalls.deleteGroup])
      expect((await as(anne).send(call, { id })).statusCode).toBe(404)
    expect((await as(anne).send(groupsCalls.addGroupMembers, { id, contactIds: [stranger] })).statusCode).toBe(404)
    const change = { id, name: 'Pris', kind: 'manual' }
    expect((await as(anne).send(groupsCalls.editGroup, change)).statusCode).toBe(404)
    expect(await as(anne).call(groupsCalls.getGroups, {})).toEqual([])
  })
})

describe('a group by rule', () => {
  test('holds whoever meets all its conditions, from whatever source, and says them in words', async () => {
    const serres = await world.client({ companies: ['Serres', 'Station'] })
    const marie = await world.person({ in: serres, rights: writer, companies: [0] })
    await world.person({ in: serres, name: 'Autre', companies: [1] })
    await organisation(marie, 'Girault', [serres.companies[0]?.id as string])
    await organisation(marie, 'MSA')

    const all = await group(marie, { name: 'Des Serres', kind: 'rule', rule: [ofCompany(serres)] })
    const users = await group(marie, {
      name: 'Utilisateurs des Serres',
      kind: 'rule',
      rule: [ofCompany(serres), { kind: 'source', values: ['user'] }],
    })

    expect(await membersOf(marie, all.id)).toEqual(['Caron', 'Girault'])
    expect(await membersOf(marie, users.id)).toEqual(['Caron'])
    expect(users.rule.map(({ name, labels }) => [name, labels])).toEqual([
      ['Société', ['Serres']],
      ['Origine', ['Utilisateurs']],
    ])
    expect(
      (await as(marie).send(groupsCalls.addGroupMembers, { id: all.id, contactIds: [marie.userId] })).statusCode,
    ).toBe(404)
  })

  test('follows what it is about', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })
    const { id } = await group(marie, { kind: 'rule', rule: [{ kind: 'source', values: ['user'] }] })

    await world.person({ in: serres, name: 'Nouveau' })

    expect(await membersOf(marie, id)).toEqual(['Caron', 'Nouveau'])
  })

  test('is by service too', async () => {
    const serres = await world.client({ companies: ['Serres', 'Station'] })
    const marie = await world.person({ in: serres, rights: writer, companies: [0] })
    await world.person({ in: serres, name: 'Ailleurs', companies: [1] })
    const kinds = await as(marie).call(groupsCalls.getRuleKinds, {})
    const services = kinds.find(({ kind }) => kind === 'service')?.choices ?? []

    const { id } = await group(marie, {
      kind: 'rule',
      rule: [{ kind: 'service', values: [services[0]?.value as string] }],
    })

    expect(services.map(({ label }) => label)).toEqual(['Serres · Service', 'Station · Service'])
    expect(await membersOf(marie, id)).toEqual(['Caron'])
  })

  test('is looked at before it is saved, condition by condition', async () => {
    const serres = await world.client({ companies: ['Serres', 'Station'] })
    const marie = await world.person({ in: serres, rights: writer, companies: [0] })
    await organisation(marie, 'Girault')
    const rule = [
      { kind: 'source', values: ['manual'] },
      ofCompany(serres),
      { kind: 'source-of-nobody', values: ['x'] },
    ]

    const preview = await as(marie).call(groupsCalls.previewRule, { rule: rule.slice(0, 2) })

    const exactly = (total: number) => ({ total, isExact: true })
    expect(preview).toMatchObject({ count: exactly(0), first: [] })
    expect(preview.conditions).toEqual([
      { kind: 'source', alone: exactly(1), together: exactly(1) },
      { kind: 'company', alone: exactly(1), together: exactly(0) },
    ])
    const first = await as(marie).call(groupsCalls.previewRule, { rule: rule.slice(0, 1) })
    expect(first.first.map(({ name }) => name)).toEqual(['Girault'])
    expect((await as(marie).call(groupsCalls.previewRule, { rule: [] })).count).toEqual(exactly(0))
    expect((await as(marie).send(groupsCalls.previewRule, { rule: rule.slice(2) })).statusCode).toBe(400)
  })

  test.each([
    ['no condition', [], 'rule'],
    ['a condition without value', [{ kind: 'source', values: [] }], 'rule.0.values'],
    [
      'the same condition twice',
      [
        { kind: 'source', values: ['user'] },
        { kind: 'source', values: ['manual'] },
      ],
      'rule',
    ],
    ['what is no id', [{ kind: 'company', values: ['Serres'] }], 'rule.0.values'],
    ['a company of nobody', [{ kind: 'company', values: ['0198a000-0000-7000-8000-000000000000'] }], 'rule.0.values'],
    [
      'a kind of condition that nobody knows',
      [{ kind: 'colour', values: ['0198a000-0000-7000-8000-000000000000'] }],
      'rule.0.kind',
    ],
  ])('is refused with %s', async (_what, rule, field) => {
    const marie = await world.person({ in: await world.client(), rights: writer })

    const answer = await as(marie).send(groupsCalls.createGroup, { name: 'Règle', kind: 'rule', rule })

    expect([answer.statusCode, answer.json().fields?.[0].field]).toEqual([400, field])
  })
})

describe('who sees a group', () => {
  test('is everybody, those of a service of its owner, or he alone', async () => {
    const serres = await world.client({ companies: ['Serres', 'Station'] })
    const marie = await world.person({ in: serres, rights: writer, companies: [0] })
    const [colleague, stranger] = [
      await world.person({ in: serres, rights: reader, companies: [0] }),
      await world.person({ in: serres, rights: reader, companies: [1] }),
    ]
    const ids = await Promise.all(
      (['everyone', 'service', 'me'] as const).map(
        async visibility => (await group(marie, { name: visibility, visibility })).id,
      ),
    )
    const seen = async (person: TestPerson) =>
      (await as(person).call(groupsCalls.getGroups, {})).map(({ name }) => name)

    expect(await seen(marie)).toEqual(['everyone', 'me', 'service'])
    expect(await seen(colleague)).toEqual(['everyone', 'service'])
    expect(await seen(stranger)).toEqual(['everyone'])
    expect((await as(stranger).send(groupsCalls.getGroup, { id: ids[1] })).statusCode).toBe(404)
  })

  test('is nobody without the right; who writes messages reads their names', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })
    const { id } = await group(marie)
    const [ines, luc, nobody] = [
      await world.person({ in: serres, rights: reader }),
      await world.person({ in: serres, rights: { 'annuaire/messages': 1 } }),
      await world.person({ in: serres }),
    ]

    expect((await as(luc).call(groupsCalls.getGroups, {})).map(({ can }) => can.edit)).toEqual([false])
    expect((await as(luc).send(groupsCalls.getGroup, { id })).statusCode).toBe(403)
    for (const call of [groupsCalls.getGroup, groupsCalls.getGroupMembers])
      expect((await as(nobody).send(call, { id })).statusCode).toBe(403)
    expect((await as(nobody).send(groupsCalls.getGroups)).statusCode).toBe(403)
    expect((await as(nobody).send(groupsCalls.getRuleKinds)).statusCode).toBe(403)
    expect((await as(nobody).send(groupsCalls.previewRule, { rule: [] })).statusCode).toBe(403)
    expect((await as(ines).send(groupsCalls.createGroup, { name: 'A', kind: 'manual' })).statusCode).toBe(403)
    expect((await as(ines).send(groupsCalls.editGroup, { id, name: 'A', kind: 'manual' })).statusCode).toBe(403)
    expect((await as(ines).send(groupsCalls.deleteGroup, { id })).statusCode).toBe(403)
    expect((await as(ines).send(groupsCalls.addGroupMembers, { id, contactIds: [id] })).statusCode).toBe(403)
    expect((await as(ines).send(groupsCalls.removeGroupMember, { id, contactId: id })).statusCode).toBe(403)
    expect((await as(visitor(world.app)).send(groupsCalls.getGroups)).statusCode).toBe(401)
  })

  test('finds it changed, and then gone', async () => {
    const marie = await world.person({ in: await world.client(), rights: writer })
    const { id } = await group(marie)

    const edited = await as(marie).call(groupsCalls.editGroup, {
      id,
      name: 'Tout le monde',
      kind: 'rule',
      rule: [{ kind: 'source', values: ['user', 'manual'] }],
      version: 1,
    })

    expect(edited).toMatchObject({ name: 'Tout le monde', kind: 'rule', version: 2, count: { total: 1 } })
    const late = await as(marie).send(groupsCalls.editGroup, { id, name: 'Tard', kind: 'manual', version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT'])
    await as(marie).call(groupsCalls.deleteGroup, { id })
    expect(await as(marie).call(groupsCalls.getGroups, {})).toEqual([])
  })
})
