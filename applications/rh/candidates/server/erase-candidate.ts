import { sql } from 'kysely'
import type { FileStore } from '#kernel/server/files.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { emptyCandidate } from './empty-candidate.ts'
import { noteErasure } from './note-erasure.ts'

type Erasing = { db: RhDb; files: FileStore; afterCommit(work: () => unknown): void }
type Person = { id: string; poolConsentUntil: string | null }

/** Empties somebody who was taken for change, by hand, and writes it down; his files go once that is kept. */
export async function eraseCandidate(
  { db, files, afterCommit }: Erasing,
  { id, poolConsentUntil }: Person,
  acting: { at: string; by: string },
) {
  const { rows: asked } = await sql`
    select from rh.data_request r
     where r.candidate_id = ${id} and r.wish = 'erasure'
       and not exists (select from rh.data_request_answer w where w.data_request_id = r.id) limit 1`.execute(db)
  const { rows, keys } = await emptyCandidate(db, id, acting)
  await noteErasure(db, {
    kind: poolConsentUntil === null ? 'refused' : 'pool',
    reason: asked.length > 0 ? 'request' : 'decision',
    ...acting,
    people: 1,
    rows,
    files: keys.length,
  })
  afterCommit(() => Promise.all(keys.map(key => files.remove(key))))
}
