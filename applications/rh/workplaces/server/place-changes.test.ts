import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { establish, sirets } from '#rh/testing/establish.ts'
import { hire } from '#rh/testing/hire.ts'
import { livingPlaces, site, subunit, unit } from '#rh/testing/make-places.ts'
import { place } from '#rh/testing/place.ts'
import { placeChangesCalls } from '../place-changes.calls.ts'
import { placeColours } from '../place-colours.model.ts'
import { workplacesCalls } from '../workplaces.calls.ts'

const world = useWorld()
const sites = 'rh/gestion_du_personnel/sites'
const unknown = '0198a000-0000-7000-8000-000000000000'
const hr = (client: TestClient, companies = [0]) =>
  world.person({ in: client, rights: { [sites]: 3, 'rh/gestion_du_personnel/salaries': 3 }, companies })
const companyOf = (client: TestClient, index = 0) => client.companies[index]?.id as string

const setSiret = (client: TestClient, siren: string) =>
  world.inClient(client, db => db.updateTable('platform.company').set({ siren }).execute())

describe('making places', () => {
  test('gives a site its address and, unless one is chosen, a colour that no other has', async () => {
    const serres = await world.client()
    const marie = await hr(serres)

    const nord = await as(marie).call(placeChangesCalls.createSite, {
      name: ' Serre Nord ',
      address: { address: '12 rue des Serres', postCode: '49000', city: 'Angers' },
      companyId: companyOf(serres),
    })
    const sud = await site(marie, serres, 'Serre Sud')

    expect(nord).toMatchObject({
      name: 'Serre Nord',
      address: { city: 'Angers', country: 'FR', postCode: '49000' },
      color: placeColours[0],
      version: 1,
    })
    expect(sud.color).toBe(placeColours[1])
  })

  test('is one work behind the two styles', async () => {
    const serres = await world.client()
    const marie = await hr(serres)

    const nord = await as(marie).call(placeChangesCalls.createSiteForCompany, {
      site: { name: 'Serre Nord', Address: { city: 'Angers' }, color: '#2e7d32' },
      companyId: companyOf(serres),
    })
    const tri = await as(marie).call(placeChangesCalls.createUnitOfSite, { unit: { name: 'Tri', SiteId: nord.id } })
    const quai = await as(marie).call(placeChangesCalls.createSubunitOfUnit, {
      subunit: { name: 'Quai', UniteId: tri.id },
    })
    await as(marie).call(placeChangesCalls.editSiteOfCompany, { site: { id: nord.id, name: 'Nord' } })
    await as(marie).call(placeChangesCalls.editUnitOfSite, { unit: { id: tri.id, name: 'Calibrage' } })
    await as(marie).call(placeChangesCalls.editSubunitOfUnit, { subunit: { id: quai.id, name: 'Quai B' } })

    expect(await livingPlaces(marie)).toEqual(['Nord', '  Calibrage', '    Quai B'])
    expect((await as(marie).call(workplacesCalls.getSiteById, { siteId: nord.id })).color).toBe('#2E7D32')
    const taken = await as(marie).send(placeChangesCalls.createUnitOfSite, {
      unit: { name: 'calibrage', SiteId: nord.id },
    })
    expect(taken.json().fields).toMatchObject([{ field: 'unit.name', message: 'Ce nom est déjà utilisé.' }])
  })

  test.each([
    ['a name that another bears, whatever its capitals', { name: 'SERRE NORD' }, 'name'],
    ['no name', { name: '  ' }, 'name'],
    ['a colour in words', { color: 'vert' }, 'color'],
    ['a post code of nowhere', { address: { postCode: '00100' } }, 'address.postCode'],
    ['a SIRET with a wrong key', { siret: '73282932000075' }, 'siret'],
    ['a SIRET of another company', { siret: '84321765400014' }, 'siret'],
  ])('refuses %s at its field', async (_what, wrong, field) => {
    const serres = await world.client()
    const marie = await hr(serres)
    await setSiret(serres, '732829320')
    await site(marie, serres, 'Serre Nord')

    const refusal = await as(marie).send(placeChangesCalls.createSite, {
      name: 'Serre Sud',
      companyId: companyOf(serres),
      ...wrong,
    })

    expect(refusal.statusCode).toBe(400)
    expect(refusal.json().fields.map((error: { field: string }) => error.field)).toEqual([field])
  })

  test('refuses the SIRET of another company where its own has none yet', async () => {
    const serres = await world.client({ companies: ['Serres', 'Vergers'] })
    const paul = await hr(serres, [1])
    await establish(world, serres, sirets.head)

    const refusal = await as(paul).send(placeChangesCalls.createSite, {
      name: 'Verger Est',
      companyId: companyOf(serres, 1),
      siret: sirets.north,
    })

    expect(refusal.json()).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'siret', code: 'other_company' }] })
  })

  test('takes a SIRET that begins as the company’s', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    await setSiret(serres, '732829320')

    const nord = await as(marie).call(placeChangesCalls.createSite, {
      name: 'Serre Nord',
      companyId: companyOf(serres),
      siret: '732 829 320 00074',
    })
    const renamed = await as(marie).call(placeChangesCalls.editSite, { id: nord.id, name: 'Nord' })

    expect([nord.siret, renamed.siret]).toEqual(['73282932000074', '73282932000074'])
  })

  test('lets one of two win who want one name at once', async () => {
    const serres = await world.client()
    const marie = await hr(serres)

    const answers = await Promise.all(
      [1, 2].map(() =>
        as(marie).send(placeChangesCalls.createSite, { name: 'Serre Nord', companyId: companyOf(serres) }),
      ),
    )

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect(await livingPlaces(marie)).toEqual(['Serre Nord'])
  })

  test('under an archived place waits for its return', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const nord = await site(marie, serres, 'Serre Nord')
    const tri = await unit(marie, nord.id, 'Tri')
    const sud = await site(marie, serres, 'Serre Sud')
    const quai = await unit(marie, sud.id, 'Quai')
    await as(marie).call(placeChangesCalls.archiveSite, { siteId: nord.id })

    for (const make of [() => unit(marie, nord.id, 'Quai'), () => subunit(marie, tri.id, 'Rang 1')])
      await expect(make()).rejects.toMatchObject({ status: 409, code: 'PARENT_ARCHIVED' })
    await expect(as(marie).call(placeChangesCalls.editUnit, { id: quai.id, siteId: nord.id })).rejects.toMatchObject({
      status: 409,
      code: 'PARENT_ARCHIVED',
    })
    await expect(as(marie).call(placeChangesCalls.editSite, { id: nord.id, name: 'Nord' })).rejects.toMatchObject({
      status: 409,
      code: 'TRANSITION_INVALID',
    })
  })
})

