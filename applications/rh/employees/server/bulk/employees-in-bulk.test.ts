import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { nirKey } from '#platform/identifiers/identifier.model.ts'
import { importsCalls } from '#platform/imports/imports.calls.ts'
import { deposit, importFile } from '#platform/imports/testing/import-file.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { hire } from '#rh/testing/hire.ts'

const world = useOwnWorld()
const staff = 'rh/gestion_du_personnel/salaries'

const nirOf = (thirteen: string) => thirteen + nirKey(thirteen)
const developer = () => world.person({ superDev: true })

type Staff = {
  name: string
  firstname: string
  date_of_birth: string
  sex: number
  cell_phone: string | null
} & Record<string, unknown>
const staffOf = ({ id }: TestClient) =>
  ask<Staff>(
    world.installer,
    `select name, firstname, date_of_birth::text, sex, cell_phone, mail, post_code, citizenship_cog, status, version,
            nir_hash is not null as has_nir, (select number from rh.payroll_number n where n.employee_id = e.id) as number
     from rh.employee e where client_id = $1 order by search_text, id`,
    [id],
  )

async function bringIn(client: TestClient, bytes: string | Uint8Array, name = 'salaries.csv') {
  const dorian = await developer()
  const run = await importFile(dorian, { clientId: client.id, model: 'employee', bytes, name })
  const { items } = await as(dorian).call(importsCalls.getImportProblems, {
    clientId: client.id,
    id: run.id,
    page: 0,
    size: 50,
  })
  return { run, problems: items.map(({ number, column, message }) => ({ number, column, message })) }
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')

describe('a staff file', () => {
  test('of a French spreadsheet is read: title lines, accents of 1252, dates, phones and numbers as people write them', async () => {
    const layon = await world.client()
    const file = [
      'Effectif au 20/11/2026;;;;;;;',
      '',
      'Matricule;NOM;Prénom;Né(e) le;N° sécu;Tél. portable;CP;Nationalité;Civilité;',
      `147,00;LEFÈVRE;Zoé;4/3/90;${nirOf('2900349007123')};06.12.34.56.78;1000;Française;Mme;`,
      ';;;;;;;;;',
      'M-22;Benali;Youssef;14 mars 1985;;+212 612-345678;44115;MAROC;M.;',
    ].join('\r\n')

    const { run } = await bringIn(layon, latin1(file))

    expect(run).toMatchObject({ state: 'done', counts: { created: 2, refused: 0 } })
    expect(await staffOf(layon)).toMatchObject([
      {
        name: 'Benali',
        firstname: 'Youssef',
        date_of_birth: '1985-03-14',
        sex: 1,
        cell_phone: '+212612345678',
        post_code: '44115',
        citizenship_cog: '99350',
        number: 'M-22',
        has_nir: false,
      },
      {
        name: 'LEFÈVRE',
        firstname: 'Zoé',
        date_of_birth: '1990-03-04',
        sex: 2,
        cell_phone: '+33612345678',
        post_code: '01000',
        number: '147',
        has_nir: true,
      },
    ])
  })

  test('of a workbook is read: real dates, formulas by their value, numbers that have lost their zero', async () => {
    const layon = await world.client()
    const workbook = new ExcelJS.Workbook()
    workbook.addWorksheet('Cachée', { state: 'hidden' }).addRow(['rien'])
    const sheet = workbook.addWorksheet('Effectif')
    sheet.addRow(['Effectif des serres'])
    sheet.mergeCells('A1:E1')
    sheet.addRow([])
    sheet.addRow(['Nom', 'Prénom', 'Date de naissance', 'Portable', 'Sexe'])
    sheet.addRow([
      'Petit',
      { richText: [{ text: 'Pa' }, { text: 'ul' }] },
      new Date(Date.UTC(1994, 2, 14)),
      612345678,
      'H',
    ])
    sheet.addRow([{ formula: '"Mar"&"tin"', result: 'Martin' }, 'Léa', 29587, '06 11 22 33 44', 'F'])

    const { run } = await bringIn(layon, new Uint8Array(await workbook.xlsx.writeBuffer()), 'effectif.xlsx')

    expect(run.counts.created).toBe(2)
    expect(await staffOf(layon)).toMatchObject([
      { name: 'Martin', firstname: 'Léa', date_of_birth: '1981-01-01', cell_phone: '+33611223344' },
      { name: 'Petit', firstname: 'Paul', date_of_birth: '1994-03-14', cell_phone: '+33612345678' },
    ])
  })

  test('that comes twice changes nothing the second time; a changed one changes what it says and nothing else', async () => {
    const layon = await world.client()
    const file = 'Nom;Prénom;Date de naissance;Civilité;Mail\nPetit;Paul;14/03/1994;M.;paul@essai.example'

    const first = await bringIn(layon, file)
    const again = await bringIn(layon, file)
    const changed = await bringIn(layon, 'Nom;Prénom;Date de naissance;Mail;Ville\nPETIT;Paul;14/03/1994;;Angers')

    expect(
      [first, again, changed].map(({ run: { counts } }) => [counts.created, counts.unchanged, counts.updated]),
    ).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ])
    expect(await staffOf(layon)).toMatchObject([{ name: 'PETIT', mail: 'paul@essai.example', version: 2 }])
  })

  test.each([
    ['social security number', `LECLERC;Paule;15/03/1994;;${nirOf('2940349007123')}`],
    ['payroll number', 'Leclerc;Paule;14/03/1994;M-1;'],
    ['name and birth date, whatever the case and the accents', 'leclere;PAULE;14/03/94;;'],
  ])('recognises somebody by the %s', async (_way, line) => {
    const layon = await world.client()
    const head = 'Nom;Prénom;Date de naissance;Matricule;NIR'
    await bringIn(layon, `${head}\nLeclère;Paule;14/03/1994;M-1;${nirOf('2940349007123')}`)

    const { run } = await bringIn(layon, `${head}\n${line}`)

    expect(run.counts.created).toBe(0)
    expect(run.counts.refused).toBe(0)
    expect(await staffOf(layon)).toHaveLength(1)
  })

  test('leaves to a person what it cannot decide: namesakes, numbers of two people, somebody archived', async () => {
    const layon = await world.client()
    await hire(world, layon, { name: 'Petit', firstname: 'Paul', dateOfBirth: '1994-03-14', payrollNumber: 'M-1' })
    await hire(world, layon, { name: 'Petit', firstname: 'Paul', dateOfBirth: '1994-03-14' })
    await hire(world, layon, { name: 'Roux', firstname: 'Ana', dateOfBirth: '1990-01-01', archived: true })
    const before = await staffOf(layon)

    const { run, problems } = await bringIn(
      layon,
      'Nom;Prénom;Date de naissance;Matricule;Civilité\nPetit;Paul;14/03/1994;;M.\nMartin;Léa;01/02/1991;M-1;Mme\nRoux;Ana;01/01/1990;;Mme',
    )

    expect(run.counts).toMatchObject({ refused: 3, created: 0, updated: 0 })
    expect(problems).toEqual([
      { number: 2, column: null, message: expect.stringContaining('Plusieurs salariés') },
      { number: 3, column: 'payrollNumber', message: expect.stringContaining('d’un autre salarié') },
      { number: 4, column: null, message: expect.stringContaining('archivé') },
    ])
    expect(await staffOf(layon)).toEqual(before)
  })

  test('says line by line what the form of an employee would refuse', async () => {
    const layon = await world.client()
    const wrongKey = `${'2940349007123'}99`

    const { run, problems } = await bringIn(
      layon,
      [
        'Nom;Prénom;Date de naissance;NIR;Sexe;Mail;Code postal;Société',
        'Mart1n;Léa;14/03/1994;;F;;;',
        'Petit;Paul;31/02/1994;;H;;;',
        'Petit;Paul;03/25/1994;;H;;;',
        `Durand;Zoé;14/03/1994;${wrongKey};F;;;`,
        'Roux;Ana;14/03/1994;2,69055E+14;F;;;',
        `Le Goff;Yann;14/03/1994;${nirOf('2940349007124')};H;;;`,
        'Blanc;Tom;14/03/2020;;H;;;',
        'Noir;Eva;14/03/1994;;;;;',
        'Vert;Lou;14/03/1994;;F;pas un mail;;',
        'Brun;Sam;14/03/1994;;H;;00100;',
        'Gris;Max;14/03/1994;;H;;;Ailleurs',
      ].join('\n'),
    )

    expect(run.counts).toMatchObject({ created: 0, refused: 11 })
    expect(problems.map(({ number, column }) => [number, column])).toEqual([
      [2, 'name'],
      [3, 'dateOfBirth'],
      [4, 'dateOfBirth'],
      [5, 'nir'],
      [6, 'nir'],
      [7, 'nir'],
      [8, 'dateOfBirth'],
      [9, 'sex'],
      [10, 'mail'],
      [11, 'postCode'],
      [12, 'company'],
    ])
    expect(problems[2]?.message).toBe('Le mois 25 n’existe pas : écrivez le jour avant le mois.')
    expect(problems[4]?.message).toContain('arrondi')
    expect(await staffOf(layon)).toEqual([])
  })

  test('writes people whose number is only doubtful, and says so', async () => {
    const layon = await world.client()

    const { run, problems } = await bringIn(
      layon,
      `Nom;Prénom;Date de naissance;NIR\nPetit;Paule;14/05/1994;${nirOf('2940349007123')}`,
    )

    expect(run).toMatchObject({ counts: { created: 1, refused: 0 }, doubtful: 1 })
    expect(problems).toEqual([{ number: 2, column: 'nir', message: 'Le numéro ne correspond pas à la date saisie.' }])
  })

  test('seals the social security numbers: HR finds the person, and sees the number masked', async () => {
    const layon = await world.client()
    await bringIn(
      layon,
      `Nom;Prénom;Date de naissance;NIR;Matricule\nPetit;Paule;14/03/1994;${nirOf('2940349007123')};M-147`,
    )
    const marie = as(
      await world.person({ in: layon, rights: { [staff]: 1, [`${staff}#donnees_sensibles`]: 1 }, allCompanies: true }),
    )

    const { items } = await marie.call(employeesCalls.getPaginatedEmployeesOfClient, {
      clientId: layon.id,
      status: 'to_hire',
      page: 0,
      size: 10,
      search: 'm-147',
    })
    const paule = await marie.call(employeesCalls.getEmployee, { id: items[0]?.id ?? '' })

    expect(items).toHaveLength(1)
    expect(paule).toMatchObject({
      nirMasked: '2 94 03 ** *** *** 79'.replace('79', nirKey('2940349007123')),
      company: 'Serres du Layon',
    })
  })

  test('never finds, changes or meets somebody of a neighbour client', async () => {
    const [layon, bocage] = [await world.client(), await world.client({ name: 'Maison Bocage' })]
    await hire(world, bocage, {
      name: 'Petit',
      firstname: 'Paul',
      dateOfBirth: '1994-03-14',
      mail: 'paul@essai.example',
    })
    const before = await staffOf(bocage)

    const { run, problems } = await bringIn(
      layon,
      'Nom;Prénom;Date de naissance;Civilité;Mail\nPetit;Paul;14/03/1994;M.;paul@essai.example',
    )

    expect(run.counts.created).toBe(1)
    expect(problems).toEqual([])
    expect(await staffOf(bocage)).toEqual(before)
  })

  test('of ten thousand people is checked line by line, and its doubles in the file are found', async () => {
    const layon = await world.client()
    const dorian = await developer()
    const line = (index: number) =>
      `Petit;Paul${'abcdefghij'.charAt(index % 10)};${1 + (index % 28)}/${1 + (index % 12)}/${1950 + (index % 50)};M.;P-${index}`
    const lines = Array.from({ length: 9_999 }, (_, index) => line(index))
    const distinct = new Set(lines.map(text => text.split(';').slice(0, 3).join())).size
    const bytes = ['Nom;Prénom;Date de naissance;Civilité;Matricule', ...lines, line(0)].join('\n')

    const { id } = await deposit(dorian, { clientId: layon.id, model: 'employee', bytes })
    const checked = await as(dorian).call(importsCalls.checkImportRun, { clientId: layon.id, id })

    expect(checked).toMatchObject({ rowCount: 10_000, forecast: { created: distinct, refused: 10_000 - distinct } })
  })
})
