import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { type Asker, as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { nirKey } from '#platform/identifiers/identifier.model.ts'
import { deposit as depositAsSupport } from '#platform/imports/testing/import-file.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { hire } from '#rh/testing/hire.ts'
import { staffImportCalls } from '../staff-import.calls.ts'
import { bringIn, deposit, write } from '../testing/bring-in.ts'

const world = useOwnWorld()

const staff = 'rh/gestion_du_personnel/salaries'
const sensitive = `${staff}#donnees_sensibles`
const pay = `${staff}#remuneration`
const head = 'Nom;Prénom;Date de naissance;Civilité;Société'
const nir = `2940349007123${nirKey('2940349007123')}`
const iban = 'FR1420041010050500013M02606'

const twoCompanies = () => world.client({ companies: ['Serres du Layon', 'Vergers de l’Aubance'] })
const manager = (client: TestClient, companies: readonly number[] = [0], rights = {}) =>
  world.person({ in: client, rights: { [staff]: 3, ...rights }, companies })
const headOfStaff = (client: TestClient) =>
  world.person({ in: client, rights: { [staff]: 3, [sensitive]: 2, [pay]: 1 }, allCompanies: true })

/** In the first company of the client nobody sees or writes sensitive data, whatever his own level. */
const forbidSensitive = ({ id, companies }: TestClient) =>
  ask(
    world.installer,
    `insert into platform.company_right (client_id, company_id, element_id, ceiling)
     select $1, $2, id, 0 from platform.element where path = $3`,
    [id, companies[0]?.id, sensitive],
  )

const staffOf = ({ id }: TestClient) =>
  ask<{ name: string; company: string | null; city: string | null; has_nir: boolean; has_iban: boolean }>(
    world.installer,
    `select e.name, c.name as company, e.city, e.nir_hash is not null as has_nir, e.iban_hash is not null as has_iban
     from rh.employee e left join platform.company c on c.id = e.company_id where e.client_id = $1 order by e.search_text, e.id`,
    [id],
  )

describe('an HR user who brings in her staff', () => {
  test('maps, tries out and writes the file, and finds somebody who is known instead of a double', async () => {
    const layon = await world.client()
    await hire(world, layon, { name: 'Petit', firstname: 'Paul', dateOfBirth: '1994-03-14' })
    const marie = await manager(layon)
    const file = `${head};Commune\nPETIT;paul;14/03/94;M.;;Angers\nRoux;Ana;02/05/1990;Mme;;Angers`

    const run = await deposit(marie, file)
    const { city: _, ...mapping } = run.mapping
    const mapped = await as(marie).call(staffImportCalls.mapStaffImport, {
      id: run.id,
      mapping: { ...mapping, city: 5 },
      version: run.version,
    })
    const checked = await as(marie).call(staffImportCalls.checkStaffImport, { id: run.id })
    const before = await staffOf(layon)
    const lines = await write(marie, run.id)

    expect(mapped.version).toBe(run.version + 1)
    expect(checked.forecast).toMatchObject({ created: 1, updated: 1, refused: 0 })
    expect(before).toHaveLength(1)
    expect(lines.at(-1)).toMatchObject({ done: 2, total: 2 })
    expect(await staffOf(layon)).toMatchObject([
      { name: 'PETIT', city: 'Angers' },
      { name: 'Roux', city: 'Angers', company: layon.companies[0]?.name },
    ])
  })

  test('is told what the file may hold, in her language', async () => {
    const marie = await manager(await world.client())

    const model = await as(marie).call(staffImportCalls.getStaffImportModel, {})

    expect(model).toMatchObject({ key: 'employee', label: 'Salariés' })
    expect(model.columns).toContainEqual({ key: 'iban', label: 'IBAN', required: false })
  })

  test('tries a file out in one go, with the mapping that she says', async () => {
    const layon = await world.client()
    const marie = await manager(layon)

    const run = await deposit(marie, 'A;B;C;D\nPetit;Paul;14/03/1994;M.', {
      dryRun: true,
      mapping: { name: 0, firstname: 1, dateOfBirth: 2, title: 3 },
    })

    expect(run).toMatchObject({ state: 'checked', forecast: { created: 1, refused: 0 } })
    expect(await staffOf(layon)).toEqual([])
  })

  test('tries a file out that lacks a column, and is asked for it', async () => {
    const run = await deposit(await manager(await world.client()), 'Nom;Prénom\nPetit;Paul', { dryRun: true })

    expect(run).toMatchObject({ state: 'uploaded', forecast: null, mapping: { name: 0, firstname: 1 } })
  })

  test('finds the mapping again with which she or a colleague checked a file of the same titles', async () => {
    const layon = await world.client()
    const [marie, paul] = [await manager(layon), await manager(layon)]
    const file = 'Nom;Prénom;Né(e) le;Civ;Lieu\nPetit;Paul;14/03/1994;M.;Angers'
    const { id, mapping, version } = await deposit(marie, file)
    const chosen = { ...mapping, title: 3, city: 4 }
    await as(marie).call(staffImportCalls.mapStaffImport, { id, mapping: chosen, version })
    const untried = await deposit(marie, file)
    await as(marie).call(staffImportCalls.checkStaffImport, { id })

    const again = await deposit(paul, 'Nom;Prénom;Né(e) le;Civ;Lieu\nRoux;Ana;01/02/1990;Mme;Nantes')
    const others = await deposit(marie, 'Nom;Prénom;Né(e) le;Civ;Commune\nRoux;Ana;01/02/1990;Mme;Nantes')

    expect(untried.isRemembered).toBe(false)
    expect(again).toMatchObject({ mapping: chosen, isRemembered: true })
    expect(others.isRemembered).toBe(false)
  })

  test('brings in a thousand people with empty columns: each line is told, none is lost', async () => {
    const layon = await world.client()
    const marie = await manager(layon)
    const lines = Array.from({ length: 1_000 }, (_, index) => {
      const wrong = index % 10 === 9
      return `Nom${'abcdefghij'.charAt(index % 10)};Prénom${'abcdefghij'.charAt(Math.floor(index / 10) % 10)};${wrong ? '' : `${1 + (index % 28)}/0${1 + (Math.floor(index / 100) % 9)}/1980`};M.;;;;`
    })

    const { run } = await bringIn(
      marie,
      ['Nom;Prénom;Date de naissance;Civilité;Société;Mail;Ville;NIR', ...lines].join('\n'),
    )
    const report = await as(marie).send(staffImportCalls.getStaffImportReport, { id: run.id, only: 'everything' })

    const { created, updated, unchanged, refused, waiting } = run.counts
    expect([created + updated + unchanged + refused, waiting]).toEqual([1_000, 0])
    expect(refused).toBeGreaterThanOrEqual(100)
    expect(await staffOf(layon)).toHaveLength(created)
    expect(report.body.trim().split('\r\n')).toHaveLength(1_001)
  })

  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const letter = (at: number) => 'abcdefghij'.charAt(Math.floor(index / at) % 10)
      return `Nom${letter(1)};Zo${letter(10)}${letter(100)};${1 + (index % 28)}/${1 + (index % 12)}/1980;Mme;`
    })

  test('stops it on the way and goes on later, and nobody is written twice', async () => {
    const layon = await world.client()
    const marie = await manager(layon)
    const { id } = await deposit(marie, [head, ...people(200)].join('\n'), { dryRun: true })
    const letGo = await holdLine(id, 150)
    const writing = write(marie, id)
    await someWritten(layon)

    const stopped = await as(marie).call(staffImportCalls.stopStaffImport, { id })
    await letGo()
    await writing
    const inBetween = (await staffOf(layon)).length
    await write(marie, id)

    expect(stopped.state).toBe('stopped')
    expect(inBetween).toBeLessThan(200)
    expect(await staffOf(layon)).toHaveLength(200)
  })

  test('goes on after her program was killed, once nothing is heard of it', async () => {
    const layon = await world.client()
    const marie = await manager(layon)
    const { id } = await deposit(marie, [head, ...people(30)].join('\n'), { dryRun: true })
    await ask(
      world.installer,
      `update platform.import_run set state = 'running', worker = gen_random_uuid(), worker_seen_at = $2 where id = $1`,
      [id, world.clock.now().toString()],
    )
    const tooEarly = await write(marie, id).catch(refused => refused.code)
    world.clock.advance({ seconds: 15 })

    await write(marie, id)

    expect(tooEarly).toBe('IMPORT_UNDER_WAY')
    expect(await staffOf(layon)).toHaveLength(30)
  })

  test('deposits it twice and writes both at once, and nobody is doubled', async () => {
    const layon = await world.client()
    const marie = await manager(layon)
    const file = [head, ...people(100)].join('\n')
    const runs = [await deposit(marie, file, { dryRun: true }), await deposit(marie, file, { dryRun: true })]

    await Promise.all(runs.map(({ id }) => write(marie, id)))

    expect(await staffOf(layon)).toHaveLength(100)
  })

  test('writes it while a colleague takes in the same people by the form, and nobody is doubled', async () => {
    const layon = await world.client()
    const marie = await manager(layon)
    const names = [...'abcdefghij'].map(letter => `Roux${letter}`)
    const { id } = await deposit(marie, [head, ...names.map(name => `${name};Ana;02/05/1990;Mme;`)].join('\n'), {
      dryRun: true,
    })
    const byForm = (name: string) =>
      as(marie).call(employeesCalls.createEmployee, {
        employee: { name, firstname: 'Ana', dateOfBirth: '1990-05-02', title: 'mrs' },
      })

    await Promise.all([write(marie, id), ...names.map(byForm)])

    expect((await staffOf(layon)).map(({ name }) => name)).toEqual(names)
  })

  test('is stopped once a right of the client changes on the way, and goes on by what she may do then', async () => {
    const layon = await world.client()
    const marie = await manager(layon)
    const { id } = await deposit(marie, [head, ...people(200)].join('\n'), { dryRun: true })
    const letGo = await holdLine(id, 150)
    const writing = write(marie, id)
    await someWritten(layon)

    await ask(world.installer, 'update platform.client set rights_version = rights_version + 1 where id = $1', [
      layon.id,
    ])
    await letGo()
    const lines = await writing
    const inBetween = (await staffOf(layon)).length
    await write(await world.signIn(marie), id)

    expect(lines.at(-1)).toMatchObject({ error: { code: 'RIGHTS_CHANGED' } })
    expect(inBetween).toBeLessThan(200)
    expect(await staffOf(layon)).toHaveLength(200)
  })

  /** The line waits to be written until the function that it answers is called: the run cannot end meanwhile. */
  const holdLine = async (runId: string, number: number) => {
    const holder = new pg.Client({ connectionString: world.installer })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select from platform.import_row where run_id = $1 and number = $2 for update', [runId, number])
    return async () => {
      await holder.query('commit')
      await holder.end()
    }
  }

  const someWritten = (client: TestClient) =>
    expect.poll(async () => (await staffOf(client)).length, { interval: 5 }).toBeGreaterThanOrEqual(25)
})

