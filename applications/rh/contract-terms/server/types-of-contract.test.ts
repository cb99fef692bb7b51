import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { clientOpened } from '#platform/clients/clients.server.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { sign } from '#rh/testing/sign.ts'
import { settings } from '../term.model.ts'
import { typesOfContractCalls } from '../types-of-contract.calls.ts'

const world = useOwnWorld()
const seasonal = { libelle: 'CDD saisonnier', family: 'seasonal' } as const

const newClient = {
  name: 'Vergers du Thouet',
  slug: 'vergers-du-thouet',
  applications: [8],
  company: { name: 'Vergers du Thouet', siren: '732 829 320', siret: null },
  admin: { firstname: 'Élise', name: 'Morin', mail: 'elise.morin@essai.example', jobtitle: 'Gérante' },
}

const withLevel = async (level: 1 | 2 | 3, client?: TestClient) =>
  world.person({ in: client ?? (await world.client()), rights: { [settings]: level } })

describe('the types of contract of a client', () => {
  test('take from their family what is not said', async () => {
    const marie = await withLevel(2)

    const made = await as(marie).call(typesOfContractCalls.createTypeOfContract, { typeOfContract: seasonal })

    expect(made).toMatchObject({
      ...seasonal,
      dsnNature: '02',
      dsnReason: '03',
      endAllowance: false,
      requiresEndDate: false,
      archivedAt: null,
      uses: { positions: 0, employees: 0, contracts: 0 },
      can: { edit: true, archive: false },
    })
  })

  test('are the same in both interface styles', async () => {
    const marie = await withLevel(2)
    const { id, version } = await as(marie).call(typesOfContractCalls.addTypeOfContract, seasonal)

    await as(marie).call(typesOfContractCalls.changeTypeOfContract, { id, libelle: 'Saisonnier', version })
    const first = await as(marie).call(typesOfContractCalls.getTypesOfContracts, {})
    const second = await as(marie).call(typesOfContractCalls.listTypesOfContract, {})

    expect(first).toEqual(second)
    expect(first).toMatchObject([{ id, libelle: 'Saisonnier', version: version + 1 }])
  })

  test('are found by their label, whatever its case and accents', async () => {
    const marie = await withLevel(2)
    const typeOfContract = { libelle: 'Job étudiant', family: 'student_job' } as const
    const { id } = await as(marie).call(typesOfContractCalls.createTypeOfContract, { typeOfContract })

    const found = await as(marie).call(typesOfContractCalls.getTypeOfContractByLibelle, { libelle: 'JOB ETUDIANT' })
    const byId = await as(marie).call(typesOfContractCalls.getTypeOfContractById, { id })
    const unknown = await as(marie).send(typesOfContractCalls.getTypeOfContractByLibelle, { libelle: 'Job' })

    expect(found).toEqual(byId)
    expect(unknown.statusCode).toBe(404)
  })

  test('never bear one name twice, and say so at the field of either style', async () => {
    const marie = await withLevel(2)
    await as(marie).call(typesOfContractCalls.addTypeOfContract, seasonal)
    const again = { ...seasonal, libelle: 'cdd SAISONNIER ' }

    const first = await as(marie).send(typesOfContractCalls.createTypeOfContract, { typeOfContract: again })
    const second = await as(marie).send(typesOfContractCalls.addTypeOfContract, again)

    expect(first.json()).toMatchObject({ fields: [{ field: 'typeOfContract.libelle', code: 'taken' }] })
    expect(second.json()).toMatchObject({ fields: [{ field: 'libelle', code: 'taken' }] })
  })

  test('are archived and taken back, unless their name was given away meanwhile', async () => {
    const marie = await withLevel(3)
    const { id } = await as(marie).call(typesOfContractCalls.addTypeOfContract, seasonal)

    const { archivedAt } = await as(marie).call(typesOfContractCalls.archiveTypeOfContract, { id })
    const live = await as(marie).call(typesOfContractCalls.getTypesOfContracts, {})
    const all = await as(marie).call(typesOfContractCalls.getTypesOfContracts, { archived: 'true' })
    const other = await as(marie).call(typesOfContractCalls.addTypeOfContract, seasonal)
    const restore = { typeOfContract: { id, archived: false as const } }
    const taken = await as(marie).send(typesOfContractCalls.editTypeOfContract, restore)
    await as(marie).call(typesOfContractCalls.archiveTypeOfContract, { id: other.id })
    const restored = await as(marie).call(typesOfContractCalls.editTypeOfContract, restore)

    expect([live, all.map(type => type.archivedAt)]).toEqual([[], [archivedAt]])
    expect(taken.json()).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'typeOfContract.libelle' }] })
    expect(restored.archivedAt).toBeNull()
  })

  test('keep the last one of what applicants are offered', async () => {
    const marie = await withLevel(3)
    const permanent = { libelle: 'CDI', family: 'permanent' } as const
    const { id } = await as(marie).call(typesOfContractCalls.addTypeOfContract, permanent)

    const last = await as(marie).send(typesOfContractCalls.archiveTypeOfContract, { id })
    await as(marie).call(typesOfContractCalls.addTypeOfContract, { ...permanent, libelle: 'CDI temps partiel' })
    const oneOfTwo = await as(marie).send(typesOfContractCalls.archiveTypeOfContract, { id })

    expect([last.statusCode, last.json().code, oneOfTwo.statusCode]).toEqual([409, 'LAST_OF_KIND', 200])
  })

  test('keep their family once a contract names them, and tell where they serve', async () => {
    const serres = await world.client()
    const marie = await withLevel(2, serres)
    const { id } = await as(marie).call(typesOfContractCalls.addTypeOfContract, seasonal)
    await sign(world, serres, { typeOfContractId: id, family: 'seasonal' })

    const used = await as(marie).call(typesOfContractCalls.getTypeOfContractById, { id })
    const refused = await as(marie).send(typesOfContractCalls.changeTypeOfContract, { id, family: 'harvest' })
    const renamed = await as(marie).send(typesOfContractCalls.changeTypeOfContract, { id, libelle: 'Saison' })

    expect(used.uses).toEqual({ positions: 0, employees: 1, contracts: 1 })
    expect(refused.json()).toMatchObject({ fields: [{ field: 'family', code: 'in_use' }] })
    expect(renamed.statusCode).toBe(200)
  })

  test('are declared under codes that the declaration knows', async () => {
    const marie = await withLevel(2)
    const refused = await as(marie).send(typesOfContractCalls.addTypeOfContract, { ...seasonal, dsnReason: '77' })
    expect(refused.json()).toMatchObject({ fields: [{ field: 'dsnReason', code: 'unknown' }] })
  })

  test('are not saved over what somebody else has saved', async () => {
    const marie = await withLevel(2)
    const { id, version } = await as(marie).call(typesOfContractCalls.addTypeOfContract, seasonal)
    const change = { id, libelle: 'Saison', version }

    await as(marie).call(typesOfContractCalls.changeTypeOfContract, change)
    const stale = await as(marie).send(typesOfContractCalls.changeTypeOfContract, change)

    expect([stale.statusCode, stale.json().code]).toEqual([409, 'VERSION_CONFLICT'])
  })

  test('are the usual ones in a new client, and are not added again to his own', async () => {
    const camille = await world.person({ superAdmin: true })
    const made = await as(camille).sendForm(clientsCalls.createClient, { client: newClient }, {})
    await world.dispatcher.drain()
    const vergers: TestClient = { id: made.json().id, name: newClient.name, companies: [] }
    await world.inClient(vergers, async db => {
      const { id } = await db.selectFrom('platform.company').select('id').executeTakeFirstOrThrow()
      await db.insertInto('platform.service').values({ companyId: id, name: 'Service' }).execute()
      vergers.companies.push({ id, name: newClient.name })
      await sql`update platform.client_right set ceiling = 3`.execute(db)
    })
    const marie = await withLevel(3, vergers)

    const usual = await as(marie).call(typesOfContractCalls.getTypesOfContracts, {})
    const { id } = await as(marie).call(typesOfContractCalls.getTypeOfContractByLibelle, {
      libelle: 'contrat vendanges',
    })
    await as(marie).call(typesOfContractCalls.archiveTypeOfContract, { id })
    await world.inClient(vergers, db =>
      sql`insert into kernel.outbox (kind, payload) values (${clientOpened}, '{}')`.execute(db),
    )
    await world.dispatcher.drain()
    const own = await as(marie).call(typesOfContractCalls.getTypesOfContracts, {})

    expect([usual.length, own.length]).toEqual([8, 7])
  })
})

