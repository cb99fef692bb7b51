import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type pg from 'pg'

type Migration = { name: string; sql: string; sha256: string }

/** A migration that already ran was edited: the database and the code no longer agree on what was done. */
export class MigrationChanged extends Error {}

/** Applies, in the order of their names and each in a transaction, the migrations that the database has not seen. */
export async function migrate(client: pg.Client, folders: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('kernel.migration') is not null as there`)
  const applied = rows[0]?.there
    ? new Map((await client.query('select name, sha256 from kernel.migration')).rows.map(row => [row.name, row.sha256]))
    : new Map<string, string>()
  for (const migration of await migrationsIn(folders)) {
    const known = applied.get(migration.name)
    if (known === undefined) await apply(client, migration)
    else if (known !== migration.sha256) throw new MigrationChanged(migration.name)
  }
}

async function migrationsIn(folders: readonly string[]): Promise<Migration[]> {
  const files = await Promise.all(
    folders.map(async folder =>
      (await readdir(folder)).filter(file => file.endsWith('.sql')).map(file => join(folder, file)),
    ),
  )
  const migrations = await Promise.all(
    files.flat().map(async file => {
      const sql = await readFile(file, 'utf8')
      return { name: basename(file, '.sql'), sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
  return migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into kernel.migration (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
