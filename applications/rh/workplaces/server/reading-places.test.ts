import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { build } from '#rh/testing/build.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import { workplacesCalls } from '../workplaces.calls.ts'

const world = useWorld()
const sites = 'rh/gestion_du_personnel/sites'
const staff = 'rh/gestion_du_personnel/salaries'
const unknown = '0198a000-0000-7000-8000-000000000000'
const companyOf = (client: TestClient, index = 0) => client.companies[index]?.id as string

describe('the tree', () => {
  test('shows each company of the reader with its places and who works at each, and no other company', async () => {
    const group = await world.client({ companies: ['Serres', 'Station', 'Vide'] })
    const chef = await world.person({ in: group, rights: { [sites]: 2 }, companies: [0, 2] })
    const { siteId } = await build(world, group, { site: 'Nord', units: { Tri: ['Rang 1'], Bouturage: [] } })
    await build(world, group, { site: 'Dehors', company: 1 })
    const found = await as(chef).call(workplacesCalls.getUnitiesOfSite, { siteId })
    const [, tri] = found
    const [inUnit, inSubunit, away] = [
      await hire(world, group, { hired: true }),
      await hire(world, group, { hired: true }),
      await hire(world, group, { hired: true }),
    ]
    await place(world, group, inUnit.id, { siteId, unitId: tri?.id as string })
    const subunitId = tri?.subunits[0]?.id as string
    await place(world, group, inSubunit.id, { siteId, unitId: tri?.id as string, subunitId })
    await place(world, group, away.id, { siteId })

    const tree = await as(chef).call(workplacesCalls.getTreeOfPlaces, {})

    expect(tree.map(({ name, can }) => [name, can.edit, can.archive])).toEqual([
      ['Serres', true, false],
      ['Vide', true, false],
    ])
    expect(tree[0]?.sites).toMatchObject([
      {
        name: 'Nord',
        headcount: 3,
        units: [
          { name: 'Bouturage', headcount: 0, subunits: [] },
          { name: 'Tri', headcount: 2, subunits: [{ name: 'Rang 1', headcount: 1 }] },
        ],
      },
    ])
  })

  test('shows what is archived when it is asked to', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [sites]: 1 } })
    await build(world, serres, { site: 'Nord', units: { Tri: [] }, archived: ['Tri'] })
    await build(world, serres, { site: 'Ancien', archived: ['Ancien'] })
    const names = async (archived: 'true' | 'false') =>
      (await as(marie).call(workplacesCalls.getTreeOfPlaces, { archived })).flatMap(company =>
        company.sites.flatMap(site => [site.name, ...site.units.map(({ name }) => name)]),
      )

    expect(await names('false')).toEqual(['Nord'])
    expect(await names('true')).toEqual(['Ancien', 'Nord', 'Tri'])
  })

  test('is refused without the right', async () => {
    const serres = await world.client()
    const nobody = await world.person({ in: serres, rights: { [staff]: 3 } })

    await expect(as(nobody).call(workplacesCalls.getTreeOfPlaces, {})).rejects.toMatchObject({ status: 403 })
  })
})

