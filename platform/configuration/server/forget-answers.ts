import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Takes away what was answered about records that are emptied. Answers how many rows went. */
export async function forgetAnswers(db: PlatformDb, kind: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await sql<{ gone: number }>`
    select platform.forget_answers(${kind}, ${ids}::uuid[]) as gone`.execute(db)
  return rows[0]?.gone ?? 0
}
