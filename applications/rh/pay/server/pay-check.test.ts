import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { payCalls } from '../pay.calls.ts'
import { payCheckCalls } from '../pay-check.calls.ts'
import { hrCheckElement, payCheckElement } from '../pay-place.model.ts'

const world = useWorld()
const june = { from: '2026-06-01', to: '2026-06-30' }
const mondays = ['2026-06-01', '2026-06-08', '2026-06-15', '2026-06-22', '2026-06-29']
const [monday] = mondays as [string]
const reason = 'Prime de froid oubliée'

const withLevel = (client: TestClient, level: Level) =>
  world.person({
    in: client,
    rights: { [hrCheckElement]: 3, [payCheckElement]: level },
    allCompanies: true,
  })
const companyOf = ({ companies }: TestClient) => companies[0]?.id as string

/** Hours in all, validated. */
const work = (client: TestClient, employeeId: string, days: readonly string[], totalMinutes: number) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
    await db.updateTable('rh.employment_contract').set({ declaration: 'accepted' }).execute()
    const companyId = companyOf(client)
    await db
      .insertInto('rh.time_entry')
      .values(
        days.map(workDate => ({
          companyId,
          employeeId,
          workDate,
          totalMinutes,
          source: 'crew',
          state: 'validated',
        })),
      )
      .execute()
  })
const daysOf = (from: string, count: number) =>
  Array.from({ length: count }, (_, later) => Temporal.PlainDate.from(from).add({ days: later }).toString())

async function aMonth() {
  const client = await world.client()
  const companyId = companyOf(client)
  const sophie = await withLevel(client, 3)
  const paul = await hire(world, client, { hired: true, payrollNumber: 'M-001' })
  await work(client, paul.id, daysOf(monday, 5), 480)
  const { id } = await as(sophie).call(payCheckCalls.openPayCheck, { companyId, ...june })
  return { client, companyId, sophie, paul, id }
}
async function verifiedByHr(person: TestPerson, companyId: string, weeks: readonly string[], employeeIds: string[]) {
  for (const one of weeks) {
    const { id } = await as(person).call(payCalls.openHrCheck, { companyId, monday: one })
    await as(person).call(payCalls.verifyHr, { id, employeeIds })
  }
}
const checkOf = async (person: TestPerson, companyId: string) =>
  (await as(person).call(payCheckCalls.getPayCheck, { companyId, ...june })).check
const peopleOf = async (person: TestPerson, id: string) =>
  (await as(person).call(payCheckCalls.getPeopleOfPayCheck, { id, page: 0, size: 25 })).items
const outcomeOf = async (person: TestPerson, id: string, employeeId: string) =>
  (await as(person).call(payCheckCalls.verifyPay, { id, employeeIds: [employeeId] })).results[0]?.outcome

