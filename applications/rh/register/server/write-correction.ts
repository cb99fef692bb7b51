import type { RhDb } from '#rh/rh-db.ts'
import { restateLine } from './lines-to-write.ts'
import type { Line } from './stay.ts'
import { holdRegisters } from './write-lines.ts'

type Entry = { siret: string; number: number }
type Said = ReturnType<typeof wordsOf>
type Correction = { said: Said; motive: 'corrected' | 'neverCame'; reason: string | null; actorId: string }

/**
 * Writes what an entry should say as one more line, or nothing and answers false when it says so already; two at once
 * come one after the other.
 */
export async function writeCorrection(db: RhDb, { siret, number }: Entry, correct: (last: Line) => Correction) {
  const held = await holdRegisters(db, [siret])
  const last = await db
    .selectFrom('rh.register_entry')
    .selectAll()
    .where('siret', '=', siret)
    .where('entryNumber', '=', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { said, motive, reason, actorId } = correct(last)
  if (!differs(said, last)) return false
  await db
    .insertInto('rh.register_entry')
    .values({
      ...said,
      kind: 'correction',
      motive,
      reason,
      recordedBy: actorId,
      refNumber: number,
      number: (held.get(siret) ?? 0) + 1,
    })
    .execute()
  return true
}

/** What a line says of somebody, apart from why it was written. */
export function wordsOf(line: Line) {
  const { kind: _kind, motive: _motive, reason: _reason, ...said } = restateLine(line)
  return said
}

const differs = (said: object, last: Line) =>
  Object.entries(said).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(last[name as keyof Line]))
