import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { importFile } from '#platform/imports/testing/import-file.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { build } from '#rh/testing/build.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import { staffImportCalls } from '../staff-import.calls.ts'
import { bringIn, deposit, problemsOf, write } from '../testing/bring-in.ts'

const world = useOwnWorld()

const staff = 'rh/gestion_du_personnel/salaries'
const pay = `${staff}#remuneration`
const head = 'Nom;Prénom;Date de naissance;Civilité'
const paul = 'Petit;Paul;14/03/1994;M.'
const day = (days: number) => world.clock.today().add({ days }).toString()
const today = () => day(0)

const manager = (client: TestClient, rights = {}, companies: readonly number[] = [0]) =>
  world.person({ in: client, rights: { [staff]: 3, ...rights }, companies })

const greenhouses = async () => {
  const layon = await world.client({ companies: ['Serres du Layon', 'Vergers de l’Aubance'] })
  await build(world, layon, { site: 'Serre Nord', units: { 'Tunnel 1': ['Allée A'], Quai: [] } })
  await build(world, layon, { site: 'Serre Sud', units: { 'Tunnel 1': [], Élevage: [] } })
  await build(world, layon, { site: 'Serre fermée', archived: ['Serre fermée'] })
  await build(world, layon, { site: 'Verger', company: 1 })
  return layon
}

/** Who works where since when, with what was replaced in brackets. */
const placesIn = async ({ id }: TestClient) => {
  const rows = await ask<{ told: string }>(
    world.installer,
    `select format(case when f.superseded_at is null then '%s: %s since %s (%s)' else '[%s: %s since %s (%s)]' end,
              e.name, concat_ws(' · ', s.name, u.name, b.name), f.activation_date, f.origin) as told
       from rh.site_assignment f join rh.employee e on e.id = f.employee_id join rh.site s on s.id = f.site_id
       left join rh.unit u on u.id = f.unit_id left join rh.subunit b on b.id = f.subunit_id
      where f.client_id = $1 order by e.search_text, f.activation_date, f.superseded_at nulls last`,
    [id],
  )
  return rows.map(({ told }) => told)
}

const standingOf = ({ id }: TestClient) =>
  ask<{ name: string; site: string | null; position: string | null; company: string | null }>(
    world.installer,
    `select e.name, s.name as site, p.name as position, c.name as company
       from rh.employee e left join rh.site s on s.id = e.current_site_id
       left join rh.position p on p.id = e.current_position_id left join platform.company c on c.id = e.company_id
      where e.client_id = $1 order by e.search_text, e.id`,
    [id],
  )

