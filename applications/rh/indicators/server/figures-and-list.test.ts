import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import type { PanelPoint } from '#platform/configuration/dashboard.model.ts'
import { dashboardsCalls } from '#platform/configuration/dashboards.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { periods } from '#platform/configuration/period.model.ts'
import { type Days, type Moment, moments, monthOf, written } from '#rh/employees/comings-and-goings.model.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { keepStanding, salaries } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { build } from '#rh/testing/build.ts'
import { indicatorsCalls } from '../indicators.calls.ts'

const world = useWorld()
const indicators = 'rh/gestion_du_personnel/indicateurs'
let group: TestClient
let marie: TestPerson
/** A manager of the second company alone. */
let chef: TestPerson
let sites: string[]
let units: string[]
const people = 240

/** People of two companies and of none, of either sex, with a place or without, with contracts around today or none. */
beforeAll(async () => {
  group = await world.client({ companies: ['Serres', 'Station'] })
  const rights = { [indicators]: 1, [salaries]: 1 } as const
  marie = await world.person({ in: group, rights, allCompanies: true })
  chef = await world.person({ in: group, rights, companies: [1] })
  for (const [site, company] of [
    ['Serre Nord', 0],
    ['Serre Sud', 0],
    ['Quai', 1],
  ] as const)
    await build(world, group, { site, company, units: { 'Ligne 1': [], 'Ligne 2': [] } })
  const today = world.clock.today().toString()
  await world.databases.transaction('platform', { readOnly: false, clientId: group.id }, async (db: RhDb) => {
    await sql`select setseed(0.47)`.execute(db)
    await sql`
      insert into rh.employee (name, firstname, sex, date_of_birth, company_id, archived_at, anonymised_at)
      select 'Salarié ' || n, 'Paul', 1 + (random() * 0.99)::int, '1990-01-01',
             (array[${group.companies[0]?.id}, ${group.companies[1]?.id}, null]::uuid[])[1 + floor(random() * 2.2)],
             case when random() < 0.1 then now() end, case when random() < 0.05 then now() end
        from generate_series(1, ${people}::int) n`.execute(db)
    await sql`
      insert into rh.site_assignment (employee_id, activation_date, site_id, unit_id, origin)
      select e.id, ${today}::date - floor(random() * 40)::int + 10, u.site_id, case when random() < 0.7 then u.id end, 'manual'
        from rh.employee e cross join lateral (select * from rh.unit where e.id is not null order by random() limit 1) u
       where random() < 0.8`.execute(db)
    await sql`insert into rh.position (name) values ('Cueilleur')`.execute(db)
    for (const family of ['seasonal', 'permanent'])
      await sql`insert into rh.type_of_contract (libelle, family, dsn_nature) values (${family}, ${family}, '01')`.execute(
        db,
      )
    await sql`
      insert into rh.employment_contract (employee_id, company_id, number, type_of_contract_id, family, position_id,
             hiring_date, end_of_contract_date, state)
      select e.id, coalesce(e.company_id, ${group.companies[0]?.id}), '2026-' || (10000 + e.number), t.id, t.family, p.id,
             e.hired, case when t.family = 'seasonal' then e.hired + floor(random() * 60)::int end,
             (array['signed', 'sent', 'draft', 'cancelled'])[1 + floor(random() * 4)]
        from (select *, row_number() over (order by id) as number, ${today}::date - floor(random() * 90)::int + 30 as hired
                from rh.employee) e
        cross join rh.position p
        cross join lateral (select * from rh.type_of_contract where e.id is not null order by random() limit 1) t
       where random() < 0.7`.execute(db)
    const rows = await db.selectFrom('rh.employee').select('id').execute()
    await keepStanding(
      db,
      rows.map(({ id }) => id),
      today,
    )
    sites = (await db.selectFrom('rh.site').select('id').execute()).map(({ id }) => id)
    units = (await db.selectFrom('rh.unit').select('id').execute()).map(({ id }) => id)
  })
})

type Narrowing = { companyId?: string; siteId?: string; unitId?: string; family?: 'seasonal' | 'permanent' }

