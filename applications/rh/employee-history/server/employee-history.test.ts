import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { build } from '#rh/testing/build.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { employeeHistoryCalls } from '../employee-history.calls.ts'

const world = useOwnWorld()
const salaries = 'rh/gestion_du_personnel/salaries'
const pay = `${salaries}#remuneration`
const paymaster = { [salaries]: 2, [pay]: 2 } as const
const day = (days: number) => world.clock.today().add({ days }).toString()

const inClient = <Result>(client: TestClient, work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, work)

/** A position, and a salary of so many euros an hour. */
const terms = (client: TestClient, { amount = 13 } = {}) =>
  inClient(client, async db => {
    const named = { name: `Cueilleur ${crypto.randomUUID()}` }
    const position = await db.insertInto('rh.position').values(named).returning('id').executeTakeFirstOrThrow()
    const salary = await db
      .insertInto('rh.salary')
      .values({ label: `Salaire ${crypto.randomUUID()}`, unit: 'hourly', amount, validFrom: '2026-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { positionId: position.id, salaryId: salary.id }
  })

const withPaul = async () => {
  const serres = await world.client()
  const marie = await world.person({ in: serres, rights: paymaster })
  const { id: employeeId } = await hire(world, serres, { name: 'Petit', firstname: 'Paul' })
  return { serres, marie, employeeId, ...(await terms(serres)) }
}

type Sent = {
  employeeId: string
  positionId: string
  salaryId?: string
  adaptedSalary?: number
  activationDate: string
}
const save = (person: TestPerson, sent: Sent) => as(person).call(employeeHistoryCalls.savePackageElements, sent)
const history = (person: TestPerson, id: string) =>
  as(person).call(employeeHistoryCalls.getPackageHistoryOfEmployee, { id })

describe('conditions of work', () => {
  test('hold from their day until the day before the next ones, and a change to come shows as such', async () => {
    const { serres, marie, employeeId, positionId, salaryId } = await withPaul()
    const next = await terms(serres)

    await save(marie, { employeeId, positionId, salaryId, activationDate: day(-30) })
    await save(marie, { employeeId, positionId: next.positionId, activationDate: day(20) })

    expect(await history(marie, employeeId)).toMatchObject([
      { activationDate: day(20), to: null, moment: 'future', salary: null },
      { activationDate: day(-30), to: day(19), moment: 'current', salary: { amount: 13 } },
    ])
  })

  test('of one day are written once, also by two people at the same moment', async () => {
    const { marie, employeeId, positionId } = await withPaul()
    const sent = { employeeId, positionId, activationDate: day(10) }

    const answers = await Promise.all(
      [1, 2, 3].map(() => as(marie).send(employeeHistoryCalls.savePackageElements, sent)),
    )

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect(await history(marie, employeeId)).toHaveLength(1)
  })

  test('that are corrected stay readable, and only the correction holds', async () => {
    const { marie, employeeId, positionId, salaryId } = await withPaul()
    const { id } = await save(marie, { employeeId, positionId, salaryId, activationDate: day(-10) })
    const correction = { id, positionId, salaryId, activationDate: day(-12), reason: 'Date mal saisie' }

    await as(marie).call(employeeHistoryCalls.editPackageElements, correction)

    expect(await history(marie, employeeId)).toMatchObject([
      { activationDate: day(-10), moment: 'superseded' },
      { activationDate: day(-12), moment: 'current', origin: 'correction', reason: 'Date mal saisie' },
    ])
    const again = await as(marie).send(employeeHistoryCalls.editPackageElements, correction)
    expect(again.statusCode).toBe(409)
  })

  test('belong to the contract of their day, and not to a past day that none covers', async () => {
    const { serres, marie, employeeId, positionId } = await withPaul()
    const { contractId } = await employ(world, serres, employeeId, { from: day(-30), to: day(30) })

    const saved = await save(marie, { employeeId, positionId, activationDate: day(-30) })

    expect(saved).toMatchObject({ contractId, checks: [{ code: 'NO_AMENDMENT' }] })
    await expect(save(marie, { employeeId, positionId, activationDate: day(-31) })).rejects.toMatchObject({
      status: 400,
      code: 'OUTSIDE_CONTRACT',
    })
    const original = await as(marie).call(employeeHistoryCalls.getEmploymentContractOriginalConditions, {
      id: contractId,
    })
    expect(original.conditions?.id).toBe(saved.id)
  })

  test('never pay an hour less than the law of their date', async () => {
    const { serres, marie, employeeId, positionId } = await withPaul()
    const { salaryId } = await terms(serres, { amount: 9 })

    await expect(save(marie, { employeeId, positionId, salaryId, activationDate: day(1) })).rejects.toMatchObject({
      status: 400,
      code: 'MIN_PAY',
      body: { message: expect.stringMatching(/au (?:1er|\d{1,2}) \p{L}+ \d{4}\.$/u) },
    })
  })

  test('adapt a pay that they name, since the amount has its unit', async () => {
    const { marie, employeeId, positionId, salaryId } = await withPaul()
    const sent = { employeeId, positionId, activationDate: day(1), adaptedSalary: 14.5 }

    await expect(save(marie, sent)).rejects.toMatchObject({ status: 400, body: { fields: [{ field: 'salaryId' }] } })
    expect(await save(marie, { ...sent, salaryId })).toMatchObject({ adaptedSalary: 14.5, salary: { unit: 'hourly' } })
  })

  test('name nothing of a neighbour, and nothing that was put away', async () => {
    const { serres, marie, employeeId, positionId } = await withPaul()
    const elsewhere = await terms(await world.client())
    await inClient(serres, db =>
      db
        .updateTable('rh.position')
        .set({ archivedAt: world.clock.now().toString() })
        .where('id', '=', positionId)
        .execute(),
    )

    for (const unknown of [elsewhere.positionId, positionId])
      await expect(save(marie, { employeeId, positionId: unknown, activationDate: day(1) })).rejects.toMatchObject({
        body: { fields: [{ field: 'positionId' }] },
      })
  })

  test('are read without a word of pay by who may not see it', async () => {
    const { serres, marie, employeeId, positionId, salaryId } = await withPaul()
    await save(marie, { employeeId, positionId, salaryId, activationDate: day(-1) })
    const reader = await world.person({ in: serres, rights: { [salaries]: 1 } })

    const [row] = await history(reader, employeeId)
    const now = await as(reader).call(employeeHistoryCalls.getEmployeeCurrentConditions, { id: employeeId })

    expect(row?.position.id).toBe(positionId)
    expect(JSON.stringify([row, now])).not.toMatch(/salary|amount|coefficient/i)
  })

  test('on any days: one holds each day, and the one of today is the last that is not to come', async () => {
    const { serres, marie, positionId } = await withPaul()
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: -400, max: 400 }), { minLength: 1, maxLength: 6 }),
        async days => {
          const { id: employeeId } = await hire(world, serres)
          for (const one of days) await save(marie, { employeeId, positionId, activationDate: day(one) })

          const rows = await history(marie, employeeId)
          const { conditions } = await as(marie).call(employeeHistoryCalls.getEmployeeCurrentConditions, {
            id: employeeId,
          })

          const past = days.filter(one => one <= 0)
          expect(conditions?.activationDate).toBe(past.length > 0 ? day(Math.max(...past)) : undefined)
          rows.forEach((row, index) => {
            const following = rows[index - 1]
            expect(row.to).toBe(
              following ? Temporal.PlainDate.from(following.activationDate).subtract({ days: 1 }).toString() : null,
            )
          })
        },
      ),
      { numRuns: 12 },
    )
  })
})