describe('a season that is brought in with its places', () => {
  test('works there from the day that each line says, else from the hiring, else from today', async () => {
    const layon = await greenhouses()
    const marie = await manager(layon)

    const { checked, run } = await bringIn(
      marie,
      [
        `${head};Site;Unité;Sous-unité;Affecté le;Date d'embauche`,
        `${paul};Serre Nord;Tunnel 1;Allée A;${day(10)};${day(-5)}`,
        `Roux;Ana;02/05/1990;Mme;Serre Sud;;;;${day(-5)}`,
        'Vert;Lou;02/05/1991;Mme;Serre Nord;;;;',
        'Noir;Eva;02/05/1992;Mme;;;;;',
      ].join('\n'),
    )

    expect(checked).toMatchObject({ forecast: { created: 4, refused: 0 }, facts: { place: 3 } })
    expect(run).toMatchObject({ counts: { created: 4 }, given: { place: 3 } })
    expect(await placesIn(layon)).toEqual([
      `Petit: Serre Nord · Tunnel 1 · Allée A since ${day(10)} (manual)`,
      `Roux: Serre Sud since ${day(-5)} (manual)`,
      `Vert: Serre Nord since ${today()} (manual)`,
    ])
    expect((await standingOf(layon)).map(({ site }) => site)).toEqual([null, null, 'Serre Sud', 'Serre Nord'])
  })

  test('says its places as people write them, and a unit alone where one site has it', async () => {
    const layon = await greenhouses()

    const { problems } = await bringIn(
      await manager(layon),
      [
        `${head};Site;Unité`,
        `${paul};  SERRE-nord ;tunnel  1`,
        'Roux;Ana;02/05/1990;Mme;;quai',
        'Vert;Lou;02/05/1991;Mme;;ELEVAGE',
      ].join('\n'),
    )

    expect(problems).toEqual([])
    expect(await placesIn(layon)).toEqual([
      expect.stringContaining('Serre Nord · Tunnel 1'),
      expect.stringContaining('Serre Nord · Quai'),
      expect.stringContaining('Serre Sud · Élevage'),
    ])
  })

  test('is told of each place that is not there, or of which there are several, with the names that were meant', async () => {
    const layon = await greenhouses()

    const { run, problems } = await bringIn(
      await manager(layon),
      [
        `${head};Site;Unité`,
        `${paul};Serre Nrod;`,
        'Roux;Ana;02/05/1990;Mme;;Tunnel 1',
        'Vert;Lou;02/05/1991;Mme;Serre Nord;Tunel 1',
        'Noir;Eva;02/05/1992;Mme;Serre fermée;',
        'Gris;Max;02/05/1993;M.;Atelier;',
      ].join('\n'),
    )

    expect(run.counts).toMatchObject({ refused: 5, created: 0 })
    expect(problems).toEqual([
      { number: 2, column: 'site', message: expect.stringContaining('Noms proches : Serre Nord') },
      { number: 3, column: 'unit', message: expect.stringContaining('Serre Nord · Tunnel 1, Serre Sud · Tunnel 1') },
      { number: 4, column: 'unit', message: expect.stringContaining('Noms proches : Tunnel 1.') },
      { number: 5, column: 'site', message: expect.not.stringContaining('fermée') },
      { number: 6, column: 'site', message: expect.not.stringContaining('proches') },
    ])
  })

  test('names a few places where many have the name, for every line of a long file tells them', async () => {
    const layon = await world.client()
    for (const number of [1, 2, 3, 4, 5, 6, 7])
      await build(world, layon, { site: `Serre ${number}`, units: { Quai: [] } })

    const [problem] = (await bringIn(await manager(layon), `${head};Unité\n${paul};Quai`)).problems

    expect(problem?.message).toContain('Serre 5 · Quai')
    expect(problem?.message).not.toContain('Serre 6 · Quai')
  })

  test('of two companies has each line at a place of its own company, though another has one of that name', async () => {
    const layon = await greenhouses()
    await build(world, layon, { site: 'Quai', company: 0 })
    await build(world, layon, { site: 'Quai', company: 1 })

    const { problems } = await bringIn(
      await manager(layon, {}, [0, 1]),
      [
        `${head};Société;Site`,
        `${paul};Serres du Layon;Quai`,
        'Roux;Ana;02/05/1990;Mme;Vergers de l’Aubance;Quai',
        'Vert;Lou;02/05/1991;Mme;Vergers de l’Aubance;Serre Nord',
      ].join('\n'),
    )

    expect(problems).toMatchObject([{ number: 4, column: 'site' }])
    const placed = await ask<{ own: boolean }>(
      world.installer,
      `select s.company_id = e.company_id as own from rh.site_assignment f join rh.employee e on e.id = f.employee_id
         join rh.site s on s.id = f.site_id where f.client_id = $1`,
      [layon.id],
    )
    expect(placed).toEqual([{ own: true }, { own: true }])
  })

  test('is brought in by the platform’s people just the same', async () => {
    const layon = await greenhouses()
    const dorian = await world.person({ superDev: true })

    const run = await importFile(dorian, {
      clientId: layon.id,
      model: 'employee',
      bytes: `${head};Société;Site\n${paul};Serres du Layon;serre nord`,
    })

    expect(run).toMatchObject({ counts: { created: 1 }, facts: { place: 1 } })
    expect(await placesIn(layon)).toEqual([`Petit: Serre Nord since ${today()} (manual)`])
  })
})

