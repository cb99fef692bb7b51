import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { type NotebookTables, openNotebook } from '#kernel/testing/notebook.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import type { Db } from './db.ts'

const { databases, installer, newClient, close } = await openTestDatabases()
await openNotebook(installer)
afterAll(close)
const [serres, bocage] = [await newClient(), await newClient()]

const as = <Result>(clientId: string | undefined, work: (db: Db<NotebookTables>) => Promise<Result>) =>
  databases.transaction('app', { clientId, readOnly: false }, work)
const write = (clientId: string, words: string) =>
  as(clientId, db => db.insertInto('trial.note').values({ words }).returning('id').executeTakeFirstOrThrow())
const words = (db: Db<NotebookTables>) => db.selectFrom('trial.note').select('words').execute()

test('a plan that serves every client shows each of them his own rows, and nobody’s to who is in none', async () => {
  await write(serres, 'quince')
  await write(bocage, 'medlar')

  const seen = []
  for (const clientId of [serres, bocage, undefined, serres]) seen.push(await as(clientId, words))

  expect(seen).toEqual([[{ words: 'quince' }], [{ words: 'medlar' }], [], [{ words: 'quince' }]])
})

test('the client is asked for once a query, and a row is reached by the key that begins with him', async () => {
  const { id } = await write(serres, 'sorb')

  const { rows } = await as(serres, db =>
    sql<{ 'QUERY PLAN': string }>`explain select words from trial.note where id = ${id}`.execute(db),
  )

  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Cond: \(\(client_id = \(InitPlan 1\)\.col1\) AND \(id = /)
  expect(plan).not.toMatch(/Filter/)
})

test('a row of another client is neither written nor moved there', async () => {
  const { id } = await write(serres, 'sloe')

  const written = as(serres, db =>
    sql`insert into trial.note (client_id, words) values (${bocage}, 'sloe')`.execute(db),
  )
  await expect(written).rejects.toMatchObject({ code: '42501' })
  const moved = as(serres, db => sql`update trial.note set client_id = ${bocage} where id = ${id}`.execute(db))
  await expect(moved).rejects.toMatchObject({ code: '42501' })
})
