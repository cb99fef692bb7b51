import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { hourRubrics } from '#rh/payroll-lines.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { workingTimeCalls } from '#rh/working-time/working-time.calls.ts'
import { hoursElement } from '#rh/working-time/working-time-place.model.ts'
import { payCheckCalls } from '../pay-check.calls.ts'
import { payExportsCalls } from '../pay-exports.calls.ts'
import { hrCheckElement, payCheckElement, payExportElement } from '../pay-place.model.ts'

const world = useWorld()
const companyOf = ({ companies }: TestClient) => companies[0]?.id as string
const inClient = <Result>(client: TestClient, work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, work)

const monday = '2026-09-28'
const september = { from: '2026-09-01', to: '2026-09-30' }
const october = { from: '2026-10-01', to: '2026-10-31' }

/** A week over the end of September, eight hours a day, that pay verified. */
async function aVerifiedWeek({ mapped = true }: { mapped?: boolean } = {}) {
  const client = await world.client()
  const companyId = companyOf(client)
  const sophie = await world.person({
    in: client,
    rights: { [hrCheckElement]: 3, [payCheckElement]: 3, [payExportElement]: 2, [hoursElement]: 3 },
    allCompanies: true,
  })
  const paul = await hire(world, client, { hired: true, payrollNumber: 'M-001' })
  await inClient(client, async db => {
    await db
      .insertInto('rh.time_entry')
      .values(
        Array.from({ length: 5 }, (_, later) => ({
          companyId,
          employeeId: paul.id,
          workDate: Temporal.PlainDate.from(monday).add({ days: later }).toString(),
          totalMinutes: 480,
          source: 'crew',
          state: 'validated',
        })),
      )
      .execute()
    await db
      .insertInto('rh.pay_week')
      .values({ companyId, employeeId: paul.id, monday, state: 'verified_pay' })
      .execute()
    if (!mapped) return
    await db
      .insertInto('rh.silae_mapping')
      .values(hourRubrics.map(rubric => ({ companyId, rubric, code: `H-${hourRubrics.indexOf(rubric)}` })))
      .execute()
  })
  return { client, companyId, sophie, paul }
}
async function exported(person: TestPerson, companyId: string, period: typeof september) {
  const { id } = await as(person).call(payCheckCalls.openPayCheck, { companyId, ...period })
  return as(person).call(payExportsCalls.exportPay, { id, exportId: randomUUID() })
}
const linesIn = async (person: TestPerson, id: string) => {
  const answer = await as(person).send(payExportsCalls.getPayExportFile, { id })
  return answer.body.trim().split(/\r?\n/).slice(1)
}

