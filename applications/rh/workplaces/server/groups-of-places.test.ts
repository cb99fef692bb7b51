import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { groupsCalls } from '#platform/directory/groups.calls.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import { placeChangesCalls } from '../place-changes.calls.ts'
import { workplacesCalls } from '../workplaces.calls.ts'

const world = useWorld()
const sites = 'rh/gestion_du_personnel/sites'
const staff = 'rh/gestion_du_personnel/salaries'
const unknown = '0198a000-0000-7000-8000-000000000000'

const contactOf = async (client: TestClient, employeeId: string) =>
  (
    await world.databases.transaction('platform', { readOnly: true, clientId: client.id }, (db: RhDb) =>
      db.selectFrom('rh.employee').select('contactId').where('id', '=', employeeId).executeTakeFirstOrThrow(),
    )
  ).contactId

async function greenhouses(companies = [0]) {
  const client = await world.client({ companies: ['Serres', 'Station'] })
  const marie = await world.person({ in: client, rights: { [sites]: 3, [staff]: 2 }, companies })
  const at = async (name: string, company = 0) => {
    const companyId = client.companies[company]?.id as string
    const site = await as(marie).call(placeChangesCalls.createSite, { name, companyId })
    const unit = await as(marie).call(placeChangesCalls.createUnit, { name: 'Tri', siteId: site.id })
    return { site, unit }
  }
  return { client, marie, at }
}

describe('belonging to the groups of a place', () => {
  test('is working there: those of the place and above it, and no other place’s', async () => {
    const { client, marie, at } = await greenhouses()
    const [nord, sud] = [await at('Nord'), await at('Sud')]
    const paul = await hire(world, client, { hired: true })
    await place(world, client, paul.id, { siteId: nord.site.id, unitId: nord.unit.id })
    const contactId = await contactOf(client, paul.id)

    const moved = await as(marie).call(workplacesCalls.assignGroupsOfPlace, { contactId, workplaceId: sud.unit.id })

    expect(moved).toEqual({
      groups: [
        { id: sud.site.id, name: 'Sud' },
        { id: sud.unit.id, name: 'Sud · Tri' },
      ],
      left: [
        { id: nord.site.id, name: 'Nord' },
        { id: nord.unit.id, name: 'Nord · Tri' },
      ],
    })
    const { items } = await as(marie).call(workplacesCalls.getPeopleOfPlace, {
      placeId: sud.unit.id,
      page: 0,
      size: 10,
    })
    expect(items.map(({ id }) => id)).toEqual([paul.id])
  })

  test('follows from where one works, at the three levels, and ends with the place', async () => {
    const { client, marie, at } = await greenhouses()
    const { site, unit } = await at('Nord')
    const rang = await as(marie).call(placeChangesCalls.createSubunit, { name: 'Rang 1', unitId: unit.id })
    const paul = await hire(world, client, { hired: true })
    const contactId = await contactOf(client, paul.id)
    const lea = await world.person({ in: client, rights: { [staff]: 1, 'annuaire/groupes': 1 }, companies: [0] })
    const found = async (kind: string, id: string) =>
      (await as(lea).call(groupsCalls.previewRule, { rule: [{ kind, values: [id] }] })).first.map(one => one.id)
    const offered = async () =>
      (await as(lea).call(groupsCalls.getRuleKinds, {})).flatMap(({ kind, choices }) =>
        ['site', 'unit', 'subunit'].includes(kind) ? choices.map(({ label }) => label) : [],
      )

    await as(marie).call(workplacesCalls.assignGroupsOfPlace, { contactId, workplaceId: rang.id })

    expect(await offered()).toEqual(['Nord', 'Nord · Tri', 'Nord · Tri · Rang 1'])
    for (const [kind, id] of [
      ['site', site.id],
      ['unit', unit.id],
      ['subunit', rang.id],
    ] as const)
      expect(await found(kind, id)).toEqual([contactId])
    await as(marie).call(workplacesCalls.assignGroupsOfPlace, { contactId, workplaceId: site.id })
    expect(await found('subunit', rang.id)).toEqual([])
    await as(marie).call(placeChangesCalls.archiveUnity, { unityId: unit.id })
    expect(await offered()).toEqual(['Nord'])
  })

  test('asked twice in a day changes nothing the second time, and the last word counts', async () => {
    const { client, marie, at } = await greenhouses()
    const { site, unit } = await at('Nord')
    const paul = await hire(world, client, { hired: true })
    const contactId = await contactOf(client, paul.id)
    const assign = (workplaceId: string) =>
      as(marie).call(workplacesCalls.assignGroupsOfPlace, { contactId, workplaceId })

    await assign(unit.id)
    const again = await assign(unit.id)
    const higher = await assign(site.id)

    expect(again.left).toEqual([])
    expect(higher).toEqual({ groups: [{ id: site.id, name: 'Nord' }], left: [{ id: unit.id, name: 'Nord · Tri' }] })
  })

  test('gives who has none yet the company of the place', async () => {
    const { client, at } = await greenhouses()
    const { site } = await at('Nord')
    const admin = await world.person({ in: client, rights: { [staff]: 2 }, allCompanies: true })
    const paul = await hire(world, client, { hired: true, company: null })
    const contactId = await contactOf(client, paul.id)

    await as(admin).call(workplacesCalls.assignGroupsOfPlace, { contactId, workplaceId: site.id })

    const { items } = await as(admin).call(workplacesCalls.getPeopleOfPlace, { placeId: site.id, page: 0, size: 10 })
    expect(items.map(({ id }) => id)).toEqual([paul.id])
  })

  test('is not given at an archived place', async () => {
    const { client, marie, at } = await greenhouses()
    const { site, unit } = await at('Nord')
    const contactId = await contactOf(client, (await hire(world, client)).id)
    await as(marie).call(placeChangesCalls.archiveSite, { siteId: site.id })

    for (const workplaceId of [site.id, unit.id]) {
      await expect(
        as(marie).call(workplacesCalls.assignGroupsOfPlace, { contactId, workplaceId }),
      ).rejects.toMatchObject({ status: 409 })
    }
  })

  test('is given to one’s own people at one’s own places, and refused to readers', async () => {
    const { client, marie, at } = await greenhouses()
    const { unit } = await at('Nord')
    const bocage = await greenhouses()
    const foreign = await bocage.at('Chez le voisin')
    const reader = await world.person({ in: client, rights: { [staff]: 1 } })
    const [own, elsewhere, stranger] = [
      await contactOf(client, (await hire(world, client)).id),
      await contactOf(client, (await hire(world, client, { company: 1 })).id),
      await contactOf(bocage.client, (await hire(world, bocage.client)).id),
    ]
    const asked = [
      { contactId: elsewhere, workplaceId: unit.id },
      { contactId: stranger, workplaceId: unit.id },
      { contactId: unknown, workplaceId: unit.id },
      { contactId: own, workplaceId: foreign.unit.id },
      { contactId: own, workplaceId: unknown },
    ]

    for (const input of asked)
      await expect(as(marie).call(workplacesCalls.assignGroupsOfPlace, input)).rejects.toMatchObject({ status: 404 })
    await expect(
      as(reader).call(workplacesCalls.assignGroupsOfPlace, { contactId: own, workplaceId: unit.id }),
    ).rejects.toMatchObject({ status: 403 })
  })
})
