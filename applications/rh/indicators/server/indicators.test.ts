import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { contractsCalls } from '#rh/contracts/contracts.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { keepStanding, keepStandingsJob, salaries } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { build } from '#rh/testing/build.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import { indicatorsCalls } from '../indicators.calls.ts'

const world = useOwnWorld()
const indicators = 'rh/gestion_du_personnel/indicateurs'
const today = () => world.clock.today()
const day = (days: number) => today().add({ days }).toString()
/** A day of the present month. */
const inMonth = (number: number) => today().with({ day: number }).toString()
const monthBefore = (number: number) => today().subtract({ months: 1 }).with({ day: number }).toString()
const night = () => keepStandingsJob.run({ ...world.ground, databases: world.databases }, {})

/** Each figure of the brief, in both styles. */
const figures = () => [
  [indicatorsCalls.getActiveEmployees, indicatorsCalls.getActiveEmployeesAtRoot],
  [indicatorsCalls.getActiveWomen, indicatorsCalls.getActiveWomenAtRoot],
  [indicatorsCalls.getActiveMen, indicatorsCalls.getActiveMenAtRoot],
  [indicatorsCalls.getEmployeesStartingThisMonth, indicatorsCalls.getEmployeesStartingThisMonthAtRoot],
  [indicatorsCalls.getEmployeesEndingThisMonth, indicatorsCalls.getEmployeesEndingThisMonthAtRoot],
  [indicatorsCalls.getTotalActiveEmployeesPerSite, indicatorsCalls.getTotalActiveEmployeesPerSiteAtRoot],
  [indicatorsCalls.getTotalActiveEmployeesPerUnit, indicatorsCalls.getTotalActiveEmployeesPerUnitAtRoot],
  [indicatorsCalls.getTypesOfContractByPercentage, indicatorsCalls.getTypesOfContractByPercentageAtRoot],
  [indicatorsCalls.getUnsignedEmploymentContracts, indicatorsCalls.getUnsignedEmploymentContractsAtRoot],
  [indicatorsCalls.getUnsignedDocumentsOfContracts, indicatorsCalls.getUnsignedDocumentsOfContractsAtRoot],
  [indicatorsCalls.getEmployeesUnvalidatedDpae, indicatorsCalls.getEmployeesUnvalidatedDpaeAtRoot],
  [indicatorsCalls.getContractsWhoseTrialPeriodWillEnd, indicatorsCalls.getContractsWhoseTrialPeriodWillEndAtRoot],
]
const ofPage = () => [
  indicatorsCalls.getStaffFigures,
  indicatorsCalls.getHeadcountByWeek,
  indicatorsCalls.getPlacesOfIndicators,
]

/** A client of one company with a reader of its figures and files. */
async function inSerres(rights: Record<string, Level> = { [indicators]: 1, [salaries]: 1 }) {
  const serres = await world.client()
  const marie = await world.person({ in: serres, rights })
  return { serres, marie }
}

const listed = async (person: TestPerson, client: TestClient, filter: object) =>
  (
    await as(person).call(employeesCalls.getPaginatedEmployeesOfClient, {
      clientId: client.id,
      page: 0,
      size: 50,
      ...filter,
    })
  ).total

