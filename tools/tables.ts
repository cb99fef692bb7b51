import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
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
      const types = typesOf(url, schemas)
      const isTrue = existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === types
      if (types === undefined || verify) return !isTrue
      writeFileSync(join(root, file), types)
      return false
    })
    .map(({ file }) => file)
}

const given = ['--dialect', 'postgres', '--log-level', 'error', '--date-parser', 'string']
const mapping = JSON.stringify({ timestamptz: 'string', int8: 'number' })

/** The row types of a schema with their columns in camelCase; nothing where they could not be had. */
function typesOf(url: string, schemas: string): string | undefined {
  const options = ['--url', url, '--include-pattern', schemas, '--type-mapping', mapping, '--print']
  const { status, stdout } = spawnSync(process.execPath, [codegen, ...given, ...options], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? `${stdout.trim().replace(column, inCode)}\n` : undefined
}

const column = /^ {2}\w+(?=: )/gm
const inCode = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

if (import.meta.main) {
  const scratch = await openScratchDatabase()
  const notWritten = writeTableTypes(scratch.url)
  await scratch.close()
  if (notWritten.length > 0) throw new Error(`not written: ${notWritten.join(', ')}`)
}
