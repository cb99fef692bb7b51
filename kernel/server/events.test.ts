import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { bareGround } from '#kernel/testing/ground.ts'
import { openNotebook } from '#kernel/testing/notebook.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import type { Db } from './db.ts'
import { clientsOutbox, type Dispatcher, emit, enqueue, type Listener, type Outbox, startDispatcher } from './events.ts'
import { makeLog } from './log.ts'
import { type Failure, noWatch } from './watch.ts'

const { databases, installer, newClient, close } = await openTestDatabases()
const notebook = await openNotebook(installer)
afterAll(close)

/** Of events that belong to no client. */
const trialOutbox: Outbox = { table: 'trial.outbox', role: 'auth', isOfClients: false }
await ask(
  installer,
  `create table trial.outbox (
     id uuid primary key default uuidv7(), kind text not null, payload jsonb not null);
   grant usage on schema trial to sillon_auth;
   grant select, insert, delete on trial.outbox to sillon_auth`,
)

const ground = bareGround()
let clientId: string
const dispatchers: Dispatcher[] = []
beforeEach(async () => {
  await ask(installer, 'truncate kernel.outbox, trial.outbox, trial.note')
  clientId = await newClient()
})
afterEach(async () => {
  for (const dispatcher of dispatchers.splice(0)) await dispatcher.stop()
})

/** So that each test says itself when what failed is tried again. */
const neverMs = 3_600_000

function dispatch(listeners: Listener[], watch = noWatch) {
  const outboxes = [clientsOutbox, trialOutbox]
  const log = makeLog('silent')
  const dispatcher = startDispatcher({ databases, ground, outboxes, listeners, log, watch, patrolMs: neverMs })
  dispatchers.push(dispatcher)
  return dispatcher
}

const inClient = (work: (db: Db<unknown>) => Promise<unknown>, client = clientId) =>
  databases.transaction('app', { clientId: client, readOnly: false }, work)

const hire = (name: string) => inClient(db => emit(db, 'hired', { name }))

/** Writes in the notebook of the event's client what it heard. */
const scribe: Listener = {
  kind: 'hired',
  hear: async (db, { name }) => {
    await sql`insert into trial.note (words) values (${`${name} was hired`})`.execute(db)
  },
}
const waiting = () => ask(installer, 'select id from kernel.outbox')

describe('an event', () => {
  test('is heard once, in its own client, after the transaction that wrote it', async () => {
    await hire('Paul')
    const { drain } = dispatch([scribe])
    await drain()
    await drain()

    expect(await notebook.words()).toEqual(['Paul was hired'])
    expect(await ask(installer, 'select client_id from trial.note')).toEqual([{ client_id: clientId }])
    expect(await waiting()).toEqual([])
  })

  test('is heard with what a handler is given, with the client that it belongs to and its own id', async () => {
    const given: unknown[] = []
    await hire('Paul')

    await dispatch([{ kind: 'hired', hear: async (_db, _payload, heard) => void given.push(heard) }]).drain()

    expect(given).toEqual([{ ...ground, clientId, eventId: expect.any(String) }])
  })

  test('never took place when its transaction was undone', async () => {
    const undone = inClient(async db => {
      await emit(db, 'hired', { name: 'Paul' })
      throw new Error('second thoughts')
    })

    await expect(undone).rejects.toThrow('second thoughts')
    await dispatch([scribe]).drain()

    expect(await notebook.words()).toEqual([])
  })

  test('is heard by those who listen to its kind, and by nobody else', async () => {
    await hire('Paul')
    await inClient(db => emit(db, 'archived', { name: 'Zoé' }))

    await dispatch([scribe]).drain()

    expect(await notebook.words()).toEqual(['Paul was hired'])
    expect(await waiting()).toEqual([])
  })

  test('waits when its listener fails, and what the listener wrote is undone', async () => {
    let isIll = true
    const frail: Listener = {
      kind: 'hired',
      hear: async (db, payload, given) => {
        await scribe.hear(db, payload, given)
        if (isIll) throw new Error('ill')
      },
    }
    await hire('Paul')
    const { drain } = dispatch([frail])
    await drain()
    expect(await notebook.words()).toEqual([])
    expect(await waiting()).toHaveLength(1)

    isIll = false
    await drain()

    expect(await notebook.words()).toEqual(['Paul was hired'])
    expect(await waiting()).toEqual([])
  })

  test('is not held up by any number of others that fail', async () => {
    const sick: Listener = {
      kind: 'sick',
      hear: async () => {
        throw new Error('ill')
      },
    }
    await inClient(async db => {
      for (let n = 0; n < 120; n += 1) await emit(db, 'sick', { n })
      await emit(db, 'hired', { name: 'Paul' })
    })

    await dispatch([sick, scribe]).drain()

    expect(await notebook.words()).toEqual(['Paul was hired'])
    expect(await waiting()).toHaveLength(120)
  })

  test('that failed is not tried again by what is written after it, but when all is drained', async () => {
    let tries = 0
    const sick: Listener = {
      kind: 'sick',
      hear: async () => {
        tries += 1
        throw new Error('ill')
      },
    }
    await inClient(db => emit(db, 'sick', { n: 1 }))
    const { wake, drain } = dispatch([sick, scribe])
    await drain()
    const before = tries
    for (const name of ['Paul', 'Zoé']) {
      await hire(name)
      wake()
      await eventually(async () => expect(await notebook.words()).toContain(`${name} was hired`))
    }

    expect(tries).toBe(before)
    await drain()
    expect(tries).toBe(before + 1)
  })

  test('that its listener fails ten times is told ten times to who watches, by its kind', async () => {
    const failures: Failure['during'][] = []
    const watch = { ...noWatch, failed: ({ during }: Failure) => void failures.push(during) }
    const sick: Listener = {
      kind: 'sick',
      hear: async () => {
        throw new Error('ill')
      },
    }
    await inClient(db => emit(db, 'sick', { n: 1 }))
    const { drain } = dispatch([sick], watch)
    for (let n = 0; n < 10; n += 1) await drain()
    expect(failures).toEqual(Array.from({ length: 10 }, () => ({ kind: 'event', name: 'sick' })))
  })

  test('of a thousand that forty write at once is heard, each once', async () => {
    const posts = Array.from({ length: 40 }, (_, post) => post)
    const names = posts.flatMap(post => Array.from({ length: 25 }, (_, n) => `Paul ${post}-${n}`))
    await Promise.all(
      posts.map(async post => {
        for (const name of names.filter((_, place) => place % posts.length === post)) await hire(name)
      }),
    )
    await dispatch([scribe]).drain()
    expect((await notebook.words()).toSorted()).toEqual(names.map(name => `${name} was hired`).toSorted())
    expect(await waiting()).toEqual([])
  })

  test('is heard once by two processes that deliver at the same time', async () => {
    const names = Array.from({ length: 30 }, (_, n) => `Paul ${n}`)
    await inClient(async db => {
      for (const name of names) await emit(db, 'hired', { name })
    })

    await Promise.all([dispatch([scribe]), dispatch([scribe])].map(({ drain }) => drain()))

    expect((await notebook.words()).toSorted()).toEqual(names.map(name => `${name} was hired`).toSorted())
  })

  test('of another client is neither seen nor removed by a handler', async () => {
    await hire('Paul')
    const neighbour = await newClient()

    const seen = await inClient(async db => {
      const { rows } = await sql`select id from kernel.outbox`.execute(db)
      return rows
    }, neighbour)

    expect(seen).toEqual([])
  })
})