describe('what the payroll software is told', () => {
  test('of a week over two months is told in two exports that sum to the week', async () => {
    const { companyId, sophie } = await aVerifiedWeek()

    const first = await exported(sophie, companyId, september)
    const second = await exported(sophie, companyId, october)

    expect([first, second]).toMatchObject([
      { number: 1, lines: 1, people: 1, corrections: 0 },
      { number: 2, lines: 2, people: 1, corrections: 0 },
    ])
    expect(await linesIn(sophie, first.id)).toEqual(['M-001;H-0;24;28/09/2026;30/09/2026'])
    expect(await linesIn(sophie, second.id)).toEqual([
      'M-001;H-0;11;01/10/2026;02/10/2026',
      'M-001;H-1;5;02/10/2026;02/10/2026',
    ])
    expect((await as(sophie).call(payExportsCalls.getPayExports, { companyId })).map(({ number }) => number)).toEqual([
      2, 1,
    ])
  })

  test('is the same export when it is asked again, and the same bytes, whatever the codes are by now', async () => {
    const { client, companyId, sophie } = await aVerifiedWeek()
    const { id } = await as(sophie).call(payCheckCalls.openPayCheck, { companyId, ...september })
    const exportId = randomUUID()

    const once = await as(sophie).call(payExportsCalls.exportPay, { id, exportId })
    const bytes = (await as(sophie).send(payExportsCalls.getPayExportFile, { id: exportId })).rawPayload
    await inClient(client, db => db.updateTable('rh.silae_mapping').set({ code: 'ZZ' }).execute())
    const again = await as(sophie).call(payExportsCalls.exportPay, { id, exportId })
    const bytesAgain = (await as(sophie).send(payExportsCalls.getPayExportFile, { id: exportId })).rawPayload
    const other = await as(sophie).send(payExportsCalls.exportPay, { id, exportId: randomUUID() })

    expect(again).toEqual(once)
    expect(bytesAgain).toEqual(bytes)
    expect(once.hash).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect([other.statusCode, other.json().code]).toEqual([409, 'NOTHING_TO_EXPORT'])
  })

  test('of an exported week that moved is corrected by the difference in the next one', async () => {
    const { companyId, sophie, paul } = await aVerifiedWeek()
    await exported(sophie, companyId, september)
    await exported(sophie, companyId, october)
    const week = { isoYear: 2026, isoWeek: 40, employeeIds: [paul.id] }
    await as(sophie).call(workingTimeCalls.reopenHours, { ...week, reason: 'Départ plus tôt le lundi' })
    const [person] = (
      await as(sophie).call(workingTimeCalls.getWeekOfHours, { isoYear: 2026, isoWeek: 40, page: 0, size: 10 })
    ).items
    const hours = person?.hours.find(({ workDate }) => workDate === monday)
    await as(sophie).call(workingTimeCalls.removeHours, { id: hours?.id ?? '', version: hours?.version ?? 0 })
    await world.dispatcher.drain()

    const november = { from: '2026-11-01', to: '2026-11-30' }
    const { id } = await as(sophie).call(payCheckCalls.openPayCheck, { companyId, ...november })
    const early = await as(sophie).send(payExportsCalls.exportPay, { id, exportId: randomUUID() })
    await as(sophie).call(workingTimeCalls.validateHours, week)
    await world.dispatcher.drain()
    const third = await exported(sophie, companyId, november)

    expect(early.json().code).toBe('NOTHING_TO_EXPORT')
    expect(third).toMatchObject({ number: 3, lines: 2, corrections: 2 })
    expect(await linesIn(sophie, third.id)).toEqual([
      'M-001;H-0;-3;01/11/2026;01/11/2026',
      'M-001;H-1;-5;01/11/2026;01/11/2026',
    ])
  })

  test('is refused while a rubric has no code', async () => {
    const { companyId, sophie } = await aVerifiedWeek({ mapped: false })
    const { id } = await as(sophie).call(payCheckCalls.openPayCheck, { companyId, ...september })
    const refused = await as(sophie).send(payExportsCalls.exportPay, { id, exportId: randomUUID() })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'MAPPING_MISSING'])
  })

  test('is read and told by right alone, and closed to a neighbour', async () => {
    const { client, companyId, sophie } = await aVerifiedWeek()
    const { id } = await as(sophie).call(payCheckCalls.openPayCheck, { companyId, ...september })
    const told = await as(sophie).call(payExportsCalls.exportPay, { id, exportId: randomUUID() })
    const nobody = await world.person({ in: client })
    const withoutExport = await world.person({ in: client, rights: { [payCheckElement]: 3 }, allCompanies: true })
    const voisin = await world.person({
      in: await world.client(),
      rights: { [payCheckElement]: 3, [payExportElement]: 2 },
      allCompanies: true,
    })

    const refused = await Promise.all([
      as(nobody).send(payExportsCalls.getPayExports, { companyId }),
      as(nobody).send(payExportsCalls.getPayExportFile, { id: told.id }),
      as(withoutExport).send(payExportsCalls.exportPay, { id, exportId: randomUUID() }),
      as(voisin).send(payExportsCalls.getPayExports, { companyId }),
      as(voisin).send(payExportsCalls.getPayExportFile, { id: told.id }),
      as(voisin).send(payExportsCalls.exportPay, { id, exportId: randomUUID() }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 404, 404, 404])
  })
})
