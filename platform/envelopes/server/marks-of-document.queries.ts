import { sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#kernel/shared/names.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { momentInWords } from '#kernel/shared/dates-in-words.ts'
import type { SealMark } from '#platform/sealing/sealing.server.ts'
import { SignatureMark } from '#platform/document-models/preview.model.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { sizeOfPlace } from '../envelope.model.ts'

/** A model names the capacity of who signs there; a sender the person himself. */
export const MarkOfDocument = SignatureMark.extend({ recipientId: idOf('platform.recipient').optional() })
type Mark = z.output<typeof MarkOfDocument>
type Signer = { recipientId: string; capacity: string }

/** Of several in one capacity the first, in the order of signing. */
const signerAt = <Known extends Signer>({ recipientId, capacity }: Mark, signers: readonly Known[]) =>
  signers.find(signer =>
    recipientId === undefined ? signer.capacity === capacity : signer.recipientId === recipientId,
  )

type Act = { recipientId: string; capacity: string; name: string; signedAt: string; drawing: Buffer | null }

/** What stands in the file where each signs: his name, the instant, and what he has drawn. */
export async function marksOfDocument(
  db: PlatformDb,
  { id, marks, language }: { id: string; marks: unknown; language: Language },
): Promise<SealMark[]> {
  const { rows: acts } = await sql<Act>`
    select r.id as "recipientId", r.capacity, trim(r.firstname || ' ' || r.name) as name, a.at as "signedAt", a.drawing
      from platform.signature_act a
      join platform.recipient r on r.client_id = a.client_id and r.id = a.recipient_id
     where a.document_id = ${id} order by r.position, r.id`.execute(db)
  return MarkOfDocument.array()
    .parse(marks)
    .flatMap(mark => {
      const { page, x, y } = mark
      const act = signerAt(mark, acts)
      if (!act) return []
      const lines = [act.name, momentInWords(act.signedAt, language)]
      return [{ page, x, y, ...sizeOfPlace, lines, ...(act.drawing && { picture: act.drawing }) }]
    })
}

/** Where the signers of an envelope sign in its documents; places for somebody who signs none of them are left out. */
export async function placesIn(db: PlatformDb, envelopeId: string) {
  const documents = await db
    .selectFrom('platform.envelope_document')
    .select(['id', 'marks'])
    .where('envelopeId', '=', envelopeId)
    .orderBy('position')
    .execute()
  const signers = await db
    .selectFrom('platform.recipient')
    .select(['id as recipientId', 'capacity'])
    .where('envelopeId', '=', envelopeId)
    .where('role', '=', 'signer')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return documents.flatMap(({ id: documentId, marks }) =>
    MarkOfDocument.array()
      .parse(marks)
      .flatMap(mark => {
        const recipientId = signerAt(mark, signers)?.recipientId
        return recipientId ? [{ documentId, recipientId, page: mark.page, x: mark.x, y: mark.y }] : []
      }),
  )
}
