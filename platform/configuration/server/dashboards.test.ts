import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { build } from '#rh/testing/build.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import type { Dashboard, Tile } from '../dashboard.model.ts'
import { dashboardsCalls } from '../dashboards.calls.ts'
import type { Period } from '../period.model.ts'
import { statusesByDelegation } from '../testing/by-delegation.ts'

const world = useWorld()

const staff = 'rh/gestion_du_personnel/salaries'
const board = 'tableauxdebord/rh'
const elementId = () => world.catalogue.idOf(board) as number
const stranger = '0198a000-0000-7000-8000-000000000000'
const keys = [
  'rhHeadcount',
  'rhArrivals',
  'rhDepartures',
  'rhHeadcountByMonth',
  'rhHeadcountByCompany',
  'rhHeadcountBySite',
]

const tile = (id: string, panel: string): Tile => ({
  id: id.padEnd(8, '0'),
  panel,
  size: 'medium',
  filters: { companyId: null },
})
const tiles = [tile('effectif', 'rhHeadcount'), tile('societes', 'rhHeadcountByCompany')]

const admin = (client: TestClient) =>
  world.person({ in: client, admin: true, allCompanies: true, rights: { [staff]: 3, [board]: 3 } })

const create = (sophie: TestPerson, name: string, more: object = {}) =>
  as(sophie).call(dashboardsCalls.createDashboard, { elementId: elementId(), name, tiles, serviceIds: [], ...more })

const serviceIds = async (sophie: TestPerson) => {
  const { services } = await as(sophie).call(dashboardsCalls.getDashboardChoices, { elementId: elementId() })
  return services.map(({ id }) => id)
}

const shownTo = async (person: TestPerson) =>
  (await as(person).call(dashboardsCalls.getDashboards, { applicationId: 8 })).map(({ name }) => name)

const hireFor = async (client: TestClient, from: string, to?: string) =>
  employ(world, client, (await hire(world, client)).id, { from, ...(to && { to }) })