describe('the check of a month by pay', () => {
  test('sums what each is paid by, and all of them, beside the month before', async () => {
    const { client, companyId, sophie, paul, id } = await aMonth()
    const roy = await hire(world, client, { name: 'Roy', hired: true, payrollNumber: 'M-002' })
    await work(client, roy.id, [monday], 300)
    await work(client, paul.id, daysOf('2026-05-04', 2), 480)

    const again = await as(sophie).call(payCheckCalls.openPayCheck, { companyId, ...june })
    const { companies } = await as(sophie).call(payCheckCalls.getPayCheckChoices, {})
    const check = await checkOf(sophie, companyId)

    expect([again.id, companies.map(company => company.id)]).toEqual([id, [companyId]])
    expect(check).toMatchObject({ people: 2, worked: 2700, before: { from: '2026-05-01', to: '2026-05-31' } })
    expect(check?.sums.map(({ rubric, quantity, before }) => [rubric, quantity, before])).toEqual([
      ['NORMAL', 2400, 960],
      ['OVERTIME_25', 300, 0],
    ])
    const [petit] = await peopleOf(sophie, id)
    expect(petit).toMatchObject({ name: 'Petit', payrollNumber: 'M-001', worked: 2400, weeks: { entered: 5 } })
    expect(petit?.anomalies).toContainEqual(
      expect.objectContaining({ code: 'variance', what: 'NORMAL', value: 119, level: 'warn' }),
    )
  })

  test('verifies nothing that HR has not verified', async () => {
    const { companyId, sophie, paul, id } = await aMonth()
    expect(await outcomeOf(sophie, id, paul.id)).toBe('hr-first')

    await verifiedByHr(sophie, companyId, [monday], [paul.id])
    expect((await checkOf(sophie, companyId))?.ready).toEqual([paul.id])
    expect([await outcomeOf(sophie, id, paul.id), await outcomeOf(sophie, id, randomUUID())]).toEqual([
      'done',
      'unknown',
    ])
    expect((await peopleOf(sophie, id))[0]?.weeks).toEqual({ entered: 4, verified_hr: 0, verified_pay: 1, exported: 0 })
  })

  test('is blocked by somebody without a payroll number, until that is justified', async () => {
    const { client, companyId, sophie, id } = await aMonth()
    const roy = await hire(world, client, { name: 'Roy', hired: true })
    await work(client, roy.id, [monday], 300)
    await verifiedByHr(sophie, companyId, [monday], [roy.id])
    expect(await outcomeOf(sophie, id, roy.id)).toBe('anomalies')

    const justified = { id, employeeId: roy.id, code: 'no_payroll_number', day: null, found: '//' } as const
    const other = await as(sophie).send(payCheckCalls.justifyPayAnomaly, {
      ...justified,
      found: '1//',
      comment: 'Numéro demandé au cabinet',
    })
    await as(sophie).call(payCheckCalls.justifyPayAnomaly, { ...justified, comment: 'Numéro demandé au cabinet' })

    expect([other.statusCode, other.json().code]).toEqual([409, 'ANOMALY_CHANGED'])
    expect(await outcomeOf(sophie, id, roy.id)).toBe('done')
  })

  test('goes one step back to what HR verified, with its reason', async () => {
    const { companyId, sophie, paul, id } = await aMonth()
    await verifiedByHr(sophie, companyId, [monday], [paul.id])
    await outcomeOf(sophie, id, paul.id)
    const people = { id, employeeIds: [paul.id], reason }

    const back = await as(sophie).call(payCheckCalls.stepBackPay, people)
    const again = await as(sophie).call(payCheckCalls.stepBackPay, people)

    expect([back.done, again.results[0]?.outcome]).toEqual([1, 'nothing'])
    expect((await peopleOf(sophie, id))[0]?.weeks).toMatchObject({ verified_hr: 1, verified_pay: 0 })
  })

  test('is closed once everybody is verified, and moves no more', async () => {
    const { companyId, sophie, paul, id } = await aMonth()
    await verifiedByHr(sophie, companyId, mondays, [paul.id])

    const early = await as(sophie).send(payCheckCalls.closePayCheck, { id, version: 1 })
    await outcomeOf(sophie, id, paul.id)
    const stale = await as(sophie).send(payCheckCalls.closePayCheck, { id, version: 7 })
    await as(sophie).call(payCheckCalls.closePayCheck, { id, version: 1 })
    const late = await as(sophie).send(payCheckCalls.stepBackPay, { id, employeeIds: [paul.id], reason })

    expect([early.json().code, stale.json().code, late.json().code]).toEqual([
      'CHECK_UNFINISHED',
      'VERSION_CONFLICT',
      'CHECK_CLOSED',
    ])
    expect(await checkOf(sophie, companyId)).toMatchObject({ counts: { verified_pay: 1 }, can: { write: false } })
  })

  test('is of a month at most', async () => {
    const { companyId, sophie } = await aMonth()
    const long = await as(sophie).send(payCheckCalls.openPayCheck, { companyId, from: '2026-06-01', to: '2026-07-02' })
    expect(long.statusCode).toBe(400)
  })

  test('is read, made, stepped back and closed by right alone', async () => {
    const { client, companyId, paul, id } = await aMonth()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(client, 1),
      await withLevel(client, 2),
    ]
    const people = { id, employeeIds: [paul.id] }
    const justified = { id, employeeId: paul.id, code: 'no_iban', day: null, found: '//', comment: reason } as const

    const refused = await Promise.all([
      as(nobody).send(payCheckCalls.getPayCheckChoices, {}),
      as(nobody).send(payCheckCalls.getPayCheck, { companyId, ...june }),
      as(nobody).send(payCheckCalls.getPeopleOfPayCheck, { id, page: 0, size: 10 }),
      as(reader).send(payCheckCalls.openPayCheck, { companyId, ...june }),
      as(reader).send(payCheckCalls.verifyPay, people),
      as(reader).send(payCheckCalls.justifyPayAnomaly, justified),
      as(writer).send(payCheckCalls.stepBackPay, { ...people, reason }),
      as(writer).send(payCheckCalls.closePayCheck, { id, version: 1 }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(403))
  })

  test('of a neighbour is as if it were not', async () => {
    const { companyId, paul, id } = await aMonth()
    const voisin = await withLevel(await world.client(), 3)
    const people = { id, employeeIds: [paul.id] }
    const justified = { id, employeeId: paul.id, code: 'no_iban', day: null, found: '//', comment: reason } as const

    const answers = await Promise.all([
      as(voisin).send(payCheckCalls.getPayCheck, { companyId, ...june }),
      as(voisin).send(payCheckCalls.openPayCheck, { companyId, ...june }),
      as(voisin).send(payCheckCalls.getPeopleOfPayCheck, { id, page: 0, size: 10 }),
      as(voisin).send(payCheckCalls.verifyPay, people),
      as(voisin).send(payCheckCalls.justifyPayAnomaly, justified),
      as(voisin).send(payCheckCalls.stepBackPay, { ...people, reason }),
      as(voisin).send(payCheckCalls.closePayCheck, { id, version: 1 }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404))
  })
})