const oneOf = <Value>(values: () => readonly Value[]) =>
  fc.option(
    fc.nat().map(index => values()[index % values().length] as Value),
    { nil: undefined, freq: 2 },
  )
const narrowings = fc
  .record({
    companyId: oneOf(() => group.companies.map(({ id }) => id)),
    siteId: oneOf(() => sites),
    unitId: oneOf(() => units),
    family: oneOf(() => ['seasonal', 'permanent'] as const),
  })
  .map(all => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Narrowing)

const listed = async (person: TestPerson, filter: object) => {
  const { total, totalIsExact } = await as(person).call(employeesCalls.getPaginatedEmployeesOfClient, {
    clientId: group.id,
    page: 0,
    size: 10,
    ...filter,
  })
  expect(totalIsExact).toBe(true)
  return total
}

test('the random staff fills every figure', async () => {
  const { active, female, male, starting, ending, perSite, perUnit, perFamily } = await as(marie).call(
    indicatorsCalls.getStaffFigures,
    {},
  )
  for (const figure of [female, male, starting, ending]) expect(figure).toBeGreaterThan(0)
  expect(female + male).toBe(active)
  expect(perSite).toHaveLength(4)
  expect(perUnit).toHaveLength(7)
  expect(new Set(perFamily.map(({ family }) => family))).toEqual(new Set(['permanent', 'seasonal']))
})

test('each tile has exactly as many people as the list that it opens, whoever reads and whatever he chose', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('marie', 'chef'), narrowings, async (who, narrowing) => {
      const person = who === 'marie' ? marie : chef
      const told = await as(person).call(indicatorsCalls.getStaffFigures, narrowing)
      expect(told.opensList).toBe(true)
      const tiles: [number, object][] = [
        [told.active, {}],
        [told.female, { sex: 'female' }],
        [told.male, { sex: 'male' }],
        [told.starting, { status: 'all', thisMonth: 'starting' }],
        [told.ending, { status: 'all', thisMonth: 'ending' }],
        ...told.perSite.map(({ id, count }): [number, object] => [count, { siteId: id ?? 'none' }]),
        [told.toHire, { status: 'to_hire' }],
        [told.upcoming, { status: 'to_hire', situation: 'upcoming' }],
        ...told.perFamily.map(({ family, count }): [number, object] => [count, { family }]),
        ...told.perUnit.map(({ id, count }): [number, object] => [count, { unitId: id ?? 'none' }]),
      ]
      for (const [total, filter] of tiles)
        expect([filter, await listed(person, { ...narrowing, ...filter })]).toEqual([filter, total])
    }),
    { numRuns: 25 },
  )
})

/** The staff list by the names that its address gives to its filters. */
function filterIn(address: string) {
  const { searchParams } = new URL(address, 'https://sillon.example')
  const asked = {
    companyId: searchParams.get('f.company'),
    siteId: searchParams.get('f.site'),
    thisMonth: searchParams.get('f.month'),
    starting: searchParams.get('f.starting'),
    ending: searchParams.get('f.ending'),
    status: searchParams.get('tab'),
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null))
}

test('each figure of a dashboard is the length of the list that it opens, and the one that the indicators tell', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('marie', 'chef'), narrowings, async (who, { companyId, siteId }) => {
      const person = who === 'marie' ? marie : chef
      const narrowing = { ...(companyId && { companyId }), ...(siteId && { siteId }) }
      const told = await as(person).call(indicatorsCalls.getStaffFigures, narrowing)
      const shown = (key: string): Promise<PanelPoint[]> =>
        as(person).call(dashboardsCalls.getPanel, { key, period: 'month', ...narrowing })
      const one = await Promise.all(['rhHeadcount', 'rhArrivals', 'rhDepartures'].map(shown))
      const parts = await Promise.all(['rhHeadcountByCompany', 'rhHeadcountBySite'].map(shown))

      expect(one.map(points => points[0]?.value)).toEqual([told.active, told.starting, told.ending])
      for (const points of parts) expect(points.reduce((sum, { value }) => sum + value, 0)).toBe(told.active)
      for (const { to, value, label } of [...one, ...parts].flat()) {
        if (to === null) expect(label).toBeNull()
        else expect([to, await listed(person, filterIn(to))]).toEqual([to, value])
      }
    }),
    { numRuns: 15 },
  )
})

