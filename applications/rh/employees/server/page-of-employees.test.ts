import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '../employees.calls.ts'
import { salaries } from './scope.ts'

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

  test('that finds nobody says so', async () => {
    expect(await page(0, 'dupont')).toMatchObject({ items: [], total: 0, totalIsExact: true })
  })
})
