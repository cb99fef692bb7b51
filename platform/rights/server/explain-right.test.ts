import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import type { Language } from '#kernel/shared/names.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { rightsCalls } from '../rights.calls.ts'
import { ceil, type Element, edit, idOf, letManage, serviceOf } from '../testing/matrix.ts'

const world = useOwnWorld()

async function orchards() {
  const client = await world.client({ name: 'Vergers du Layon', companies: ['Les Vergers', 'Station'] })
  const admin = await world.person({ in: client, admin: true, firstname: 'Sophie', name: 'Lemaire' })
  const marie = await world.person({ in: client, firstname: 'Marie', name: 'Petit' })
  return { client, admin, marie, service: await serviceOf(world, client) }
}

const explain = (asking: TestPerson, of: TestPerson, element: Element = 'staff', language: Language = 'fr') =>
  as({ ...asking, headers: { 'accept-language': language } }).call(rightsCalls.explainRight, {
    userId: of.userId,
    elementId: idOf(world, element),
  })

const lend = (client: TestClient, from: TestPerson, to: TestPerson, level: number) =>
  ask(
    world.installer,
    `insert into platform.right_delegation (client_id, delegator_id, delegate_id, element_id, level, starts_at, ends_at, reason, created_by)
     values ($1, $2, $3, $4, $5, $6::timestamptz - interval '1 h', $6::timestamptz + interval '1 h', 'congés', $2)`,
    [client.id, from.userId, to.userId, idOf(world, 'staff'), level, world.clock.now().toString()],
  )

describe('the sentence', () => {
  test('says the service that gives and the company that bounds', async () => {
    const { client, admin, marie, service } = await orchards()
    await edit(world, admin, { scope: 'service', scopeId: service }, { staff: 2 })
    await ceil(world, client, 'staff', 1, 0)

    const told = await explain(admin, marie)

    expect(told.sentence).toBe(
      'Marie Petit a « Lecture seule » sur Salariés : le service Service (Les Vergers) donne « Lecture et écriture », le plafond de la société Les Vergers limite à « Lecture seule ».',
    )
    expect(told).toMatchObject({
      level: 1,
      readOnly: true,
      sources: [
        {
          kind: 'service',
          name: 'Service (Les Vergers)',
          level: 2,
          cappedTo: 1,
          cappedBy: 'le plafond de la société Les Vergers',
        },
      ],
      companies: [{ name: 'Les Vergers', level: 1 }],
    })
    expect(told.ceilings).toEqual([
      { kind: 'client', name: 'Vergers du Layon', ceiling: 3, binding: false },
      { kind: 'company', name: 'Les Vergers', ceiling: 1, binding: true },
    ])
  })

  test('is said in the language of whoever asks', async () => {
    const { admin, marie } = await orchards()
    await edit(world, admin, { scope: 'user', scopeId: marie.userId }, { staff: { value: 3, userCeiling: 2 } })

    const said = async (language: Language) => (await explain(admin, marie, 'staff', language)).sentence

    expect(await said('en')).toBe(
      'Marie Petit has “Read and write” on Employees: a personal right gives “Manage”, their personal ceiling limits it to “Read and write”.',
    )
    expect(await said('es')).toContain('un derecho personal da « Gestión »')
    expect(await said('ar')).toContain('صلاحية شخصية تمنح «إدارة»')
  })

  test('says of an action whether it is allowed', async () => {
    const { admin, marie } = await orchards()
    await edit(world, admin, { scope: 'user', scopeId: marie.userId }, { approval: 2 })
    expect((await explain(admin, marie, 'approval')).sentence).toContain('un droit personnel donne « Oui »')
  })

  test('says that nothing gives anything', async () => {
    const { admin, marie } = await orchards()
    expect(await explain(admin, marie)).toMatchObject({
      level: 0,
      readOnly: false,
      sources: [],
      companies: [],
      sentence:
        'Marie Petit a « Aucun accès » sur Salariés : aucun service, aucun droit personnel et aucune délégation n’en donne.',
    })
  })

  test('says the admin’s role, and the ceiling of the client that bounds it', async () => {
    const { client, admin } = await orchards()
    await ceil(world, client, 'staff', 2)
    expect((await explain(admin, admin)).sentence).toBe(
      'Sophie Lemaire a « Lecture et écriture » sur Salariés : son rôle d’administrateur du client Vergers du Layon donne « Lecture et écriture ».',
    )
  })

  test('says who lends, and that he himself holds less by now', async () => {
    const { client, admin, marie } = await orchards()
    const paul = await world.person({ in: client, firstname: 'Paul', name: 'Renou' })
    await edit(world, admin, { scope: 'user', scopeId: paul.userId }, { staff: 1 })
    await lend(client, paul, marie, 3)

    const told = await explain(admin, marie)

    expect(told.sentence).toBe(
      'Marie Petit a « Lecture seule » sur Salariés : Paul Renou lui délègue « Gestion », mais Paul Renou n’a plus que « Lecture seule ».',
    )
    expect(told.sources).toMatchObject([{ kind: 'delegation', name: 'Paul Renou', level: 3, cappedTo: 1 }])
  })

  test.each<[string, string, object, string]>([
    [
      'the client may only read',
      'update platform.client set read_only = true where id = $1',
      { kind: 'readOnlyClient', ceiling: 1, binding: true },
      'le client Vergers du Layon est en lecture seule',
    ],
    [
      'the person may only read',
      'update platform.client_user set read_only = true where client_id = $1 and not admin',
      { kind: 'readOnlyMember', ceiling: 1, binding: true },
      'son accès est en lecture seule',
    ],
  ])('says that %s', async (_what, statement, ceiling, words) => {
    const { client, admin, marie } = await orchards()
    await edit(world, admin, { scope: 'user', scopeId: marie.userId }, { staff: 3 })
    await ask(world.installer, statement, [client.id])

    const told = await explain(admin, marie)

    expect([told.level, told.sentence.includes(words)]).toEqual([1, true])
    expect(told.ceilings).toContainEqual(expect.objectContaining(ceiling))
  })

  test('says that a membership is over', async () => {
    const { client, admin, marie } = await orchards()
    await edit(world, admin, { scope: 'user', scopeId: marie.userId }, { staff: 3 })
    await ask(world.installer, 'update platform.client_user set active = false where user_id = $1', [marie.userId])

    const told = await explain(admin, marie)

    expect([told.level, told.sources[0]?.cappedTo]).toEqual([0, 0])
    expect(told.sentence).toContain('son accès au client Vergers du Layon est fermé')
    expect(client.id).toBeTruthy()
  })
})

test('is explained to who leads the person, and to himself where he leads anybody', async () => {
  const { client, admin, marie, service } = await orchards()
  const chef = await world.person({ in: client })
  await ask(world.installer, 'update platform.service_user set manager = true where user_id = $1', [chef.userId])
  const director = await world.person({ in: client, companies: [1] })
  await letManage(world, client, director, 1)
  await edit(world, admin, { scope: 'service', scopeId: service }, { staff: 1 })
  const statusOf = async (asking: TestPerson, of: TestPerson) =>
    (await as(asking).send(rightsCalls.explainRight, { userId: of.userId, elementId: idOf(world, 'staff') })).statusCode

  expect([
    await statusOf(admin, marie),
    await statusOf(chef, marie),
    await statusOf(chef, chef),
    await statusOf(director, marie),
    await statusOf(marie, marie),
  ]).toEqual([200, 200, 200, 404, 403])
  const unknown = await as(admin).send(rightsCalls.explainRight, { userId: marie.userId, elementId: 999_999 })
  expect(unknown.statusCode).toBe(404)
})