describe('a dashboard', () => {
  test('that nobody made shows what there is', async () => {
    const sophie = await admin(await world.client())

    const shown = await as(sophie).call(dashboardsCalls.getDashboards, { applicationId: 8 })

    expect(shown.map(({ id, name }) => [id, name])).toEqual([[null, null]])
    expect(shown[0]?.tiles.map(({ panel }) => panel)).toEqual(keys)
    expect(shown[0]?.tiles[0]).toMatchObject({ label: 'Effectif', kind: 'number', heeds: ['company', 'site'] })
  })

  test('is made of panels, ordered, changed and erased', async () => {
    const sophie = await admin(await world.client())
    const choices = await as(sophie).call(dashboardsCalls.getDashboardChoices, { elementId: elementId() })
    await create(sophie, 'Équipe')
    const second = await create(sophie, 'Direction', { serviceIds: await serviceIds(sophie) })

    const moved = await as(sophie).call(dashboardsCalls.moveDashboard, { id: second.id, direction: 'up' })
    const edited = await as(sophie).call(dashboardsCalls.editDashboard, {
      id: second.id,
      name: 'Comité',
      tiles: tiles.toReversed(),
      serviceIds: [],
      version: second.version,
    })
    const listed = await as(sophie).call(dashboardsCalls.getConfiguredDashboards, { elementId: elementId() })
    const erased = await as(sophie).send(dashboardsCalls.deleteDashboard, { id: second.id })

    expect(choices.panels.map(({ key }) => key)).toEqual(keys)
    expect(second.services.map(({ company }) => company)).toEqual(['Serres du Layon'])
    expect(moved.map(({ name }) => name)).toEqual(['Direction', 'Équipe'])
    expect([edited.services, edited.tiles]).toEqual([[], tiles.toReversed()])
    expect([listed.map(({ name }) => name), erased.statusCode]).toEqual([['Comité', 'Équipe'], 204])
  })

  test('is refused what the application has not, a tile twice, an unknown service, and an old reading', async () => {
    const sophie = await admin(await world.client())
    const { id, version } = await create(sophie, 'Équipe')
    const field = async (more: object) => {
      const said = { id, name: 'Équipe', tiles, serviceIds: [], version, ...more }
      return (await as(sophie).send(dashboardsCalls.editDashboard, said)).json().fields?.[0].field
    }

    expect(await field({ tiles: [tile('autre', 'atelierTonnes')] })).toBe('tiles.0.panel')
    expect(await field({ tiles: [tiles[0], tiles[0]] })).toBe('tiles')
    expect(await field({ serviceIds: [stranger] })).toBe('serviceIds')
    const late = await as(sophie).send(dashboardsCalls.editDashboard, {
      id,
      name: 'Équipe',
      tiles,
      serviceIds: [],
      version: version + 1,
    })
    expect(late.json().code).toBe('VERSION_CONFLICT')
  })

  test('is shown to its services, to everybody where it names none, and whole to the admin', async () => {
    const client = await world.client({ companies: ['Serres', 'Verger'] })
    const sophie = await admin(client)
    const [first] = await serviceIds(sophie)
    await create(sophie, 'Serres', { serviceIds: [first] })
    await create(sophie, 'Tous')
    const rights = { [board]: 1, [staff]: 1 } as const
    const marie = await world.person({ in: client, companies: [0], rights })
    const paul = await world.person({ in: client, companies: [1], rights })

    const shown = { sophie: await shownTo(sophie), marie: await shownTo(marie), paul: await shownTo(paul) }

    expect(shown.sophie).toEqual(['Serres', 'Tous'])
    expect([shown.marie, shown.paul].toSorted((a, b) => a.length - b.length)).toEqual([['Tous'], ['Serres', 'Tous']])
  })

  test('counts the people whom the reader may see, one tile at a time', async () => {
    const client = await world.client({ companies: ['Serres', 'Verger'] })
    const verger = client.companies[1]?.id
    const sophie = await admin(client)
    for (const company of [0, 0, 1]) await hire(world, client, { hired: true, company })
    const load = (key: string, companyId?: string) =>
      as(sophie).call(dashboardsCalls.getPanel, { key, ...(companyId && { companyId }) })

    const [all, one, companies, sites] = [
      await load('rhHeadcount'),
      await load('rhHeadcount', verger),
      await load('rhHeadcountByCompany'),
      await load('rhHeadcountBySite'),
    ]

    expect([all[0]?.value, one[0]?.value]).toEqual([3, 1])
    expect(companies.map(({ label, value }) => [label, value])).toEqual([
      ['Serres', 2],
      ['Verger', 1],
    ])
    expect(sites).toMatchObject([{ label: null, value: 3 }])
  })

  test('counts who came, who left and who was there by their contracts at the end of each month of the period', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const today = world.clock.today()
    const lastYear = today.year - 1
    await hireFor(client, `${lastYear - 1}-05-04`)
    await hireFor(client, `${lastYear}-03-31`, `${lastYear}-09-01`)
    await hireFor(client, today.toString())
    await hire(world, client)
    const load = async (key: string, period: Period) =>
      (await as(sophie).call(dashboardsCalls.getPanel, { key, period })).map(({ value }) => value)

    expect(await load('rhArrivals', 'lastYear')).toEqual([1])
    expect(await load('rhArrivals', 'month')).toEqual([1])
    expect(await load('rhDepartures', 'lastYear')).toEqual([1])
    expect(await load('rhDepartures', 'month')).toEqual([0])
    expect(await load('rhHeadcountByMonth', 'lastYear')).toEqual([1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1])
    expect((await load('rhHeadcountByMonth', 'month')).at(-1)).toBe(2)
  })

  test('is narrowed to a site, and offers the sites of the companies that the reader sees', async () => {
    const client = await world.client({ companies: ['Serres', 'Verger'] })
    const sophie = await admin(client)
    const { siteId: beaulieu } = await build(world, client, { site: 'Beaulieu' })
    const { siteId: ponts } = await build(world, client, { site: 'Les Ponts', company: 1 })
    const { id } = await hire(world, client, { hired: true, company: 0 })
    await hire(world, client, { hired: true, company: 1 })
    await place(world, client, id, { siteId: beaulieu })
    const sitesSeenBy = (person: TestPerson, companyId?: string) =>
      as(person).call(dashboardsCalls.getDashboardSites, { applicationId: 8, ...(companyId && { companyId }) })
    const count = async (siteId: string) =>
      (await as(sophie).call(dashboardsCalls.getPanel, { key: 'rhHeadcount', siteId }))[0]

    expect(await sitesSeenBy(sophie)).toEqual([
      { id: beaulieu, name: 'Beaulieu' },
      { id: ponts, name: 'Les Ponts' },
    ])
    expect((await sitesSeenBy(sophie, client.companies[1]?.id)).map(({ name }) => name)).toEqual(['Les Ponts'])
    expect([await count(beaulieu), await count(ponts)]).toEqual([
      { label: null, value: 1, to: `/RH/gestion_du_personnel/salaries?f.site=${beaulieu}` },
      { label: null, value: 0, to: `/RH/gestion_du_personnel/salaries?f.site=${ponts}` },
    ])
    const marie = await world.person({ in: client, rights: { [board]: 1 } })
    expect(await sitesSeenBy(marie)).toEqual([])
    expect(await sitesSeenBy(await admin(await world.client()))).toEqual([])
  })

  test('is refused a period that there is not', async () => {
    const sophie = await admin(await world.client())
    const refused = await as(sophie).send(dashboardsCalls.getPanel, { key: 'rhHeadcount', period: 'siècle' })
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'period'])
  })
})

