import { eachOf } from '#kernel/server/each-of.ts'
import { pay } from '#rh/contract-terms/term.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { DocumentOfContract } from '../contract.model.ts'

/** What a contract, an element of one or a health cover is called where its documents are kept. */
export type DocumentedKind = 'contract' | 'amendment' | 'suspension' | 'ending' | 'mutuelle'

type Documented = { id: string; companyId: string; isDocumentOutdated: boolean }
type Reader = { seesPay(companyId: string): boolean }

/** The document that each record has: the last that was attached to it. */
export async function documentsOf(
  db: RhDb,
  { seesPay }: Reader,
  kind: DocumentedKind,
  records: readonly Documented[],
): Promise<ReadonlyMap<string, DocumentOfContract>> {
  const known = new Map(records.map(record => [record.id, record]))
  const rows = await db
    .selectFrom('platform.generated_document as d')
    .innerJoin('kernel.file as f', 'f.id', 'd.fileId')
    .select(['d.id as documentId', 'd.fileId', 'd.name', 'd.pages', 'd.attachedId', 'd.needs', 'f.sha256'])
    .where('d.attachedKind', '=', kind)
    .where('d.attachedId', 'in', eachOf(records.map(({ id }) => id)))
    .orderBy('d.attachedAt')
    .orderBy('d.id')
    .execute()
  return new Map(
    rows.map(({ attachedId, needs, ...document }) => {
      const record = known.get(attachedId as string) as Documented
      const isReadable = needs.every(element => element === pay && seesPay(record.companyId))
      return [record.id, { ...document, isOutdated: record.isDocumentOutdated, isReadable }]
    }),
  )
}
