import { expect, test } from 'vitest'
import { loadTranslations } from '#kernel/server/translate.ts'
import { labelModules } from '#main/labels.ts'
import { broughtByRooms } from '#main/rooms.ts'
import { languages } from '#kernel/shared/names.ts'
import { inWords } from '#platform/audit/server/in-words.ts'
import { auditedWords } from '#platform/audit/server/own-words.ts'
import { generatedTables, writeTableTypes } from '../tools/tables.ts'
import { ours, useCatalogue } from './catalogue.ts'

const catalogue = useCatalogue()

test('the types of the tables are those of the migrated database', () => {
  expect(writeTableTypes(catalogue.url(), { verify: true }), 'stale: npm run types').toEqual([])
})

test('every schema has its types', async () => {
  const schemas = await catalogue.lines(`select nspname as line from pg_namespace where ${ours}`)
  const typed = generatedTables.flatMap(({ schemas: pattern }) => pattern.replace(/\.\*$|[{}]/g, '').split(','))
  expect(typed.sort()).toEqual(schemas)
})

const journal = async () => ({
  say: await loadTranslations(labelModules),
  words: auditedWords(broughtByRooms),
})

test('every table whose changes are written down has a word in the journal', async () => {
  const tables = await catalogue.lines(
    `select distinct tgrelid::regclass::text as line from pg_trigger where tgname = 'audit_update' order by 1`,
  )
  const { say, words } = await journal()
  const { table } = inWords({ say, language: 'fr' }, words)

  expect(tables.length).toBeGreaterThan(40)
  expect(tables.filter(name => table(name).label === name)).toEqual([])
})

/** Keys never change, and the journal leaves out the versions and texts to search in. */
const changingColumns = `
  select t.tgrelid::regclass::text as table, a.attname as column
    from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum > 0 and not a.attisdropped
   where t.tgname = 'audit_update' and a.attname not in ('client_id', 'version', 'search_text')
     and not exists (select from pg_index i
                      where i.indrelid = t.tgrelid and i.indisprimary and a.attnum = any(i.indkey))`

test.each(languages)('every column that somebody changes has a word in the journal, in %s', async language => {
  const columns = await catalogue.rows<{ table: string; column: string }>(changingColumns)
  const { say, words } = await journal()
  const { column, written } = inWords({ say, language }, words)
  const wordless = columns.flatMap(row => written(row.table, [row.column]).map(name => ({ ...row, name })))

  expect(columns.length).toBeGreaterThan(300)
  expect(wordless.filter(row => column(row.table, row.name).label === row.name)).toEqual([])
})
