import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employer, hiring } from '#rh/testing/declare.ts'
import { type MsaSimulator, openMsa } from '#simulators/msa/open-msa.ts'
import { openUrssaf, type UrssafSimulator } from '#simulators/urssaf/open-urssaf.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import { declareBySteps, follow, handOver } from '../testing/declare-by-steps.ts'
import { followDeclarationsJob, sendPlannedJob } from './follow-declarations-job.ts'

const world = useOwnWorld()
const dpae = 'rh/gestion_du_personnel/dpae'

let msa: MsaSimulator
let urssaf: UrssafSimulator
let serres: TestClient
let marie: TestPerson
beforeAll(async () => {
  const now = () => world.clock.now()
  msa = await openMsa({ pollsBeforeAnswer: 1, now })
  urssaf = await openUrssaf({ pollsBeforeAnswer: 1, now })
})
afterAll(() => Promise.all([msa.close(), urssaf.close()]))
beforeEach(async () => {
  msa.reset()
  urssaf.reset()
  Object.assign(world.simulated, { msa: msa.address, urssaf: urssaf.address })
  serres = await world.client({ companies: ['Serres', 'Expéditions'] })
  marie = await world.person({ in: serres, rights: { [dpae]: 2 }, allCompanies: true })
  await employer(world, serres)
})

type Hired = { employeeId: string; contractId: string }
const cardOf = async ({ employeeId, contractId }: Hired) => {
  const cards = await as(marie).call(dpaeCalls.getEmployeeDpaes, { employeeId })
  return cards.find(one => one.contractId === contractId)
}
const inRh = <Result>(work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, work)
const worked = () => ({ ...world.ground, databases: world.databases })
const followAll = () => followDeclarationsJob(world.simulated).run(worked(), {})
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (failure: { status: number; code: string }) => `${failure.status} ${failure.code}`,
  )

