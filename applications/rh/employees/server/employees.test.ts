import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { employeesCalls } from '../employees.calls.ts'
import { salaries } from './scope.ts'

const world = useOwnWorld()
const reader = { [salaries]: 1 } as const
const writer = { [salaries]: 2 } as const
const manager = { [salaries]: 3 } as const
const firstPage = (clientId: string) => ({ clientId, page: 0, size: 10 })

describe('the list of the staff', () => {
  test('is read by name, a page at a time', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: reader })
    for (const name of ['Zoé', 'Élan', 'Abreu']) await hire(world, serres, { hired: true, name })

    const first = await as(marie).call(employeesCalls.getPaginatedEmployeesOfClient, {
      clientId: serres.id,
      page: 0,
      size: 2,
    })
    const second = await as(marie).call(employeesCalls.getPaginatedEmployeesOfClient, {
      clientId: serres.id,
      page: 1,
      size: 2,
    })

    expect(first.items.map(row => row.name)).toEqual(['Abreu', 'Élan'])
    expect(second.items.map(row => row.name)).toEqual(['Zoé'])
    expect(first).toMatchObject({ total: 3, totalIsExact: true, page: 0, size: 2 })
  })

  test.each([
    ['a piece of the name without its accents', 'efev'],
    ['a first name in capitals', 'INÈS'],
    ['two words, whatever their order', 'ines lefevre'],
    ['a mail', 'ines.l@'],
    ['a payroll number', '10422'],
    ['a position', 'cariste'],
  ])('is searched by %s', async (_what, search) => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: reader })
    await hire(world, serres, {
      hired: true,
      name: 'Lefèvre',
      firstname: 'Inès',
      mail: 'ines.l@posta.example',
      payrollNumber: '10422',
      position: 'Cariste',
    })
    await hire(world, serres, { hired: true, name: 'Moreau', firstname: 'Noé' })

    const found = await as(marie).call(employeesCalls.getPaginatedEmployeesOfClient, {
      ...firstPage(serres.id),
      search,
    })

    expect(found.items.map(row => row.name)).toEqual(['Lefèvre'])
  })

  test('takes %, _ and \\ for what they are', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: reader })
    await hire(world, serres, { hired: true })

    for (const search of ['%%', '__', '\\\\', 'p%t']) {
      const found = await as(marie).call(employeesCalls.getPaginatedEmployeesOfClient, {
        ...firstPage(serres.id),
        search,
      })
      expect(found.items).toEqual([])
    }
  })

  test('shows archived people apart', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: reader })
    await hire(world, serres, { hired: true, name: 'Présent' })
    await hire(world, serres, { name: 'Parti', archived: true })

    const archived = await as(marie).call(employeesCalls.getPaginatedEmployeesOfClient, {
      ...firstPage(serres.id),
      status: 'archived',
    })

    expect(archived.items.map(row => row.name)).toEqual(['Parti'])
  })

  test('shows everybody together, archived or not, in the order of names', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: reader })
    await hire(world, serres, { hired: true, name: 'Moreau' })
    await hire(world, serres, { name: 'Abreu', archived: true, sex: 2 })
    await hire(world, serres, { hired: true, name: 'Petit', sex: 2 })
    const named = async (filter: { sex?: 'female'; siteId?: 'none' }) =>
      (
        await as(marie).call(employeesCalls.getPaginatedEmployeesOfClient, {
          ...firstPage(serres.id),
          status: 'all',
          ...filter,
        })
      ).items.map(row => row.name)

    expect(await named({})).toEqual(['Abreu', 'Moreau', 'Petit'])
    expect(await named({ sex: 'female' })).toEqual(['Abreu', 'Petit'])
    expect(await named({ siteId: 'none' })).toEqual(['Abreu', 'Moreau', 'Petit'])
  })

  test('never shows a company outside the perimeter, in rows, count or search', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const chef = await world.person({ in: group, rights: reader, companies: [0] })
    await hire(world, group, { hired: true, name: 'Dedans', company: 0 })
    await hire(world, group, { hired: true, name: 'Dehors', company: 1 })

    const all = await as(chef).call(employeesCalls.getPaginatedEmployeesOfClient, firstPage(group.id))
    const searched = await as(chef).call(employeesCalls.getPaginatedEmployeesOfClient, {
      ...firstPage(group.id),
      search: 'dehors',
    })

    expect(all.items.map(row => row.name)).toEqual(['Dedans'])
    expect(all.total).toBe(1)
    expect(searched).toMatchObject({ items: [], total: 0 })
  })

  test('never shows the people of another client', async () => {
    const [serres, bocage] = [await world.client(), await world.client({ name: 'Bocage' })]
    const marie = await world.person({ in: serres, rights: reader })
    await hire(world, bocage, { name: 'Voisin' })

    const page = await as(marie).call(employeesCalls.getPaginatedEmployeesOfClient, firstPage(serres.id))

    expect(page.items).toEqual([])
    await expect(
      as(marie).call(employeesCalls.getPaginatedEmployeesOfClient, firstPage(bocage.id)),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('tells of whom pieces may be asked: those whose deadlines the reader keeps', async () => {
    const group = await world.client({ companies: ['Serres', 'Vergers'] })
    const rights = { [salaries]: 1, [deadlines]: 2 } as const
    const marie = await world.person({ in: group, rights, companies: [0, 1] })
    const paul = await world.person({ in: group, rights: { [salaries]: 1, [deadlines]: 1 } })
    await hire(world, group, { hired: true })
    const asks = async (person: TestPerson) =>
      (await as(person).call(employeesCalls.getPaginatedEmployeesOfClient, firstPage(group.id))).items.map(
        ({ can }) => can.ask,
      )

    expect(await asks(marie)).toEqual([true])
    expect(await asks(paul)).toEqual([false])
  })

  test('is refused without the right', async () => {
    const serres = await world.client()
    const personne = await world.person({ in: serres })
    const calls = [employeesCalls.getEmployeesOfClient, employeesCalls.getEmployeeFigures]

    await expect(
      as(personne).call(employeesCalls.getPaginatedEmployeesOfClient, firstPage(serres.id)),
    ).rejects.toMatchObject({ status: 403 })
    for (const call of calls) await expect(as(personne).call(call, {})).rejects.toMatchObject({ status: 403 })
  })

  test('tells how many are active and archived, company by company', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const marie = await world.person({ in: group, rights: reader, allCompanies: true })
    await hire(world, group, { hired: true, company: 0 })
    await hire(world, group, { hired: true, company: 1 })
    await hire(world, group, { company: 1, archived: true })

    const figures = await as(marie).call(employeesCalls.getEmployeeFigures, {})

    expect(figures).toMatchObject({ active: 2, archived: 1 })
    expect(figures.byCompany.map(({ name, active }) => [name, active])).toEqual([
      ['Serres', 1],
      ['Station', 1],
    ])
  })
})