describe('the company of a line', () => {
  test('is the one of that very name, and none where its name could mean two', async () => {
    const layon = await world.client({ companies: ['Serres A', 'Serres D', 'Aux Vergers'] })
    const marie = await manager(layon, [0, 1, 2])

    const { run, problems } = await bringIn(
      marie,
      `${head}\nPetit;Paul;14/03/1994;M.;serres d\nRoux;Ana;02/05/1990;Mme;Vergers\nNoir;Eva;02/05/1991;Mme;Les Serres`,
    )

    expect(run.counts).toMatchObject({ created: 2, refused: 1 })
    expect(problems).toEqual([expect.objectContaining({ number: 4, column: 'company' })])
    expect((await staffOf(layon)).map(({ company }) => company)).toEqual(['Serres D', 'Aux Vergers'])
  })

  test('is not the one whose name has little words alone, when it is another that is not there', async () => {
    const layon = await world.client({ companies: ['Les Serres', 'La'] })

    const { run } = await bringIn(
      await manager(layon, [0, 1]),
      `${head}\nPetit;Paul;14/03/1994;M.;Ailleurs\nRoux;Ana;02/05/1990;Mme;LA`,
    )

    expect(run.counts).toMatchObject({ created: 1, refused: 1 })
    expect(await staffOf(layon)).toMatchObject([{ name: 'Roux', company: 'La' }])
  })
})

