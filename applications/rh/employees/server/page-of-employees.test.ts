import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { build } from '#rh/testing/build.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import { employeesCalls } from '../employees.calls.ts'
import { salaries } from './scope.ts'
import { keepStanding } from './standing.ts'

type Sort = NonNullable<SentTo<typeof employeesCalls.getPaginatedEmployeesOfClient>['sort']>

const world = useWorld()
let serres: TestClient
let marie: TestPerson

/** 1,200 people called Martin 0001 and so on, 30 of whom are called Lefèvre too. */
beforeAll(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { [salaries]: 1 } })
  await world.inClient(serres, db =>
    sql`
      insert into rh.employee (name, firstname, sex, date_of_birth)
      select 'Martin ' || lpad(n::text, 4, '0') || case when n % 40 = 0 then ' Lefèvre' else '' end, 'Paul', 1, '1990-01-01'
        from generate_series(1, 1200) n`.execute(db),
  )
})

const page = (number: number, search?: string) =>
  as(marie).call(employeesCalls.getPaginatedEmployeesOfClient, {
    clientId: serres.id,
    status: 'to_hire',
    page: number,
    size: 10,
    ...(search && { search }),
  })
const numbersOf = ({ items }: Awaited<ReturnType<typeof page>>) => items.map(({ name }) => Number(name.slice(7, 11)))
const from = (first: number, step = 1) => Array.from({ length: 10 }, (_, index) => first + index * step)

describe('a long list', () => {
  test('says that there are more than it counted, and exactly how many once the end is near', async () => {
    expect(await page(0)).toMatchObject({ total: 1010, totalIsExact: false })
    expect(await page(19)).toMatchObject({ total: 1200, totalIsExact: true })
  })

  test('is read in order on whatever page', async () => {
    expect(numbersOf(await page(0))).toEqual(from(1))
    expect(numbersOf(await page(100))).toEqual(from(1001))
    expect(numbersOf(await page(120))).toEqual([])
  })
})

describe('a search', () => {
  test('of a rare word counts all who bear it, in order', async () => {
    const found = await page(1, 'lefevre')

    expect(found).toMatchObject({ total: 30, totalIsExact: true })
    expect(numbersOf(found)).toEqual(from(440, 40))
  })

  test('of a word that nearly everybody bears is in order too, and says that there are more', async () => {
    const found = await page(0, 'martin')

    expect(found).toMatchObject({ total: 1010, totalIsExact: false })
    expect(numbersOf(found)).toEqual(from(1))
  })

  test('past its last page shows nobody, and still says how many there are', async () => {
    expect(await page(5, 'lefevre')).toMatchObject({ items: [], total: 30, totalIsExact: true })
  })

  test('of a single letter narrows nothing', async () => {
    expect(numbersOf(await page(0, 'm'))).toEqual(from(1))
  })

  test('that finds nobody says so', async () => {
    expect(await page(0, 'dupont')).toMatchObject({ items: [], total: 0, totalIsExact: true })
  })
})

describe('the staff in another order', () => {
  const day = (days: number) => world.clock.today().add({ days }).toString()

  /** Zoé, a forklift driver until next week, who came after Abreu, a sorter for good; Élan, who has nothing yet. */
  async function threePeople() {
    const client = await world.client({ companies: ['Serres', 'Vergers'] })
    const reader = await world.person({ in: client, rights: { [salaries]: 1 }, companies: [0, 1] })
    const abreu = await hire(world, client, { name: 'Abreu', position: 'Trieur' })
    const zoe = await hire(world, client, { name: 'Zoé', position: 'Cariste' })
    const elan = await hire(world, client, { name: 'Élan', company: 1 })
    await employ(world, client, abreu.id, { from: day(-60), family: 'permanent' })
    await employ(world, client, zoe.id, { from: day(-30), to: day(7) })
    await place(world, client, abreu.id, await build(world, client, { site: 'Zénith' }))
    await place(world, client, zoe.id, await build(world, client, { site: 'Abri' }))
    await world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: RhDb) =>
      keepStanding(db, [elan.id], day(0)),
    )
    return { client, reader }
  }

  test('comes by what the list shows, both ways, and alike people by name', async () => {
    const { client, reader } = await threePeople()
    const names = async (sort: Sort, more: object = {}) =>
      (
        await as(reader).call(employeesCalls.getPaginatedEmployeesOfClient, {
          clientId: client.id,
          page: 0,
          size: 10,
          sort,
          status: 'all',
          ...more,
        })
      ).items.map(({ name }) => name)

    expect(await names('-name')).toEqual(['Zoé', 'Élan', 'Abreu'])
    expect(await names('position')).toEqual(['Élan', 'Zoé', 'Abreu'])
    expect(await names('-workplace')).toEqual(['Abreu', 'Zoé', 'Élan'])
    expect(await names('company')).toEqual(['Abreu', 'Zoé', 'Élan'])
    expect(await names('-contractStart')).toEqual(['Zoé', 'Abreu', 'Élan'])
    expect(await names('contractEnd')).toEqual(['Zoé', 'Abreu', 'Élan'])
    expect(await names('situation')).toEqual(['Abreu', 'Zoé', 'Élan'])
    expect(await names('-missing')).toEqual(['Élan', 'Zoé', 'Abreu'])
    expect(await names('-position', { situation: 'present' })).toEqual(['Abreu', 'Zoé'])
    expect(await names('-position', { size: 1, page: 1, status: 'all' })).toEqual(['Zoé'])
    expect(await names('family', { starting: `${day(-40)}..${day(0)}` })).toEqual(['Zoé'])
  })

  test('of a long list is cut where it was ordered, and counted no further', async () => {
    const last = await as(marie).call(employeesCalls.getPaginatedEmployeesOfClient, {
      clientId: serres.id,
      status: 'to_hire',
      page: 100,
      size: 10,
      sort: '-missing',
    })

    expect(numbersOf(last)).toEqual(from(200, -1))
    expect(last).toMatchObject({ total: 1200, totalIsExact: true })
  })
})
