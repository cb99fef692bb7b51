import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { payrollSoftwareCalls } from '#rh/payroll-software/payroll-software.calls.ts'
import { payrollSoftwareElement } from '#rh/payroll-software/payroll-software-place.model.ts'
import { simulatePayroll } from '#rh/payroll-software/testing/simulate-payroll.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { openSilae, silaeAccount, type SilaeSimulator } from '#simulators/silae/open-silae.ts'
import { payCheckCalls } from '../pay-check.calls.ts'
import { mostSentAtOnce, payExportsCalls } from '../pay-exports.calls.ts'
import { payCheckElement, payExportElement } from '../pay-place.model.ts'

const world = useOwnWorld()
/** Whom the dossier knows. */
const people = Array.from({ length: mostSentAtOnce + 1 }, (_, later) => String(1000 + later))

let silae: SilaeSimulator
let serres: TestClient
let sophie: TestPerson
beforeAll(async () => {
  silae = await openSilae({ now: () => world.clock.now(), people })
})
afterAll(() => silae.close())
beforeEach(async () => {
  silae.reset()
  world.simulated.silae = silae.address
  serres = await world.client()
  await simulatePayroll(world, serres)
  sophie = await world.person({
    in: serres,
    rights: { [payCheckElement]: 3, [payExportElement]: 2, [payrollSoftwareElement]: 3 },
    allCompanies: true,
  })
})

const companyId = () => serres.companies[0]?.id as string
const monday = '2026-09-07'

async function connect() {
  const { clientId, clientSecret, subscriptionKey, dossier } = silaeAccount
  const connection = { mode: 'api' as const, dossier, apiClientId: clientId, clientSecret, subscriptionKey }
  await as(sophie).call(payrollSoftwareCalls.savePayrollConnection, {
    companyId: companyId(),
    version: 0,
    ...connection,
  })
}

/** Of as many people, each seven hours on a Monday, that pay verified and the software knows as normal hours. */
async function anExport(payrollNumbers: readonly string[]) {
  const hired: { id: string }[] = []
  for (const payrollNumber of payrollNumbers)
    hired.push(await hire(world, serres, { hired: true, name: `Petit ${payrollNumber}`, payrollNumber }))
  const inClient = { companyId: companyId() }
  await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, async (db: RhDb) => {
    await db
      .insertInto('rh.time_entry')
      .values(
        hired.map(({ id: employeeId }) => ({
          ...inClient,
          employeeId,
          workDate: monday,
          totalMinutes: 420,
          source: 'crew',
          state: 'validated',
        })),
      )
      .execute()
    await db
      .insertInto('rh.pay_week')
      .values(hired.map(({ id: employeeId }) => ({ ...inClient, employeeId, monday, state: 'verified_pay' })))
      .execute()
    await db
      .insertInto('rh.silae_mapping')
      .values({ ...inClient, rubric: 'NORMAL', code: 'EX-HN' })
      .execute()
  })
  const { id } = await as(sophie).call(payCheckCalls.openPayCheck, {
    ...inClient,
    from: '2026-09-01',
    to: '2026-09-30',
  })
  return as(sophie).call(payExportsCalls.exportPay, { id, exportId: randomUUID() })
}
const sending = async () =>
  (await as(sophie).call(payExportsCalls.getPayExports, { companyId: companyId() })).map(one => one.sending)

test('an export is sent to the software slice by slice, each line once', async () => {
  await connect()
  const { id, lines } = await anExport(people)
  expect(lines).toBe(mostSentAtOnce + 1)
  expect(await sending()).toEqual([{ total: lines, told: 0, unsure: 0 }])

  const first = await as(sophie).call(payExportsCalls.sendPayExport, { id, from: 0 })
  const again = await as(sophie).call(payExportsCalls.sendPayExport, { id, from: 0 })
  const rest = await as(sophie).call(payExportsCalls.sendPayExport, { id, from: first.done })

  expect([first, again]).toEqual(Array(2).fill({ total: lines, done: mostSentAtOnce, refused: [], unsure: [] }))
  expect(rest).toMatchObject({ done: lines })
  expect(silae.entered()).toHaveLength(lines)
  expect(silae.entered()[0]).toMatchObject({
    matricule: '1000',
    periodeHeures: '2026-09-01T00:00:00',
    nombreHeures: 7,
  })
  expect(await sending()).toEqual([{ total: lines, told: lines, unsure: 0 }])
})

test('what the software refuses is named with its words, and what it never answered waits for who looks', async () => {
  await connect()
  const { id } = await anExport(['1000', '9999'])
  silae.next('cut')
  const cut = await as(sophie).send(payExportsCalls.sendPayExport, { id, from: 0 })
  const after = await as(sophie).call(payExportsCalls.sendPayExport, { id, from: 0 })
  const lost = after.unsure[0]?.id as string

  expect([cut.statusCode, cut.json().code]).toEqual([502, 'SILAE_DOWN'])
  expect(after).toMatchObject({
    done: 2,
    refused: [{ person: 'Petit 9999 Paul', message: 'Matricule inconnu : 9999 (2001)' }],
    unsure: [{ person: 'Petit 1000 Paul', rubric: 'NORMAL', quantity: 420 }],
  })
  expect(await sending()).toEqual([{ total: 2, told: 0, unsure: 1 }])
  expect(await as(sophie).call(payExportsCalls.sendPayExport, { id, from: 0, again: [lost] })).toMatchObject({
    unsure: [],
  })
  expect(await sending()).toEqual([{ total: 2, told: 1, unsure: 0 }])
})

test('a company that speaks by file sends nothing', async () => {
  const { id } = await anExport(['1000'])
  expect(await sending()).toEqual([null])
  const refused = await as(sophie).send(payExportsCalls.sendPayExport, { id, from: 0 })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'PAYROLL_OFF'])
})

test('it is sent by who exports for the company alone, and closed to a neighbour', async () => {
  await connect()
  const { id } = await anExport(['1000'])
  const rights = { [payCheckElement]: 3, [payExportElement]: 2 } as const
  const reader = await world.person({ in: serres, rights: { [payCheckElement]: 3 }, allCompanies: true })
  const voisin = await world.person({ in: await world.client(), rights, allCompanies: true })
  const refused = [
    await as(reader).send(payExportsCalls.sendPayExport, { id, from: 0 }),
    await as(voisin).send(payExportsCalls.sendPayExport, { id, from: 0 }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 404])
  expect(silae.entered()).toEqual([])
})