describe('a job asked for', () => {
  test('is handed to the queue under the id of its event, with its client', async () => {
    const handed: unknown[][] = []
    await inClient(db => enqueue(db, 'send-mail', { letterId: 'l1' }))
    const [row] = (await waiting()) as { id: string }[]

    const { handJobsTo, drain } = dispatch([])
    handJobsTo(async (...job) => void handed.push(job))
    await drain()

    expect(handed).toEqual([['send-mail', { letterId: 'l1', clientId }, row?.id]])
    expect(await waiting()).toEqual([])
  })

  test('stays in the outbox as long as the queue does not take it', async () => {
    await inClient(db => enqueue(db, 'send-mail', { letterId: 'l1' }))

    const { handJobsTo, drain } = dispatch([])
    handJobsTo(async () => {
      throw new Error('the queue is full')
    })
    await drain()

    expect(await waiting()).toHaveLength(1)
  })

  test('waits without failing until there is a queue, which gets it at once', async () => {
    const failures: Failure[] = []
    const watch = { ...noWatch, failed: (failure: Failure) => void failures.push(failure) }
    const handed: unknown[][] = []
    await inClient(db => enqueue(db, 'send-mail', { letterId: 'l1' }))
    await hire('Paul')
    const { handJobsTo, drain } = dispatch([scribe], watch)

    await drain()

    expect(await notebook.words()).toEqual(['Paul was hired'])
    expect([await waiting(), failures]).toEqual([[expect.anything()], []])
    handJobsTo(async (...job) => void handed.push(job.slice(0, 2)))
    await eventually(() => expect(handed).toEqual([['send-mail', { letterId: 'l1', clientId }]]))
  })
})

describe('an event of no client', () => {
  const outsideClients = (work: (db: Db<unknown>) => Promise<unknown>) =>
    databases.transaction('auth', { readOnly: false }, work)
  const signUp = (name: string) => outsideClients(db => emit(db, 'signed-up', { name }, trialOutbox))

  test('is heard once, as the role of its outbox', async () => {
    const heard: unknown[] = []
    const listener: Listener = {
      kind: 'signed-up',
      outbox: trialOutbox,
      hear: async (db, payload) => {
        const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
        heard.push([payload, rows[0]?.role])
      },
    }
    await signUp('Paul')

    const { drain } = dispatch([listener])
    await drain()
    await drain()

    expect(heard).toEqual([[{ name: 'Paul' }, 'sillon_auth']])
    expect(await ask(installer, 'select id from trial.outbox')).toEqual([])
  })

  test('is not heard by who listens to the clients’ events of that name', async () => {
    await outsideClients(db => emit(db, 'hired', { name: 'Paul' }, trialOutbox))

    await dispatch([scribe]).drain()

    expect(await notebook.words()).toEqual([])
  })

  test('may lead to a job, whose request is delivered in the same round', async () => {
    const handed: unknown[][] = []
    const listener: Listener = {
      kind: 'signed-up',
      outbox: trialOutbox,
      hear: (db, { name }) => enqueue(db, 'welcome', { name: String(name) }, trialOutbox),
    }
    await signUp('Paul')

    const { handJobsTo, drain } = dispatch([listener])
    handJobsTo(async (...job) => void handed.push(job.slice(0, 2)))
    await drain()

    expect(handed).toEqual([['welcome', { name: 'Paul' }]])
  })
})