describe('the figures of the staff', () => {
  test('count contracts that nobody has signed yet, and trials that end soon', async () => {
    const contracts = 'rh/gestion_du_personnel/contrats'
    const { serres, marie } = await inSerres({ [indicators]: 1, [salaries]: 1, [contracts]: 1 })
    const { id } = await hire(world, serres, { name: 'Petit', firstname: 'Paul' })
    const { contractId } = await employ(world, serres, id, { from: day(-3), to: day(60) })
    await employ(world, serres, id, { from: day(70), to: day(90) })
    await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, (db: RhDb) =>
      db
        .updateTable('rh.employment_contract')
        .set({ trialPeriodDate: day(10) })
        .where('id', '=', contractId)
        .execute(),
    )
    const person = { employeeId: id, contractId, name: 'Petit', firstname: 'Paul' }

    expect(await as(marie).call(indicatorsCalls.getUnsignedEmploymentContracts, {})).toMatchObject({
      total: 1,
      items: [{ ...person, date: day(-3) }],
    })
    expect(await as(marie).call(indicatorsCalls.getContractsWhoseTrialPeriodWillEnd, {})).toMatchObject({
      total: 1,
      items: [{ ...person, date: day(10) }],
    })
    const inList = async (narrowing: object) =>
      (await as(marie).call(contractsCalls.getContracts, { page: 0, size: 10, ...narrowing })).total
    expect(await inList({ missing: 'signature', hiredBefore: day(30) })).toBe(1)
    expect(await inList({ trialEndsBefore: day(30) })).toBe(1)
    await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, (db: RhDb) =>
      db
        .insertInto('rh.amendment')
        .values({
          contractId,
          activationDate: day(5),
          reason: 'Prime',
          mustEditConditions: true,
          mustEditEndOfContractDate: false,
          otherConditions: 'Prime de panier',
          state: 'generated',
        })
        .execute(),
    )
    expect(await as(marie).call(indicatorsCalls.getUnsignedDocumentsOfContracts, {})).toMatchObject({
      total: 1,
      items: [person],
    })
    expect(await inList({ missing: 'elements' })).toBe(1)
    expect(await as(marie).call(indicatorsCalls.getEmployeesUnvalidatedDpae, {})).toMatchObject({ total: 1 })
    expect(await inList({ missing: 'dpae' })).toBe(1)
    expect(await as(marie).call(indicatorsCalls.getStaffFigures, {})).toMatchObject({
      unsigned: 1,
      trialEnding: 1,
      elementsUnsigned: 1,
      undeclared: 1,
      opensContracts: true,
    })
    const neighbour = await inSerres()
    const theirs = await as(neighbour.marie).call(indicatorsCalls.getUnsignedEmploymentContracts, {})
    expect(theirs).toEqual({ total: 0, items: [] })
  })

  test('count active people, women and men, and name them', async () => {
    const { serres, marie } = await inSerres()
    await hire(world, serres, { name: 'Abreu', firstname: 'Inès', sex: 2, hired: true })
    await hire(world, serres, { name: 'Petit', firstname: 'Paul', hired: true })
    await hire(world, serres, { name: 'Attendu' })
    await hire(world, serres, { name: 'Parti', archived: true })

    const all = await as(marie).call(indicatorsCalls.getActiveEmployees, {})
    const women = await as(marie).call(indicatorsCalls.getActiveWomen, {})
    const men = await as(marie).call(indicatorsCalls.getActiveMen, {})

    expect(all).toMatchObject({ total: 2, items: [{ name: 'Abreu', firstname: 'Inès' }, { name: 'Petit' }] })
    expect(women).toMatchObject({ total: 1, items: [{ name: 'Abreu' }] })
    expect(men).toMatchObject({ total: 1, items: [{ name: 'Petit' }] })
  })

  test('are the same with the prefix of the section and without', async () => {
    const { serres, marie } = await inSerres()
    const { siteId } = await build(world, serres, { site: 'Serre Nord', units: { Ligne: [] } })
    const ines = await hire(world, serres, { name: 'Abreu', sex: 2 })
    await place(world, serres, ines.id, { siteId })
    await employ(world, serres, ines.id, { from: inMonth(1), to: inMonth(28) })
    await hire(world, serres, { name: 'Petit', hired: true })
    await night()

    for (const [withPrefix, without] of figures()) {
      const told = await as(marie).call(withPrefix as never, {} as never)
      expect(told).not.toEqual([])
      expect(await as(marie).call(without as never, {} as never)).toEqual(told)
    }
  })

  test('of arrivals and departures tell the contract, its day and where one works', async () => {
    const { serres, marie } = await inSerres()
    const { siteId } = await build(world, serres, { site: 'Serre Nord' })
    const ines = await hire(world, serres, { name: 'Abreu' })
    await place(world, serres, ines.id, { siteId })
    const { contractId } = await employ(world, serres, ines.id, { from: inMonth(2), to: inMonth(27) })
    const before = await hire(world, serres, { name: 'Benali' })
    await employ(world, serres, before.id, { from: day(-200), to: day(200) })
    await night()

    const starting = await as(marie).call(indicatorsCalls.getEmployeesStartingThisMonth, {})
    const ending = await as(marie).call(indicatorsCalls.getEmployeesEndingThisMonth, {})

    expect(starting).toMatchObject({
      total: 1,
      items: [{ name: 'Abreu', contractId, date: inMonth(2), site: 'Serre Nord' }],
    })
    expect(ending).toMatchObject({ total: 1, items: [{ name: 'Abreu', contractId, date: inMonth(27) }] })
  })

  test('tell of another month when they are asked for one of its days', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hire(world, serres)
    await employ(world, serres, id, { from: '2026-03-31', to: '2026-05-01' })
    await night()
    const startingAt = async (at: string) =>
      (await as(marie).call(indicatorsCalls.getEmployeesStartingThisMonth, { at })).total

    expect(await startingAt('2026-03-01')).toBe(1)
    expect(await startingAt('2026-04-01')).toBe(0)
    expect(await listed(marie, serres, { status: 'all', thisMonth: 'starting', at: '2026-03-14' })).toBe(1)
  })

  test('by site and by unit have their colours, the largest first and those of no place last', async () => {
    const { serres, marie } = await inSerres()
    const nord = await build(world, serres, { site: 'Serre Nord', units: { Ligne: [] } })
    const sud = await build(world, serres, { site: 'Serre Sud', units: { Ligne: [] } })
    const [unit] = await as(marie).call(indicatorsCalls.getPlacesOfIndicators, {})
    const unitId = unit?.sites.find(({ name }) => name === 'Serre Sud')?.units[0]?.id as string
    const hired = () => hire(world, serres, { hired: true })
    await place(world, serres, (await hired()).id, { siteId: nord.siteId })
    for (const _ of [1, 2]) await place(world, serres, (await hired()).id, { siteId: sud.siteId, unitId })
    await hired()

    expect(await as(marie).call(indicatorsCalls.getTotalActiveEmployeesPerSite, {})).toEqual([
      { id: sud.siteId, label: 'Serre Sud', color: '#1E6B3A', count: 2 },
      { id: nord.siteId, label: 'Serre Nord', color: '#1E6B3A', count: 1 },
      { id: null, label: 'Non affecté', color: null, count: 1 },
    ])
    expect(await as(marie).call(indicatorsCalls.getTotalActiveEmployeesPerUnit, {})).toEqual([
      { id: unitId, label: 'Ligne', site: 'Serre Sud', color: '#1E6B3A', count: 2 },
      { id: null, label: 'Non affecté', site: null, color: null, count: 2 },
    ])
  })

  test('by type of contract are of the contracts in force, in shares of 100', async () => {
    const { serres, marie } = await inSerres()
    for (const [from, to, state] of [
      [day(-10), day(10), 'signed'],
      [day(-10), day(10), 'signed'],
      [day(-10), day(10), 'signed'],
      [day(-90), day(-60), 'signed'],
      [day(-10), day(10), 'cancelled'],
    ] as const)
      await employ(world, serres, (await hire(world, serres)).id, { from, to, state })

    const now = await as(marie).call(indicatorsCalls.getTypesOfContractByPercentage, {})
    const before = await as(marie).call(indicatorsCalls.getTypesOfContractByPercentage, { at: day(-70) })

    expect(now.map(({ percentage }) => percentage)).toEqual([33.4, 33.3, 33.3])
    expect(before).toMatchObject([{ count: 1, percentage: 100 }])
  })

  test('all come at once for the page', async () => {
    const { serres, marie } = await inSerres()
    const ines = await hire(world, serres, { sex: 2 })
    await employ(world, serres, ines.id, { from: day(0), to: inMonth(31) })
    await hire(world, serres, { hired: true })
    const leaving = await hire(world, serres)
    await employ(world, serres, leaving.id, { from: monthBefore(3), to: monthBefore(20), family: 'fixed_term' })
    const [upcoming] = [await hire(world, serres), await hire(world, serres)]
    await employ(world, serres, upcoming.id, { from: day(40) })
    await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, (db: RhDb) =>
      keepStanding(db, [ines.id, leaving.id, upcoming.id], today().toString()),
    )

    expect(await as(marie).call(indicatorsCalls.getStaffFigures, {})).toMatchObject({
      day: today().toString(),
      active: 2,
      female: 1,
      male: 1,
      starting: 1,
      ending: 1,
      startedBefore: 1,
      endedBefore: 1,
      toHire: 2,
      upcoming: 1,
      perSite: [{ id: null, count: 2 }],
      perUnit: [{ id: null, count: 2 }],
      opensList: true,
    })
  })
})