describe('changing a place', () => {
  test('changes what was sent and no other', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const nord = await as(marie).call(placeChangesCalls.createSite, {
      name: 'Nord',
      address: { city: 'Angers', address: '1 rue Haute' },
      companyId: companyOf(serres),
    })

    const edited = await as(marie).call(placeChangesCalls.editSite, { id: nord.id, address: { city: 'Saumur' } })

    expect(edited).toMatchObject({ name: 'Nord', color: nord.color, version: 2 })
    expect(edited.address).toMatchObject({ city: 'Saumur', address: '1 rue Haute' })
  })

  test('judges what is sent of an address with what stays of it', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const { id } = await as(marie).call(placeChangesCalls.createSite, {
      name: 'Huelva',
      address: { city: 'Lepe', postCode: 'L-2144', country: 'ES' },
      companyId: companyOf(serres),
    })

    const refusal = await as(marie).send(placeChangesCalls.editSite, { id, address: { country: 'FR' } })

    expect(refusal.statusCode).toBe(400)
    expect(refusal.json().fields).toMatchObject([{ field: 'address.postCode' }])
  })

  test('made on an old reading is refused, at the three levels', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const nord = await site(marie, serres, 'Nord')
    const tri = await unit(marie, nord.id, 'Tri')
    const quai = await subunit(marie, tri.id, 'Quai')
    const edits = [
      () => as(marie).call(placeChangesCalls.editSite, { id: nord.id, version: 1, name: 'N' }),
      () => as(marie).call(placeChangesCalls.editUnit, { id: tri.id, version: 1, name: 'T' }),
      () => as(marie).call(placeChangesCalls.editSubunit, { id: quai.id, version: 1, name: 'Q' }),
    ]

    for (const edit of edits) {
      await edit()
      await expect(edit()).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT' })
    }
  })

  test('keeps a site in its company, and a unit too', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const marie = await hr(group, [0, 1])
    const nord = await site(marie, group, 'Nord')
    const tri = await unit(marie, nord.id, 'Tri')
    const quai = await as(marie).call(placeChangesCalls.createSite, { name: 'Quai', companyId: companyOf(group, 1) })

    const moved = await as(marie).send(placeChangesCalls.editUnitOfSite, { unit: { id: tri.id, SiteId: quai.id } })
    const sold = await as(marie).send(placeChangesCalls.editSite, { id: nord.id, companyId: companyOf(group, 1) })

    expect(moved.json().fields).toMatchObject([{ field: 'unit.SiteId', code: 'other_company' }])
    expect(sold.json().fields).toMatchObject([{ field: 'companyId', code: 'other_company' }])
  })
})