describe('an organism', () => {
  test('rejects in its own words beside the field, and accepts once it is corrected', async () => {
    const hired = await hiring(world, serres, { name: 'TESTREJET' })
    const { fileId } = await handOver(marie, hired)
    expect(await follow(marie, fileId)).toMatchObject({ status: 'rejected', receiptNumber: null })
    expect(await cardOf(hired)).toMatchObject({
      state: 'rejected',
      errors: [{ field: 'employee.name', message: 'Numero de securite sociale invalide' }],
    })

    await inRh(db => db.updateTable('rh.employee').set({ name: 'TESTA' }).where('id', '=', hired.employeeId).execute())
    await declareBySteps(marie, hired)

    const card = await cardOf(hired)
    expect(card?.state).toBe('accepted')
    expect(card?.transmissions.map(({ state }) => state)).toEqual(['accepted', 'rejected'])
  })

  test('that is cut after it took a declaration finds it again: there is one deposit', async () => {
    const hired = await hiring(world, serres, { name: 'TESTCOUPURE' })
    await declareBySteps(marie, hired)
    expect(msa.deposits()).toHaveLength(1)
    expect(msa.journal().filter(({ path, method }) => method === 'POST' && path === '/msa/dpae')).toHaveLength(2)
  })

  test('that fails twice is asked a third time', async () => {
    await declareBySteps(marie, await hiring(world, serres, { name: 'TESTPANNE' }))
    expect(msa.deposits()).toHaveLength(1)
  })

  test('asked by two browsers at once takes one declaration', async () => {
    const hired = await hiring(world, serres)
    const answers = await Promise.all([codeOf(handOver(marie, hired)), codeOf(handOver(marie, hired))])
    expect(answers).toContain('accepted')
    for (const answer of answers) expect(['accepted', '409 DPAE_ALREADY_SENT']).toContain(answer)
    expect(msa.deposits()).toHaveLength(1)
  })

  test('that does not answer is tried again by itself, and the declaration ends without anybody', async () => {
    const hired = await hiring(world, serres)
    world.simulated.msa = 'http://127.0.0.1:9'
    expect(await codeOf(handOver(marie, hired))).toBe('502 ORGANISM_DOWN')
    const waiting = await cardOf(hired)
    expect(waiting).toMatchObject({ state: 'in_progress' })
    expect(waiting?.transmissions[0]?.nextTryAt).not.toBeNull()

    world.simulated.msa = msa.address
    for (let minutes = 0; minutes < 4; minutes += 1) {
      world.clock.advance({ minutes: 2 })
      await followAll()
    }

    expect(await cardOf(hired)).toMatchObject({ state: 'accepted' })
    expect(msa.deposits()).toHaveLength(1)
  })

  test('that took a declaration before the program was killed is asked after by another, and nothing is sent twice', async () => {
    const hired = await hiring(world, serres)
    await handOver(marie, hired)
    const other = await world.openAnother()
    for (let minutes = 0; minutes < 3; minutes += 1) {
      world.clock.advance({ minutes: 2 })
      await followAll()
    }
    await other.close()
    const card = await cardOf(hired)
    expect(card).toMatchObject({ state: 'accepted' })
    expect(msa.deposits()).toHaveLength(1)
    const kept = await inRh(db =>
      db
        .selectFrom('rh.dpae')
        .select(['documentFileId', 'receiptFileId'])
        .where('contractId', '=', hired.contractId)
        .executeTakeFirstOrThrow(),
    )
    expect(Object.values(kept)).not.toContain(null)
  })

  test('that is silent for 48 hours has failed, and who asked is told', async () => {
    const hired = await hiring(world, serres, { name: 'TESTPERDU', in: 8 })
    await handOver(marie, hired)
    world.clock.advance({ hours: 49 })
    await followAll()
    marie = await world.signIn(marie)
    const card = await cardOf(hired)
    expect(card).toMatchObject({ state: 'ready', errors: [{ code: 'NO_ANSWER' }] })
    const news = await inRh(db =>
      db.selectFrom('platform.notification').select(['type', 'title']).where('userId', '=', marie.userId).execute(),
    )
    expect(news).toEqual([{ type: 'dpae.failed', title: expect.stringContaining('TESTPERDU') }])
  })

  test('that knows the account no more lets it in anew', async () => {
    const hired = await hiring(world, serres)
    const { fileId } = await handOver(marie, hired)
    msa.forgetTokens()
    expect(await follow(marie, fileId)).toMatchObject({ status: 'accepted' })
  })

  test('refuses a wrong password, and the declaration is to be sent again', async () => {
    const other = await world.client()
    const zoe = await world.person({ in: other, rights: { [dpae]: 2 } })
    await employer(world, other, { password: 'wrong' })
    const hired = await hiring(world, other)
    const codes: string[] = []
    for (let time = 0; time < 6; time += 1) codes.push(await codeOf(handOver(zoe, hired)))
    expect(codes.at(0)).toBe('400 ACCOUNT_REFUSED')
    expect(codes.at(-1)).toBe('400 ACCOUNT_LOCKED')
    expect(
      await as(zoe).call(dpaeCalls.isDpaeDoable, { employeeId: hired.employeeId, contractId: hired.contractId }),
    ).toMatchObject({ doable: true })
  })

  test('is the Urssaf for a company of the general regime, the MSA for a farm', async () => {
    await employer(world, serres, { regime: 'URSSAF', company: 1 })
    const farm = await hiring(world, serres)
    const office = await hiring(world, serres, { company: 1, name: 'TESTB' })

    await declareBySteps(marie, farm)
    await declareBySteps(marie, office)

    expect(msa.deposits().map(({ told }) => told.surname)).toEqual(['TESTA'])
    expect(urssaf.deposits().map(({ told }) => told.surname)).toEqual(['TESTB'])
    const paths = urssaf.journal().map(({ path }) => path.replace(/\d{20,}/, ':flux'))
    expect(paths).toEqual(
      expect.arrayContaining(['/authentifier_dpae', '/deposer-dsn/1.0/', '/bilan/autre-:flux', '/bilan/:flux']),
    )
    expect(urssaf.journal().find(({ path }) => path.startsWith('/deposer'))?.headers['content-encoding']).toBe('gzip')
  })
})

test('what was planned leaves at six, in the job of the quarter of an hour', async () => {
  const hired = await hiring(world, serres, { in: 9 })
  const { sendAt } = await as(marie).call(dpaeCalls.scheduleDpae, { contractId: hired.contractId })
  const waits = world.clock.now().until(sendAt)
  await sendPlannedJob(world.simulated).run(worked(), {})
  expect(msa.deposits()).toHaveLength(0)
  world.clock.advance(waits)
  await sendPlannedJob(world.simulated).run(worked(), {})
  expect(msa.deposits()).toHaveLength(1)
  marie = await world.signIn(marie)
  expect(await cardOf(hired)).toMatchObject({ state: 'in_progress', sendAt: null })
})