describe('the headcount by week', () => {
  const weeks = (person: TestPerson, asked: object) => as(person).call(indicatorsCalls.getHeadcountByWeek, asked)
  const counts = async (person: TestPerson, asked: object) => (await weeks(person, asked)).map(({ count }) => count)

  test('counts who has a contract on each Monday', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hire(world, serres)
    await employ(world, serres, id, { from: '2026-03-09', to: '2026-03-16' })
    await employ(world, serres, (await hire(world, serres)).id, { from: '2026-03-10', family: 'permanent' })

    expect(await weeks(marie, { from: '2026-03-03', to: '2026-03-29' })).toEqual([
      { isoYear: 2026, isoWeek: 11, count: 1, permanent: 0 },
      { isoYear: 2026, isoWeek: 12, count: 2, permanent: 1 },
      { isoYear: 2026, isoWeek: 13, count: 1, permanent: 1 },
    ])
  })

  test('counts once who has two contracts at once', async () => {
    const serres = await world.client({ companies: ['Serres', 'Station'] })
    const marie = await world.person({ in: serres, rights: { [indicators]: 1 }, companies: [0, 1] })
    const { id } = await hire(world, serres)
    await employ(world, serres, id, { from: '2026-03-01', to: '2026-03-20' })
    await employ(world, serres, id, { from: '2026-03-05', to: '2026-03-31', company: 1 })

    expect(await counts(marie, { from: '2026-03-02', to: '2026-03-23' })).toEqual([1, 1, 1, 1])
  })

  test('of a place counts the weeks that one worked there', async () => {
    const { serres, marie } = await inSerres()
    const nord = await build(world, serres, { site: 'Serre Nord' })
    const sud = await build(world, serres, { site: 'Serre Sud' })
    const { id } = await hire(world, serres)
    await employ(world, serres, id, { from: '2026-03-01', to: '2026-03-31' })
    await place(world, serres, id, { siteId: nord.siteId, from: '2026-02-01' })
    await place(world, serres, id, { siteId: sud.siteId, from: '2026-03-10' })
    const march = { from: '2026-03-02', to: '2026-03-30' }

    expect(await counts(marie, { ...march, siteId: nord.siteId })).toEqual([1, 1, 0, 0, 0])
    expect(await counts(marie, { ...march, siteId: sud.siteId })).toEqual([0, 0, 1, 1, 1])
  })

  test('ends a year with its last ISO week, and begins the next with the first', async () => {
    const { marie } = await inSerres()

    const told = await weeks(marie, { from: '2026-12-28', to: '2027-01-04' })

    expect(told.map(({ isoYear, isoWeek }) => `${isoYear}-W${isoWeek}`)).toEqual(['2026-W53', '2027-W1'])
  })

  test('of days without a Monday is of no week', async () => {
    const { marie } = await inSerres()

    expect(await weeks(marie, { from: '2026-03-03', to: '2026-03-08' })).toEqual([])
  })

  test('is of the last 26 weeks unless told, and of five years at most', async () => {
    const { marie } = await inSerres()

    expect(await weeks(marie, {})).toHaveLength(26)
    for (const [from, to] of [
      ['2026-03-02', '2026-03-01'],
      ['2016-03-02', '2026-03-01'],
    ])
      await expect(weeks(marie, { from, to })).rejects.toMatchObject({
        status: 400,
        body: { fields: [{ field: 'from' }] },
      })
  })

  test('of the year 0, which no calendar has, is refused and no failure', async () => {
    const { marie } = await inSerres()

    for (const span of [{ from: '0000-01-01', to: '0000-01-31' }, { to: '0001-01-01' }])
      await expect(weeks(marie, span)).rejects.toMatchObject({ status: 400, code: 'MALFORMED' })
  })
})

