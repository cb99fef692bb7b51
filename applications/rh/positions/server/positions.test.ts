import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import type { Level } from '#kernel/shared/access.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { typesOfContractCalls } from '#rh/contract-terms/types-of-contract.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { salaries } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { positionsElement } from '../position.model.ts'
import { positionsCalls } from '../positions.calls.ts'

const world = useWorld()
const settings = 'rh/gestion_du_personnel/parametrage'
const pay = 'rh/gestion_du_personnel/salaries#remuneration'
const picker = { position: { name: 'Cueilleur de tomates' }, csp: '691c' }

const withLevel = async (level: Level, client?: TestClient, more: Record<string, Level> = {}) =>
  world.person({
    in: client ?? (await world.client()),
    rights: { [positionsElement]: level, ...more },
    allCompanies: true,
  })

describe('a position', () => {
  test('with lead asks for the reinforced follow-up, and is one at risk', async () => {
    const marie = await withLevel(2)

    const made = await as(marie).call(positionsCalls.createPost, {
      ...picker,
      dpaeConfiguration: { exposePlomb: true },
    })

    expect(made).toMatchObject({
      name: 'Cueilleur de tomates',
      csp: { code: '691c', label: 'Ouvriers du maraîchage ou de l’horticulture' },
      companyIds: [],
      medicalFollowUp: 'SIR',
      forbiddenUnder18: true,
      dpaeConfiguration: {
        exposePlomb: true,
        activiteARisque: true,
        travailNuit: false,
        inaptitudeOuAmenagementPoste: 'Non',
      },
      can: { edit: true, archive: false },
    })
    expect(await as(marie).call(positionsCalls.getPostById, { id: made.id })).toEqual(made)
  })

  test('that declares nothing has the simple one', async () => {
    const marie = await withLevel(2)
    const made = await as(marie).call(positionsCalls.createPost, { position: { name: 'Comptable' } })
    expect(made).toMatchObject({ csp: null, medicalFollowUp: 'SIS', forbiddenUnder18: false })
  })

  test.each([
    ['a box that does not exist', { dpaeConfiguration: { exposeSoleil: true } }, 'dpaeConfiguration.exposeSoleil'],
    [
      'risks without words',
      { dpaeConfiguration: { risquesParticuliers: true } },
      'dpaeConfiguration.detailsRisquesParticuliers',
    ],
    ['a category that does not exist', { csp: { code: '999z' } }, 'csp'],
  ])('is refused %s', async (_what, wrong, field) => {
    const marie = await withLevel(2)
    const refused = await as(marie).send(positionsCalls.createPost, { ...picker, ...wrong })
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, field])
  })

  test('is changed field by field, and never over what somebody else saved', async () => {
    const marie = await withLevel(2)
    const { id, version } = await as(marie).call(positionsCalls.createPost, {
      ...picker,
      dpaeConfiguration: { travailNuit: true },
    })

    const change = { position: { id, description: 'Récolte', version } }
    const edited = await as(marie).call(positionsCalls.editPost, change)
    const stale = await as(marie).send(positionsCalls.editPost, change)
    const quiet = await as(marie).call(positionsCalls.editPost, { position: { id }, dpaeConfiguration: {}, csp: null })

    expect(edited).toMatchObject({ name: 'Cueilleur de tomates', csp: { code: '691c' }, medicalFollowUp: 'SIA' })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'VERSION_CONFLICT'])
    expect(quiet).toMatchObject({ csp: null, medicalFollowUp: 'SIS' })
  })

  test('never bears the name of another live one', async () => {
    const marie = await withLevel(3)
    const { id } = await as(marie).call(positionsCalls.createPost, picker)

    const taken = await as(marie).send(positionsCalls.createPost, { position: { name: ' cueilleur DÉ tomates' } })
    await as(marie).call(positionsCalls.archivePosition, { id })
    await as(marie).call(positionsCalls.createPost, picker)
    const restored = await as(marie).send(positionsCalls.editPost, { position: { id, archived: false } })

    expect(taken.json()).toMatchObject({ fields: [{ field: 'position.name', code: 'taken' }] })
    expect(restored.json()).toMatchObject({ fields: [{ field: 'position.name', code: 'taken' }] })
  })

  test('tells what was done to it to who reads it, to nobody else, and never of a table that keeps it to itself', async () => {
    const client = await world.client()
    const [marie, personne, voisine] = [
      await withLevel(2, client),
      await world.person({ in: client }),
      await withLevel(2),
    ]
    const { id } = await as(marie).call(positionsCalls.createPost, picker)
    await as(marie).call(positionsCalls.editPost, { position: { id, name: 'Cueilleuse' } })
    const history = { table: 'rh.position', rowId: id }

    const told = await as(marie).call(auditCalls.getHistoryOfRow, history)
    const refused = [personne, voisine].map(person => as(person).send(auditCalls.getHistoryOfRow, history))
    const kept = await as(marie).send(auditCalls.getHistoryOfRow, {
      ...history,
      table: 'rh.position_dpae_configuration',
    })

    expect(told).toMatchObject([
      { action: 'update', columns: [{ name: 'name', label: 'Nom' }], actor: { id: marie.userId } },
      { action: 'insert', columns: null },
    ])
    expect([...(await Promise.all(refused)), kept].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  test('leaves the choices when it is archived, and comes back', async () => {
    const marie = await withLevel(3)
    const { id } = await as(marie).call(positionsCalls.createPost, picker)

    await as(marie).call(positionsCalls.archivePosition, { id })
    const choices = await as(marie).call(positionsCalls.getPositionsOfClient, {})
    const active = await as(marie).call(positionsCalls.getPosts, { activeOnly: 'true' })
    const every = await as(marie).call(positionsCalls.getPosts, { activeOnly: 'false' })
    const archived = await as(marie).call(positionsCalls.getPaginatedPosts, { archived: 'true' })
    await as(marie).call(positionsCalls.editPost, { position: { id, archived: false } })

    expect([choices, active, every.length, archived.total]).toEqual([[], [], 1, 1])
    expect(await as(marie).call(positionsCalls.getPositionsOfClient, {})).toMatchObject([{ id, csp: { code: '691c' } }])
  })

  test('proposes live terms alone, and pay only where its right is held', async () => {
    const serres = await world.client()
    const marie = await withLevel(2, serres, { [settings]: 3 })
    const { id: typeOfContractId } = await as(marie).call(typesOfContractCalls.addTypeOfContract, {
      libelle: 'CDD saisonnier',
      family: 'seasonal',
    })

    const made = await as(marie).call(positionsCalls.createPost, {
      position: { name: 'Cueilleur', typeOfContractId },
    })
    await as(marie).call(typesOfContractCalls.archiveTypeOfContract, { id: typeOfContractId })
    const gone = await as(marie).send(positionsCalls.createPost, { position: { name: 'Trieur', typeOfContractId } })
    const kept = await as(marie).send(positionsCalls.editPost, { position: { id: made.id, typeOfContractId } })
    const unpaid = await as(marie).send(positionsCalls.editPost, { position: { id: made.id, salaryId: null } })

    expect(made).toMatchObject({ typeOfContractId })
    expect(made).not.toHaveProperty('salaryId')
    expect(gone.json()).toMatchObject({ fields: [{ field: 'position.typeOfContractId' }] })
    expect(kept.statusCode).toBe(200)
    expect(unpaid.json()).toMatchObject({ fields: [{ field: 'position.salaryId', code: 'pay_right' }] })
    expect(
      await as(await withLevel(1, serres, { [pay]: 1 })).call(positionsCalls.getPostById, { id: made.id }),
    ).toMatchObject({ salaryId: null, coefficientId: null })
  })

  test('counts the people who hold it today, among those whom the reader’s list of the staff holds', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const rights = { [positionsElement]: 2, [salaries]: 1 } as const
    const marie = await world.person({ in: group, rights, companies: [0, 1] })
    const chef = await world.person({ in: group, rights, companies: [0] })
    const reader = await world.person({ in: group, rights: { [positionsElement]: 1 }, companies: [0, 1] })
    const { id } = await as(marie).call(positionsCalls.createPost, picker)
    for (const company of [0, 0, 1]) await hire(world, group, { company })
    await hire(world, group, { archived: true })
    await world.inClient(group, db =>
      (db as unknown as RhDb).updateTable('rh.employee').set({ currentPositionId: id, situation: 'present' }).execute(),
    )
    const counted = async (person: TestPerson) =>
      (await as(person).call(positionsCalls.getPaginatedPosts, { search: 'cueill' })).items[0]?.headcount
    const listed = async (person: TestPerson) =>
      (
        await as(person).call(employeesCalls.getPaginatedEmployeesOfClient, {
          clientId: group.id,
          page: 0,
          size: 10,
          positionId: id,
        })
      ).total

    expect([await counted(marie), await counted(chef), await counted(reader)]).toEqual([3, 2, 0])
    expect([await listed(marie), await listed(chef)]).toEqual([3, 2])

    await as(marie).call(positionsCalls.createPost, { position: { name: 'Aide' }, csp: picker.csp })
    const first = async (sort: 'name' | 'headcount' | '-headcount') =>
      (await as(marie).call(positionsCalls.getPaginatedPosts, { sort })).items[0]?.name
    expect([await first('name'), await first('headcount')]).toEqual(['Aide', 'Aide'])
    expect(await first('-headcount')).toBe(picker.position.name)
  })
})

