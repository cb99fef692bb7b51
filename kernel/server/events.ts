import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Ground } from './answers.ts'
import type { DatabaseRole, Databases, Db } from './db.ts'
import type { Log } from './log.ts'
import { noWatch, type Watch } from './watch.ts'

/** What happened, by name; the payload holds ids only, never names or figures. */
export type Payload = Record<string, string | number | boolean | null | readonly string[]>

/** A table of what waits to be delivered, and the database role that delivers it. */
export type Outbox = {
  table: string
  role: DatabaseRole
  /** Whether each row belongs to a client, in which it is heard. */
  isOfClients: boolean
}

export const clientsOutbox: Outbox = { table: 'kernel.outbox', role: 'platform', isOfClients: true }

/** Writes that something happened, in the transaction that makes it happen: both are kept, or neither. */
export async function emit<Tables>(
  db: Db<Tables>,
  kind: string,
  payload: Payload,
  { table }: Outbox = clientsOutbox,
): Promise<void> {
  await sql`insert into ${sql.table(table)} (kind, payload) values (${kind}, ${JSON.stringify(payload)}::jsonb)`.execute(
    db,
  )
}

/** Asks for a job in the transaction that causes it; it starts after the commit. */
export const enqueue = <Tables>(db: Db<Tables>, job: string, payload: Payload, outbox?: Outbox) =>
  emit(db, `${jobPrefix}${job}`, payload, outbox)

const jobPrefix = 'job:'
const batch = 50
/** Events of requests that end together are read together. */
const togetherMs = 20
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * What a listener may use; `clientId` is that of the event, where it has one. Ids of events grow as they are written: what was
 * noted under `uuidv7()` after an event has the greater one.
 */
export type HearingGround = Ground & { clientId: string | undefined; eventId: string }

/** Does something about an event, inside its client where it has one, in one transaction with the event's own end. */
export type Listener = {
  kind: string
  /** Where the event waits: in the clients' outbox unless said. */
  outbox?: Outbox
  hear(db: Db<unknown>, payload: Payload, given: HearingGround): Promise<void>
}

/** Puts a job in the queue under the event's own id, so that a second delivery makes no second job; `clientId` is added. */
export type JobStarter = (job: string, payload: Payload, id: string) => Promise<void>

type Waiting = { id: string; clientId: string | null; kind: string; payload: Payload }

export type Dispatcher = {
  wake(): void
  /** Where jobs go from now on: those that are asked for before wait. */
  handJobsTo(queue: JobStarter): void
  /** Until nothing is left that can be delivered. */
  drain(): Promise<void>
  stop(): Promise<void>
}

type Delivery = {
  databases: Databases
  ground: Ground
  outboxes: readonly Outbox[]
  listeners: readonly Listener[]
  log: Log
  watch?: Watch
  /** How long what failed, or was left by another, waits at most. */
  patrolMs?: number
}

/**
 * Delivers what the outboxes hold: at once when a request has written to one, every 5 s for what failed before, and for
 * what a crash or another process left. A delivery and the removal of its row are one transaction: an event is heard once,
 * or again if it failed.
 */
export function startDispatcher({
  databases,
  ground,
  outboxes,
  listeners,
  log,
  watch = noWatch,
  patrolMs = 5_000,
}: Delivery): Dispatcher {
  let running: Promise<void> | undefined
  let wanted = false
  let startJob: JobStarter | undefined
  /** Ids of what failed since the last patrol: no request that wakes the dispatcher has it tried again. */
  const failed = new Set<string>()

  const listenersOf = (outbox: Outbox, kind: string) =>
    listeners.filter(listener => listener.kind === kind && (listener.outbox ?? clientsOutbox) === outbox)

  const deliver = async (outbox: Outbox, { id, clientId, kind, payload }: Waiting) => {
    if (kind.startsWith(jobPrefix)) {
      if (!startJob) return
      const ofClient: Payload = clientId === null ? {} : { clientId }
      await startJob(kind.slice(jobPrefix.length), { ...payload, ...ofClient }, id)
    }
    const heard = listenersOf(outbox, kind)
    const standing = { clientId: clientId ?? undefined, readOnly: false }
    await databases.transaction(outbox.role, standing, async (db: Db<unknown>) => {
      const { rows } = await sql`delete from ${sql.table(outbox.table)} where id = ${id} returning id`.execute(db)
      if (rows.length === 0) return
      for (const listener of heard)
        await listener.hear(db, payload, { ...ground, clientId: standing.clientId, eventId: id })
    })
    if (heard.length > 0) wanted = true
  }

  const forget = async ({ table, role }: Outbox, events: readonly Waiting[]) => {
    if (events.length === 0) return
    const ids = events.map(event => event.id)
    await databases.query(role, `${table} unheard`, `delete from ${table} where id = any($1)`, [ids])
  }

  const waitingAfter = ({ table, role, isOfClients }: Outbox, id: string) =>
    databases.query<Waiting>(
      role,
      table,
      `select id, ${isOfClients ? 'client_id' : 'null::uuid as client_id'}, kind, payload
         from ${table} where id > $1 and ($3 or not starts_with(kind, $4)) order by id limit $2`,
      [id, batch, startJob !== undefined, jobPrefix],
    )

  const isAwaited = (outbox: Outbox, kind: string) => kind.startsWith(jobPrefix) || listenersOf(outbox, kind).length > 0

  /** Those that fail hold up neither the others nor the process. */
  const empty = async (outbox: Outbox) => {
    let events = await waitingAfter(outbox, beforeAll)
    while (events.length > 0) {
      const awaited = events.filter(({ kind }) => isAwaited(outbox, kind))
      await forget(
        outbox,
        events.filter(event => !awaited.includes(event)),
      )
      for (const event of awaited) {
        if (failed.has(event.id)) continue
        await deliver(outbox, event).catch(error => {
          failed.add(event.id)
          log.error({ err: error, event: event.kind, id: event.id }, 'event not delivered')
          watch.failed({
            error,
            during: { kind: 'event', name: event.kind },
            clientId: event.clientId ?? undefined,
            sent: event.payload,
          })
        })
      }
      const last = events.length === batch ? events.at(-1) : undefined
      events = last ? await waitingAfter(outbox, last.id) : []
    }
  }

  /** What listeners have written meanwhile is delivered too. */
  const round = async () => {
    do {
      wanted = false
      for (const outbox of outboxes) await empty(outbox)
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
  const patrol = setInterval(() => {
    failed.clear()
    wake()
  }, patrolMs)
  patrol.unref()
  wake()

  const handJobsTo = (queue: JobStarter) => {
    startJob = queue
    wake()
  }
  const drain = async () => {
    failed.clear()
    go(0)
    while (running) await running
  }
  const stop = async () => {
    clearInterval(patrol)
    while (running) await running
  }
  return { wake, handJobsTo, drain, stop }
}
