import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openNotebook } from '#kernel/testing/notebook.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import type { Db } from './db.ts'
import { learnSearchForm, matches, useSearchForm } from './matches.ts'

const { databases, installer, newClient, close } = await openTestDatabases()
await openNotebook(installer)
afterAll(close)

type Found = { words: string }
const clientId = await newClient()
const neighbour = await newClient()

const inClient = <Result>(client: string | undefined, work: (db: Db<unknown>) => Promise<Result>) =>
  databases.transaction('app', { clientId: client, readOnly: false }, work)

const write = (client: string, ...notes: string[]) =>
  inClient(client, async db => {
    for (const words of notes) await sql`insert into trial.note (words) values (${words})`.execute(db)
  })

const find = (typed: string | undefined, client: string | undefined = clientId) =>
  inClient(client, async db => {
    const condition = matches('trial.note', 'n', typed) ?? sql`true`
    const { rows } =
      await sql<Found>`select n.words from trial.note n where ${condition} order by n.search_text`.execute(db)
    return rows.map(row => row.words)
  })

await write(clientId, 'Lefèvre Inès', 'Œuvrard Paul', 'Petit Paul 100%', 'a_b\\c', 'محمد')
await write(neighbour, 'Lefèvre Voisin')

describe.each(['like', 'function'] as const)('a search, in the form %s', form => {
  beforeAll(() => useSearchForm(form))

  test.each([
    ['a piece of a word, without case or accents', 'EFEV', ['Lefèvre Inès']],
    ['a ligature by its letters', 'oeuv', ['Œuvrard Paul']],
    ['every word typed, whatever their order', 'paul petit', ['Petit Paul 100%']],
    ['no word of another row', 'petit ines', []],
    ['Arabic', 'محم', ['محمد']],
    ['a percent sign for what it is', '00%', ['Petit Paul 100%']],
    ['an underscore for what it is', 'a_b', ['a_b\\c']],
    ['a backslash for what it is', 'b\\c', ['a_b\\c']],
    ['no joker', 'p%t', []],
    ['no quote that ends the text', "' or true --", []],
  ])('finds %s', async (_what, typed, found) => {
    expect(await find(typed)).toEqual(found)
  })

  test('of nothing worth searching leaves the list whole', async () => {
    for (const typed of [undefined, '', '   ', 'a', 'é %']) expect(await find(typed)).toHaveLength(5)
  })

  test('shows no row of another client, and none without a client', async () => {
    expect(await find('lefevre')).toEqual(['Lefèvre Inès'])
    expect(await find('lefevre', neighbour)).toEqual(['Lefèvre Voisin'])
    expect(await inClient(undefined, async db => (await sql`select * from trial.note`.execute(db)).rows)).toEqual([])
  })
})

test('the form is learnt from the database', async () => {
  useSearchForm('function')
  await learnSearchForm(databases)

  const statement = await inClient(clientId, async db => matches('trial.note', 'n', 'paul')?.compile(db).sql)
  expect(statement).toContain('search_text" like')
})
