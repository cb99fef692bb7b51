import { beforeAll, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { employeesCalls } from '../employees.calls.ts'
import { salaries } from './scope.ts'

const world = useWorld()
let group: TestClient
let marie: TestPerson
/** Of the second company alone. */
let chef: TestPerson

/** Abreu comes twice, Benali is archived since, Costa stays, Diallo's contract is a draft; Elidrissi is of the second company. */
beforeAll(async () => {
  group = await world.client({ companies: ['Serres', 'Station'] })
  marie = await world.person({ in: group, rights: { [salaries]: 1 }, allCompanies: true })
  chef = await world.person({ in: group, rights: { [salaries]: 1 }, companies: [1] })
  const abreu = await hire(world, group, { name: 'Abreu' })
  await employ(world, group, abreu.id, { from: '2025-03-01', to: '2025-06-30' })
  await employ(world, group, abreu.id, { from: '2026-03-01', to: '2026-06-30' })
  const benali = await hire(world, group, { name: 'Benali', archived: true })
  await employ(world, group, benali.id, { from: '2025-03-01', to: '2025-08-31' })
  const costa = await hire(world, group, { name: 'Costa' })
  await employ(world, group, costa.id, { from: '2025-08-31', family: 'permanent' })
  const diallo = await hire(world, group, { name: 'Diallo' })
  await employ(world, group, diallo.id, { from: '2025-05-01', to: '2025-07-31', state: 'draft' })
  const elidrissi = await hire(world, group, { name: 'Elidrissi', company: 1 })
  await employ(world, group, elidrissi.id, { from: '2025-05-01', to: '2025-06-30', company: 1 })
  const neighbours = await world.client()
  const petit = await hire(world, neighbours, { name: 'Petit' })
  await employ(world, neighbours, petit.id, { from: '2025-05-01', to: '2025-06-30' })
})

type Asked = { starting?: string; ending?: string; thisMonth?: 'starting'; at?: string }

const listed = async (person: TestPerson, asked: Asked, clientId = group.id) => {
  const { items, total } = await as(person).call(employeesCalls.getPaginatedEmployeesOfClient, {
    clientId,
    page: 0,
    size: 10,
    status: 'all',
    ...asked,
  })
  expect(total).toBe(items.length)
  return items.map(({ name }) => name)
}

test('the first and the last day of a span are of it', async () => {
  expect(await listed(marie, { starting: '2025-03-01..2025-05-01' })).toEqual(['Abreu', 'Benali', 'Elidrissi'])
  expect(await listed(marie, { starting: '2025-03-02..2025-04-30' })).toEqual([])
  expect(await listed(marie, { ending: '2025-08-31..2025-08-31' })).toEqual(['Benali'])
})

test('who came twice is there once, and a draft brings nobody', async () => {
  expect(await listed(marie, { starting: '2025-01-01..2026-12-31' })).toEqual(['Abreu', 'Benali', 'Costa', 'Elidrissi'])
})

test('who came in some days and went in others did both', async () => {
  const starting = '2025-01-01..2025-12-31'

  expect(await listed(marie, { starting, ending: '2026-01-01..2026-12-31' })).toEqual(['Abreu'])
  expect(await listed(marie, { starting, thisMonth: 'starting', at: '2026-03-15' })).toEqual(['Abreu'])
})

test('a reader is shown those of his companies, and nobody of a neighbour', async () => {
  expect(await listed(chef, { starting: '2025-01-01..2026-12-31' })).toEqual(['Elidrissi'])
  await expect(listed(marie, { starting: '2025-01-01..2026-12-31' }, (await world.client()).id)).rejects.toMatchObject({
    status: 404,
  })
})

test.each(['2025', '2025-01-01', '2025-12-31..2025-01-01', '2025-02-29..2025-03-01', '0000-01-01..2025-01-01'])(
  '%s are no days',
  async days => {
    for (const asked of [{ starting: days }, { ending: days }])
      await expect(listed(marie, asked)).rejects.toMatchObject({ status: 400 })
  },
)
