import { sql } from 'kysely'
import { afterAll, describe, expect, expectTypeOf, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { openNotebook } from '#kernel/testing/notebook.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import type { Db, Standing } from './db.ts'

const { databases, addresses, installer, newClient, close } = await openTestDatabases()
const notebook = await openNotebook(installer)
afterAll(close)
const [serres, bocage] = [await newClient(), await newClient()]

const as = <Result>(standing: Partial<Standing>, work: (db: Db<unknown>) => Promise<Result>) =>
  databases.transaction('app', { readOnly: false, ...standing }, work)
const write = (db: Db<unknown>, words: string) => sql`insert into trial.note (words) values (${words})`.execute(db)
const read = async (db: Db<unknown>) =>
  (await sql<{ words: string }>`select words from trial.note order by id`.execute(db)).rows.map(row => row.words)

await as({ clientId: serres }, db => write(db, 'of the Serres'))
await as({ clientId: bocage }, db => write(db, 'of the Bocage'))

test('who may query more tables stands in for who queries fewer of them, and for nobody else', () => {
  type Parcels = { parcel: { name: string } }
  type Harvests = Parcels & { harvest: { tonnes: number } }
  expectTypeOf<Db<Harvests>>().toExtend<Db<Parcels>>()
  expectTypeOf<Db<Parcels>>().not.toExtend<Db<Harvests>>()
  expectTypeOf<Db<unknown>>().not.toExtend<Db<Parcels>>()
  expectTypeOf<Db<{ parcel: { name: number } }>>().not.toExtend<Db<Parcels>>()
})

describe('a transaction', () => {
  test('of one client never meets another’s, however their requests share the connections', async () => {
    const turns = Array.from({ length: 1_000 }, (_, turn) => ({
      clientId: turn % 2 ? serres : bocage,
      readOnly: turn % 3 > 0,
    }))

    const seen = await Promise.all(turns.map(standing => as(standing, read)))

    for (const [turn, words] of seen.entries()) expect(words).toEqual([turn % 2 ? 'of the Serres' : 'of the Bocage'])
  })

  test('leaves nothing of its client, its person or its failure on the connection', async () => {
    await expect(as({ clientId: serres, userId: serres }, db => sql`select 1/0`.execute(db))).rejects.toThrow('zero')

    const bare = await Promise.all(
      Array.from({ length: 20 }, () =>
        as({}, db => sql`select kernel.client_id() as client, kernel.user_id() as person`.execute(db)),
      ),
    )

    for (const { rows } of bare) expect(rows).toEqual([{ client: null, person: null }])
    expect(await as({}, read)).toEqual([])
  })

  test('without a client writes no row of anybody', async () => {
    await expect(as({}, db => write(db, 'of nobody'))).rejects.toMatchObject({ code: '42501' })
    const forged = (db: Db<unknown>) =>
      sql`insert into trial.note (client_id, words) values (${bocage}, 'forged')`.execute(db)
    await expect(as({ clientId: serres }, forged)).rejects.toMatchObject({ code: '42501' })
  })

  test('may ask a question of its own role, however many do so at once', async () => {
    const asked = Array.from({ length: 40 }, () =>
      databases.transaction('auth', { readOnly: true }, () => databases.query('auth', 'one', 'select 1 as one', [])),
    )

    expect(await Promise.all(asked)).toEqual(Array(40).fill([{ one: 1 }]))
  })

  test('that has read is ended soon, though nobody waits for it', async () => {
    await as({ clientId: serres, readOnly: true }, read)

    await eventually(async () => {
      const open = `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
      expect(await ask(installer, open)).toEqual([])
    })
  })

  test('that only reads cannot write', async () => {
    await expect(as({ clientId: serres, readOnly: true }, db => write(db, 'slyly'))).rejects.toMatchObject({
      code: '25006',
    })
    expect(await notebook.words()).not.toContain('slyly')
  })

  test('in which an error was swallowed says that nothing was kept', async () => {
    const careless = as({ clientId: serres }, async db => {
      await write(db, 'careless')
      await sql`select 1/0`.execute(db).catch(() => undefined)
    })

    await expect(careless).rejects.toThrow('aborted before its end')
    expect(await notebook.words()).not.toContain('careless')
  })

  test('whose connection is cut fails, and the next one finds another', async () => {
    const cut = as({ clientId: serres }, async db => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      await ask(installer, 'select pg_terminate_backend($1)', [rows[0]?.pid])
      return read(db)
    })

    await expect(cut).rejects.toThrow()
    expect(await as({ clientId: serres }, read)).toEqual(['of the Serres'])
  })

  test('never nests', async () => {
    await expect(as({ clientId: serres }, db => db.transaction().execute(async () => 1))).rejects.toThrow(
      'already stands in its transaction',
    )
  })
})

describe('the role of the handlers', () => {
  test('reads nobody’s password or session', async () => {
    for (const table of ['credential', 'session', 'security_event']) {
      await expect(ask(addresses.app, `select * from platform.${table}`)).rejects.toMatchObject({ code: '42501' })
    }
  })
})

describe('a channel', () => {
  test('is heard until one stops listening', async () => {
    const heard: string[] = []
    const stop = await databases.listen('platform', 'rights', payload => heard.push(payload))
    const notify = (payload: string) => ask(installer, 'select pg_notify($1, $2)', ['rights', payload])

    await notify('client 1')
    await expect.poll(() => heard).toEqual(['client 1'])
    await stop()
    await notify('client 2')

    expect(heard).toEqual(['client 1'])
  })
})