describe('what a season was given', () => {
  const reportOf = async (marie: Awaited<ReturnType<typeof manager>>, id: string) =>
    (await as(marie).send(staffImportCalls.getStaffImportReport, { id })).body

  test('is told in its result and at the head of its report, which can be brought in again', async () => {
    const layon = await greenhouses()
    const marie = await manager(layon)

    const { checked, run } = await bringIn(
      marie,
      [`${head};Site`, `${paul};Serre Nord`, 'Roux;Ana;02/05/1990;Mme;Serre Est', 'Vert;Lou;02/05/1991;Mme;'].join(
        '\n',
      ),
    )
    const early = await reportOf(marie, checked.id)
    await build(world, layon, { site: 'Serre Est' })
    await write(marie, run.id)
    const ended = await as(marie).call(staffImportCalls.getStaffImport, { id: run.id })
    const report = await reportOf(marie, run.id)

    expect([checked.facts, checked.given]).toEqual([{ place: 1 }, {}])
    expect([run.state, run.given]).toEqual(['partly_done', { place: 1 }])
    expect([ended.state, ended.given]).toEqual(['done', { place: 2 }])
    expect([early, report].map(told => told.split('\r\n')[0])).toEqual(['\uFEFFLieux donnés;1', '\uFEFFLieux donnés;2'])
    expect(await deposit(marie, report, { dryRun: true })).toMatchObject({ rowCount: 3, forecast: { unchanged: 3 } })
  })

  test('is not told where it was nothing', async () => {
    const marie = await manager(await greenhouses())

    const { run } = await bringIn(marie, `${head}\n${paul}`)

    expect(run.given).toEqual({})
    expect((await reportOf(marie, run.id)).split('\r\n')[0]).toContain('Ligne;Nom')
  })
})

describe('the place of somebody who is known', () => {
  const withPaulAt = async (site: string, from: string) => {
    const layon = await world.client()
    const [north, south] = [
      await build(world, layon, { site: 'Serre Nord' }),
      await build(world, layon, { site: 'Serre Sud' }),
    ]
    const { id } = await hire(world, layon, { name: 'Petit', firstname: 'Paul', dateOfBirth: '1994-03-14' })
    await place(world, layon, id, { ...(site === 'Serre Nord' ? north : south), from })
    return { layon, marie: await manager(layon) }
  }

  test('stays as it is when the line says the same', async () => {
    const { layon, marie } = await withPaulAt('Serre Nord', '2024-01-01')

    const { checked } = await bringIn(marie, `${head};Site;Affecté le;Date d'embauche\n${paul};serre nord;;01/02/2020`)

    expect(checked).toMatchObject({ forecast: { unchanged: 0, updated: 1 }, facts: {} })
    expect(await placesIn(layon)).toEqual(['Petit: Serre Nord since 2024-01-01 (manual)'])
  })

  test('changes by a dated row that keeps the former one, and the same file again changes nothing', async () => {
    const { layon, marie } = await withPaulAt('Serre Nord', '2024-01-01')
    const file = `${head};Site;Affecté le\n${paul};Serre Sud;${day(8)}`

    await bringIn(marie, file)
    const again = await bringIn(marie, file)

    expect(again.run.counts).toMatchObject({ unchanged: 1, updated: 0 })
    expect(await placesIn(layon)).toEqual([
      'Petit: Serre Nord since 2024-01-01 (manual)',
      `Petit: Serre Sud since ${day(8)} (manual)`,
    ])
  })

  test('is not rewritten in the past by an old hiring date: the new one holds from today', async () => {
    const { layon, marie } = await withPaulAt('Serre Nord', '2024-01-01')

    await bringIn(marie, `${head};Site;Date d'embauche\n${paul};Serre Sud;01/02/2020`)

    expect(await placesIn(layon)).toEqual([
      'Petit: Serre Nord since 2024-01-01 (manual)',
      `Petit: Serre Sud since ${today()} (manual)`,
    ])
  })

  test('said twice otherwise for one day is corrected: the first stays readable', async () => {
    const { layon, marie } = await withPaulAt('Serre Nord', today())

    await bringIn(marie, `${head};Site\n${paul};Serre Sud`)

    expect(await placesIn(layon)).toEqual([
      `[Petit: Serre Nord since ${today()} (manual)]`,
      `Petit: Serre Sud since ${today()} (correction)`,
    ])
  })

  test('gives him the company that he had not', async () => {
    const layon = await world.client()
    await build(world, layon, { site: 'Serre Nord' })
    await hire(world, layon, { name: 'Petit', firstname: 'Paul', dateOfBirth: '1994-03-14', company: null })
    const chief = await world.person({ in: layon, rights: { [staff]: 3 }, allCompanies: true })

    const { run } = await bringIn(chief, `${head};Site\n${paul};Serre Nord`)

    expect(run.counts.updated).toBe(1)
    expect(await standingOf(layon)).toMatchObject([{ company: layon.companies[0]?.name, site: 'Serre Nord' }])
  })
})

