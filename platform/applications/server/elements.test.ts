import { beforeEach, describe, expect, test } from 'vitest'
import { as, Refused, visitor } from '#kernel/testing/as.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { ElementBranch } from '../element.model.ts'
import { elementsCalls } from '../elements.calls.ts'

const world = useOwnWorld()

let dorian: TestPerson
beforeEach(async () => {
  dorian = await world.person({ firstname: 'Dorian', superDev: true })
})

const byPath = (path: string) => as(dorian).call(elementsCalls.getElementByPath, { path })
const tree = (flag: 'true' | 'false' = 'true', applicationId = 1) =>
  as(dorian).call(elementsCalls.getElementsOfApplication, { applicationId, flag })
const branchIn = (branches: ElementBranch[], path: string): ElementBranch | undefined =>
  branches.map(branch => (branch.path === path ? branch : branchIn(branch.children, path))).find(Boolean)

let made = 0
/** A new page below another element of Atelier, at an address of its own. */
async function addPage(parentPath = 'atelier', more: Record<string, unknown> = {}) {
  const parent = await byPath(parentPath)
  made += 1
  return as(dorian).call(elementsCalls.createElement, {
    name: `Essai ${made}`,
    parentId: parent.id,
    routePath: `/atelier/essai_${made}`,
    applicationId: 1,
    elementLevelId: parent.ElementLevelId + 1,
    availableOnMobile: false,
    ...more,
  })
}

const refusal = async (asked: Promise<unknown>) => {
  const refused = await asked.then(
    () => undefined,
    (error: unknown) => error as Refused,
  )
  expect(refused).toBeInstanceOf(Refused)
  const [field] = refused?.body.fields ?? []
  return { status: refused?.status, field: field?.field, message: field?.message ?? refused?.body.message }
}

const idsBelow = async (path: string) => (branchIn(await tree('false'), path)?.children ?? []).map(({ id }) => ({ id }))

