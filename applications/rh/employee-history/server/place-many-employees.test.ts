import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { build } from '#rh/testing/build.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import { workplacesCalls } from '#rh/workplaces/workplaces.calls.ts'
import { employeeHistoryCalls } from '../employee-history.calls.ts'
import { type ManyPlaced, mostPlaced } from '../many-places.model.ts'

const world = useOwnWorld()
const salaries = 'rh/gestion_du_personnel/salaries'
const day = (days: number) => world.clock.today().add({ days }).toString()

async function season() {
  const group = await world.client({ companies: ['Serres', 'Station', 'Verger'] })
  const marie = await world.person({ in: group, rights: { [salaries]: 2 }, companies: [0, 1] })
  const site = async (name: string, company = 0) => (await build(world, group, { site: name, company })).siteId
  return { group, marie, site, nord: await site('Serre Nord') }
}

type Asked = {
  employeeIds: string[]
  site: string
  unit?: string
  subunit?: string
  activationDate?: string
  dryRun?: boolean
}
const placeMany = (person: TestPerson, asked: Asked) =>
  as(person).call(employeeHistoryCalls.placeManyEmployees, { activationDate: day(0), ...asked })
const history = (person: TestPerson, id: string) =>
  as(person).call(employeeHistoryCalls.getSiteHistoryOfEmployee, { id })
const hireAll = async (client: TestClient, names: readonly string[]) => {
  const ids: string[] = []
  for (const name of names) ids.push((await hire(world, client, { name })).id)
  return ids
}
const inNames = ({ placed, movingOn, alreadyThere, left }: ManyPlaced) => ({
  placed: placed.map(({ name }) => name),
  movingOn: movingOn.map(({ name, on }) => [name, on]),
  alreadyThere: alreadyThere.map(({ name }) => name),
  left: left.map(({ name, reason }) => [name, reason]),
})
const nobodyElse = { movingOn: [], alreadyThere: [], left: [] }