describe('who manages the staff of one company alone', () => {
  test('reaches no place of another, and learns none of its names', async () => {
    const layon = await greenhouses()

    const { run, problems } = await bringIn(
      await manager(layon),
      `${head};Site\n${paul};Verger\nRoux;Ana;02/05/1990;Mme;Vergers`,
    )

    expect(run.counts).toMatchObject({ created: 0, refused: 2 })
    expect(problems.map(({ message }) => message)).not.toContainEqual(expect.stringContaining('Verger'))
    expect(await placesIn(layon)).toEqual([])
  })

  test('meets no place of a neighbour client', async () => {
    const layon = await world.client()
    await build(world, await world.client(), { site: 'Serre Nord' })

    const { problems } = await bringIn(await manager(layon), `${head};Site\n${paul};Serre Nord`)

    expect(problems).toMatchObject([{ number: 2, column: 'site' }])
  })
})

describe('the position of a line', () => {
  const paymaster = { [pay]: 2 }
  const positions = ({ id, companies }: TestClient) =>
    ask(
      world.installer,
      `insert into rh.position (client_id, name, csp_code, company_ids) values ($1, 'Cueilleur', '691c', '{}'),
         ($1, 'Élagueur', '691f', '{}'), ($1, 'Pomologue', null, array[$2::uuid])`,
      [id, companies[1]?.id ?? id],
    )
  const conditionsOf = ({ id }: TestClient) =>
    ask<{ name: string; position: string; on: string; contract: boolean; live: boolean }>(
      world.installer,
      `select e.name, p.name as position, f.activation_date::text as on, f.contract_id is not null as contract,
              f.superseded_at is null as live
         from rh.package_element f join rh.employee e on e.id = f.employee_id join rh.position p on p.id = f.position_id
        where f.client_id = $1 order by e.search_text, f.activation_date, f.id`,
      [id],
    )

  test('is prepared without a contract, by its name or its code, once', async () => {
    const layon = await greenhouses()
    await positions(layon)
    const marie = await manager(layon, paymaster)
    const file = `${head};Poste;Date d'embauche\n${paul};cueilleur;${day(20)}\nRoux;Ana;02/05/1990;Mme;691F;`

    const { checked, run } = await bringIn(marie, file)
    const again = await bringIn(marie, file)

    expect([checked.facts, run.given, again.run.given]).toEqual([{ position: 2 }, { position: 2 }, {}])
    expect(again.run.counts).toMatchObject({ unchanged: 2, updated: 0 })
    expect(await conditionsOf(layon)).toEqual([
      { name: 'Petit', position: 'Cueilleur', on: day(20), contract: false, live: true },
      { name: 'Roux', position: 'Élagueur', on: today(), contract: false, live: true },
    ])
    expect((await standingOf(layon)).map(({ position }) => position)).toEqual([null, 'Élagueur'])
  })

  test('that is not there, or is of another company, is told with those that were meant', async () => {
    const layon = await greenhouses()
    await positions(layon)

    const { problems } = await bringIn(
      await manager(layon, paymaster),
      `${head};Poste\n${paul};Cueileur\nRoux;Ana;02/05/1990;Mme;Pomologue`,
    )

    expect(problems).toEqual([
      { number: 2, column: 'position', message: expect.stringContaining('Noms proches : Cueilleur') },
      { number: 3, column: 'position', message: expect.not.stringContaining('proches') },
    ])
  })

  test('is left as it is under a contract, with a word, and the rest of the line is written', async () => {
    const layon = await greenhouses()
    await positions(layon)
    const { id } = await hire(world, layon, { name: 'Petit', firstname: 'Paul', dateOfBirth: '1994-03-14' })
    await employ(world, layon, id, { from: day(-30), to: day(30) })

    const { run, problems } = await bringIn(
      await manager(layon, paymaster),
      `${head};Poste;Site\n${paul};Cueilleur;Serre Nord`,
    )

    expect(run.counts).toMatchObject({ updated: 1, refused: 0 })
    expect(problems).toEqual([{ number: 2, column: 'position', message: expect.stringContaining('le contrat') }])
    expect(await conditionsOf(layon)).toEqual([])
    expect(await standingOf(layon)).toMatchObject([{ site: 'Serre Nord' }])
  })

  test('is closed to who may not write pay, who is told so at the mapping and imports without it', async () => {
    const layon = await greenhouses()
    await positions(layon)
    const marie = await manager(layon, { [pay]: 1 })
    const file = `${head};Poste;Site\n${paul};Cueilleur;Serre Nord`

    const model = await as(marie).call(staffImportCalls.getStaffImportModel, {})
    const run = await deposit(marie, file)
    const forced = await as(marie).send(staffImportCalls.mapStaffImport, {
      id: run.id,
      mapping: { ...run.mapping, position: 4 },
      version: run.version,
    })
    const written = await bringIn(marie, file)

    expect(model.columns.filter(({ closed }) => closed)).toEqual([
      { key: 'position', label: 'Poste', required: false, closed: expect.stringContaining('vos droits') },
    ])
    expect(run.mapping).not.toHaveProperty('position')
    expect(forced.statusCode).toBe(400)
    expect(forced.json().fields).toMatchObject([{ field: 'mapping.position' }])
    expect([written.run.counts.created, written.problems]).toEqual([1, []])
    expect(await conditionsOf(layon)).toEqual([])
  })

  test('is left aside with a word in a company where pay is not hers to write', async () => {
    const layon = await greenhouses()
    await positions(layon)
    await ask(
      world.installer,
      `insert into platform.company_right (client_id, company_id, element_id, ceiling)
       select $1, $2, id, 1 from platform.element where path = $3`,
      [layon.id, layon.companies[0]?.id, pay],
    )

    const { run, problems } = await bringIn(
      await manager(layon, paymaster, [0, 1]),
      `${head};Société;Poste\n${paul};Serres du Layon;Cueilleur\nRoux;Ana;02/05/1990;Mme;Vergers de l’Aubance;Pomologue`,
    )

    expect(run.counts.created).toBe(2)
    expect(problems).toEqual([{ number: 2, column: 'position', message: expect.stringContaining('laissé de côté') }])
    expect(await conditionsOf(layon)).toMatchObject([{ name: 'Roux', position: 'Pomologue' }])
  })
})