describe('the file of a person', () => {
  test('says who he is and what the reader may do', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: reader })
    const { id } = await hire(world, serres, { name: 'Popescu', firstname: 'Mihai', payrollNumber: '1045' })

    const file = await as(marie).call(employeesCalls.getEmployee, { id })

    expect(file).toMatchObject({ name: 'Popescu', firstname: 'Mihai', software1Number: '1045', status: 'active' })
    expect(Object.values(file.can)).toEqual(Array(7).fill(false))
  })

  test('of another client is as absent as one that never was', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres, rights: manager, admin: true })
    const { id } = await hire(world, bocage)
    const answers = await Promise.all(
      [id, '0198a000-0000-7000-8000-000000000000'].map(unknown =>
        as(marie).send(employeesCalls.getEmployee, { id: unknown }),
      ),
    )

    const withoutRequestId = answers.map(answer => answer.body.replace(/"requestId":"\w+"/, ''))

    expect(answers.map(answer => answer.statusCode)).toEqual([404, 404])
    expect(withoutRequestId[0]).toBe(withoutRequestId[1])
  })

  test('is refused without the right, and to nobody in particular', async () => {
    const serres = await world.client()
    const personne = await world.person({ in: serres })
    const { id } = await hire(world, serres)

    await expect(as(personne).call(employeesCalls.getEmployee, { id })).rejects.toMatchObject({ status: 403 })
    await expect(as(visitor(world.app)).call(employeesCalls.getEmployee, { id })).rejects.toMatchObject({ status: 401 })
  })
})