test('of two lines that mean one person by different signs, the first is written and the second refused', async () => {
  const layon = await world.client()
  await hire(world, layon, { name: 'Petit', firstname: 'Paul', dateOfBirth: '1994-03-14', payrollNumber: '12' })

  const { run, problems } = await bringIn(
    await headOfStaff(layon),
    `Nom;Prénom;Date de naissance;Civilité;Matricule;Ville\nPetit;Paul;14/03/1994;M.;;Angers\nPettit;Paul;14/03/1994;M.;12;Nantes`,
  )

  expect(run.counts).toMatchObject({ updated: 1, refused: 1 })
  expect(problems).toMatchObject([{ number: 3, message: expect.stringContaining('déjà de cette personne') }])
  expect(await staffOf(layon)).toMatchObject([{ name: 'Petit', city: 'Angers' }])
})

describe('who manages the staff of one company alone', () => {
  test('brings in people of it, named or not, and nobody of another', async () => {
    const layon = await twoCompanies()
    const marie = await manager(layon)

    const { run, problems } = await bringIn(
      marie,
      `${head}\nPetit;Paul;14/03/1994;M.;Serres du Layon\nRoux;Ana;02/05/1990;Mme;\nNoir;Eva;02/05/1991;Mme;Vergers de l’Aubance`,
    )

    expect(run.counts).toMatchObject({ created: 2, refused: 1 })
    expect(problems).toEqual([{ number: 4, column: 'company', message: expect.stringContaining('vos droits') }])
    expect((await staffOf(layon)).map(({ company }) => company)).toEqual(['Serres du Layon', 'Serres du Layon'])
  })

  test.each([
    ['name and birth date', 'Petit;Paul;14/03/1994;M.;;;'],
    ['social security number', `Grand;Paula;15/03/1994;Mme;;${nir};`],
    ['a mail alone: not the same person', 'Grand;Paula;15/03/1994;Mme;;;paul@essai.example'],
  ])('learns nothing of somebody of another company whom a line means by %s', async (by, line) => {
    const layon = await twoCompanies()
    const chief = await headOfStaff(layon)
    const further = `${head};NIR;Mail`
    await bringIn(chief, `${further}\nPetit;Paul;14/03/1994;Mme;Vergers de l’Aubance;${nir};paul@essai.example`)
    const before = await staffOf(layon)
    const marie = await manager(layon, [0], { [sensitive]: 2 })

    const { run, problems } = await bringIn(marie, `${further}\n${line}`)

    if (by.startsWith('a mail')) {
      expect(run.counts.created).toBe(1)
      expect(problems).toEqual([])
      return
    }
    expect(run.counts.refused).toBe(1)
    expect(problems).toEqual([
      {
        number: 2,
        column: null,
        message:
          'Vos droits ne permettent pas d’importer cette ligne : confiez-la à un collègue qui gère toutes les sociétés.',
      },
    ])
    expect(await staffOf(layon)).toEqual(before)
  })

  test('brings in nobody whom the file has in a company that is called nearly as his own', async () => {
    const layon = await world.client({ companies: ['Serres Sud', 'Serres du Sud'] })

    const { run, problems } = await bringIn(
      await manager(layon),
      `${head}\nPetit;Paul;14/03/1994;M.;serres du sud\nRoux;Ana;02/05/1990;Mme;SERRES-SUD`,
    )

    expect(run.counts).toMatchObject({ created: 1, refused: 1 })
    expect(problems).toMatchObject([{ number: 2, column: 'company' }])
  })

  test('does not take his own people to another company', async () => {
    const layon = await twoCompanies()
    await hire(world, layon, { name: 'Petit', firstname: 'Paul', dateOfBirth: '1994-03-14' })
    const marie = await manager(layon)

    const { run } = await bringIn(marie, `${head}\nPetit;Paul;14/03/1994;M.;Vergers de l’Aubance`)

    expect(run.counts).toMatchObject({ refused: 1, updated: 0 })
    expect(await staffOf(layon)).toMatchObject([{ company: 'Serres du Layon' }])
  })
})