describe('a line with several errors', () => {
  const wrong = `${head};Mail;Société;Site;Poste\nMart1n;Léa;31/02/1994;Mme;pas un mail;Ailleurs;;\nPetit;Paul;14/03/2020;M.;;Serres du Layon;Serre Nrod;Cueileur`

  test('tells them all at once, each at its column, before and after and in the file of refused lines', async () => {
    const layon = await greenhouses()
    const marie = await manager(layon, { [pay]: 2 })
    const columns = [
      [2, 'company'],
      [2, 'dateOfBirth'],
      [2, 'mail'],
      [2, 'name'],
      [3, 'dateOfBirth'],
      [3, 'position'],
      [3, 'site'],
    ]

    const { id } = await deposit(marie, wrong, { dryRun: true })
    const foreseen = await problemsOf(marie, id)
    await as(marie).send(staffImportCalls.runStaffImport, { runId: id })
    const told = await problemsOf(marie, id)
    const report = await as(marie).send(staffImportCalls.getStaffImportReport, { id, only: 'problems' })

    expect(foreseen.map(({ number, column }) => [number, column])).toEqual(columns)
    expect(told).toEqual(foreseen)
    const [, martin, petit] = report.body.split('\r\n')
    for (const column of ['Nom', 'Date de naissance', 'Mail', 'Société']) expect(martin).toContain(`${column} : `)
    for (const column of ['Date de naissance', 'Site', 'Poste']) expect(petit).toContain(`${column} : `)
  })
})

