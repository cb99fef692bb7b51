import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { MenuElement } from '../user.model.ts'
import { usersCalls } from '../users.calls.ts'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const stranger = '0198a000-0000-7000-8000-000000000000'

const choose = (person: TestPerson, clientId: string, userId = person.userId) =>
  as({ ...person, clientId: undefined }).send(usersCalls.setClient, { userId, clientId })

const rememberedClientOf = async ({ userId }: TestPerson) =>
  (
    await ask<{ id: string | null }>(
      world.installer,
      'select selected_client_id as id from platform.user where id = $1',
      [userId],
    )
  )[0]?.id

/** A menu as lines `path level`, each under its parent. */
const linesOf = (elements: readonly MenuElement[]): string[] =>
  elements.flatMap(({ path, level, children }) => [`${path} ${level}`, ...linesOf(children)])

describe('choosing a client', () => {
  test('opens it, and is remembered for the next sign-in', async () => {
    const group = await world.client({ name: 'Groupe', companies: ['Serres', 'Station'], readOnly: true })
    const marie = await world.person({ in: group, admin: true })

    const answer = await choose(marie, group.id)

    expect(answer.json()).toMatchObject({
      client: { id: group.id, name: 'Groupe', logo: null, readOnly: true },
      adminOfClient: true,
      companies: 2,
      rightsVersion: expect.any(Number),
    })
    expect(await rememberedClientOf(marie)).toBe(group.id)
    const events = await ask(
      world.installer,
      `select client_id from platform.security_event where user_id = $1 and kind = 'CLIENT_CHOSEN'`,
      [marie.userId],
    )
    expect(events).toEqual([{ client_id: group.id }])
  })

  test('of somebody else, closed, left or unknown is choosing one that does not exist', async () => {
    const [serres, bocage, closed] = [
      await world.client(),
      await world.client(),
      await world.client({ status: 'inactive' }),
    ]
    const marie = await world.person({ in: closed })
    await ask(world.installer, 'insert into platform.client_user (client_id, user_id, ends_at) values ($1, $2, $3)', [
      serres.id,
      marie.userId,
      world.clock.now().toString(),
    ])

    const refusals = await Promise.all([serres.id, bocage.id, closed.id, stranger].map(id => choose(marie, id)))

    expect(refusals.map(refusal => refusal.statusCode)).toEqual([404, 404, 404, 404])
    expect(new Set(refusals.map(refusal => refusal.body.replace(/"requestId":"\w+"/, ''))).size).toBe(1)
    expect(await rememberedClientOf(marie)).toBeNull()
  })

  test('is one’s own affair, and asks a session', async () => {
    const serres = await world.client()
    const [marie, paul] = [await world.person({ in: serres, admin: true }), await world.person({ in: serres })]

    expect((await choose(marie, serres.id, paul.userId)).statusCode).toBe(404)
    expect((await as(marie).send(usersCalls.unsetClient, { userId: paul.userId })).statusCode).toBe(404)
    const forPaul = { userId: paul.userId, clientId: serres.id }
    expect((await as(marie).send(usersCalls.getModules, forPaul)).statusCode).toBe(404)
    for (const call of [usersCalls.setClient, usersCalls.getModules, usersCalls.unsetClient]) {
      const input = call === usersCalls.unsetClient ? { userId: paul.userId } : forPaul
      expect((await as(visitor(world.app)).send(call, input)).statusCode).toBe(401)
    }
  })

  test('can be undone', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres })
    await choose(marie, serres.id)

    const answer = await as(marie).send(usersCalls.unsetClient, { userId: marie.userId })

    expect(answer.statusCode).toBe(204)
    expect(await rememberedClientOf(marie)).toBeNull()
  })
})

