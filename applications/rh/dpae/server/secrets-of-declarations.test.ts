import { expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { employer, hiring } from '#rh/testing/declare.ts'
import { openMsa } from '#simulators/msa/open-msa.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import { followDeclarationsJob } from './follow-declarations-job.ts'

const world = useOwnWorld()
const dpae = 'rh/gestion_du_personnel/dpae'
const password = 'secret'

/** Each word that the program logs meanwhile. */
function listenToLog() {
  const said: unknown[] = []
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
    vi.spyOn(world.ground.log, level).mockImplementation((...words: unknown[]) => void said.push(...words))
  return () =>
    said.map(word => (word instanceof Error ? `${word.message} ${word.stack}` : JSON.stringify(word))).join('\n')
}

/** Every row of every table, as text. */
async function everyRow() {
  const tables = await ask<{ name: string }>(
    world.installer,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('platform', 'rh', 'kernel')`,
  )
  const told: string[] = []
  for (const { name } of tables) {
    const rows = await ask<{ row: string }>(world.installer, `select t::text as row from ${name} t`)
    told.push(...rows.map(({ row }) => row))
  }
  return told.join('\n')
}

test('tokens, passwords and numbers stand in no answer, log, event, report or row', async () => {
  const heard = listenToLog()
  const msa = await openMsa({ pollsBeforeAnswer: 1, now: () => world.clock.now() })
  world.simulated.msa = msa.address
  const serres = await world.client()
  await employer(world, serres)
  const marie: TestPerson = await world.person({ in: serres, rights: { [dpae]: 3 } })
  const numbers: string[] = []
  const answers: string[] = []
  const told = async (asked: Promise<{ body: string }>) => {
    const { body } = await asked
    answers.push(body)
    return JSON.parse(body || '{}') as Record<string, string>
  }

  for (const name of ['TESTA', 'TESTREJET', 'TESTCOUPURE', 'TESTPANNE']) {
    const { contractId, employeeId, nir } = await hiring(world, serres, { name })
    numbers.push(nir as string, nir?.slice(0, 13) as string)
    if (name === 'TESTPANNE') msa.failNext(500, 6)
    await told(as(marie).send(dpaeCalls.isDpaeDoable, { employeeId, contractId }))
    await told(as(marie).send(dpaeCalls.createDPAETextFile, { employeeId, contractId }))
    const { token = 'none' } = await told(as(marie).send(dpaeCalls.connectToMSAWebSite, { contractId }))
    const { fileId } = await told(as(marie).send(dpaeCalls.sendDpaeDataToMSAWebSite, { token, data: null, contractId }))
    if (fileId) {
      await told(as(marie).send(dpaeCalls.monitorFileStatus, { fileId }))
      const { receiptNumber } = await told(as(marie).send(dpaeCalls.monitorFileStatus, { fileId }))
      if (receiptNumber) {
        await told(as(marie).send(dpaeCalls.createDPAE, { contractId, receiptNumber, json: null }))
        await told(as(marie).send(dpaeCalls.createDPAEDocument, { contractId, data: null, fileId }))
      }
    }
    await told(as(marie).send(dpaeCalls.getEmployeeDpaes, { employeeId }))
  }
  await told(as(marie).send(dpaeCalls.getDpaeList, { page: 0, size: 10 }))
  world.clock.advance({ minutes: 5 })
  await followDeclarationsJob(world.simulated).run({ ...world.ground, databases: world.databases }, {})
  await world.monitor.settle()

  const places = {
    answers: answers.join('\n'),
    log: heard(),
    rows: await everyRow(),
    journal: JSON.stringify(msa.journal()),
  }
  const secrets = [...msa.tokens(), ...numbers, `"${password}"`]
  expect(msa.tokens().length).toBeGreaterThan(0)
  for (const [place, text] of Object.entries(places))
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${place}`).toBe(false)
  expect(places.rows).not.toMatch(/,secret,/)
  expect(places.answers).toContain('Numero de securite sociale invalide')
  await msa.close()
})
