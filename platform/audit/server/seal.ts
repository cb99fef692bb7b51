import { createHash } from 'node:crypto'
import type { DayDigest } from './day-digest.queries.ts'

/** What a chain begins with. */
export const beginningOfChain: Buffer = Buffer.alloc(32)

export type Seal = DayDigest & { day: string; previous: Buffer; hash: Buffer }

/** Each seal holds the one before: changing a day, or leaving one out, breaks every later one. */
export function sealOf(table: string, day: string, { rows, digest }: DayDigest, previous: Buffer): Seal {
  const hash = createHash('sha256').update(previous).update(`${table} ${day} ${rows} `).update(digest).digest()
  return { day, rows, digest, previous, hash }
}
