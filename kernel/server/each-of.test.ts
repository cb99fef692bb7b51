import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { type NotebookTables, openNotebook } from '#kernel/testing/notebook.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import type { Db } from './db.ts'
import { eachOf } from './each-of.ts'

const { databases, installer, newClient, close } = await openTestDatabases()
await openNotebook(installer)
afterAll(close)
const serres = await newClient()

const inSerres = <Result>(work: (db: Db<NotebookTables>) => Promise<Result>) =>
  databases.transaction('app', { clientId: serres, readOnly: false }, work)
const write = async (db: Db<NotebookTables>, words: string) =>
  (await db.insertInto('trial.note').values({ words }).returning('id').executeTakeFirstOrThrow()).id

describe('each of a list', () => {
  test('is found, once, and nobody in an empty one', async () => {
    const [some, none] = await inSerres(async db => {
      const [apple, , pear] = [await write(db, 'apple'), await write(db, 'fig'), await write(db, 'pear')]
      const notes = db.selectFrom('trial.note').select('words').orderBy('words')
      return [
        await notes.where('id', 'in', eachOf([apple, pear, pear])).execute(),
        await notes.where('words', 'in', eachOf([], 'text')).execute(),
      ]
    })

    expect(some).toEqual([{ words: 'apple' }, { words: 'pear' }])
    expect(none).toEqual([])
  })

  test('is looked for, instead of being compared with every row', async () => {
    const plan = await inSerres(async db => {
      const ids = await Promise.all(['quince', 'medlar'].map(words => write(db, words)))
      return sql<{ 'QUERY PLAN': string }>`explain select words from trial.note where id in ${eachOf(ids)}`.execute(db)
    })

    const lines = plan.rows.map(row => row['QUERY PLAN']).join('\n')
    expect(lines).toContain('ProjectSet')
    expect(lines).not.toMatch(/any/i)
  })
})