describe('who reads and who makes dashboards', () => {
  const every = ({ id, version }: Dashboard) =>
    [
      [dashboardsCalls.getConfiguredDashboards, { elementId: elementId() }],
      [dashboardsCalls.getDashboardChoices, { elementId: elementId() }],
      [dashboardsCalls.createDashboard, { elementId: elementId(), name: 'Autre', tiles: [], serviceIds: [] }],
      [dashboardsCalls.moveDashboard, { id, direction: 'up' }],
      [dashboardsCalls.editDashboard, { id, name: 'Autre', tiles: [], serviceIds: [], version }],
      [dashboardsCalls.deleteDashboard, { id }],
    ] as const

  test('the admin makes them, or somebody to whom the component was delegated', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    const marie = await world.person({ in: client, rights: { [board]: 1 } })
    const dashboard = await create(sophie, 'Équipe')
    const lent = { client, by: sophie, to: marie, element: board, componentId: 201 }

    const { before, after } = await statusesByDelegation(world, lent, every(dashboard))

    expect(before).toEqual(Array(6).fill(403))
    expect(after).toEqual([200, 200, 201, 200, 200, 204])
  })

  test('a tile is left out for whoever may not read what it shows, and not loaded either', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    await create(sophie, 'Équipe')
    const marie = await world.person({ in: client, rights: { [board]: 1 } })
    const paul = await world.person({ in: client })

    const shown = await as(marie).call(dashboardsCalls.getDashboards, { applicationId: 8 })
    const loaded = await as(marie).send(dashboardsCalls.getPanel, { key: 'rhHeadcount' })

    expect([shown[0]?.tiles, loaded.statusCode]).toEqual([[], 404])
    expect((await as(paul).send(dashboardsCalls.getDashboards, { applicationId: 8 })).statusCode).toBe(404)
  })

  test('a neighbour finds nothing', async () => {
    const [serres, verger] = [await world.client(), await world.client()]
    const sophie = await admin(serres)
    const dashboard = await create(sophie, 'Équipe')
    const anne = await admin(verger)

    for (const [call, input] of every(dashboard).slice(3))
      expect((await as(anne).send(call, input)).statusCode).toBe(404)
    expect(await as(anne).call(dashboardsCalls.getConfiguredDashboards, { elementId: elementId() })).toEqual([])
  })
})

test.each([
  ['getDashboards', dashboardsCalls.getDashboards],
  ['getDashboardSites', dashboardsCalls.getDashboardSites],
  ['getPanel', dashboardsCalls.getPanel],
  ['getConfiguredDashboards', dashboardsCalls.getConfiguredDashboards],
  ['getDashboardChoices', dashboardsCalls.getDashboardChoices],
  ['createDashboard', dashboardsCalls.createDashboard],
  ['editDashboard', dashboardsCalls.editDashboard],
  ['deleteDashboard', dashboardsCalls.deleteDashboard],
  ['moveDashboard', dashboardsCalls.moveDashboard],
])('%s wants somebody who is signed in', async (_, call) => {
  expect(
    (
      await as({ app: world.app }).send(call, {
        id: stranger,
        key: 'rhHeadcount',
        applicationId: 8,
        elementId: elementId(),
      })
    ).statusCode,
  ).toBe(401)
})