describe('the place of somebody', () => {
  const place = async (client: TestClient, name: string, company = 0) =>
    (await build(world, client, { site: name, company })).siteId
  const move = (person: TestPerson, sent: { employeeId: string; site: string; activationDate: string }) =>
    as(person).call(employeeHistoryCalls.saveSiteElements, sent)

  test('holds from its day, and a move to come shows as such', async () => {
    const { serres, marie, employeeId } = await withPaul()
    const [north, south] = [await place(serres, 'Serre Nord'), await place(serres, 'Serre Sud')]

    await move(marie, { employeeId, site: north, activationDate: day(-5) })
    await move(marie, { employeeId, site: south, activationDate: day(5) })

    expect(await as(marie).call(employeeHistoryCalls.getSiteHistoryOfEmployee, { id: employeeId })).toMatchObject([
      { moment: 'future', workplace: { site: { name: 'Serre Sud' } } },
      { moment: 'current', to: day(4), workplace: { site: { name: 'Serre Nord' } } },
    ])
    const { workplace } = await as(marie).call(employeeHistoryCalls.getEmployeeCurrentWorkplace, { id: employeeId })
    expect(workplace?.site.name).toBe('Serre Nord')
  })

  test('written again for the same day takes the place of the former one, which stays readable', async () => {
    const { serres, marie, employeeId } = await withPaul()
    const [north, south] = [await place(serres, 'Serre Nord'), await place(serres, 'Serre Sud')]

    await move(marie, { employeeId, site: north, activationDate: day(-5) })
    await move(marie, { employeeId, site: south, activationDate: day(-5) })

    expect(await as(marie).call(employeeHistoryCalls.getSiteHistoryOfEmployee, { id: employeeId })).toMatchObject([
      { moment: 'current', origin: 'correction', workplace: { site: { name: 'Serre Sud' } } },
      { moment: 'superseded', workplace: { site: { name: 'Serre Nord' } } },
    ])
  })

  test('where a contract began is told of the contract', async () => {
    const { serres, marie, employeeId } = await withPaul()
    const { contractId } = await employ(world, serres, employeeId, { from: day(-30), to: day(30) })
    await move(marie, { employeeId, site: await place(serres, 'Serre Nord'), activationDate: day(-30) })
    await move(marie, { employeeId, site: await place(serres, 'Serre Sud'), activationDate: day(-2) })

    const { workplace } = await as(marie).call(employeeHistoryCalls.getEmploymentContractOriginalWorkplace, {
      id: contractId,
    })

    expect(workplace?.site.name).toBe('Serre Nord')
  })

  test('is none of a neighbour’s, nor of a company where one may not write', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const chef = await world.person({ in: group, rights: paymaster, companies: [0] })
    const { id: employeeId } = await hire(world, group, { company: 0 })
    const outside = await place(group, 'Station', 1)
    const neighbour = await place(await world.client(), 'Voisin')

    for (const site of [outside, neighbour])
      await expect(move(chef, { employeeId, site, activationDate: day(0) })).rejects.toMatchObject({ status: 400 })
  })
})

