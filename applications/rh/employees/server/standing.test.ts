import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { employeesCalls } from '../employees.calls.ts'
import { salaries } from './scope.ts'
import { keepStandingsJob } from './standing.ts'

const world = useOwnWorld()
const today = () => world.clock.today()
const day = (days: number) => today().add({ days }).toString()
const night = () => keepStandingsJob.run({ ...world.ground, databases: world.databases }, {})

const situationOf = async (person: TestPerson, id: string, at?: string) =>
  (await as(person).call(employeesCalls.getCurrentStatusOfEmployee, { id, ...(at && { at }) })).situation

type Filter = {
  status?: 'active' | 'to_hire' | 'between_seasons' | 'left' | 'archived' | 'all'
  family?: 'seasonal'
  thisMonth?: 'starting'
}

const listed = async (person: TestPerson, client: TestClient, filter: Filter = {}) =>
  (
    await as(person).call(employeesCalls.getPaginatedEmployeesOfClient, {
      clientId: client.id,
      page: 0,
      size: 50,
      ...filter,
    })
  ).items.map(({ name }) => name)

const inSerres = async (rights: 1 | 3 = 1) => {
  const serres = await world.client()
  const marie = await world.person({ in: serres, rights: { [salaries]: rights } })
  return { serres, marie }
}

describe('the situation of a person', () => {
  test('follows from the contracts, day by day', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hire(world, serres)
    await employ(world, serres, id, { from: day(10), to: day(40) })

    expect(await situationOf(marie, id)).toBe('upcoming')
    expect(await situationOf(marie, id, day(10))).toBe('present')
    expect(await situationOf(marie, id, day(40))).toBe('present')
    expect(await situationOf(marie, id, day(41))).toBe('between_seasons')
    expect(await situationOf(marie, id, day(41 + 800))).toBe('left')
  })

  test('is not told by a draft, nor by a contract that was called off', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hire(world, serres)
    await employ(world, serres, id, { from: day(-10), to: day(20), state: 'draft' })
    await employ(world, serres, id, { from: day(-70), to: day(-40), state: 'cancelled' })

    expect(await situationOf(marie, id)).toBe('never_hired')
  })

  test('of who ended another contract than a season is that he left', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hire(world, serres)
    await employ(world, serres, id, { from: day(-100), to: day(-10), family: 'fixed_term' })

    expect(await situationOf(marie, id)).toBe('left')
  })
})

describe('the tabs of the list', () => {
  test('move with the night in which a season begins or ends', async () => {
    const { serres, marie } = await inSerres()
    const present = await hire(world, serres, { name: 'Abreu' })
    const between = await hire(world, serres, { name: 'Benali' })
    await employ(world, serres, present.id, { from: day(0), to: day(60) })
    await employ(world, serres, between.id, { from: day(-60), to: day(-1) })
    const expected = await hire(world, serres, { name: 'Cissé' })
    await employ(world, serres, expected.id, { from: day(1), to: day(60) })
    await night()

    expect(await listed(marie, serres)).toEqual(['Abreu'])
    expect(await listed(marie, serres, { status: 'between_seasons' })).toEqual(['Benali'])
    expect(await listed(marie, serres, { status: 'to_hire' })).toEqual(['Cissé'])
    expect(await listed(marie, serres, { family: 'seasonal' })).toEqual(['Abreu'])
    expect(await as(marie).call(employeesCalls.getEmployeeFigures, {})).toMatchObject({
      active: 1,
      toHire: 1,
      betweenSeasons: 1,
    })
  })

  test('and their filters are read with the same count as the figure that opens them', async () => {
    const { serres, marie } = await inSerres()
    const arriving = await hire(world, serres, { name: 'Abreu' })
    await hire(world, serres, { name: 'Benali' })
    await employ(world, serres, arriving.id, { from: `${today().toString().slice(0, 8)}01` })
    await night()

    const { startingThisMonth } = await as(marie).call(employeesCalls.getEmployeeFigures, {})

    expect(await listed(marie, serres, { status: 'all', thisMonth: 'starting' })).toEqual(['Abreu'])
    expect(startingThisMonth).toBe(1)
  })
})

describe('archiving', () => {
  test('is refused while a contract runs or is to come', async () => {
    const { serres, marie } = await inSerres(3)
    const { id } = await hire(world, serres)
    await employ(world, serres, id, { from: day(10), to: day(40) })

    await expect(as(marie).call(employeesCalls.archiveEmployee, { employeeId: id })).rejects.toMatchObject({
      status: 409,
      code: 'EMPLOYEE_HAS_CONTRACT',
    })
  })

  test('of somebody is not undone while the same person is active under another record', async () => {
    const { serres, marie } = await inSerres(3)
    const { id } = await hire(world, serres, { name: 'Petit', firstname: 'Paul', archived: true })
    await hire(world, serres, { name: 'petit', firstname: 'Paul' })

    await expect(as(marie).call(employeesCalls.activateEmployee, { employeeId: id })).rejects.toMatchObject({
      status: 409,
      code: 'EMPLOYEE_DUPLICATE',
    })
  })

  test('is the only way out for somebody who was employed: his file is not deleted', async () => {
    const { serres, marie } = await inSerres(3)
    const { id } = await hire(world, serres)
    await employ(world, serres, id, { from: day(-100), to: day(-10) })

    await expect(as(marie).call(employeesCalls.deleteEmployee, { id })).rejects.toMatchObject({
      status: 409,
      code: 'EMPLOYEE_HAS_HISTORY',
    })
  })
})
