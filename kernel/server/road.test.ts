import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { manages, open, reads, role, signedIn, signedInAnywhere, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { type NotebookTables, openNotebook } from '#kernel/testing/notebook.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { answersWith, type Given } from './answers.ts'
import type { Db } from './db.ts'
import { forbidden } from './errors.ts'

const staff = 'rh/gestion_du_personnel/salaries'
const sites = 'rh/gestion_du_personnel/sites'
const note = z.strictObject({ words: z.string() })

const trial = calls('trial/plots', {
  read: { method: 'GET', path: 'trial/read', access: reads(staff, sites), answer: z.array(note) },
  readIn: {
    method: 'GET',
    path: 'trial/readIn/:clientId',
    access: reads(staff),
    input: z.strictObject({ clientId: z.uuid() }),
    answer: nothing,
  },
  write: { method: 'POST', path: 'trial/write', access: writes(staff), input: note, answer: nothing },
  manage: { method: 'POST', path: 'trial/manage', access: manages(staff), answer: nothing },
  administer: { method: 'POST', path: 'trial/administer', access: role('adminOfClient'), answer: nothing },
  runPlatform: { method: 'GET', path: 'trial/runPlatform', access: role('superDev'), answer: z.string() },
  runInClient: {
    method: 'POST',
    path: 'trial/runInClient',
    access: role('superDev', 'adminOfClient'),
    input: z.strictObject({ clientId: z.uuid().optional() }),
    answer: z.string(),
  },
  ownAccount: { method: 'GET', path: 'trial/ownAccount', access: signedInAnywhere(), answer: nothing },
  anywhereInClient: { method: 'POST', path: 'trial/inClient', access: signedIn(), answer: nothing },
  lookAnywhere: { method: 'GET', path: 'trial/lookAnywhere', access: signedIn(), answer: nothing },
  keepOwn: { method: 'PUT', path: 'trial/keepOwn', access: signedIn(), whileReadOnly: true, answer: nothing },
  editOwnAccount: { method: 'POST', path: 'trial/editOwnAccount', access: signedInAnywhere(), answer: nothing },
  everybody: { method: 'GET', path: 'trial/everybody', access: open('a test'), answer: z.array(z.string()) },
  slyRead: { method: 'GET', path: 'trial/slyRead', access: reads(staff), answer: nothing },
  readOrWrite: { method: 'POST', path: 'trial/readOrWrite', access: reads(staff), input: note, answer: nothing },
  writeThenFail: { method: 'POST', path: 'trial/writeThenFail', access: writes(staff), input: note, answer: nothing },
  writeAndMisanswer: {
    method: 'POST',
    path: 'trial/writeAndMisanswer',
    access: writes(staff),
    input: note,
    answer: z.object({ total: z.int() }),
  },
  tooTalkative: { method: 'GET', path: 'trial/tooTalkative', access: reads(staff), answer: z.object({ a: z.int() }) },
  context: { method: 'POST', path: 'trial/context', access: writes(staff), answer: z.record(z.string(), z.string()) },
  abroad: {
    method: 'POST',
    path: 'trial/abroad',
    access: writes(staff),
    outside: true,
    input: z.strictObject({ first: z.string(), second: z.string() }),
    answer: z.object({ idleInTransaction: z.int() }),
  },
})

const told: string[] = []
const write = (db: Db<NotebookTables>, words: string) => db.insertInto('trial.note').values({ words }).execute()
const single = async <Row>(db: Db<NotebookTables>, statement: RawBuilder<Row>) =>
  (await statement.execute(db)).rows[0] as Row

const trialServer = answersWith<NotebookTables>()(trial, {
  read: ({ db }) => db.selectFrom('trial.note').select('words').orderBy('id').execute(),
  readIn: async () => undefined,
  write: async ({ db, afterCommit }, { words }) => {
    await write(db, words)
    afterCommit(() => void told.push(words))
  },
  manage: async () => undefined,
  administer: async () => undefined,
  runPlatform: async ({ db }) => (await single(db, sql<{ name: string }>`select current_user as name`)).name,
  runInClient: async ({ db }) =>
    (await single(db, sql<{ client: string }>`select coalesce(current_setting('app.client_id', true), '') as client`))
      .client,
  ownAccount: async () => undefined,
  anywhereInClient: async () => undefined,
  lookAnywhere: async () => undefined,
  keepOwn: async () => undefined,
  editOwnAccount: async () => undefined,
  everybody: async given => Object.keys(given).toSorted(),
  slyRead: async ({ db }) => void (await write(db, 'from a reading call')),
  readOrWrite: async ({ db }, { words }) => void (await write(db, words)),
  writeThenFail: async ({ db, afterCommit }, { words }) => {
    await write(db, words)
    afterCommit(() => void told.push(words))
    throw forbidden()
  },
  writeAndMisanswer: async ({ db }, { words }) => {
    await write(db, words)
    return { total: 'three' as unknown as number }
  },
  tooTalkative: async () => ({ a: 1, secret: 'never' }),
  context: ({ db }) =>
    single(
      db,
      sql<
        Record<string, string>
      >`select current_setting('app.client_id') as client, current_setting('app.user_id') as person,
        current_setting('app.request_id') as request, current_user as role`,
    ),
  abroad: async ({ withDb, afterCommit }, { first, second }) => {
    await withDb(db => write(db, first))
    const [row] = await ask<{ count: string }>(
      world.installer,
      `select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    await withDb(async db => {
      await write(db, second)
      afterCommit(() => void told.push(second))
      if (second === 'failing') throw forbidden()
    })
    return { idleInTransaction: Number(row?.count) }
  },
})

const world = useOwnWorld([trialServer])
let notebook: Awaited<ReturnType<typeof openNotebook>>
beforeAll(async () => {
  notebook = await openNotebook(world.installer)
})

const status = async (sending: Promise<{ statusCode: number }>) => (await sending).statusCode

describe('who may pass', () => {
  test.each([
    [0, [403, 403, 403]],
    [1, [200, 403, 403]],
    [2, [200, 204, 403]],
    [3, [200, 204, 204]],
  ] as const)('with level %i on the element: reading, writing, managing answer %j', async (level, expected) => {
    const serres = await world.client()
    const marie = as(await world.person({ in: serres, rights: { [staff]: level } }))

    const answers = [
      await status(marie.send(trial.read)),
      await status(marie.send(trial.write, { words: 'of the matrix' })),
      await status(marie.send(trial.manage)),
    ]

    expect(answers).toEqual(expected)
  })

  test('nobody without a session, and nobody by a made-up one', async () => {
    for (const token of [undefined, 'k1', 'Bearer nothing', '%00']) {
      const answer = await as({ app: world.app, token }).send(trial.read)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'TOKEN_EXPIRED'])
    }
  })

  test('the token stands bare or after Bearer', async () => {
    const marie = await world.person()

    expect(await status(as(marie).send(trial.ownAccount))).toBe(204)
    expect(await status(as({ ...marie, token: `Bearer ${marie.token}` }).send(trial.ownAccount))).toBe(204)
  })

  test('a refusal comes before the body is read', async () => {
    const serres = await world.client()
    const reader = await world.person({ in: serres, rights: { [staff]: 1 } })
    const post = (asker: { token?: string | undefined; clientId?: string | undefined }, payload: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/trial/write',
        headers: {
          'content-type': 'application/json',
          ...(asker.token ? { authorization: asker.token, clientid: asker.clientId } : {}),
        },
        payload,
      })

    const bodies = ['{ not json', JSON.stringify({ words: 'x'.repeat(2_000_000) })]
    const refusals = await Promise.all(bodies.flatMap(body => [post(reader, body), post({}, body)]))

    expect(refusals.map(refusal => refusal.statusCode)).toEqual([403, 401, 403, 401])
  })

  test('the elementpath header narrows, and never grants', async () => {
    const serres = await world.client()
    const ofStaff = await world.person({ in: serres, rights: { [staff]: 1 } })
    const ofPositions = await world.person({ in: serres, rights: { 'rh/gestion_du_personnel/postes': 3 } })
    const named = (person: typeof ofStaff, elementpath: string) =>
      status(as({ ...person, headers: { elementpath } }).send(trial.read))

    expect(await named(ofStaff, staff)).toBe(200)
    expect(await named(ofStaff, sites)).toBe(403)
    expect(await named(ofStaff, 'rh/gestion_du_personnel/postes')).toBe(200)
    expect(await named(ofPositions, 'rh/gestion_du_personnel/postes')).toBe(403)
  })

  test('the client is one of the person, and is named where the call needs one', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres, rights: { [staff]: 1 } })

    for (const clientId of [undefined, bocage.id, '0198a000-0000-7000-8000-000000000000', 'serres', `${serres.id}x`]) {
      const answer = await as({ ...marie, clientId }).send(trial.read)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'CLIENT_NOT_ALLOWED'])
      expect(await status(as({ ...marie, clientId }).send(trial.ownAccount))).toBe(204)
    }
  })

  test('a client in the input is the client of the header, or does not exist', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres, rights: { [staff]: 1 } })

    expect(await status(as(marie).send(trial.readIn, { clientId: serres.id }))).toBe(204)
    const foreign = await as(marie).send(trial.readIn, { clientId: bocage.id })
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  test('a super role works in the client that its input names, and in none when it names none', async () => {
    const [layon, bocage] = [await world.client(), await world.client({ name: 'Maison Bocage' })]
    const dorian = as(await world.person({ superDev: true }))

    expect(await dorian.call(trial.runInClient, { clientId: layon.id })).toBe(layon.id)
    expect(await dorian.call(trial.runInClient, { clientId: bocage.id })).toBe(bocage.id)
    expect(await dorian.call(trial.runInClient, {})).toBe('')
  })

  test('who is admitted by no super role stays in his own client, whatever he names: the others do not exist', async () => {
    const [layon, bocage] = [await world.client(), await world.client({ name: 'Maison Bocage' })]
    const sophie = as(await world.person({ in: layon, admin: true }))
    const camille = as(await world.person({ in: layon, admin: true, superAdmin: true }))

    expect(await sophie.call(trial.runInClient, {})).toBe(layon.id)
    expect(await sophie.call(trial.runInClient, { clientId: layon.id })).toBe(layon.id)
    expect(await status(sophie.send(trial.runInClient, { clientId: bocage.id }))).toBe(404)
    expect(await status(camille.send(trial.runInClient, { clientId: bocage.id }))).toBe(404)
  })

  test('a role opens its own calls: the super roles as the platform, the admin inside his client', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const superDev = await world.person({ superDev: true })
    const admin = await world.person({ in: serres, admin: true })
    const clerk = await world.person({ in: serres, rights: { [staff]: 3 } })

    expect((await as(superDev).send(trial.runPlatform)).json()).toBe('sillon_platform')
    expect(await status(as(admin).send(trial.runPlatform))).toBe(403)
    expect(await status(as(admin).send(trial.administer))).toBe(204)
    expect(await status(as(clerk).send(trial.administer))).toBe(403)
    expect(await status(as({ ...admin, clientId: bocage.id }).send(trial.administer))).toBe(403)
  })

  test('whoever is read-only, or works in a read-only client, writes what is his own and nothing else', async () => {
    const serres = await world.client()
    const closed = await world.client()
    const people = [
      await world.person({ in: serres, admin: true }),
      await world.person({ in: serres, admin: true, readOnly: true }),
      await world.person({ in: closed, admin: true }),
    ]
    await ask(world.installer, 'update platform.client set read_only = true where id = $1', [closed.id])

    const told = people.map(async person => [
      await status(as(person).send(trial.administer)),
      await status(as(person).send(trial.anywhereInClient)),
      await status(as(person).send(trial.lookAnywhere)),
      await status(as(person).send(trial.keepOwn)),
      await status(as(person).send(trial.editOwnAccount)),
    ])

    expect(await Promise.all(told)).toEqual([
      [204, 204, 204, 204, 204],
      [403, 403, 204, 204, 204],
      [403, 403, 204, 204, 204],
    ])
  })

  test('an open call is given no rows, in its type either', async () => {
    expectTypeOf<Given<(typeof trial)['everybody'], NotebookTables>>().not.toHaveProperty('db')
    expectTypeOf<Given<(typeof trial)['everybody'], NotebookTables>>().not.toHaveProperty('caller')

    const given = await as(visitor(world.app)).call(trial.everybody, {})

    expect(given).not.toContain('db')
    expect(given).not.toContain('withDb')
    expect(given).toContain('clock')
  })
})

describe('the transaction of a call', () => {
  const writer = async () => world.person({ in: await world.client(), rights: { [staff]: 2 } })

  test('of a GET cannot write, whatever the handler does', async () => {
    const answer = await as(await writer()).send(trial.slyRead)

    expect(answer.statusCode).toBe(500)
    expect(await notebook.words()).not.toContain('from a reading call')
  })

  test('of somebody who may only read cannot write either', async () => {
    const serres = await world.client()
    const reader = await world.person({ in: serres, rights: { [staff]: 1 } })

    expect(await status(as(reader).send(trial.readOrWrite, { words: 'by a reader' }))).toBe(500)
    expect(await status(as(await writer()).send(trial.readOrWrite, { words: 'by a writer' }))).toBe(204)
    expect(await notebook.words()).toContain('by a writer')
    expect(await notebook.words()).not.toContain('by a reader')
  })

  test('is undone by a refusal, and what waited for the commit is forgotten', async () => {
    const marie = as(await writer())

    await marie.call(trial.write, { words: 'kept' })
    await expect(marie.call(trial.writeThenFail, { words: 'undone' })).rejects.toMatchObject({ status: 403 })

    expect(await notebook.words()).toContain('kept')
    expect(await notebook.words()).not.toContain('undone')
    expect(told).toContain('kept')
    expect(told).not.toContain('undone')
  })

  test('is undone by an answer that is not the declared one', async () => {
    const answer = await as(await writer()).send(trial.writeAndMisanswer, { words: 'half told' })

    expect(answer.statusCode).toBe(500)
    expect(await notebook.words()).not.toContain('half told')
  })

  test('stands in the client, for the person and the request', async () => {
    const marie = await writer()

    const answer = await as(marie).send(trial.context)

    expect(answer.json()).toEqual({
      client: marie.clientId,
      person: marie.userId,
      request: answer.headers['x-request-id'],
      role: 'sillon_app',
    })
  })

  test('shows no row of another client', async () => {
    const [marie, paul] = [await writer(), await writer()]
    await as(marie).call(trial.write, { words: 'of Marie' })
    await as(paul).call(trial.write, { words: 'of Paul' })

    expect(await as(marie).call(trial.read, {})).toEqual([{ words: 'of Marie' }])
  })

  test('is not held while a call speaks to somebody else; each of its own is kept or undone alone', async () => {
    const marie = as(await writer())

    const { idleInTransaction } = await marie.call(trial.abroad, { first: 'before', second: 'after' })
    await expect(marie.call(trial.abroad, { first: 'asked', second: 'failing' })).rejects.toMatchObject({ status: 403 })

    expect(idleInTransaction).toBe(0)
    expect(await notebook.words()).toEqual(expect.arrayContaining(['before', 'after', 'asked']))
    expect(await notebook.words()).not.toContain('failing')
    expect(told).toContain('after')
    expect(told).not.toContain('failing')
  })

  test('wakes the delivery of events and counts as activity only when it may have written', async () => {
    const marie = await writer()
    const lastActivity = async () =>
      (
        await ask<{ at: Date }>(
          world.installer,
          'select last_activity_at as at from platform.session where connection_uid = $1',
          [marie.connectionUid],
        )
      )[0]?.at.getTime()
    const before = await lastActivity()
    world.clock.advance({ minutes: 5 })

    await as(marie).call(trial.read, {})
    await as(marie).send(trial.writeThenFail, { words: 'undone' })
    expect(await lastActivity()).toBe(before)

    await as(marie).call(trial.write, { words: 'active' })
    await eventually(async () => expect(await lastActivity()).toBe(world.clock.now().epochMilliseconds))
  })
})

describe('the answer of a call', () => {
  test('holds the declared columns and no other', async () => {
    const serres = await world.client()
    const marie = await world.person({ in: serres, rights: { [staff]: 1 } })

    expect((await as(marie).send(trial.tooTalkative)).body).toBe('{"a":1}')
  })
})