const historyOf = (client: TestClient, employeeId: string) =>
  world.databases.transaction('platform', { readOnly: true, clientId: client.id }, (db: RhDb) =>
    db
      .selectFrom('rh.site_assignment as f')
      .innerJoin('rh.site as s', 's.id', 'f.siteId')
      .select(['f.activationDate as from', 's.name as site', 'f.origin'])
      .where('f.employeeId', '=', employeeId)
      .where('f.supersededAt', 'is', null)
      .orderBy('f.activationDate')
      .execute(),
  )

describe('a unit that goes to another site', () => {
  test('takes along who works there now or will; history keeps the former site', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const [nord, sud] = [await site(marie, serres, 'Nord'), await site(marie, serres, 'Sud')]
    const tri = await unit(marie, nord.id, 'Tri')
    const quai = await unit(marie, nord.id, 'Quai')
    const today = world.clock.today()
    const [paul, ines, zoe, luc] = [
      await hire(world, serres, { hired: true, firstname: 'Paul' }),
      await hire(world, serres, { hired: true, firstname: 'Inès' }),
      await hire(world, serres, { hired: true, firstname: 'Zoé' }),
      await hire(world, serres, { hired: true, firstname: 'Luc' }),
    ]
    const nextMonth = today.add({ months: 1 }).toString()
    await place(world, serres, paul.id, { siteId: nord.id, unitId: tri.id })
    await place(world, serres, ines.id, { siteId: nord.id, unitId: tri.id, from: today.toString() })
    await place(world, serres, zoe.id, { siteId: nord.id, unitId: quai.id })
    await place(world, serres, zoe.id, { siteId: nord.id, unitId: tri.id, from: nextMonth })
    await place(world, serres, luc.id, { siteId: nord.id, unitId: tri.id, from: '2019-01-01' })
    await place(world, serres, luc.id, { siteId: nord.id, unitId: quai.id })

    const moved = await as(marie).call(placeChangesCalls.editUnit, { id: tri.id, siteId: sud.id })

    expect(moved.siteId).toBe(sud.id)
    const facts = async (id: string) =>
      (await historyOf(serres, id)).map(one => `${one.from} ${one.site} ${one.origin}`)
    expect(await facts(paul.id)).toEqual(['2020-01-01 Nord manual', `${today} Sud move`])
    expect(await facts(ines.id)).toEqual([`${today} Sud move`])
    expect(await facts(zoe.id)).toEqual(['2020-01-01 Nord manual', `${nextMonth} Sud move`])
    expect(await facts(luc.id)).toEqual(['2019-01-01 Nord manual', '2020-01-01 Nord manual'])
    const [company] = await as(marie).call(workplacesCalls.getTreeOfPlaces, {})
    expect(company?.sites.map(({ name, headcount }) => [name, headcount])).toEqual([
      ['Nord', 2],
      ['Sud', 2],
    ])
  })

  test('meets a unit of its name there, and stays', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const [nord, sud] = [await site(marie, serres, 'Nord'), await site(marie, serres, 'Sud')]
    const tri = await unit(marie, nord.id, 'Tri')
    await unit(marie, sud.id, 'tri')

    const refusal = await as(marie).send(placeChangesCalls.editUnit, { id: tri.id, siteId: sud.id })

    expect(refusal.json().fields).toMatchObject([{ field: 'name', code: 'taken' }])
    expect(await livingPlaces(marie)).toEqual(['Nord', '  Tri', 'Sud', '  tri'])
  })

  test('has a subunit do the same', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const nord = await site(marie, serres, 'Nord')
    const [tri, quai] = [await unit(marie, nord.id, 'Tri'), await unit(marie, nord.id, 'Quai')]
    const rang = await subunit(marie, tri.id, 'Rang 1')
    const { id } = await hire(world, serres, { hired: true })
    await place(world, serres, id, { siteId: nord.id, unitId: tri.id, subunitId: rang.id })

    await as(marie).call(placeChangesCalls.editSubunit, { id: rang.id, unitId: quai.id })

    expect(await livingPlaces(marie)).toEqual(['Nord', '  Quai', '    Rang 1', '  Tri'])
    const { items } = await as(marie).call(workplacesCalls.getPeopleOfPlace, { placeId: quai.id, page: 0, size: 10 })
    expect(items).toMatchObject([{ id, unit: 'Quai', subunit: 'Rang 1' }])
  })
})