describe('the positions of some companies', () => {
  test('are read by those of one of them, and written by those of all', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const [serres, station] = group.companies.map(({ id }) => id) as [string, string]
    const marie = await withLevel(3, group)
    const chef = await world.person({ in: group, rights: { [positionsElement]: 3 }, companies: [0] })
    const make = (name: string, companyIds: string[]) =>
      as(marie).call(positionsCalls.createPost, { position: { name, companyIds } })
    const both = await make('Cariste', [serres, station])
    const other = await make('Chef de quai', [station])

    const seen = await as(chef).call(positionsCalls.getPosts, { activeOnly: 'true' })
    const answers = [
      await as(chef).send(positionsCalls.getPostById, { id: other.id }),
      await as(chef).send(positionsCalls.editPost, { position: { id: both.id, name: 'Cariste 1' } }),
      await as(chef).send(positionsCalls.archivePosition, { id: both.id }),
      await as(chef).send(positionsCalls.createPost, { position: { name: 'Quai', companyIds: [station] } }),
    ]

    expect(seen).toMatchObject([{ id: both.id, can: { edit: false, archive: false } }])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 400])
  })
})

describe('the positions of a neighbour', () => {
  test('are as if they were not', async () => {
    const { id } = await as(await withLevel(2)).call(positionsCalls.createPost, picker)
    const marie = await withLevel(3)

    const answers = [
      await as(marie).send(positionsCalls.getPostById, { id }),
      await as(marie).send(positionsCalls.editPost, { position: { id, name: 'Voisin' } }),
      await as(marie).send(positionsCalls.archivePosition, { id }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(await as(marie).call(positionsCalls.getPosts, { activeOnly: 'false' })).toEqual([])
  })
})

describe('without the right', () => {
  const id = '0198a000-0000-7000-8000-000000000000'

  test('nobody reads or writes a position', async () => {
    const personne = await world.person({ in: await world.client() })
    const calls = [
      [positionsCalls.getPositionsOfClient, {}],
      [positionsCalls.getPosts, { activeOnly: 'true' }],
      [positionsCalls.getPaginatedPosts, {}],
      [positionsCalls.getPostById, { id }],
      [positionsCalls.createPost, picker],
      [positionsCalls.editPost, { position: { id } }],
      [positionsCalls.archivePosition, { id }],
    ] as const
    for (const [call, input] of calls) expect((await as(personne).send(call, input)).statusCode).toBe(403)
  })
})
