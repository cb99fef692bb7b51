import { beforeEach, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { fileOverviewCalls } from '../file-overview.calls.ts'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const contracts = 'rh/gestion_du_personnel/contrats'
const mutuelles = 'rh/gestion_du_personnel/mutuelles'
const day = (days: number) => world.clock.today().add({ days }).toString()

let serres: TestClient
let marie: TestPerson
let paul: string
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { [staff]: 3, [contracts]: 1, [mutuelles]: 1 } })
  paul = (await hire(world, serres)).id
})
const whoReads = (rights: Record<string, Level>) => world.person({ in: serres, rights })
const overview = (person = marie, id = paul) => as(person).call(fileOverviewCalls.getOverviewOfEmployee, { id })
const timeline = (person = marie, id = paul) => as(person).call(fileOverviewCalls.getTimelineOfEmployee, { id })
const refusal = async (person: TestPerson) => [
  (await as(person).send(fileOverviewCalls.getOverviewOfEmployee, { id: paul })).statusCode,
  (await as(person).send(fileOverviewCalls.getTimelineOfEmployee, { id: paul })).statusCode,
]

test('the head of a file tells the contract in force, its season, and how many there are', async () => {
  await employ(world, serres, paul, { from: day(-400), to: day(-300) })
  await employ(world, serres, paul, { from: day(-10), to: day(90) })

  expect(await overview()).toMatchObject({
    term: { from: day(-10), to: day(90), family: 'seasonal' },
    season: 2,
    counts: { contracts: 2, mutuelle: 0 },
  })
  expect((await overview()).path.find(({ step }) => step === 'arrival')).toMatchObject({ state: 'done', on: day(-10) })
})

test('who reads the staff alone sees the term, not the making of the contract nor how many there are', async () => {
  await employ(world, serres, paul, { from: day(-10), to: day(90) })
  const ines = await whoReads({ [staff]: 1 })

  expect(await overview(ines)).toMatchObject({
    term: { to: day(90) },
    path: [],
    counts: { contracts: null, mutuelle: null },
  })
  expect((await timeline(ines)).filter(({ moment }) => moment.startsWith('contract'))).toEqual([])
})

test('the life of a file goes from what is to come back to its first day', async () => {
  await employ(world, serres, paul, { from: day(-10), to: day(90) })

  expect((await timeline()).map(({ on, moment }) => [on, moment])).toEqual([
    [day(90), 'contractEnds'],
    [day(-10), 'contractBegins'],
  ])
})

test('who archived a file is named in its life', async () => {
  await as(marie).call(employeesCalls.archiveEmployee, { employeeId: paul })

  expect(await timeline()).toMatchObject([{ moment: 'archived', by: expect.stringContaining(' ') }])
})

test('without a right on the staff it is refused; the neighbour finds nobody', async () => {
  expect(await refusal(await whoReads({}))).toEqual([403, 403])
  const neighbour = await world.person({ in: await world.client(), rights: { [staff]: 3 } })
  expect(await refusal(neighbour)).toEqual([404, 404])
})