describe('the places of others', () => {
  const changes = (siteId: string, unitId: string, subunitId: string, companyId: string) =>
    [
      [placeChangesCalls.createSite, { name: 'A', companyId }],
      [placeChangesCalls.createSiteForCompany, { site: { name: 'A' }, companyId }],
      [placeChangesCalls.editSite, { id: siteId, name: 'A' }],
      [placeChangesCalls.editSiteOfCompany, { site: { id: siteId, name: 'A' } }],
      [placeChangesCalls.createUnit, { name: 'A', siteId }],
      [placeChangesCalls.createUnitOfSite, { unit: { name: 'A', SiteId: siteId } }],
      [placeChangesCalls.editUnit, { id: unitId, name: 'A' }],
      [placeChangesCalls.editUnitOfSite, { unit: { id: unitId, name: 'A' } }],
      [placeChangesCalls.createSubunit, { name: 'A', unitId }],
      [placeChangesCalls.createSubunitOfUnit, { subunit: { name: 'A', UniteId: unitId } }],
      [placeChangesCalls.editSubunit, { id: subunitId, name: 'A' }],
      [placeChangesCalls.editSubunitOfUnit, { subunit: { id: subunitId, name: 'A' } }],
      [placeChangesCalls.archiveSite, { siteId }],
      [placeChangesCalls.archiveUnity, { unityId: unitId }],
      [placeChangesCalls.archiveSubunit, { subunitId }],
      [placeChangesCalls.deleteSite, { id: siteId }],
      [placeChangesCalls.deleteUnit, { id: unitId }],
      [placeChangesCalls.deleteSubunit, { id: subunitId }],
      [placeChangesCalls.restoreSite, { id: siteId }],
      [placeChangesCalls.restoreSiteOfCompany, { siteId }],
      [placeChangesCalls.restoreUnit, { id: unitId }],
      [placeChangesCalls.restoreUnity, { unityId: unitId }],
      [placeChangesCalls.restoreSubunit, { id: subunitId }],
      [placeChangesCalls.restoreSubunitOfUnit, { subunitId }],
    ] as const

  test('of another company or client are as absent as those that never were', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const bocage = await world.client({ name: 'Bocage' })
    const chef = await hr(group, [0])
    const marie = await hr(group, [0, 1])
    const voisin = await hr(bocage)
    const outside = async (person: TestPerson, companyId: string) => {
      const one = await as(person).call(placeChangesCalls.createSite, { name: 'Dehors', companyId })
      const below = await unit(person, one.id, 'Quai')
      return changes(one.id, below.id, (await subunit(person, below.id, 'Rang')).id, companyId)
    }
    const asked = [
      ...(await outside(marie, companyOf(group, 1))),
      ...(await outside(voisin, companyOf(bocage))),
      ...changes(unknown, unknown, unknown, unknown),
    ]

    const answers = await Promise.all(asked.map(([call, input]) => as(chef).send(call, input)))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 404))
  })

  test('are changed by nobody without the level, nor without a session', async () => {
    const serres = await world.client()
    const reader = await world.person({ in: serres, rights: { [sites]: 1 } })
    const writer = await world.person({ in: serres, rights: { [sites]: 2 } })
    const asked = changes(unknown, unknown, unknown, companyOf(serres))

    for (const [call, input] of asked) {
      await expect(as(reader).call(call as never, input as never)).rejects.toMatchObject({ status: 403 })
      await expect(as(visitor(world.app)).call(call as never, input as never)).rejects.toMatchObject({ status: 401 })
    }
    for (const [call, input] of asked.filter(([{ access }]) => access.needs === 3))
      await expect(as(writer).call(call as never, input as never)).rejects.toMatchObject({ status: 403 })
  })

  test('are not taken over by a level on another company', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const marie = await hr(group, [0, 1])
    const nord = await site(marie, group, 'Nord')
    const reader = await world.person({ in: group, rights: { 'rh/gestion_du_personnel/salaries': 1 } })

    expect((await as(reader).call(workplacesCalls.getSiteById, { siteId: nord.id })).can).toEqual({
      edit: false,
      archive: false,
    })
    await expect(as(reader).call(placeChangesCalls.editSite, { id: nord.id, name: 'N' })).rejects.toMatchObject({
      status: 403,
    })
  })
})
