import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employer, hiring } from '#rh/testing/declare.ts'
import { type MsaSimulator, openMsa } from '#simulators/msa/open-msa.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import { declareBySteps } from '../testing/declare-by-steps.ts'

const world = useWorld()
const dpae = 'rh/gestion_du_personnel/dpae'
const numbers = 'rh/gestion_du_personnel/salaries#donnees_sensibles'

let msa: MsaSimulator
let serres: TestClient
let marie: TestPerson
beforeAll(async () => {
  msa = await openMsa({ pollsBeforeAnswer: 1, now: () => world.clock.now() })
  world.simulated.msa = msa.address
})
afterAll(() => msa.close())
beforeEach(async () => {
  msa.reset()
  serres = await world.client()
  marie = await writer(2)
  await employer(world, serres)
})

const writer = (level: Level, more: Record<string, Level> = {}) =>
  world.person({ in: serres, rights: { [dpae]: level, ...more } })
const doable = ({ employeeId, contractId }: { employeeId: string; contractId: string }, person = marie) =>
  as(person).call(dpaeCalls.isDpaeDoable, { employeeId, contractId })
const cardOf = async ({ employeeId, contractId }: { employeeId: string; contractId: string }, person = marie) => {
  const cards = await as(person).call(dpaeCalls.getEmployeeDpaes, { employeeId })
  const card = cards.find(one => one.contractId === contractId)
  if (!card) throw new Error('no card')
  return card
}
const inRh = <Result>(work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, work)

describe('a declaration', () => {
  test('goes in five steps, and its receipt and its summary stay in the file', async () => {
    const hired = await hiring(world, serres)
    expect(await doable(hired)).toMatchObject({ doable: true, state: 'ready', clock: 'open', reasons: [] })

    const { receiptNumber, document } = await declareBySteps(marie, hired)

    expect(receiptNumber).toMatch(/^SIMU-/)
    expect(document.name).toBe(`DPAE ${receiptNumber}.pdf`)
    expect(await cardOf(hired)).toMatchObject({ state: 'accepted', receiptNumber, errors: [] })
    const pdf = await as(marie).send(dpaeCalls.getDpaeSummary, {
      dpaeId: document.documentId,
      employeeId: hired.employeeId,
    })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(msa.deposits()).toHaveLength(1)
  })
})

void numbers
void inRh