describe('the tree', () => {
  test('is told whole, or as menus show it', async () => {
    const page = await addPage()
    await as(dorian).call(elementsCalls.archiveElement, { id: page.id, archived: true })

    const [whole] = await tree('true')
    const [inMenus] = await tree('false')

    expect(whole).toMatchObject({
      path: 'atelier',
      ElementLevelId: 1,
      elementLevel: 1,
      ApplicationId: 1,
      parentId: null,
    })
    expect(branchIn([whole as ElementBranch], page.path)?.archived).toBe(true)
    expect(branchIn([inMenus as ElementBranch], page.path)).toBeUndefined()
    expect(JSON.stringify(await tree('true', 8))).toContain('"FIELDS"')
    expect(JSON.stringify(await tree('false', 8))).not.toMatch(/"FIELDS"|"ACTION"/)
  })

  test('names an element by its id or its path, however the path is written', async () => {
    const [root] = await tree('true', 8)
    const employees = branchIn([root as ElementBranch], 'rh/gestion_du_personnel/salaries') as ElementBranch
    const right = employees.children.find(({ kind }) => kind === 'FIELDS') as ElementBranch

    const { children: _, ...told } = employees
    expect(await as(dorian).call(elementsCalls.getElementById, { id: employees.id })).toEqual(told)
    const addresses = [
      'rh/gestion_du_personnel/salaries',
      'rh%2Fgestion_du_personnel%2Fsalaries',
      'RH/gestion_du_personnel/salaries',
    ]
    for (const address of addresses) {
      const url = `/api/application/getElementByPath/${address}`
      const answer = await world.app.inject({ url, headers: { authorization: String(dorian.token) } })
      expect([answer.statusCode, answer.json().id]).toEqual([200, employees.id])
    }
    expect((await byPath(right.path)).id).toBe(right.id)
  })

  test('has nothing where nothing stands, nor where it was archived', async () => {
    const page = await addPage()
    await as(dorian).call(elementsCalls.archiveElement, { id: page.id, archived: true })

    const answers = [
      await as(dorian).send(elementsCalls.getElementById, { id: page.id }),
      await as(dorian).send(elementsCalls.getElementByPath, { path: page.path }),
      await as(dorian).send(elementsCalls.getElementsOfApplication, { applicationId: 999, flag: 'true' }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  test('is told to whoever signed in, and to nobody else', async () => {
    const marie = await world.person({ in: await world.client() })
    const { id } = await byPath('atelier')
    const asked = [
      [elementsCalls.getElementsOfApplication, { applicationId: 1, flag: 'false' }],
      [elementsCalls.getElementById, { id }],
      [elementsCalls.getElementByPath, { path: 'atelier' }],
    ] as const

    for (const [call, input] of asked) {
      expect((await as(marie).send(call, input)).statusCode).toBe(200)
      expect((await as(visitor(world.app)).send(call, input)).statusCode).toBe(401)
    }
  })
})

describe('a new element', () => {
  test('stands last below its parent, one level deeper, under the name that was given in every language', async () => {
    const page = await addPage('atelier/stock', {
      name: 'Palettes',
      routePath: 'atelier/stock/palettes',
      availableOnMobile: true,
    })

    expect(page).toMatchObject({
      names: { fr: 'Palettes', en: 'Palettes', es: 'Palettes', ar: 'Palettes' },
      kind: 'PAGE',
      path: 'atelier/stock/palettes',
      routePath: '/atelier/stock/palettes',
      ElementLevelId: 3,
      availableOnMobile: true,
      declared: false,
    })
    expect((await idsBelow('atelier/stock')).at(-1)).toEqual({ id: page.id })
  })

  test('is in the menu of those who have its parent, and of nobody else, at their next look', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres, rights: { 'atelier/stock': 2 } })
    const paul = await world.person({ in: serres, rights: { 'atelier/pesee': 2 } })
    const anne = await world.person({ in: bocage, admin: true })
    const menuOf = async (person: TestPerson) =>
      JSON.stringify(
        await as(person).call(menuCalls.getModules, { userId: person.userId, clientId: String(person.clientId) }),
      )
    const versionOf = async (person: TestPerson) => JSON.parse(await menuOf(person)).rightsVersion as number
    const before = await versionOf(marie)

    const page = await addPage('atelier/stock', { name: 'Palettes perdues' })

    expect(await menuOf(marie)).toMatch(new RegExp(`"path":"${page.path}"[^{}]*"level":2`))
    expect(await menuOf(paul)).not.toContain('Palettes perdues')
    expect(await menuOf(anne)).toMatch(new RegExp(`"path":"${page.path}"[^{}]*"level":3`))
    expect(await versionOf(marie)).toBeGreaterThan(before)
  })

  test('is given to each client, company, service and person as its parent was', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres })
    const parent = await byPath('atelier/stock')
    await world.inClient(serres, async db => {
      const service = await db.selectFrom('platform.service').select(['id', 'companyId']).executeTakeFirstOrThrow()
      const of = { elementId: parent.id }
      await db.updateTable('platform.client_right').set({ ceiling: 2 }).where('elementId', '=', parent.id).execute()
      await db
        .insertInto('platform.company_right')
        .values({ ...of, companyId: service.companyId, ceiling: 1 })
        .execute()
      await db
        .insertInto('platform.service_right')
        .values({ ...of, serviceId: service.id, level: 3 })
        .execute()
      await db
        .insertInto('platform.user_right')
        .values({ ...of, userId: marie.userId, level: null, ceiling: 1 })
        .execute()
    })

    const { id } = await addPage('atelier/stock')
    const action = await addPage('atelier/stock', {
      kind: 'ACTION',
      code: `compter_${id}`,
      routePath: '/atelier/stock',
    })

    const given = (elementId: number) =>
      world.inClient(serres, async db => [
        await db.selectFrom('platform.client_right').select('ceiling').where('elementId', '=', elementId).execute(),
        await db.selectFrom('platform.company_right').select('ceiling').where('elementId', '=', elementId).execute(),
        await db.selectFrom('platform.service_right').select('level').where('elementId', '=', elementId).execute(),
        await db
          .selectFrom('platform.user_right')
          .select(['level', 'ceiling'])
          .where('elementId', '=', elementId)
          .execute(),
      ])
    expect(await given(id)).toEqual([[{ ceiling: 2 }], [{ ceiling: 1 }], [{ level: 3 }], [{ level: null, ceiling: 1 }]])
    expect(await given(action.id)).toEqual([[{ ceiling: 2 }], [], [], []])
    expect(action.path).toBe(`atelier/stock#compter_${id}`)
  })

  test.each<[string, Record<string, unknown>, string, RegExp]>([
    ['at a wrong level', { elementLevelId: 5 }, 'elementLevelId', /le niveau est 2/],
    ['at an address that is taken', { routePath: '/atelier/stock' }, 'routePath', /déjà celle de « Stock »/],
    ['at one that only capitals tell apart', { routePath: '/atelier/STOCK' }, 'routePath', /déjà celle de « Stock »/],
    ['outside its application', { routePath: '/commerce/essai' }, 'routePath', /doit commencer par \/atelier\//],
    ['at an address with a space', { routePath: '/atelier/mon essai' }, 'routePath', /sans espace ni accent/],
    ['below an element of another application', { applicationId: 2 }, 'parentId', /autre application/],
    ['as a page with a code', { code: 'x' }, 'code', /n’a pas de code/],
    ['as an action without code', { kind: 'ACTION', routePath: '/atelier' }, 'code', /Donnez le code/],
    ['as an action away from its page', { kind: 'ACTION', code: 'x' }, 'routePath', /à l’adresse même/],
    ['without name', { name: ' ' }, 'name', /./],
  ])('is refused %s', async (_, more, field, message) => {
    const told = await refusal(addPage('atelier', more))

    expect([told.status, told.field]).toEqual([400, field])
    expect(told.message).toMatch(message)
  })

  test('is refused below an action, below what is archived, and below nothing', async () => {
    const archived = await addPage()
    await as(dorian).call(elementsCalls.archiveElement, { id: archived.id, archived: true })
    const action = await addPage('atelier', { kind: 'ACTION', code: `voir_${made}`, routePath: '/atelier' })
    const below = (parentId: number) => refusal(addPage('atelier', { parentId, elementLevelId: 3 }))

    expect(await below(action.id)).toMatchObject({ status: 400, field: 'parentId' })
    expect(await below(archived.id)).toMatchObject({ status: 400, field: 'parentId' })
    expect(await below(2_000_000_000)).toMatchObject({ status: 404 })
    const told = await refusal(addPage('atelier', { routePath: archived.routePath }))
    expect(told.message).toMatch(/archivé : rétablissez-le/)
  })
})

