import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'
import { startOfToday } from './start-of-today.ts'

/** Bytes, and files that came today. */
export type StoredFiles = { size: number; today: number }

const rememberedMs = 60_000

/** Files of all clients, counted in one after the other: hence at most once a minute, whoever asks. */
export function countStoredFiles(databases: Databases, clock: Clock) {
  let counted: { at: number; files: Promise<StoredFiles> } | undefined
  return (): Promise<StoredFiles> => {
    const now = clock.now().epochMilliseconds
    if (!counted || now - counted.at >= rememberedMs) {
      counted = { at: now, files: count(databases, clock) }
      counted.files.catch(() => {
        counted = undefined
      })
    }
    return counted.files
  }
}

async function count(databases: Databases, clock: Clock): Promise<StoredFiles> {
  const all = { size: 0, today: 0 }
  await inEachClientEvenClosed(databases, async db => {
    const { rows } = await sql<StoredFiles>`
      select coalesce(sum(f.size), 0)::float8 as size,
             count(*) filter (where f.created_at >= ${startOfToday(clock)}) as today
        from kernel.file f`.execute(db)
    all.size += rows[0]?.size ?? 0
    all.today += rows[0]?.today ?? 0
  })
  return all
}
