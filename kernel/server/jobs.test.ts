import { afterAll, describe, expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { bareGround } from '#kernel/testing/ground.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import { clientsOutbox, enqueue, type JobStarter, type Payload, startDispatcher } from './events.ts'
import { type Job, startJobs } from './jobs.ts'
import { makeLog } from './log.ts'

const { databases, addresses, installer, newClient, close } = await openTestDatabases()
const log = makeLog('silent')
const ground = bareGround()
const runs: { job: string; payload: Payload }[] = []
const job = (name: string, more: Partial<Job> = {}): Job => ({
  name,
  run: async (_ground, payload) => void runs.push({ job: name, payload }),
  ...more,
})
const failing = job('failing', {
  run: async () => {
    throw new Error('the printer is on fire')
  },
})
const jobs = await startJobs(
  addresses.platform,
  databases,
  [job('send-letter'), job('nightly', { cron: '15 3 * * *' }), failing],
  ground,
  log,
)
afterAll(async () => {
  await jobs.stop()
  await close()
})

const runsOf = (name: string) => runs.filter(run => run.job === name)
const stateOf = async (name: string) => (await jobs.states()).find(state => state.name === name)

describe('the queue', () => {
  test('runs a job that a transaction asked for, once, even when its hand-over was cut in the middle', async () => {
    const clientId = await newClient()
    await databases.transaction('app', { clientId, readOnly: false }, db =>
      enqueue(db, 'send-letter', { letterId: 'l1' }),
    )
    let isFirst = true
    const startJob: JobStarter = async (...handed) => {
      await jobs.start(...handed)
      if (!isFirst) return
      isFirst = false
      throw new Error('killed before the event was removed')
    }
    const dispatcher = startDispatcher({ databases, ground, outboxes: [clientsOutbox], listeners: [], log })
    dispatcher.handJobsTo(startJob)

    await dispatcher.drain()
    await eventually(() => expect(runsOf('send-letter')).toHaveLength(1))
    await dispatcher.drain()
    await dispatcher.stop()
    await jobs.start('send-letter', { letterId: 'l2', clientId }, '0198a000-0000-7000-8000-000000000002')

    await eventually(() => expect(runsOf('send-letter').length).toBeGreaterThan(1))
    expect(runsOf('send-letter').map(run => run.payload)).toEqual([
      { letterId: 'l1', clientId },
      { letterId: 'l2', clientId },
    ])
    expect(await ask(installer, 'select id from kernel.outbox')).toEqual([])
  })

  test('keeps what would wake people until the morning, but for what they asked', async () => {
    const clientId = await newClient()
    const night = { ...ground.clock, now: () => Temporal.Instant.from('2099-01-31T22:00:00Z') }
    const letters = job('letter-of-hr', { waitsForMorning: ({ isAsked }) => isAsked !== true })
    const ofNight = await startJobs(addresses.platform, databases, [letters], { ...ground, clock: night }, log)
    await ofNight.start('letter-of-hr', { clientId }, '0198a000-0000-7000-8000-000000000003')
    await ofNight.start('letter-of-hr', { clientId, isAsked: true }, '0198a000-0000-7000-8000-000000000004')

    await eventually(() =>
      expect(runsOf('letter-of-hr')).toEqual([
        { job: 'letter-of-hr', payload: expect.objectContaining({ isAsked: true }) },
      ]),
    )
    await ofNight.stop()
    expect(
      await ask(installer, `select to_json(start_after at time zone 'UTC') as begins from pgboss.job where id = $1`, [
        '0198a000-0000-7000-8000-000000000003',
      ]),
    ).toEqual([{ begins: '2099-02-01T06:00:00' }])
  })

  test('tells when a job comes back and how it last ended', async () => {
    expect(await stateOf('nightly')).toMatchObject({ cron: '15 3 * * *', lastRunAt: null, lastState: null, waiting: 0 })
    expect((await stateOf('nightly'))?.nextRunAt).toMatch(/T0[12]:15:00.000Z$/)

    await jobs.runNow('nightly')

    await eventually(async () => expect(await stateOf('nightly')).toMatchObject({ lastState: 'completed' }))
    expect(runsOf('nightly')).toHaveLength(1)
    expect((await stateOf('nightly'))?.lastRunAt).toMatch(/^\d{4}-.*Z$/)
  })

  test('tells of a job that failed for good', async () => {
    await ask(installer, `update pgboss.queue set retry_limit = 0 where name = 'failing'`)

    await jobs.runNow('failing')

    await eventually(async () =>
      expect(await stateOf('failing')).toMatchObject({ lastState: 'failed', failed: 1, cron: null }),
    )
  })

  test('works with rows alone: its role may change no table', async () => {
    await expect(ask(addresses.platform, 'create table pgboss.mine (id int)')).rejects.toThrow('permission denied')
    await expect(ask(addresses.platform, 'drop table pgboss.job')).rejects.toThrow('must be owner')
    await expect(ask(addresses.app, 'select * from pgboss.job')).rejects.toThrow('permission denied')
  })
})