describe('an element that is edited', () => {
  test('takes its new names, and keeps in the other languages what it had when French alone is given', async () => {
    const page = await addPage('atelier', { name: { fr: 'Quais', en: 'Docks', es: 'Muelles', ar: 'أرصفة' } })
    const { id, routePath } = page
    const edited = await as(dorian).call(elementsCalls.editElement, {
      id,
      routePath,
      name: 'Quais de départ',
      availableOnMobile: true,
      version: page.version,
    })

    expect(edited.names).toEqual({ fr: 'Quais de départ', en: 'Docks', es: 'Muelles', ar: 'أرصفة' })
    expect([edited.availableOnMobile, edited.version]).toEqual([true, page.version + 1])
  })

  test('takes its actions along to another address', async () => {
    const page = await addPage()
    const action = await addPage(page.path, { kind: 'ACTION', code: 'vider', routePath: page.routePath })

    await as(dorian).call(elementsCalls.editElement, { ...edit(page), routePath: `${page.routePath}_bis` })

    expect((await as(dorian).call(elementsCalls.getElementById, { id: action.id })).path).toBe(`${page.path}_bis#vider`)
  })

  test('keeps its address and its kind when it is declared in code', async () => {
    const stock = await byPath('atelier/stock')

    const told = await refusal(
      as(dorian).call(elementsCalls.editElement, { ...edit(stock), routePath: '/atelier/stocks' }),
    )

    expect(told).toMatchObject({ status: 400, field: 'routePath' })
    expect(told.message).toMatch(/déclaré dans le code/)
    const renamed = await as(dorian).call(elementsCalls.editElement, { ...edit(stock), name: stock.names })
    expect([renamed.path, renamed.kind]).toEqual([stock.path, stock.kind])
  })

  test('is refused a foreign or a used address, another version, and what does not exist', async () => {
    const page = await addPage()
    const told = async (more: Record<string, unknown>) => {
      const { status, field } = await refusal(as(dorian).call(elementsCalls.editElement, { ...edit(page), ...more }))
      return [status, field]
    }

    expect(await told({ routePath: '/rh/essai' })).toEqual([400, 'routePath'])
    expect(await told({ routePath: '/atelier/stock' })).toEqual([400, 'routePath'])
    expect(await told({ version: page.version + 3 })).toEqual([409, undefined])
    expect(await told({ id: 2_000_000_000 })).toEqual([404, undefined])
  })
})

const edit = ({ id, name, routePath, availableOnMobile }: ElementBranch | Awaited<ReturnType<typeof byPath>>) => ({
  id,
  name,
  routePath,
  availableOnMobile,
})

describe('an element that is archived', () => {
  test('leaves menus and rights with all that is below it, and comes back with what left at that moment', async () => {
    const marie = await world.person({ in: await world.client(), rights: { 'atelier/stock': 2 } })
    const module = await addPage('atelier/stock')
    const [kept, gone] = [await addPage(module.path), await addPage(module.path)]
    const archive = (id: number, archived: boolean) => as(dorian).call(elementsCalls.archiveElement, { id, archived })
    const living = async () => JSON.stringify(await tree('false'))
    const mayOpen = async (id: number) =>
      (await as(marie).call(menuCalls.getModules, { userId: marie.userId, clientId: String(marie.clientId) })).modules
        .flatMap(found => JSON.stringify(found))
        .some(text => text.includes(`"id":${id},`))
    await archive(gone.id, true)
    world.clock.advance({ minutes: 1 })
    expect(await mayOpen(kept.id)).toBe(true)

    expect((await archive(module.id, true)).archived).toBe(true)

    expect(await mayOpen(kept.id)).toBe(false)
    expect(await living()).not.toContain(kept.path)
    const told = await refusal(archive(kept.id, false))
    expect(told.message).toMatch(/rétablissez d’abord le parent/)

    await archive(module.id, false)

    expect(await mayOpen(kept.id)).toBe(true)
    expect(await living()).not.toContain(gone.path)
  })

  test('is never the root of an application', async () => {
    const told = await refusal(
      as(dorian).call(elementsCalls.archiveElement, { id: (await byPath('rh')).id, archived: true }),
    )

    expect([told.status, told.message]).toEqual([400, expect.stringMatching(/racine d’une application/)])
    const unknown = { id: 2_000_000_000, archived: true }
    expect((await as(dorian).send(elementsCalls.archiveElement, unknown)).statusCode).toBe(404)
  })
})