describe('who manages the staff of two companies', () => {
  const moved = `${head}\nPetit;Paul;14/03/1994;M.;Vergers de l’Aubance`

  test('takes a person from one to the other', async () => {
    const layon = await twoCompanies()
    await hire(world, layon, { name: 'Petit', firstname: 'Paul', dateOfBirth: '1994-03-14' })

    const { run } = await bringIn(await manager(layon, [0, 1]), moved)

    expect(run.counts.updated).toBe(1)
    expect(await staffOf(layon)).toMatchObject([{ company: 'Vergers de l’Aubance' }])
  })

  test('does not take him where she sees more of him than before', async () => {
    const layon = await twoCompanies()
    await hire(world, layon, { name: 'Petit', firstname: 'Paul', dateOfBirth: '1994-03-14' })
    await forbidSensitive(layon)
    const marie = await manager(layon, [0, 1], { [sensitive]: 2 })

    const { run, problems } = await bringIn(marie, moved)

    expect(run.counts).toMatchObject({ refused: 1, updated: 0 })
    expect(problems).toEqual([{ number: 2, column: 'company', message: expect.stringContaining('plus de droits') }])
    expect(await staffOf(layon)).toMatchObject([{ company: 'Serres du Layon' }])
  })
})

describe('numbers that have a right of their own', () => {
  const file = `${head};NIR;IBAN\nPetit;Paula;14/03/1994;Mme;;${nir};${iban}`

  test('are written by who may write sensitive data', async () => {
    const layon = await world.client()

    const { run, problems } = await bringIn(await manager(layon, [0], { [sensitive]: 2 }), file)

    expect([run.counts.created, problems]).toEqual([1, []])
    expect(await staffOf(layon)).toMatchObject([{ has_nir: true, has_iban: true }])
  })

  test.each([0, 1] as const)(
    'are left aside with a word at level %i, and nobody is recognised by them',
    async level => {
      const layon = await world.client()
      await bringIn(await headOfStaff(layon), `${head};NIR\nLeclerc;Paule;14/03/1994;Mme;;${nir}`)

      const { run, problems } = await bringIn(await manager(layon, [0], { [sensitive]: level }), file)

      expect(run.counts).toMatchObject({ created: 1, updated: 0 })
      expect(problems).toEqual([
        { number: 2, column: 'iban', message: expect.stringContaining('Colonne ignorée') },
        { number: 2, column: 'nir', message: expect.stringContaining('Colonne ignorée') },
      ])
      expect((await staffOf(layon)).filter(person => person.has_iban)).toEqual([])
    },
  )

  test('are judged in the company of each line', async () => {
    const layon = await twoCompanies()
    await forbidSensitive(layon)
    const other = `1880249007124${nirKey('1880249007124')}`

    const { run, problems } = await bringIn(
      await manager(layon, [0, 1], { [sensitive]: 2 }),
      `${head};NIR\nPetit;Paula;14/03/1994;Mme;Serres du Layon;${nir}\nRoux;Yann;02/02/1988;M.;Vergers de l’Aubance;${other}`,
    )

    expect(run.counts.created).toBe(2)
    expect(problems).toEqual([{ number: 2, column: 'nir', message: expect.stringContaining('Colonne ignorée') }])
    expect(await staffOf(layon)).toMatchObject([{ has_nir: false }, { has_nir: true }])
  })
})

