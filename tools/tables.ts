import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openScratchDatabase } from '#main/testing/scratch-database.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Those that have a schema, by their codes. */
const applicationsWithTables = globSync('applications/*/*-db.ts', { cwd: root })
  .map(file => basename(dirname(file)))
  .toSorted()

/** Where the row types of each database schema are written. */
export const generatedTables = [
  { schemas: '{kernel,platform}.*', file: 'platform/platform-tables.generated.ts' },
  ...applicationsWithTables.map(code => ({
    schemas: `${code}.*`,
    file: `applications/${code}/${code}-tables.generated.ts`,
  })),
]
const codegen = createRequire(import.meta.url).resolve('kysely-codegen/dist/cli/bin.js')

/** Writes the row types from a migrated database, or with `verify` says which file no longer tells the truth. */
export function writeTableTypes(url: string, { verify = false } = {}): string[] {
  return generatedTables
    .filter(({ schemas, file }) => {
      const options = [
        '--dialect',
        'postgres',
        '--url',
        url,
        '--include-pattern',
        schemas,
        '--out-file',
        file,
        '--log-level',
        'error',
      ]
      const mapping = JSON.stringify({ timestamptz: 'string', int8: 'number' })
      const types = ['--date-parser', 'string', '--type-mapping', mapping, ...(verify ? ['--verify'] : [])]
      return spawnSync(process.execPath, [codegen, ...options, ...types], { cwd: root }).status !== 0
    })
    .map(({ file }) => file)
}

if (import.meta.main) {
  const scratch = await openScratchDatabase()
  const notWritten = writeTableTypes(scratch.url)
  await scratch.close()
  if (notWritten.length > 0) throw new Error(`not written: ${notWritten.join(', ')}`)
}
