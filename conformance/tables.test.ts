import { expect, test } from 'vitest'
import { generatedTables, writeTableTypes } from '../tools/tables.ts'
import { ours, useCatalogue } from './catalogue.ts'

const catalogue = useCatalogue()

test('the types of the tables are those of the migrated database', () => {
  expect(writeTableTypes(catalogue.url(), { verify: true }), 'stale: npm run types').toEqual([])
}, 60_000)

test('every schema has its types', async () => {
  const schemas = await catalogue.lines(`select nspname as line from pg_namespace where ${ours}`)
  const typed = generatedTables.flatMap(({ schemas: pattern }) => pattern.replace(/\.\*$|[{}]/g, '').split(','))
  expect(typed.sort()).toEqual(schemas)
})