const paul = { name: 'Petit', firstname: 'Paul', title: 'mr', dateOfBirth: '1994-03-14' } as const

describe('taking somebody into the staff', () => {
  test('writes him once, in the only company of the clerk', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })

    const { created, employee } = await as(marie).call(employeesCalls.createEmployee, {
      employee: { ...paul, cellPhone: '06 39 98 00 01' },
    })

    expect(created).toBe(true)
    expect(employee).toMatchObject({ name: 'Petit', sex: 1, cellPhone: '+33639980001', company: 'Serres du Layon' })
  })

  test('is written once where several take him in at the same moment', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })
    const takeIn = () => as(marie).call(employeesCalls.createEmployee, { employee: paul })

    const answers = await Promise.all([takeIn(), takeIn(), takeIn(), takeIn()])

    expect(answers.filter(({ created }) => created)).toHaveLength(1)
  })

  test('shows who looks like the same person instead of writing him twice', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })
    await hire(world, serres, { name: 'PÉTIT', firstname: 'Paul' })

    const doubted = await as(marie).call(employeesCalls.createEmployee, { employee: paul })
    const insisted = await as(marie).call(employeesCalls.createEmployee, { employee: paul, force: true })

    expect(doubted).toMatchObject({
      created: false,
      employee: null,
      matches: [{ name: 'PÉTIT', on: ['nameAndBirth'] }],
    })
    expect(insisted.created).toBe(true)
  })

  test.each([
    ['a child of 13', { ...paul, dateOfBirth: '2013-06-01' }, 'employee.dateOfBirth'],
    ['a day that does not exist', { ...paul, dateOfBirth: '1994-02-30' }, 'employee.dateOfBirth'],
    ['a name of digits', { ...paul, name: '1234' }, 'employee.name'],
    ['a phone of nowhere', { ...paul, cellPhone: '00.12.34.56.78' }, 'employee.cellPhone'],
    ['a field that nobody knows', { ...paul, superAdmin: true }, 'employee.superAdmin'],
    [
      'a company that is not ours',
      { ...paul, companyId: '0198a000-0000-7000-8000-000000000000' },
      'employee.companyId',
    ],
  ])('refuses %s at its field', async (_what, employee, field) => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })

    const refusal = await as(marie).send(employeesCalls.createEmployee, { employee })

    expect(refusal.statusCode).toBe(400)
    expect(refusal.json().fields.map((error: { field: string }) => error.field)).toContain(field)
  })

  test('is refused to a reader, whose transaction could not write either', async () => {
    const serres = await world.client()
    const lecture = await world.person({ in: serres, rights: manager, readOnly: true })

    await expect(as(lecture).call(employeesCalls.createEmployee, { employee: paul })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('offers the living companies where the caller writes, and no other', async () => {
    const group = await world.client({ companies: ['Station', 'Écurie', 'Serres'] })
    const [station] = group.companies.map(({ id }) => id) as [string]
    const offered = async (person: TestPerson) =>
      (await as(person).call(employeesCalls.getCompaniesForEmployees, {})).map(({ name }) => name)
    const marie = await world.person({ in: group, rights: writer, allCompanies: true })
    const chef = await world.person({ in: group, rights: writer, companies: [2] })
    const ines = await world.person({ in: group, rights: reader, allCompanies: true })
    const neighbour = await world.person({ in: await world.client({ companies: ['Voisin'] }), rights: writer })
    const personne = await world.person({ in: group })

    expect(await offered(marie)).toEqual(['Écurie', 'Serres', 'Station'])
    expect(await offered(chef)).toEqual(['Serres'])
    expect(await offered(ines)).toEqual([])
    expect(await offered(neighbour)).toEqual(['Voisin'])
    expect((await as(personne).send(employeesCalls.getCompaniesForEmployees, {})).statusCode).toBe(403)
    await ask(world.installer, 'update platform.company set archived_at = now() where id = $1', [station])
    expect(await offered(marie)).toEqual(['Écurie', 'Serres'])
  })
})

describe('changing a file', () => {
  test('changes the fields that were sent and no other', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })
    const { id } = await hire(world, serres, { mail: 'paul@posta.example' })

    const edited = await as(marie).call(employeesCalls.editEmployee, { employee: { id, cellPhone: '+40721234567' } })

    expect(edited).toMatchObject({ cellPhone: '+40721234567', mail: 'paul@posta.example', name: 'Petit', version: 2 })
  })

  test('made on an old reading is refused, and nothing is written', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: writer })
    const { id } = await hire(world, serres)
    await as(marie).call(employeesCalls.editEmployee, { employee: { id, version: 1, birthCity: 'Angers' } })

    const late = as(marie).call(employeesCalls.editEmployee, { employee: { id, version: 1, birthCity: 'Nantes' } })

    await expect(late).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT' })
    expect((await as(marie).call(employeesCalls.getEmployee, { id })).birthCity).toBe('Angers')
  })

  test('of a company where one only reads is refused; of another client it does not exist', async () => {
    const [group, bocage] = [await world.client({ companies: ['Serres', 'Station'] }), await world.client()]
    const chef = await world.person({ in: group, rights: writer, companies: [0] })
    const outside = await hire(world, group, { company: 1 })
    const foreign = await hire(world, bocage)

    for (const { id } of [outside, foreign]) {
      await expect(
        as(chef).call(employeesCalls.editEmployee, { employee: { id, birthCity: 'Nantes' } }),
      ).rejects.toMatchObject({ status: 404 })
    }
    const reading = await world.person({ in: group, rights: reader })
    const inside = await hire(world, group, { company: 0 })
    await expect(as(reading).call(employeesCalls.editEmployee, { employee: { id: inside.id } })).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('archiving and taking back', () => {
  test('move a person between the two lists, once each', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: manager })
    const { id } = await hire(world, serres)

    const archived = await as(marie).call(employeesCalls.archiveEmployee, { employeeId: id })
    await expect(as(marie).call(employeesCalls.archiveEmployee, { employeeId: id })).rejects.toMatchObject({
      code: 'TRANSITION_INVALID',
    })
    const active = await as(marie).call(employeesCalls.activateEmployee, { employeeId: id })

    expect([archived.status, active.status]).toEqual(['archived', 'active'])
    expect(active.archivedAt).toBeNull()
  })

  test('wait for the end of the last contract, which the file tells beforehand', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: manager })
    const [leaving, staying, gone] = [await hire(world, serres), await hire(world, serres), await hire(world, serres)]
    await employ(world, serres, leaving.id, { from: '2020-03-01', to: '2098-12-31' })
    await employ(world, serres, leaving.id, { from: '2099-03-01', to: '2099-10-31' })
    await employ(world, serres, staying.id, { from: '2020-03-01', family: 'permanent' })
    await employ(world, serres, gone.id, { from: '2020-03-01', to: '2020-10-31' })
    await employ(world, serres, gone.id, { from: '2099-03-01', to: '2099-10-31', state: 'cancelled' })
    const obstacleOf = async ({ id }: { id: string }) =>
      (await as(marie).call(employeesCalls.getEmployee, { id })).contractNotEnded

    expect(await obstacleOf(leaving)).toEqual({ endingDate: '2099-10-31' })
    expect(await obstacleOf(staying)).toEqual({ endingDate: null })
    expect(await obstacleOf(gone)).toBeNull()

    for (const { id } of [leaving, staying]) {
      await expect(as(marie).call(employeesCalls.archiveEmployee, { employeeId: id })).rejects.toMatchObject({
        code: 'EMPLOYEE_HAS_CONTRACT',
      })
    }
    expect(await as(marie).call(employeesCalls.archiveEmployee, { employeeId: gone.id })).toMatchObject({
      status: 'archived',
    })
  })

  test('are refused to somebody who only writes, and unknown in another client', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const clerk = await world.person({ in: serres, rights: writer })
    const marie = await world.person({ in: serres, rights: manager })
    const { id } = await hire(world, serres)
    const foreign = await hire(world, bocage)

    for (const call of [employeesCalls.archiveEmployee, employeesCalls.activateEmployee]) {
      await expect(as(clerk).call(call, { employeeId: id })).rejects.toMatchObject({ status: 403 })
      await expect(as(marie).call(call, { employeeId: foreign.id })).rejects.toMatchObject({ status: 404 })
    }
  })
})