describe('the menu', () => {
  const modulesOf = async (person: TestPerson, language = 'fr') =>
    as({ ...person, headers: { 'accept-language': language } }).call(usersCalls.getModules, {
      userId: person.userId,
      clientId: person.clientId as string,
    })

  test('shows a page that is open to somebody, under parents that only unfold', async () => {
    const marie = await world.person({ in: await world.client(), rights: { [staff]: 1 } })

    const { modules } = await modulesOf(marie)

    expect(modules.map(module => module.code)).toEqual(['rh'])
    expect(linesOf(modules.map(module => module.root))).toEqual(['rh 0', 'rh/gestion_du_personnel 0', `${staff} 1`])
    expect(modules[0]?.root.children[0]?.children[0]).toMatchObject({
      routePath: '/RH/gestion_du_personnel/salaries',
      kind: 'PAGE',
      readOnly: true,
    })
  })

  test('is empty for who has no right, and whole for an admin', async () => {
    const serres = await world.client()
    const [personne, admin] = [await world.person({ in: serres }), await world.person({ in: serres, admin: true })]

    const nothing = await modulesOf(personne)
    const { modules } = await modulesOf(admin)

    expect([nothing.modules, nothing.fineRights]).toEqual([[], {}])
    expect(modules.map(({ id }) => id)).toEqual([...world.catalogue.applications().map(({ id }) => id), null])
    expect(linesOf(modules.map(module => module.root)).filter(line => !line.endsWith(' 3'))).toEqual([])
    expect(linesOf(modules.map(module => module.root))).toHaveLength(
      world.catalogue.elements().filter(({ kind }) => kind === 'MODULE' || kind === 'PAGE').length,
    )
  })

  test('names the applications that one may configure: all for an admin, none for whoever only works in them', async () => {
    const serres = await world.client()
    const [marie, admin] = [
      await world.person({ in: serres, rights: { [staff]: 3 } }),
      await world.person({ in: serres, admin: true }),
    ]

    expect((await modulesOf(marie)).configurableApplications).toEqual([])
    expect((await modulesOf(admin)).configurableApplications).toEqual(
      world.catalogue.applications().map(({ id }) => id),
    )
  })

  test.each([
    ['fr', 'RH', 'Salariés'],
    ['en', 'HR', 'Employees'],
    ['es', 'RR. HH.', 'Empleados'],
    ['ar', 'الموارد البشرية', 'الموظفون'],
  ])('speaks the language that is asked: %s', async (language, rh, employees) => {
    const marie = await world.person({ in: await world.client(), rights: { [staff]: 1 } })

    const { modules } = await modulesOf(marie, language)

    expect([modules[0]?.name, modules[0]?.root.children[0]?.children[0]?.name]).toEqual([rh, employees])
  })

  test('leaves rights on acts and fields apart, of those that are held', async () => {
    const fine = world.catalogue.elements().find(element => element.path.startsWith(`${staff}#`))?.path as string
    const marie = await world.person({ in: await world.client(), rights: { [staff]: 2, [fine]: 2 } })

    const { modules, fineRights } = await modulesOf(marie)

    expect(fineRights).toEqual({ [fine]: 2 })
    expect(linesOf(modules.map(module => module.root)).join()).not.toContain('#')
  })

  test('of another client is not read, whatever the header says', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres, admin: true })
    const input = { userId: marie.userId, clientId: bocage.id }

    expect((await as(marie).send(usersCalls.getModules, input)).statusCode).toBe(404)
    expect((await as({ ...marie, clientId: bocage.id }).send(usersCalls.getModules, input)).statusCode).toBe(404)
  })
})