describe('the history of somebody', () => {
  test('is never overwritten: the program may but stamp what was replaced', async () => {
    const [granted] = await ask<{ columns: string }>(
      world.installer,
      `select string_agg(column_name, ',') as columns from information_schema.column_privileges
        where grantee = 'sillon_app' and table_schema = 'rh' and table_name = 'package_element' and privilege_type = 'UPDATE'`,
    )
    expect(granted?.columns).toBe('superseded_at')
  })

  test('is read by nobody without the right, and by no neighbour', async () => {
    const { serres, marie, employeeId, positionId } = await withPaul()
    const { contractId } = await employ(world, serres, employeeId, { from: day(-30), to: day(30) })
    const { id } = await save(marie, { employeeId, positionId, activationDate: day(0) })
    const nobody = await world.person({ in: serres })
    const neighbour = await world.person({ in: await world.client(), rights: paymaster })
    const { siteId } = await build(world, serres, { site: 'Serre Nord' })
    const asked = [
      [employeeHistoryCalls.savePackageElements, { employeeId, positionId, activationDate: day(3) }],
      [employeeHistoryCalls.editPackageElements, { id, positionId, activationDate: day(3) }],
      [employeeHistoryCalls.getPackageHistoryOfEmployee, { id: employeeId }],
      [employeeHistoryCalls.getEmployeeCurrentConditions, { id: employeeId }],
      [employeeHistoryCalls.getEmploymentContractOriginalConditions, { id: contractId }],
      [employeeHistoryCalls.getEmploymentContractOriginalWorkplace, { id: contractId }],
      [employeeHistoryCalls.saveSiteElements, { employeeId, site: siteId, activationDate: day(3) }],
      [employeeHistoryCalls.getEmployeeCurrentWorkplace, { id: employeeId }],
      [employeeHistoryCalls.getSiteHistoryOfEmployee, { id: employeeId }],
    ] as const

    for (const [call, input] of asked) {
      expect((await as(nobody).send(call, input)).statusCode).toBe(403)
      expect((await as(neighbour).send(call, input)).statusCode).toBe(404)
    }
  })
})