describe('the runs of a client', () => {
  const line = `${head}\nPetit;Paul;14/03/1994;M.;`

  test('are shown to who deposited them and to who manages everybody, to no other colleague', async () => {
    const layon = await twoCompanies()
    const [marie, paul, chief] = [await manager(layon), await manager(layon, [1]), await headOfStaff(layon)]
    const { id } = await deposit(marie, line, { dryRun: true })

    const seenBy = async (person: typeof marie) =>
      (await as(person).call(staffImportCalls.getStaffImports, {})).items.map(run => run.id)

    expect([await seenBy(marie), await seenBy(paul), await seenBy(chief)]).toEqual([[id], [], [id]])
    expect(await refusals(paul, id)).toEqual(allOf(404))
  })

  test('do not hold those of the platform’s people, who see none of the client’s own', async () => {
    const layon = await world.client()
    const [chief, dorian] = [await headOfStaff(layon), await world.person({ superDev: true })]
    const theirs = await depositAsSupport(dorian, { clientId: layon.id, model: 'employee', bytes: line })

    expect((await as(chief).call(staffImportCalls.getStaffImports, {})).total).toBe(0)
    expect(await refusals(chief, theirs.id)).toEqual(allOf(404))
  })

  test('are unknown to a neighbour client', async () => {
    const marie = await manager(await world.client())
    const { id } = await deposit(marie, line, { dryRun: true })

    expect(await refusals(await headOfStaff(await world.client()), id)).toEqual(allOf(404))
  })

  test('are closed to who does not manage the staff', async () => {
    const layon = await world.client()
    const { id } = await deposit(await manager(layon), line, { dryRun: true })
    const writer = await world.person({ in: layon, rights: { [staff]: 2 }, allCompanies: true })

    expect(await refusals(writer, id)).toEqual(allOf(403))
    expect((await as(writer).send(staffImportCalls.getStaffImports)).statusCode).toBe(403)
    expect((await as(writer).send(staffImportCalls.getStaffImportModel)).statusCode).toBe(403)
    await expect(deposit(writer, line)).rejects.toMatchObject({ status: 403 })
  })

  const allOf = (status: number) => Array.from({ length: 7 }, () => status)

  const refusals = async (person: Asker, id: string) => {
    const asked = as(person)
    const answers = [
      await asked.send(staffImportCalls.getStaffImport, { id }),
      await asked.send(staffImportCalls.mapStaffImport, { id, mapping: {}, version: 1 }),
      await asked.send(staffImportCalls.checkStaffImport, { id }),
      await asked.send(staffImportCalls.getStaffImportProblems, { id, page: 0, size: 10 }),
      await asked.send(staffImportCalls.runStaffImport, { runId: id }),
      await asked.send(staffImportCalls.stopStaffImport, { id }),
      await asked.send(staffImportCalls.getStaffImportReport, { id }),
    ]
    return answers.map(({ statusCode }) => statusCode)
  }
})