describe('a person', () => {
  test('is told of himself, and what he manages in the client that he works in', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, firstname: 'Inès', name: 'Lefèvre' })
    await ask(world.installer, 'update platform.service_user set manager = true where user_id = $1', [marie.userId])
    await ask(
      world.installer,
      'insert into platform.company_manager (client_id, company_id, user_id) values ($1, $2, $3)',
      [serres.id, serres.companies[0]?.id, marie.userId],
    )

    const info = await as(marie).call(usersCalls.getUserInfo, { id: marie.userId })

    expect(info).toMatchObject({
      firstname: 'Inès',
      name: 'Lefèvre',
      selectedClient: { id: serres.id },
      managerOfCompanies: [serres.companies[0]?.id],
      managerOfServices: [expect.any(String)],
    })
  })

  test('is told of nobody else: a colleague, a stranger, somebody of another client do not exist', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres })
    const others = [await world.person({ in: serres }), await world.person({ in: bocage }), { userId: stranger }]

    for (const { userId } of others) {
      expect((await as(marie).send(usersCalls.getUserInfo, { id: userId })).statusCode).toBe(404)
      expect((await as(marie).send(usersCalls.getUserById, { id: userId })).statusCode).toBe(404)
    }
    expect((await as(visitor(world.app)).send(usersCalls.getUserInfo, { id: marie.userId })).statusCode).toBe(401)
  })

  test('is seen by the admin of his client, without what is of no client', async () => {
    const serres = await world.client()
    const [sophie, marie] = [await world.person({ in: serres, admin: true }), await world.person({ in: serres })]
    await choose(marie, serres.id)

    const seen = await as(sophie).call(usersCalls.getUserById, { id: marie.userId })

    expect(seen).toMatchObject({ id: marie.userId, mail: marie.mail, selectedClient: null, expiry: null, mfa: null })
    const own = await as(marie).call(usersCalls.getUserById, { id: marie.userId })
    expect(own).toMatchObject({ selectedClient: { id: serres.id }, mfa: false })
  })

  test('who was invited is a stranger to the admin until he has come', async () => {
    const serres = await world.client()
    const [sophie, marie] = [await world.person({ in: serres, admin: true }), await world.person({ in: serres })]
    await ask(world.installer, `update platform.client_user set invited_as = '{"name": "Caron"}' where user_id = $1`, [
      marie.userId,
    ])

    const seen = async () => (await as(sophie).send(usersCalls.getUserById, { id: marie.userId })).statusCode
    expect(await seen()).toBe(404)

    await choose(marie, serres.id)

    expect(await seen()).toBe(200)
  })

  test('is seen by a manager of his service, or of its company, and by no other', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const [ofSerres, ofStation] = group.companies
    const marie = await world.person({ in: group, companies: [0] })
    const [chief, other] = [
      await world.person({ in: group, companies: [0] }),
      await world.person({ in: group, companies: [1] }),
    ]
    await ask(world.installer, 'update platform.service_user set manager = true where user_id = any($1)', [
      [chief.userId, other.userId],
    ])
    const [director, stationDirector] = [
      await world.person({ in: group, companies: [] }),
      await world.person({ in: group, companies: [] }),
    ]
    for (const [person, company] of [
      [director, ofSerres],
      [stationDirector, ofStation],
    ] as const)
      await ask(
        world.installer,
        'insert into platform.company_manager (client_id, company_id, user_id) values ($1, $2, $3)',
        [group.id, company?.id, person.userId],
      )

    const seenBy = async (person: TestPerson) =>
      (await as(person).send(usersCalls.getUserById, { id: marie.userId })).statusCode
    expect([await seenBy(chief), await seenBy(director)]).toEqual([200, 200])
    expect([await seenBy(other), await seenBy(stationDirector)]).toEqual([404, 404])
  })

  test('chooses his language, and hears it from then on', async () => {
    const marie = await world.person()

    await as(marie).call(usersCalls.setLanguage, { language: 'es' })
    const refusal = await as(marie).send(usersCalls.getUserInfo, { id: stranger })

    expect((await as(marie).call(usersCalls.getUserInfo, { id: marie.userId })).language).toBe('es')
    expect(refusal.json().message).toBe('Usuario no encontrado')
  })

  test('speaks one of our languages, and only who is signed in chooses', async () => {
    const marie = await world.person()

    expect((await as(marie).send(usersCalls.setLanguage, { language: 'de' })).statusCode).toBe(400)
    expect((await as(visitor(world.app)).send(usersCalls.setLanguage, { language: 'es' })).statusCode).toBe(401)
  })
})