describe('many people placed at once', () => {
  test('work there from their day on, and are told by name', async () => {
    const { group, marie, nord } = await season()
    const [zoe, abel] = (await hireAll(group, ['Zoé', 'Abel'])) as [string, string]

    const told = await placeMany(marie, { employeeIds: [zoe, abel, zoe], site: nord })

    expect(inNames(told)).toEqual({ ...nobodyElse, placed: ['Abel', 'Zoé'] })
    expect(await history(marie, zoe)).toMatchObject([
      { activationDate: day(0), moment: 'current', origin: 'manual', workplace: { site: { name: 'Serre Nord' } } },
    ])
    expect(await as(marie).call(employeesCalls.getEmployee, { id: abel })).toMatchObject({
      currentWorkplace: { site: { name: 'Serre Nord' } },
      missing: expect.not.arrayContaining(['workplace']),
    })
  })

  test('are told what would become of them, and nothing is written before it is meant', async () => {
    const { group, marie, nord } = await season()
    const [paul] = (await hireAll(group, ['Petit'])) as [string]

    const foreseen = await placeMany(marie, { employeeIds: [paul], site: nord, dryRun: true })

    expect(inNames(foreseen)).toEqual({ ...nobodyElse, placed: ['Petit'] })
    expect(await history(marie, paul)).toEqual([])
  })

  test('are placed once, however often it is asked, and whoever was there stays as he is', async () => {
    const { group, marie, nord } = await season()
    const [abel, zoe] = (await hireAll(group, ['Abel', 'Zoé'])) as [string, string]
    await place(world, group, abel, { siteId: nord })
    const asked = { employeeIds: [abel, zoe], site: nord }

    const first = await placeMany(marie, asked)
    const again = await placeMany(marie, asked)

    expect(inNames(first)).toEqual({ ...nobodyElse, placed: ['Zoé'], alreadyThere: ['Abel'] })
    expect(inNames(again)).toEqual({ ...nobodyElse, placed: [], alreadyThere: ['Abel', 'Zoé'] })
    expect([await history(marie, abel), await history(marie, zoe)].map(rows => rows.length)).toEqual([1, 1])
  })

  test('are placed by one row each, even when two ask at once', async () => {
    const { group, marie, site, nord } = await season()
    const sud = await site('Serre Sud')
    const employeeIds = await hireAll(group, ['Abel', 'Zoé'])

    await Promise.all([
      placeMany(marie, { employeeIds, site: nord }),
      placeMany(marie, { employeeIds: employeeIds.toReversed(), site: sud }),
      as(marie).call(employeeHistoryCalls.saveSiteElements, {
        employeeId: employeeIds[0] as string,
        site: nord,
        activationDate: day(0),
      }),
    ])

    for (const id of employeeIds) {
      const living = (await history(marie, id)).filter(({ moment }) => moment !== 'superseded')
      expect(living.map(({ activationDate }) => activationDate)).toEqual([day(0)])
    }
  })

  test('take the place of what was written for that day, which stays readable', async () => {
    const { group, marie, site, nord } = await season()
    const [paul] = (await hireAll(group, ['Petit'])) as [string]
    await place(world, group, paul, { siteId: await site('Serre Sud'), from: day(3) })

    await placeMany(marie, { employeeIds: [paul], site: nord, activationDate: day(3) })

    expect(await history(marie, paul)).toMatchObject([
      { moment: 'future', origin: 'correction', workplace: { site: { name: 'Serre Nord' } } },
      { moment: 'superseded', workplace: { site: { name: 'Serre Sud' } } },
    ])
  })

  test('keep a later place that was written before, and are named with its day', async () => {
    const { group, marie, site, nord } = await season()
    const [paul] = (await hireAll(group, ['Petit'])) as [string]
    await place(world, group, paul, { siteId: await site('Serre Sud'), from: day(10) })

    const told = await placeMany(marie, { employeeIds: [paul], site: nord })

    expect(inNames(told)).toMatchObject({ placed: ['Petit'], movingOn: [['Petit', day(10)]] })
    expect(await history(marie, paul)).toMatchObject([{ moment: 'future' }, { moment: 'current', to: day(9) }])
  })

  test('go to a unit and a subunit of the site, and to no other’s', async () => {
    const { group, marie, site } = await season()
    const { siteId } = await build(world, group, { site: 'Verger', units: { Tri: ['Table 1'] } })
    const [paul] = (await hireAll(group, ['Petit'])) as [string]
    const sites = await as(marie).call(workplacesCalls.getAuthorizedSitesOfUser, { userId: marie.userId })
    const unit = sites.find(({ id }) => id === siteId)?.units[0]
    const table = unit?.subunits[0]?.id as string

    await placeMany(marie, { employeeIds: [paul], site: siteId, unit: unit?.id as string, subunit: table })

    expect(await as(marie).call(employeeHistoryCalls.getEmployeeCurrentWorkplace, { id: paul })).toMatchObject({
      workplace: { site: { name: 'Verger' }, unit: { name: 'Tri' }, subunit: { name: 'Table 1' } },
    })
    await expect(
      placeMany(marie, { employeeIds: [paul], site: await site('Quai'), unit: unit?.id as string }),
    ).rejects.toMatchObject({ status: 400, body: { fields: [{ field: 'unit' }] } })
  })

  test('leave nobody half placed: who cannot be is named with the reason, and stays where he is', async () => {
    const { group, nord } = await season()
    await ask(
      world.installer,
      `insert into platform.company_right (client_id, company_id, element_id, ceiling)
       select $1, $2, id, 1 from platform.element where path = $3`,
      [group.id, group.companies[1]?.id, salaries],
    )
    const chef = await world.person({ in: group, rights: { [salaries]: 2 }, companies: [0, 1, 2] })
    const { id: paul } = await hire(world, group, { name: 'Petit' })
    const { id: gone } = await hire(world, group, { name: 'Parti', archived: true })
    const { id: onlyRead } = await hire(world, group, { name: 'Quai', company: 1 })
    const { id: elsewhere } = await hire(world, group, { name: 'Verger', company: 2 })

    const told = await placeMany(chef, { employeeIds: [gone, elsewhere, onlyRead, paul], site: nord })

    expect(inNames(told)).toEqual({
      ...nobodyElse,
      placed: ['Petit'],
      left: [
        ['Parti', 'archived'],
        ['Quai', 'noRight'],
        ['Verger', 'otherCompany'],
      ],
    })
    for (const id of [gone, onlyRead, elsewhere]) expect(await history(chef, id)).toEqual([])
  })

  test('take the company of the place when they had none', async () => {
    const { group, nord } = await season()
    const admin = await world.person({ in: group, rights: { [salaries]: 2 }, allCompanies: true })
    const { id } = await hire(world, group, { company: null })

    await placeMany(admin, { employeeIds: [id], site: nord })

    expect(await as(admin).call(employeesCalls.getEmployee, { id })).toMatchObject({ company: 'Serres' })
  })

  test(`may be ${mostPlaced}, and no more`, async () => {
    const { group, marie, nord } = await season()
    const names = Array.from({ length: mostPlaced }, (_, number) => `Saison ${number}`)
    const employeeIds = await hireAll(group, names)

    expect((await placeMany(marie, { employeeIds, site: nord })).placed).toHaveLength(mostPlaced)
    await expect(
      placeMany(marie, { employeeIds: [...employeeIds, employeeIds[0] as string], site: nord }),
    ).rejects.toMatchObject({ status: 400 })
  })
})

