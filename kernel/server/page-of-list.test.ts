import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choice, type List } from '#kernel/shared/list.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type NotebookTables, openNotebook } from '#kernel/testing/notebook.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import type { Db } from './db.ts'
import { matches } from './matches.ts'
import { pageOfList } from './page-of-list.ts'

const { databases, installer, newClient, close } = await openTestDatabases()
await openNotebook(installer)
afterAll(close)

const lengths = choice(['short', 'long'])
const notes = {
  sorts: ['words'],
  comparedSorts: ['length'],
  isSearched: true,
  filters: { length: lengths },
} as const satisfies List

const longerThan = (many: number) => sql<boolean>`length(n.words) > ${many}`
type Asked = Parameters<typeof pageOfList<NotebookTables, typeof notes, { id: string; words: string }>>[2]

const pageIn = (clientId: string, asked: Partial<Asked>, further: readonly RawBuilder<boolean>[] = []) =>
  databases.transaction('app', { clientId, readOnly: true }, (db: Db<NotebookTables>) =>
    pageOfList(
      db,
      notes,
      { page: 0, size: 10, sort: 'words', ...asked },
      {
        from: sql`trial.note n`,
        id: sql`n.id`,
        within: sql`n.words <> 'secret'`,
        orders: { words: [sql`n.search_text`], length: [sql`length(n.words)`] },
        filters: { length: asked => (asked === 'long' ? longerThan(5) : sql`not ${longerThan(5)}`) },
        further,
        matching: words => matches('trial.note', 'n', words),
        rows: ids => db.selectFrom('trial.note').select(['id', 'words']).where('id', 'in', ids).execute(),
      },
    ),
  )
const wordsOf = async (clientId: string, asked: Partial<Asked>, further?: readonly RawBuilder<boolean>[]) =>
  (await pageIn(clientId, asked, further)).items.map(({ words }) => words)

let orchard: string
let field: string
beforeAll(async () => {
  orchard = await newClient()
  field = await newClient()
  const write = `insert into trial.note (client_id, words) select $1, w from unnest($2::text[]) w`
  await ask(installer, write, [orchard, ['quince', 'fig', 'medlar', 'sorb', 'apple', 'secret']])
  await ask(
    installer,
    `insert into trial.note (client_id, words) select $1, 'row ' || n from generate_series(1, 1300) n`,
    [field],
  )
})

describe('a page of a list', () => {
  test('comes in the order that is asked, both ways, those that are alike by their ids', async () => {
    expect(await wordsOf(orchard, {})).toEqual(['apple', 'fig', 'medlar', 'quince', 'sorb'])
    expect(await wordsOf(orchard, { sort: '-words' })).toEqual(['sorb', 'quince', 'medlar', 'fig', 'apple'])
    expect(await wordsOf(orchard, { sort: 'length' })).toEqual(['fig', 'sorb', 'apple', 'quince', 'medlar'])
    expect(await wordsOf(orchard, { sort: '-length' })).toEqual(['medlar', 'quince', 'apple', 'sorb', 'fig'])
  })

  test('is narrowed by its filters and by words, and cut in the same order', async () => {
    expect(await wordsOf(orchard, { length: 'long' })).toEqual(['medlar', 'quince'])
    expect(await wordsOf(orchard, { length: 'short', sort: '-words' })).toEqual(['sorb', 'fig', 'apple'])
    expect(await wordsOf(orchard, { search: 'le', length: 'short' })).toEqual(['apple'])
    expect(await pageIn(orchard, { length: 'short', page: 1, size: 2 })).toMatchObject({
      items: [{ words: 'sorb' }],
      total: 3,
      totalIsExact: true,
      page: 1,
      size: 2,
    })
  })

  test('is narrowed by what its call takes besides', async () => {
    const withE = [sql<boolean>`n.words like '%e%'`]
    expect(await wordsOf(orchard, {}, withE)).toEqual(['apple', 'medlar', 'quince'])
    expect(await wordsOf(orchard, { length: 'short' }, withE)).toEqual(['apple'])
    expect(await pageIn(orchard, {}, withE)).toMatchObject({ total: 3, totalIsExact: true })
  })

  test('shows nothing that the reader may not read, by whatever way', async () => {
    for (const asked of [{}, { sort: 'length' }, { length: 'long' }, { search: 'secret' }] as const)
      expect(await wordsOf(orchard, asked)).not.toContain('secret')
  })

  test('counts a list no further than somebody reads on, and what words leave of it neither', async () => {
    const counted = { total: 1_010, totalIsExact: false }
    expect(await pageIn(field, {})).toMatchObject(counted)
    expect(await pageIn(field, { search: 'row' })).toMatchObject(counted)
    expect((await pageIn(field, { search: 'row', page: 120 })).items).toHaveLength(10)
    expect(await pageIn(field, { search: 'row 129' })).toMatchObject({ total: 12, totalIsExact: true })
  })

  test('past its end is empty, and still counted', async () => {
    expect(await pageIn(orchard, { page: 9 })).toMatchObject({ items: [], total: 5 })
    expect(await pageIn(orchard, { page: 9, length: 'long' })).toMatchObject({ items: [], total: 2 })
  })
})