describe('the sites of a company by pages', () => {
  const page = (companyId: string, more: object = {}) => ({
    companyId,
    state: 'active' as const,
    page: 0,
    size: 2,
    ...more,
  })

  test('are in the order of names, searched by name and town, living or archived', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [sites]: 1 } })
    for (const site of ['Zénith', 'Élan', 'Abri']) await build(world, serres, { site })
    const { siteId } = await build(world, serres, { site: 'Ancien', archived: ['Ancien'] })
    await place(world, serres, (await hire(world, serres, { hired: true })).id, { siteId })
    const names = async (more: object) =>
      (await as(marie).call(workplacesCalls.getPaginatedSitesOfCompany, page(companyOf(serres), more))).items.map(
        ({ name }) => name,
      )

    expect(await names({})).toEqual(['Abri', 'Élan'])
    expect(await names({ page: 1 })).toEqual(['Zénith'])
    expect(await names({ search: 'elan' })).toEqual(['Élan'])
    expect(await names({ search: 'angers', size: 10 })).toEqual(['Abri', 'Élan', 'Zénith'])
    expect(await names({ state: 'archived' })).toEqual(['Ancien'])
    const all = await as(marie).call(
      workplacesCalls.getPaginatedSitesOfCompany,
      page(companyOf(serres), { state: 'all' }),
    )
    expect(all).toMatchObject({ total: 4, totalIsExact: true })
    expect(all.items.find(({ name }) => name === 'Ancien') ?? { headcount: 1 }).toMatchObject({ headcount: 1 })
  })

  test('may come by how many work there, and by town', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [sites]: 1 } })
    await build(world, serres, { site: 'Abri' })
    const { siteId } = await build(world, serres, { site: 'Élan', city: 'Saumur' })
    await build(world, serres, { site: 'Zénith' })
    await place(world, serres, (await hire(world, serres, { hired: true })).id, { siteId })
    const names = async (sort: 'headcount' | '-headcount' | '-city') =>
      (
        await as(marie).call(workplacesCalls.getPaginatedSitesOfCompany, page(companyOf(serres), { sort, size: 3 }))
      ).items.map(({ name }) => name)

    expect(await names('headcount')).toEqual(['Abri', 'Zénith', 'Élan'])
    expect(await names('-headcount')).toEqual(['Élan', 'Zénith', 'Abri'])
    expect(await names('-city')).toEqual(['Élan', 'Zénith', 'Abri'])
  })

  test('of a company elsewhere do not exist, and need the right', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const bocage = await world.client()
    const chef = await world.person({ in: group, rights: { [sites]: 1 }, companies: [0] })
    const nobody = await world.person({ in: group })

    for (const companyId of [companyOf(group, 1), companyOf(bocage), unknown]) {
      await expect(as(chef).call(workplacesCalls.getPaginatedSitesOfCompany, page(companyId))).rejects.toMatchObject({
        status: 404,
      })
    }
    await expect(
      as(nobody).call(workplacesCalls.getPaginatedSitesOfCompany, page(companyOf(group))),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('one place', () => {
  test('tells where it is, archived or not, and what the reader may do', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [sites]: 3 } })
    const { siteId } = await build(world, serres, { site: 'Nord', units: { Tri: ['Rang 1'] }, archived: ['Nord'] })
    const [company] = await as(marie).call(workplacesCalls.getTreeOfPlaces, { archived: 'true' })
    const unit = company?.sites[0]?.units[0]
    const unitId = unit?.id as string
    const subunitId = unit?.subunits[0]?.id as string

    const site = await as(marie).call(workplacesCalls.getSiteById, { siteId })
    const found = await as(marie).call(workplacesCalls.getUnitById, { unitId })
    const below = await as(marie).call(workplacesCalls.getSubunitById, { subunitId })

    expect(site).toMatchObject({ path: ['Nord'], can: { edit: true, archive: true } })
    expect(site.archivedAt).not.toBeNull()
    expect(found).toMatchObject({ path: ['Nord', 'Tri'], siteId, companyId: companyOf(serres) })
    expect(below).toMatchObject({ path: ['Nord', 'Tri', 'Rang 1'], unitId, siteId })
  })

  test('of another company or client, and one that never was, are alike', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const bocage = await world.client()
    const chef = await world.person({ in: group, rights: { [sites]: 3, [staff]: 3 }, companies: [0] })
    const nobody = await world.person({ in: group })
    const outside = await build(world, group, { site: 'Dehors', company: 1 })
    const foreign = await build(world, bocage, { site: 'Voisin' })
    const asked = (id: string) =>
      [
        [workplacesCalls.getSiteById, { siteId: id }],
        [workplacesCalls.getUnitById, { unitId: id }],
        [workplacesCalls.getSubunitById, { subunitId: id }],
        [workplacesCalls.getPeopleOfPlace, { placeId: id, page: 0, size: 10 }],
      ] as const

    for (const id of [outside.siteId, foreign.siteId, unknown])
      for (const [call, input] of asked(id)) expect((await as(chef).send(call, input)).statusCode).toBe(404)
    for (const [call, input] of asked(outside.siteId)) {
      expect((await as(nobody).send(call, input)).statusCode).toBe(403)
      expect((await as(visitor(world.app)).send(call, input)).statusCode).toBe(401)
    }
  })
})

describe('the people of a place', () => {
  test('are read by name, searched, and are those of the reader’s companies', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [staff]: 1 } })
    const { siteId } = await build(world, serres, { site: 'Nord' })
    for (const name of ['Zola', 'Abreu', 'Petit']) {
      const { id } = await hire(world, serres, { hired: true, name })
      await place(world, serres, id, { siteId })
    }
    await hire(world, serres, { hired: true, name: 'Ailleurs' })
    const people = (more: object) =>
      as(marie).call(workplacesCalls.getPeopleOfPlace, { placeId: siteId, page: 0, size: 2, ...more })

    expect((await people({})).items.map(({ name }) => name)).toEqual(['Abreu', 'Petit'])
    expect(await people({ search: 'zol' })).toMatchObject({ items: [{ name: 'Zola' }], total: 1 })
    expect((await people({ sort: '-name' })).items.map(({ name }) => name)).toEqual(['Zola', 'Petit'])
    expect((await people({})).total).toBe(3)
  })
})

describe('the sites that a person may read', () => {
  test('are told to himself and to who looks after him, and to nobody else', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const chef = await world.person({ in: group, rights: { [sites]: 1 }, companies: [0] })
    const admin = await world.person({ in: group, admin: true })
    const colleague = await world.person({ in: group, rights: { [sites]: 3 } })
    await build(world, group, { site: 'Nord' })
    await build(world, group, { site: 'Dehors', company: 1 })
    const ofChef = async (asker: typeof chef) =>
      (await as(asker).call(workplacesCalls.getAuthorizedSitesOfUser, { userId: chef.userId })).map(({ name }) => name)

    expect(await ofChef(chef)).toEqual(['Nord'])
    expect(await ofChef(admin)).toEqual(['Nord'])
    await expect(ofChef(colleague)).rejects.toMatchObject({ status: 404 })
  })

  test('are none of a person without that right, and a stranger is nobody', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const admin = await world.person({ in: serres, admin: true })
    const paul = await world.person({ in: serres })
    const voisin = await world.person({ in: bocage, rights: { [sites]: 1 } })
    await build(world, serres, { site: 'Nord' })
    const of = (userId: string) => as(admin).send(workplacesCalls.getAuthorizedSitesOfUser, { userId })

    expect((await of(paul.userId)).json()).toEqual([])
    for (const userId of [voisin.userId, unknown]) expect((await of(userId)).statusCode).toBe(404)
    expect(
      (await as(visitor(world.app)).send(workplacesCalls.getAuthorizedSitesOfUser, { userId: paul.userId })).statusCode,
    ).toBe(401)
  })
})
