import { sql } from 'kysely'
import type { Language } from '#kernel/shared/names.ts'
import { momentInWords } from '#kernel/shared/dates-in-words.ts'
import type { SealMark } from '#platform/sealing/sealing.server.ts'
import { SignatureMark } from '#platform/document-models/preview.model.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Points: as wide and high as models leave for a signature. */
const size = { width: 170, height: 56 }

type Act = { capacity: string; name: string; signedAt: string; drawing: Buffer | null }

/** What stands in the file where each signs: his name, the instant, and what he has drawn. */
export async function marksOfDocument(
  db: PlatformDb,
  { id, marks, language }: { id: string; marks: unknown; language: Language },
): Promise<SealMark[]> {
  const { rows: acts } = await sql<Act>`
    select r.capacity, trim(r.firstname || ' ' || r.name) as name, a.at as "signedAt", a.drawing
      from platform.signature_act a
      join platform.recipient r on r.client_id = a.client_id and r.id = a.recipient_id
     where a.document_id = ${id} order by r.position, r.id`.execute(db)
  return SignatureMark.array()
    .parse(marks)
    .flatMap(({ capacity, page, x, y }) => {
      const act = acts.find(known => known.capacity === capacity)
      if (!act) return []
      const lines = [act.name, momentInWords(act.signedAt, language)]
      return [{ page, x, y, ...size, lines, ...(act.drawing && { picture: act.drawing }) }]
    })
}
