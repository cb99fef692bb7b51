import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employeeHistoryCalls } from '#rh/employee-history/employee-history.calls.ts'
import { build } from '#rh/testing/build.ts'
import { hire } from '#rh/testing/hire.ts'
import { livingPlaces, site, subunit, unit } from '#rh/testing/make-places.ts'
import { place } from '#rh/testing/place.ts'
import { placeChangesCalls } from '../place-changes.calls.ts'
import { placeKinds } from '../workplace.model.ts'

const world = useWorld()
const sites = 'rh/gestion_du_personnel/sites'
const salaries = 'rh/gestion_du_personnel/salaries'
const hr = (client: TestClient) => world.person({ in: client, rights: { [sites]: 3 } })
const companyOf = (client: TestClient) => client.companies[0]?.id as string

describe('archiving', () => {
  test('is refused while people work there or will, in words', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const nord = await site(marie, serres, 'Nord')
    const tri = await unit(marie, nord.id, 'Tri')
    const rang = await subunit(marie, tri.id, 'Rang 1')
    const [paul, zoe] = [await hire(world, serres), await hire(world, serres, { firstname: 'Zoé' })]
    await place(world, serres, paul.id, { siteId: nord.id, unitId: tri.id, subunitId: rang.id })
    const soon = world.clock.today().add({ days: 3 }).toString()
    await place(world, serres, zoe.id, { siteId: nord.id, from: soon })

    const refusals = [
      await as(marie).send(placeChangesCalls.archiveSite, { siteId: nord.id }),
      await as(marie).send(placeChangesCalls.archiveUnity, { unityId: tri.id }),
      await as(marie).send(placeChangesCalls.deleteSubunit, { id: rang.id }),
    ]

    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
    expect(refusals[0]?.json()).toMatchObject({
      code: 'WORKPLACE_IN_USE',
      message: 'Archivage impossible : 2 salariés utilisent ce lieu.',
    })
    expect(refusals[2]?.json().message).toBe('Archivage impossible : 1 salarié utilise ce lieu.')
  })

  test('is free once those people are elsewhere or archived', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const [nord, sud] = [await site(marie, serres, 'Nord'), await site(marie, serres, 'Sud')]
    const [paul, gone] = [await hire(world, serres), await hire(world, serres, { archived: true })]
    await place(world, serres, paul.id, { siteId: nord.id })
    await place(world, serres, paul.id, { siteId: sud.id, from: world.clock.today().toString() })
    await place(world, serres, gone.id, { siteId: nord.id })

    const { archived } = await as(marie).call(placeChangesCalls.deleteSite, { id: nord.id })

    expect(archived).toEqual({ units: 0, subunits: 0 })
    expect(await livingPlaces(marie)).toEqual(['Sud'])
  })

  test('and putting somebody there at the same instant never both happen', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [sites]: 3, [salaries]: 3 } })
    const paul = await hire(world, serres)
    const activationDate = world.clock.today().toString()

    for (let round = 0; round < 12; round += 1) {
      const { id } = await site(marie, serres, `Site ${round}`)
      const fields = { employeeId: paul.id, activationDate, site: id, unit: null, subunit: null, reason: null }
      const answers = await Promise.all([
        as(marie).send(placeChangesCalls.archiveSite, { siteId: id }),
        as(marie).send(employeeHistoryCalls.saveSiteElements, fields),
      ])
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    }
  })

  test('counts contracts that are still to be signed', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const nord = await site(marie, serres, 'Nord')
    const paul = await hire(world, serres, { position: 'Cariste' })
    await draftContract(serres, paul.id, nord.id)

    const refusal = await as(marie).send(placeChangesCalls.archiveSite, { siteId: nord.id })

    expect(refusal.json().message).toBe('Archivage impossible : 1 contrat à signer utilise ce lieu.')
  })

  test('takes what lives below, and its restoring brings back that and nothing else', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const nord = await site(marie, serres, 'Nord')
    const [tri, quai] = [await unit(marie, nord.id, 'Tri'), await unit(marie, nord.id, 'Quai')]
    for (const name of ['Rang 1', 'Rang 2']) await subunit(marie, tri.id, name)
    await as(marie).call(placeChangesCalls.archiveUnity, { unityId: quai.id })

    const { archived } = await as(marie).call(placeChangesCalls.archiveSite, { siteId: nord.id })
    const below = as(marie).call(placeChangesCalls.restoreUnit, { id: tri.id })
    await expect(below).rejects.toMatchObject({ status: 409, code: 'PARENT_ARCHIVED' })
    await as(marie).call(placeChangesCalls.restoreSiteOfCompany, { siteId: nord.id })

    expect(archived).toEqual({ units: 1, subunits: 2 })
    expect(await livingPlaces(marie)).toEqual(['Nord', '  Tri', '    Rang 1', '    Rang 2'])
    await as(marie).call(placeChangesCalls.restoreUnity, { unityId: quai.id })
    expect(await livingPlaces(marie)).toEqual(['Nord', '  Quai', '  Tri', '    Rang 1', '    Rang 2'])
  })

  test('happens once, and is undone once', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const nord = await site(marie, serres, 'Nord')
    const tri = await unit(marie, nord.id, 'Tri')
    const rang = await subunit(marie, tri.id, 'Rang 1')
    await as(marie).call(placeChangesCalls.archiveSubunit, { subunitId: rang.id })

    const again = as(marie).call(placeChangesCalls.deleteSubunit, { id: rang.id })
    await expect(again).rejects.toMatchObject({ status: 409, code: 'TRANSITION_INVALID' })
    await as(marie).call(placeChangesCalls.restoreSubunit, { id: rang.id })
    const twice = as(marie).call(placeChangesCalls.restoreSubunitOfUnit, { subunitId: rang.id })

    await expect(twice).rejects.toMatchObject({ status: 409, code: 'TRANSITION_INVALID' })
  })

  test('leaves its name free: who restores onto a taken one is told at the name', async () => {
    const serres = await world.client()
    const marie = await hr(serres)
    const nursery = await site(marie, serres, 'Pépinière')
    await as(marie).call(placeChangesCalls.archiveSite, { siteId: nursery.id })
    await site(marie, serres, 'PEPINIERE')

    const refusal = await as(marie).send(placeChangesCalls.restoreSite, { id: nursery.id })

    expect(refusal.statusCode).toBe(400)
    expect(refusal.json().fields).toMatchObject([{ field: 'name', message: 'Ce nom est déjà utilisé.' }])
  })

  test('and restoring are inverse, whatever was archived before', async () => {
    const act = fc.record({ kind: fc.constantFrom(...placeKinds), index: fc.nat(5) })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 4 }), act, async (before, last) => {
        const serres = await world.client()
        const marie = await hr(serres)
        await build(world, serres, { site: 'Nord', units: { Tri: ['Rang 1', 'Rang 2'], Quai: [] } })
        await build(world, serres, { site: 'Sud', units: { Tri: ['Rang 1'] } })
        const ids = await idsOfPlaces(serres)
        const archive = ({ kind, index }: typeof last) => {
          const id = ids[kind][index % ids[kind].length] as string
          return { id, answer: as(marie).send(deletes[kind], { id }) }
        }
        for (const one of before) await archive(one).answer
        const told = await livingPlaces(marie)

        const { id, answer } = archive(last)
        const { statusCode } = await answer
        if (statusCode === 200) await as(marie).call(restores[last.kind], { id })

        expect(await livingPlaces(marie)).toEqual(told)
      }),
      { numRuns: 12 },
    )
  })
})