describe('the order', () => {
  const order = (elements: readonly { id: number }[], parentId?: number) =>
    as(dorian).call(elementsCalls.editOrderOfElements, { elements: [...elements], ...(parentId && { parentId }) })

  test('is that of the list, and is answered as it now stands', async () => {
    const module = await addPage()
    const pages = [await addPage(module.path), await addPage(module.path), await addPage(module.path)].map(
      ({ id }) => ({ id }),
    )

    const answered = await order(pages.toReversed())

    expect(answered.map(({ id }) => ({ id }))).toEqual(pages.toReversed())
    expect(await idsBelow(module.path)).toEqual(pages.toReversed())
  })

  test('takes one in from another parent, with its levels and its rights', async () => {
    const marie = await world.person({ in: await world.client(), rights: { 'atelier/stock': 2 } })
    const [from, to] = [await addPage('atelier/stock'), await addPage()]
    const moved = await addPage(from.path)
    const below = await addPage(moved.path)

    await order([...(await idsBelow(to.path)), { id: moved.id }], to.id)

    const found = await byPath(moved.path)
    expect([found.parentId, found.ElementLevelId]).toEqual([to.id, 3])
    expect((await byPath(below.path)).ElementLevelId).toBe(4)
    const menu = await as(marie).call(menuCalls.getModules, { userId: marie.userId, clientId: String(marie.clientId) })
    expect(JSON.stringify(menu)).toMatch(new RegExp(`"path":"${moved.path}"[^{}]*"level":2`))
  })

  test('is refused with a sibling missing, an element twice, a cycle, or one of another application', async () => {
    const module = await addPage()
    const [first, second] = [
      await addPage(module.path, { name: 'Premier' }),
      await addPage(module.path, { name: 'Second' }),
    ]
    const below = await addPage(first.path)
    const told = async (asked: Promise<unknown>) => {
      const { status, message } = await refusal(asked)
      expect(status).toBe(400)
      return message
    }

    expect(await told(order([second]))).toMatch(/Il manque dans l’ordre : Premier/)
    expect(await told(order([first, second, first]))).toMatch(/deux fois/)
    expect(await told(order([below, first], first.id))).toMatch(/« Premier » ne peut pas aller/)
    expect(await told(order([module, below], below.id))).toMatch(/ne peut pas aller sous/)
    const stranger = await byPath('rh/gestion_du_personnel')
    expect(await told(order([first, second, stranger], module.id))).toMatch(/autre application/)
    expect(await told(order([first, second, await byPath('atelier')], module.id))).toMatch(/racine/)
    expect(await told(order([await byPath('atelier')]))).toMatch(/racine/)
    const right = await addPage(first.path, { kind: 'ACTION', code: 'x', routePath: first.routePath })
    expect(await told(order([first, second, right], module.id))).toMatch(/droit de sa page/)
    expect(
      (await as(dorian).send(elementsCalls.editOrderOfElements, { elements: [{ id: 2_000_000_000 }] })).statusCode,
    ).toBe(404)
  })
})

test('only a super developer changes the tree', async () => {
  const sophie = await world.person({ in: await world.client(), admin: true })
  const camille = await world.person({ superAdmin: true })
  const parent = await byPath('atelier')
  const { id, routePath } = await addPage()
  const page = { name: 'Essai', routePath, availableOnMobile: false }
  const asked = [
    [elementsCalls.createElement, { ...page, parentId: parent.id, applicationId: 1, elementLevelId: 2 }],
    [elementsCalls.editElement, { ...page, id }],
    [elementsCalls.archiveElement, { id, archived: true }],
    [elementsCalls.editOrderOfElements, { elements: [{ id }] }],
  ] as const

  for (const [call, input] of asked) {
    expect((await as(sophie).send(call, input)).statusCode).toBe(403)
    expect((await as(camille).send(call, input)).statusCode).toBe(403)
    expect((await as(visitor(world.app)).send(call, input)).statusCode).toBe(401)
  }
})
