import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { build } from '#rh/testing/build.ts'
import { workplacesCalls } from '../workplaces.calls.ts'

const world = useWorld()
const sites = 'rh/gestion_du_personnel/sites'
const staff = 'rh/gestion_du_personnel/salaries'

const sitesOf = (person: TestPerson, client: TestClient, company = 0) =>
  as(person).call(workplacesCalls.getActiveSitesOfCompany, { companyId: client.companies[company]?.id as string })

describe('the places of a company', () => {
  test('are its living sites by name, with their units and subunits', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [sites]: 1 } })
    await build(world, serres, { site: 'Serre Nord', units: { Cueillette: ['Rang 2', 'Rang 1'], Bouturage: [] } })
    await build(world, serres, { site: 'Atelier' })

    const places = await sitesOf(marie, serres)

    expect(places.map(site => site.name)).toEqual(['Atelier', 'Serre Nord'])
    expect(places[1]).toMatchObject({
      companyId: serres.companies[0]?.id,
      address: { city: 'Angers', country: 'FR' },
      units: [
        { name: 'Bouturage', subunits: [] },
        { name: 'Cueillette', subunits: [{ name: 'Rang 1' }, { name: 'Rang 2' }] },
      ],
    })
  })

  test('are not shown once archived, at any depth', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [sites]: 1 } })
    await build(world, serres, { site: 'Ancien site', archived: ['Ancien site'] })
    const { siteId } = await build(world, serres, {
      site: 'Serre Nord',
      units: { Cueillette: ['Rang 1', 'Ancien rang'], 'Ancienne unité': [] },
      archived: ['Ancien rang', 'Ancienne unité'],
    })

    const places = await sitesOf(marie, serres)
    const units = await as(marie).call(workplacesCalls.getUnitiesOfSite, { siteId })
    const all = await as(marie).call(workplacesCalls.getUnities, {})

    expect(places.map(site => site.name)).toEqual(['Serre Nord'])
    for (const shown of [places[0]?.units, units, all]) {
      expect(shown).toMatchObject([{ name: 'Cueillette', subunits: [{ name: 'Rang 1' }] }])
      expect(shown).toHaveLength(1)
    }
  })

  test('of an archived site cannot be reached by its id', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [sites]: 1 } })
    const { siteId } = await build(world, serres, { site: 'Ancien', units: { Cueillette: [] }, archived: ['Ancien'] })

    await expect(as(marie).call(workplacesCalls.getUnitiesOfSite, { siteId })).rejects.toMatchObject({ status: 404 })
    expect(await as(marie).call(workplacesCalls.getUnities, {})).toEqual([])
  })

  test('are read by who may read the staff, too', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [staff]: 1 } })
    await build(world, serres, { site: 'Serre Nord' })

    expect(await sitesOf(marie, serres)).toHaveLength(1)
  })
})

describe('places elsewhere', () => {
  test('in a company outside the perimeter do not exist', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const chef = await world.person({ in: group, rights: { [sites]: 3 }, companies: [0] })
    await build(world, group, { site: 'Dedans', units: { Cueillette: [] }, company: 0 })
    const outside = await build(world, group, { site: 'Dehors', units: { Quai: [] }, company: 1 })

    await expect(sitesOf(chef, group, 1)).rejects.toMatchObject({ status: 404 })
    await expect(as(chef).call(workplacesCalls.getUnitiesOfSite, { siteId: outside.siteId })).rejects.toMatchObject({
      status: 404,
    })
    expect((await as(chef).call(workplacesCalls.getUnities, {})).map(unit => unit.name)).toEqual(['Cueillette'])
  })

  test('of another client are as absent as those that never were', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres, rights: { [sites]: 3 }, admin: true })
    const { siteId } = await build(world, bocage, { site: 'Voisin', units: { Cueillette: [] } })
    const never = '0198a000-0000-7000-8000-000000000000'

    const answers = await Promise.all([
      ...[bocage.companies[0]?.id, never].map(companyId =>
        as(marie).send(workplacesCalls.getActiveSitesOfCompany, { companyId }),
      ),
      ...[siteId, never].map(id => as(marie).send(workplacesCalls.getUnitiesOfSite, { siteId: id })),
    ])

    const told = answers.map(({ statusCode, body }) => `${statusCode} ${body.replace(/"requestId":"\w+"/, '')}`)
    expect(new Set(told).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(404)
    expect(await as(marie).call(workplacesCalls.getUnities, {})).toEqual([])
  })

  test('are refused without the right, and to nobody in particular', async () => {
    const serres = await world.client()
    const personne = await world.person({ in: serres })
    const { siteId } = await build(world, serres, { site: 'Serre Nord' })
    const asked = [
      [workplacesCalls.getActiveSitesOfCompany, { companyId: serres.companies[0]?.id }],
      [workplacesCalls.getUnitiesOfSite, { siteId }],
      [workplacesCalls.getUnities, {}],
    ] as const

    for (const [call, input] of asked) {
      expect((await as(personne).send(call, input)).statusCode).toBe(403)
      expect((await as(visitor(world.app)).send(call, input)).statusCode).toBe(401)
    }
  })
})