const deletes = {
  site: placeChangesCalls.deleteSite,
  unit: placeChangesCalls.deleteUnit,
  subunit: placeChangesCalls.deleteSubunit,
}
const restores = {
  site: placeChangesCalls.restoreSite,
  unit: placeChangesCalls.restoreUnit,
  subunit: placeChangesCalls.restoreSubunit,
}

const idsOfPlaces = (client: TestClient) =>
  world.databases.transaction('platform', { readOnly: true, clientId: client.id }, async (db: RhDb) => {
    const ids = { site: [] as string[], unit: [] as string[], subunit: [] as string[] }
    for (const kind of placeKinds) {
      const rows = await db.selectFrom(`rh.${kind}`).select('id').orderBy('id').execute()
      ids[kind] = rows.map(({ id }) => id)
    }
    return ids
  })

const draftContract = (client: TestClient, employeeId: string, siteId: string) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: RhDb) =>
    sql`with kind as (
          insert into rh.type_of_contract (libelle, family, dsn_nature) values ('CDI de Paul', 'permanent', '01') returning id)
        insert into rh.employment_contract (employee_id, company_id, number, type_of_contract_id, family, position_id, site_id, hiring_date)
        select ${employeeId}, ${companyOf(client)}, '2026-0001', kind.id, 'permanent', (select id from rh.position limit 1), ${siteId}, '2026-12-01'
          from kind`.execute(db),
  )
