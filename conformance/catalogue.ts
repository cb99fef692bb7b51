import { afterAll, beforeAll } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { openScratchDatabase, type ScratchDatabase } from '#main/testing/scratch-database.ts'

/** Schemas that are ours: neither PostgreSQL's, nor its extensions', nor the queue's. */
export const ours = `nspname !~ '^pg_' and nspname not in ('information_schema', 'public', 'pgboss')`

export const loginRoles = ['sillon_app', 'sillon_auth', 'sillon_platform', 'sillon_public'] as const

/** A database as the installer leaves it, asked as its superuser. */
export function useCatalogue() {
  let database: ScratchDatabase | undefined
  beforeAll(async () => {
    database = await openScratchDatabase()
  }, 60_000)
  afterAll(() => database?.close())
  const rows = <Row>(statement: string, values?: unknown[]) => ask<Row>(database?.url as string, statement, values)
  return {
    url: () => database?.url as string,
    rows,
    /** The column `line` of each row, in order: what an empty or a reviewed list is compared with. */
    lines: async (statement: string, values?: unknown[]) =>
      (await rows<{ line: string }>(statement, values)).map(({ line }) => line).sort(),
  }
}
