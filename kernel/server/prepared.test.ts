import { type Kysely, sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { type NotebookTables, openNotebook } from '#kernel/testing/notebook.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import type { Db } from './db.ts'
import { type Places, plannedByValues, preparedQuery } from './prepared.ts'

const { databases, installer, newClient, close } = await openTestDatabases()
await openNotebook(installer)
afterAll(close)
const serres = await newClient()

const inSerres = <Result>(work: (db: Db<NotebookTables>) => Promise<Result>) =>
  databases.transaction('app', { clientId: serres, readOnly: false }, work)

const write = (db: Db<NotebookTables>, words: string) => db.insertInto('trial.note').values({ words }).execute()

const between = preparedQuery((db: Kysely<NotebookTables>, { first, last }: Places<{ first: string; last: string }>) =>
  db
    .selectFrom('trial.note')
    .select('words')
    .where('words', '>=', first)
    .where('words', '<=', last)
    .where('words', '!=', 'hidden')
    .orderBy('words'),
)

describe('a prepared query', () => {
  test('brings the values of each execution, each to its place', async () => {
    const [early, late] = await inSerres(async db => {
      for (const words of ['apple', 'fig', 'hidden', 'pear']) await write(db, words)
      return [await between(db, { first: 'a', last: 'g' }), await between(db, { last: 'z', first: 'g' })]
    })

    expect(early).toEqual([{ words: 'apple' }, { words: 'fig' }])
    expect(late).toEqual([{ words: 'pear' }])
  })

  test('travels after what was asked before it, whatever was asked together', async () => {
    const [, found] = await inSerres(db => Promise.all([write(db, 'yew'), between(db, { first: 'y', last: 'z' })]))

    expect(found).toEqual([{ words: 'yew' }])
  })
})

describe('plans', () => {
  const mode = async (db: Db<NotebookTables>) =>
    (await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(db)).rows[0]?.mode

  test('serve any value, except those of queries that ask for their own', async () => {
    const modes = await inSerres(async db => [
      await mode(db),
      await plannedByValues(db, () => mode(db)),
      await mode(db),
    ])

    expect(modes).toEqual(['force_generic_plan', 'force_custom_plan', 'force_generic_plan'])
  })
})
