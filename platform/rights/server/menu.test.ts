import { describe, expect, onTestFinished, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { menuCalls } from '../menu.calls.ts'
import type { MenuElement } from '../menu.model.ts'

const world = useOwnWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const stranger = '0198a000-0000-7000-8000-000000000000'

const choose = (person: TestPerson, clientId: string, userId = person.userId) =>
  as({ ...person, clientId: undefined }).send(menuCalls.setClient, { userId, clientId })

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
    expect((await as(marie).send(menuCalls.unsetClient, { userId: paul.userId })).statusCode).toBe(404)
    const forPaul = { userId: paul.userId, clientId: serres.id }
    expect((await as(marie).send(menuCalls.getModules, forPaul)).statusCode).toBe(404)
    for (const call of [menuCalls.setClient, menuCalls.getModules, menuCalls.unsetClient]) {
      const input = call === menuCalls.unsetClient ? { userId: paul.userId } : forPaul
      expect((await as(visitor(world.app)).send(call, input)).statusCode).toBe(401)
    }
  })

  test('can be undone', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres })
    await choose(marie, serres.id)

    const answer = await as(marie).send(menuCalls.unsetClient, { userId: marie.userId })

    expect(answer.statusCode).toBe(204)
    expect(await rememberedClientOf(marie)).toBeNull()
  })
})

describe('the menu', () => {
  const modulesOf = async (person: TestPerson, language = 'fr') =>
    as({ ...person, headers: { 'accept-language': language } }).call(menuCalls.getModules, {
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

  test('tells what is only planned: a page without a screen, and a module of such pages', async () => {
    const plan = async (isPlanned: boolean) => {
      await ask(world.installer, `update platform.element set planned = $1 where path = 'finances/exports'`, [
        isPlanned,
      ])
      await world.catalogue.reload()
    }
    await plan(true)
    onTestFinished(() => plan(false))
    const rights = { [staff]: 1, 'finances/exports': 1 } as const
    const marie = await world.person({ in: await world.client(), rights })

    const { modules } = await modulesOf(marie)

    const told = modules.flatMap(({ root }) => [root, ...root.children]).map(({ path, planned }) => [path, planned])
    expect(Object.fromEntries(told)).toMatchObject({
      rh: false,
      'rh/gestion_du_personnel': false,
      finances: true,
      'finances/exports': true,
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

  test('says whether one manages a company or a service there', async () => {
    const serres = await world.client()
    const [chief, marie] = [await world.person({ in: serres }), await world.person({ in: serres })]
    await ask(world.installer, 'update platform.service_user set manager = true where user_id = $1', [chief.userId])

    expect([(await modulesOf(chief)).manages, (await modulesOf(marie)).manages]).toEqual([true, false])
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

    expect((await as(marie).send(menuCalls.getModules, input)).statusCode).toBe(404)
    expect((await as({ ...marie, clientId: bocage.id }).send(menuCalls.getModules, input)).statusCode).toBe(404)
  })
})