describe('who may see figures', () => {
  test('is told by the indicators: the right on files alone opens none', async () => {
    const { marie } = await inSerres({ [salaries]: 3 })

    for (const call of [...figures().flat(), ...ofPage()])
      expect((await as(marie).send(call as never)).statusCode).toBe(403)
  })

  test('sees those of his companies alone', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const chef = await world.person({ in: group, rights: { [indicators]: 1, [salaries]: 1 }, companies: [0] })
    const station = await build(world, group, { site: 'Quai', company: 1 })
    const { id } = await hire(world, group, { company: 1 })
    await employ(world, group, id, { from: inMonth(1), to: inMonth(28), company: 1 })
    await place(world, group, id, { siteId: station.siteId })

    for (const narrowing of [{}, { companyId: group.companies[1]?.id as string }, { siteId: station.siteId }]) {
      const told = await as(chef).call(indicatorsCalls.getStaffFigures, narrowing)
      expect(told).toMatchObject({ active: 0, starting: 0, ending: 0, perSite: [], perUnit: [], perFamily: [] })
      const weeks = await as(chef).call(indicatorsCalls.getHeadcountByWeek, narrowing)
      expect(weeks.every(({ count }) => count === 0)).toBe(true)
    }
    const places = await as(chef).call(indicatorsCalls.getPlacesOfIndicators, {})
    expect(places.map(({ name }) => name)).toEqual(['Serres'])
  })

  test('counts people whose files he may not read, without a name and without a way to the list', async () => {
    const { serres, marie } = await inSerres({ [indicators]: 1 })
    await hire(world, serres, { hired: true })

    expect(await as(marie).call(indicatorsCalls.getActiveEmployees, {})).toEqual({ total: 1, items: [] })
    expect(await as(marie).call(indicatorsCalls.getStaffFigures, {})).toMatchObject({ active: 1, opensList: false })
  })

  test('is led to the list for the companies of which he reads figures and files alike', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const [serres, station] = group.companies.map(({ id }) => id) as [string, string]
    const chef = await world.person({ in: group, rights: { [indicators]: 1 }, companies: [0, 1] })
    await world.inClient(group, async db => {
      const elementId = world.catalogue.idOf(salaries) as number
      const { id: service } = await db
        .selectFrom('platform.service')
        .select('id')
        .where('companyId', '=', serres)
        .executeTakeFirstOrThrow()
      await db.insertInto('platform.service_right').values({ serviceId: service, elementId, level: 1 }).execute()
    })
    await hire(world, group, { name: 'Abreu', hired: true, company: 0 })
    await hire(world, group, { name: 'Benali', hired: true, company: 1 })
    const opensList = async (companyId?: string) =>
      (await as(chef).call(indicatorsCalls.getStaffFigures, { ...(companyId && { companyId }) })).opensList

    expect(await as(chef).call(indicatorsCalls.getActiveEmployees, {})).toMatchObject({
      total: 2,
      items: [{ name: 'Abreu' }],
    })
    expect([await opensList(), await opensList(serres), await opensList(station)]).toEqual([false, true, false])
  })

  test('learns nothing of another client', async () => {
    const { marie } = await inSerres()
    const bocage = await world.client({ name: 'Bocage' })
    const { siteId } = await build(world, bocage, { site: 'Verger' })
    const { id } = await hire(world, bocage)
    await place(world, bocage, id, { siteId })
    await employ(world, bocage, id, { from: inMonth(1), to: inMonth(28) })

    for (const narrowing of [{}, { siteId }, { companyId: bocage.companies[0]?.id as string }])
      expect(await as(marie).call(indicatorsCalls.getStaffFigures, narrowing)).toMatchObject({
        active: 0,
        starting: 0,
        perSite: [],
        perFamily: [],
      })
    const [company] = await as(marie).call(indicatorsCalls.getPlacesOfIndicators, {})
    expect(company?.sites).toEqual([])
  })
})
