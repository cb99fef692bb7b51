import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Databases, Db } from './db.ts'
import type { Log } from './log.ts'

/** What happened, by name; the payload holds ids only, never names or figures. */
export type Payload = Record<string, string | number | boolean | null>

/** Writes that something happened, in the transaction that makes it happen: both are kept, or neither. */
export async function emit<Tables>(db: Db<Tables>, kind: string, payload: Payload): Promise<void> {
  await sql`insert into kernel.outbox (kind, payload) values (${kind}, ${JSON.stringify(payload)}::jsonb)`.execute(db)
}

/** Asks for a job in the transaction that causes it; it starts after the commit. */
export const enqueue = <Tables>(db: Db<Tables>, job: string, payload: Payload) =>
  emit(db, `${jobPrefix}${job}`, payload)

const jobPrefix = 'job:'
const patrolMs = 5_000
const batch = 50
/** Events of requests that end together are read together. */
const togetherMs = 20
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Does something about an event, inside its client, in one transaction with the event's own end. */
export type Listener = { kind: string; hear(db: Db<unknown>, payload: Payload): Promise<void> }

/** Puts a job in the queue under the event's own id, so that a second delivery makes no second job. */
export type JobStarter = (job: string, payload: Payload & { clientId: string }, id: string) => Promise<void>

type Waiting = { id: string; client_id: string; kind: string; payload: Payload }

export type Dispatcher = { wake(): void; drain(): Promise<void>; stop(): Promise<void> }

/**
 * Delivers what the outbox holds: at once when a request has written to it, every 5 s for what a crash or another
 * process left. A delivery and the removal of its row are one transaction: an event is heard once, or again if it failed.
 */
export function startDispatcher(
  databases: Databases,
  listeners: readonly Listener[],
  startJob: JobStarter,
  log: Log,
): Dispatcher {
  let running: Promise<void> | undefined
  let wanted = false

  const deliver = async (event: Waiting) => {
    if (event.kind.startsWith(jobPrefix)) {
      const payload = { ...event.payload, clientId: event.client_id }
      await startJob(event.kind.slice(jobPrefix.length), payload, event.id)
    }
    const standing = { clientId: event.client_id, readOnly: false }
    await databases.transaction('platform', standing, async (db: Db<unknown>) => {
      const { rows } = await sql`delete from kernel.outbox where id = ${event.id} returning id`.execute(db)
      if (rows.length === 0) return
      for (const listener of listeners) if (listener.kind === event.kind) await listener.hear(db, event.payload)
    })
  }

  const forget = async (events: readonly Waiting[]) => {
    if (events.length === 0) return
    const ids = events.map(event => event.id)
    await databases.query('platform', 'outbox unheard', 'delete from kernel.outbox where id = any($1)', [ids])
  }

  const waitingAfter = (id: string) =>
    databases.query<Waiting>(
      'platform',
      'outbox',
      'select id, client_id, kind, payload from kernel.outbox where id > $1 order by id limit $2',
      [id, batch],
    )

  const isAwaited = ({ kind }: Waiting) =>
    kind.startsWith(jobPrefix) || listeners.some(listener => listener.kind === kind)

  /** Each event is tried once a round, so that those that fail hold up neither the others nor the process. */
  const round = async () => {
    do {
      wanted = false
      let events = await waitingAfter(beforeAll)
      while (events.length > 0) {
        await forget(events.filter(event => !isAwaited(event)))
        for (const event of events.filter(isAwaited)) {
          await deliver(event).catch(error =>
            log.error({ err: error, event: event.kind, id: event.id }, 'event not delivered'),
          )
        }
        const last = events.length === batch ? events.at(-1) : undefined
        events = last ? await waitingAfter(last.id) : []
      }
      if (wanted) await wait(togetherMs)
    } while (wanted)
  }

  const go = (afterMs: number) => {
    wanted = true
    running ??= wait(afterMs)
      .then(round)
      .catch(error => log.error({ err: error }, 'outbox not read'))
      .finally(() => {
        running = undefined
      })
  }
  const wake = () => go(togetherMs)
  const patrol = setInterval(wake, patrolMs)
  patrol.unref()
  wake()

  const drain = async () => {
    go(0)
    while (running) await running
  }
  const stop = async () => {
    clearInterval(patrol)
    while (running) await running
  }
  return { wake, drain, stop }
}
