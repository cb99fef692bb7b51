import { CronExpressionParser } from 'cron-parser'
import { PgBoss } from 'pg-boss'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { endOfQuiet } from '#kernel/shared/quiet-hours.ts'
import type { Ground } from './answers.ts'
import type { Databases } from './db.ts'
import type { JobStarter, Payload } from './events.ts'
import type { Log } from './log.ts'
import { noWatch, type Watch } from './watch.ts'

/** Work done outside requests. `cron` (in the business zone) makes it come back by itself. */
export type Job = {
  name: string
  cron?: string
  /** Goes on while everything is closed for maintenance; the others rest. */
  duringMaintenance?: boolean
  /** Tried again for a day, since what it speaks to may be down for hours; the others for a few minutes. */
  insists?: boolean
  /** It writes to people who did not just ask for it: what is asked for in quiet hours begins when they end. */
  waitsForMorning?: boolean | ((payload: Payload) => boolean)
  run(ground: Ground & { databases: Databases }, payload: Payload): Promise<void>
}

/** What developers see of a job: `lastState` is what its last end was, `null` before the first. */
export type JobState = {
  name: string
  cron: string | null
  nextRunAt: string | null
  lastRunAt: string | null
  lastState: 'completed' | 'failed' | null
  waiting: number
  running: number
  failed: number
}

export type Jobs = {
  start: JobStarter
  states(): Promise<JobState[]>
  runNow(name: string): Promise<void>
  /** Those that were given up are tried again; answers how many. */
  retryFailed(name: string): Promise<number>
  /** What is asked for meanwhile waits; what runs ends. */
  rest(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

const forMinutes = { retryLimit: 5, retryDelay: 5, retryBackoff: true } as const
const forADay = { retryLimit: 300, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 } as const

/** Starts the queue on the platform's database role. Every process works; each job is done by one. */
export async function startJobs(
  address: string,
  databases: Databases,
  jobs: readonly Job[],
  ground: Ground,
  log: Log,
  watch: Watch = noWatch,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: address,
    schema: 'pgboss',
    migrate: false,
    application_name: 'sillon jobs',
    max: 2,
  })
  boss.on('error', error => log.error({ err: error }, 'queue'))
  await boss.start()
  const queues = new Set((await boss.getQueues()).map(queue => queue.name))
  /** What waits behind a job follows it at once: the interval is for an empty queue. */
  const work = async (job: Job) => {
    let worker = ''
    worker = await boss.work<Payload>(job.name, { pollingIntervalSeconds: 2 }, async ([taken]) => {
      if (!taken) return
      await job
        .run({ ...ground, databases }, taken.data)
        .catch(failedIn(job, taken.data))
        .finally(() => boss.notifyWorker(worker))
    })
  }
  const failedIn = (job: Job, payload: Payload) => (error: unknown) => {
    log.error({ err: error, job: job.name }, 'job failed')
    const { clientId } = payload ?? {}
    watch.failed({
      error,
      during: { kind: 'job', name: job.name },
      clientId: typeof clientId === 'string' ? clientId : undefined,
      sent: payload,
    })
    throw error
  }
  const interruptible = jobs.filter(job => !job.duringMaintenance)
  let isResting = false
  for (const job of jobs) {
    if (!queues.has(job.name)) await boss.createQueue(job.name, job.insists ? forADay : forMinutes)
    await work(job)
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: businessZone })
  }
  return {
    start: async (name, payload, id) => {
      const job = jobs.find(known => known.name === name)
      const startAfter = job && waits(job, payload) ? endOfQuiet(ground.clock.now().toString()) : null
      await boss.send(name, payload, { id, ...(startAfter && { startAfter }) })
    },
    runNow: async name => {
      await boss.send(name, {})
    },
    retryFailed: async name => {
      const failed = await databases.query<{ id: string }>(
        'platform',
        'failed jobs',
        `select id from pgboss.job where name = $1 and state = 'failed'`,
        [name],
      )
      if (failed.length > 0)
        await boss.retry(
          name,
          failed.map(({ id }) => id),
        )
      return failed.length
    },
    rest: async () => {
      if (isResting) return
      isResting = true
      for (const { name } of interruptible) await boss.offWork(name)
    },
    resume: async () => {
      if (!isResting) return
      isResting = false
      for (const job of interruptible) await work(job)
    },
    states: () => statesOf(databases, jobs),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

const waits = ({ waitsForMorning = false }: Job, payload: Payload) =>
  typeof waitsForMorning === 'function' ? waitsForMorning(payload) : waitsForMorning

type Figures = {
  name: string
  waiting: number
  running: number
  failed: number
  lastAt: string | null
  lastState: JobState['lastState']
}

async function statesOf(databases: Databases, jobs: readonly Job[]): Promise<JobState[]> {
  const figures = await databases.query<Figures>(
    'platform',
    'job states',
    `select name,
            count(*) filter (where state in ('created', 'retry')) as waiting,
            count(*) filter (where state = 'active') as running,
            count(*) filter (where state = 'failed') as failed,
            max(completed_on) as last_at,
            (array_agg(state::text order by completed_on desc) filter (where state in ('completed', 'failed')))[1] as last_state
       from pgboss.job
      group by name`,
    [],
  )
  const byName = new Map(figures.map(row => [row.name, row]))
  return jobs.map(({ name, cron }) => {
    const row = byName.get(name)
    return {
      name,
      cron: cron ?? null,
      nextRunAt: cron ? nextRun(cron) : null,
      lastRunAt: row?.lastAt ?? null,
      lastState: row?.lastState ?? null,
      waiting: row?.waiting ?? 0,
      running: row?.running ?? 0,
      failed: row?.failed ?? 0,
    }
  })
}

const nextRun = (cron: string) => CronExpressionParser.parse(cron, { tz: businessZone }).next().toDate().toISOString()