test('arrivals and departures over any period are as many as the list that they open', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('marie', 'chef'), narrowings, async (who, { companyId, siteId }) => {
      const person = who === 'marie' ? marie : chef
      const narrowing = { ...(companyId && { companyId }), ...(siteId && { siteId }) }
      for (const key of ['rhArrivals', 'rhDepartures'])
        for (const period of periods) {
          const [point] = await as(person).call(dashboardsCalls.getPanel, { key, period, ...narrowing })
          const { to, value } = point as PanelPoint
          expect([to, await listed(person, filterIn(to as string))]).toEqual([to, value])
        }
    }),
    { numRuns: 12 },
  )
  for (const key of ['rhArrivals', 'rhDepartures']) {
    const [point] = await as(marie).call(dashboardsCalls.getPanel, { key, period: 'twelveMonths' })
    expect(point?.value).toBeGreaterThan(5)
  }
})

const day = fc.integer({ min: -100, max: 100 }).map(days => world.clock.today().add({ days }))
const spans = fc
  .tuple(day, day)
  .map(days => days.toSorted(Temporal.PlainDate.compare).map(String))
  .map(([from, to]) => ({ from: from as string, to: to as string }))

/** Whose contract begins, or ends, in these days, as one would count them by hand. */
const contractors = (moment: Moment, { from, to }: Days) =>
  world.databases.transaction('platform', { readOnly: true, clientId: group.id }, async (db: RhDb) => {
    const { rows } = await sql<{ people: number }>`
      select count(distinct e.id) as people from rh.employment_contract t join rh.employee e on e.id = t.employee_id
       where e.anonymised_at is null and t.state in ('signed', 'sent')
         and ${sql.ref(moment === 'starting' ? 'hiring_date' : 'end_of_contract_date')} between ${from} and ${to}`.execute(
      db,
    )
    return rows[0]?.people
  })

test('the list holds whose contract begins or ends in the days of a span, whichever they are', async () => {
  await fc.assert(
    fc.asyncProperty(spans, fc.constantFrom(...moments), async (days, moment) => {
      const total = await listed(marie, { status: 'all', [moment]: written(days) })
      expect([moment, days, total]).toEqual([moment, days, await contractors(moment, days)])
    }),
    { numRuns: 40 },
  )
})

test('a month is told alike by its name and by its days', async () => {
  const month = monthOf(world.clock.today().toString())
  for (const moment of moments)
    expect(await listed(marie, { status: 'all', [moment]: written(month) })).toBe(
      await listed(marie, { status: 'all', thisMonth: moment }),
    )
})

test('the people that a figure names are all that it counts', async () => {
  await fc.assert(
    fc.asyncProperty(narrowings, async narrowing => {
      for (const call of [
        indicatorsCalls.getActiveWomen,
        indicatorsCalls.getActiveMen,
        indicatorsCalls.getEmployeesEndingThisMonth,
      ]) {
        const { total, items } = await as(marie).call(call, narrowing)
        expect(new Set(items.map(({ employeeId }) => employeeId)).size).toBe(total)
      }
    }),
    { numRuns: 10 },
  )
})

test('places, contracts and sexes are parts of one whole', async () => {
  await fc.assert(
    fc.asyncProperty(narrowings, async narrowing => {
      const { active, female, male, perSite, perUnit, perFamily } = await as(marie).call(
        indicatorsCalls.getStaffFigures,
        narrowing,
      )
      const sum = (places: readonly { count: number }[]) => places.reduce((all, { count }) => all + count, 0)
      expect([female + male, sum(perSite), sum(perUnit), sum(perFamily)]).toEqual([active, active, active, active])
    }),
    { numRuns: 15 },
  )
})