describe('the types of contract of a neighbour', () => {
  test('are as if they were not', async () => {
    const neighbour = await withLevel(3)
    const { id } = await as(neighbour).call(typesOfContractCalls.addTypeOfContract, seasonal)
    const marie = await withLevel(3)

    const answers = [
      await as(marie).send(typesOfContractCalls.getTypeOfContractById, { id }),
      await as(marie).send(typesOfContractCalls.changeTypeOfContract, { id, libelle: 'Voisin' }),
      await as(marie).send(typesOfContractCalls.editTypeOfContract, { typeOfContract: { id } }),
      await as(marie).send(typesOfContractCalls.archiveTypeOfContract, { id }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(await as(marie).call(typesOfContractCalls.getTypesOfContracts, { archived: 'true' })).toEqual([])
  })
})

describe('without the right', () => {
  const id = '0198a000-0000-7000-8000-000000000000'

  test('nobody reads or writes a type of contract', async () => {
    const personne = await world.person({ in: await world.client() })
    const calls = [
      [typesOfContractCalls.getTypesOfContracts, {}],
      [typesOfContractCalls.listTypesOfContract, {}],
      [typesOfContractCalls.getTypeOfContractById, { id }],
      [typesOfContractCalls.getTypeOfContractByLibelle, { libelle: 'CDI' }],
      [typesOfContractCalls.createTypeOfContract, { typeOfContract: seasonal }],
      [typesOfContractCalls.addTypeOfContract, seasonal],
      [typesOfContractCalls.editTypeOfContract, { typeOfContract: { id } }],
      [typesOfContractCalls.changeTypeOfContract, { id }],
      [typesOfContractCalls.archiveTypeOfContract, { id }],
    ] as const
    for (const [call, input] of calls) expect((await as(personne).send(call, input)).statusCode).toBe(403)
  })
})