describe('placing many people', () => {
  test('is refused at a place that is archived, of a neighbour, or of a company where one may not write', async () => {
    const { group, site } = await season()
    const chef = await world.person({ in: group, rights: { [salaries]: 2 }, companies: [0] })
    const [paul] = (await hireAll(group, ['Petit'])) as [string]
    const { siteId: closed } = await build(world, group, { site: 'Fermé', archived: ['Fermé'] })
    const { siteId: neighbour } = await build(world, await world.client(), { site: 'Voisin' })

    for (const refused of [closed, neighbour, await site('Station', 1)])
      await expect(placeMany(chef, { employeeIds: [paul], site: refused })).rejects.toMatchObject({
        status: 400,
        body: { fields: [{ field: 'site' }] },
      })
    expect(await history(chef, paul)).toEqual([])
  })

  test('places nobody when one of them is not seen: a neighbour’s, or of a company out of reach', async () => {
    const { group, nord } = await season()
    const chef = await world.person({ in: group, rights: { [salaries]: 2 }, companies: [0] })
    const [paul] = (await hireAll(group, ['Petit'])) as [string]
    const { id: foreign } = await hire(world, await world.client())
    const { id: hidden } = await hire(world, group, { company: 1 })

    for (const unseen of [foreign, hidden])
      await expect(placeMany(chef, { employeeIds: [paul, unseen], site: nord })).rejects.toMatchObject({ status: 404 })
    expect(await history(chef, paul)).toEqual([])
  })

  test('is refused to who only reads, and answers a neighbour as if nobody were there', async () => {
    const { group, marie, nord } = await season()
    const [paul] = (await hireAll(group, ['Petit'])) as [string]
    const reader = await world.person({ in: group, rights: { [salaries]: 1 } })
    const bocage = await world.client()
    const neighbour = await world.person({ in: bocage, rights: { [salaries]: 3 } })
    const { siteId } = await build(world, bocage, { site: 'Chez lui' })

    await expect(placeMany(reader, { employeeIds: [paul], site: nord })).rejects.toMatchObject({ status: 403 })
    await expect(placeMany(neighbour, { employeeIds: [paul], site: siteId })).rejects.toMatchObject({ status: 404 })
    expect(await history(marie, paul)).toEqual([])
  })
})