describe('a file without a column for the company', () => {
  const file = `${head};Site\n${paul};Verger`
  const idOf = ({ companies }: TestClient, index: number) => companies[index]?.id as string

  test('is of the company that is chosen for all its lines, and the choice is found again with the mapping', async () => {
    const layon = await greenhouses()
    const marie = await manager(layon, {}, [0, 1])
    const { id, mapping, version, choices } = await deposit(marie, file)
    const fixed = { company: idOf(layon, 1) }

    await as(marie).call(staffImportCalls.mapStaffImport, { id, mapping, fixed, version })
    const checked = await as(marie).call(staffImportCalls.checkStaffImport, { id })
    const again = await deposit(marie, file)
    const written = await bringIn(marie, file)

    expect(choices.company?.map(({ label }) => label)).toEqual(['Serres du Layon', 'Vergers de l’Aubance'])
    expect(checked).toMatchObject({ fixed, forecast: { created: 1 }, facts: { place: 1 } })
    expect(again).toMatchObject({ fixed, isRemembered: true })
    expect(written.run.counts.created).toBe(1)
    expect(await standingOf(layon)).toMatchObject([{ company: 'Vergers de l’Aubance', site: 'Verger' }])
  })

  test('has no place without it, and says so', async () => {
    const layon = await greenhouses()

    const { problems } = await bringIn(await manager(layon, {}, [0, 1]), file)

    expect(problems).toEqual([{ number: 2, column: 'site', message: expect.stringContaining('ajoutez la colonne') }])
  })

  test('is offered only companies whose staff one manages, and takes no other nor a neighbour’s', async () => {
    const layon = await world.client({ companies: ['Serres', 'Vergers', 'Station'] })
    const marie = await manager(layon, {}, [0, 1])
    const neighbour = await world.client()
    const { id, mapping, version, choices } = await deposit(marie, `${head}\n${paul}`)

    expect(choices.company?.map(({ label }) => label)).toEqual(['Serres', 'Vergers'])
    for (const company of [idOf(layon, 2), idOf(neighbour, 0), 'Serres']) {
      const answer = await as(marie).send(staffImportCalls.mapStaffImport, { id, mapping, fixed: { company }, version })
      expect([answer.statusCode, answer.json().fields]).toMatchObject([400, [{ field: 'fixed.company' }]])
    }
    for (const column of ['constructor', 'name']) {
      const fixed = { [column]: 'Petit' }
      const answer = await as(marie).send(staffImportCalls.mapStaffImport, { id, mapping: {}, fixed, version })
      expect([answer.statusCode, answer.json().fields]).toMatchObject([400, [{ field: `fixed.${column}` }]])
    }
    await expect(deposit(marie, `${head}\n${paul}`, { fixed: { company: idOf(layon, 2) } })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('needs no choice where there is one company', async () => {
    const { choices } = await deposit(await manager(await greenhouses()), file)

    expect(choices).toEqual({})
  })

  test('is of the company that is said with the file, though a column was recognised as that', async () => {
    const layon = await greenhouses()
    const marie = await manager(layon, {}, [0, 1])
    const fixed = { company: idOf(layon, 1) }

    const { checked } = await bringIn(marie, `${head};Société\n${paul};Serres du Layon`, { fixed })

    expect(checked).toMatchObject({ fixed, mapping: expect.not.objectContaining({ company: 4 }) })
    expect(await standingOf(layon)).toMatchObject([{ company: 'Vergers de l’Aubance' }])
  })

  test('is no longer of the company that was chosen once a column says it', async () => {
    const layon = await greenhouses()
    const marie = await manager(layon, {}, [0, 1])
    const { id, mapping, version } = await deposit(marie, `${head};Société\n${paul};Serres du Layon`)

    const both = await as(marie).send(staffImportCalls.mapStaffImport, {
      id,
      mapping,
      fixed: { company: idOf(layon, 1) },
      version,
    })

    expect([both.statusCode, both.json().fields]).toMatchObject([400, [{ field: 'fixed.company' }]])
  })
})
