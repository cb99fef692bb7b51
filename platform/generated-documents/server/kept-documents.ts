import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Language, Names } from '#kernel/shared/names.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { SourceObjects } from '#platform/document-models/preview.model.ts'
import type { DocumentSource, KeepingRecord } from '#platform/documents/document-source.slot.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { KeptDocument } from '../generated-document.model.ts'
import { generatedDocumentsCalls } from '../generated-documents.calls.ts'

type Sources = readonly DocumentSource[]
type Keeping = { catalogue: ElementCatalogue; clock: Clock }

/** A record that a document belongs to, and who reads it: by the element, in the company. */
export type RecordOfDocument = { kind: string; id: string; element: string; companyId: string | null }

/**
 * Gives a document that belongs to no record yet to one: it is there for as long as the record.
 * @throws Refusal 404; 409 DOCUMENT_ATTACHED of one that another record has
 */
export async function attachDocument(
  db: PlatformDb,
  { catalogue, clock }: Keeping,
  { documentId, userId, ...record }: RecordOfDocument & { documentId: string; userId: string },
) {
  const document = await db
    .selectFrom('platform.generated_document')
    .select(['attachedKind', 'attachedId'])
    .where('id', '=', documentId)
    .where('createdBy', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!document) throw notFound()
  if (document.attachedKind === record.kind && document.attachedId === record.id) return
  if (document.attachedId) throw new Refusal(409, 'DOCUMENT_ATTACHED', 'generated-documents.attached')
  await db
    .updateTable('platform.generated_document')
    .set({
      attachedKind: record.kind,
      attachedId: record.id,
      attachedAt: clock.now().toString(),
      elementId: catalogue.idOf(record.element) as number,
      companyId: record.companyId,
    })
    .where('id', '=', documentId)
    .execute()
}

type Made = { documentId: string; userId: string; sources: Sources; sourceObjects: SourceObjects }

/** Gives a document to the one record that it was made for, where its source keeps documents. @throws as `attachDocument` */
export async function keepWithRecord(db: PlatformDb, keeping: Keeping, { sources, sourceObjects, ...made }: Made) {
  const objects = await db
    .selectFrom('platform.generated_document as d')
    .innerJoin('platform.document_model as m', 'm.id', 'd.modelId')
    .innerJoin('platform.document_object as o', 'o.documentTypeId', 'm.documentTypeId')
    .select(['o.name', 'o.source'])
    .where('d.id', '=', made.documentId)
    .orderBy('o.position')
    .execute()
  for (const { name, source } of objects) {
    const [id, ...others] = sourceObjects[name] ?? []
    const { keeps, key = source } = sources.find(({ key }) => key === source) ?? {}
    if (!id || others.length > 0 || !keeps) continue
    const record = (await keeps.records(db as never, [id])).get(id)
    if (!record) throw notFound()
    const { element } = keeps
    return attachDocument(db, keeping, { ...made, kind: key, id, element, companyId: record.companyId })
  }
}

type Reading = { db: PlatformDb; rights: Rights; catalogue: ElementCatalogue }

/** Documents that stay with records of an application, as far as the reader reads those. */
async function readableIn({ db, rights, catalogue }: Reading, applicationId: number): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ id: number }>`
    select e.id from platform.element e
     where e.application_id = ${applicationId}
       and exists (select from platform.generated_document d where d.element_id = e.id and d.attached_at is not null)`.execute(
    db,
  )
  const conditions: RawBuilder<SqlBool>[] = []
  for (const { id } of rows) {
    const element = catalogue.pathOf(id)
    if (!element || (await rights.level(element)) < 1) continue
    const { byCompany } = await rights.perimeter(element)
    conditions.push(sql<SqlBool>`(d.element_id = ${id}
      and (d.company_id is null or d.company_id in ${eachOf([...byCompany.keys()])}))`)
  }
  const none = sql<SqlBool>`d.element_id is null`
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : none
}

type Asked = InputOf<typeof generatedDocumentsCalls.getGeneratedDocuments>

export async function pageOfKept(
  reading: Reading & { language: Language; sources: Sources },
  { applicationId, recordId, ...asked }: Asked,
): Promise<PageOf<KeptDocument>> {
  const { db, language, sources } = reading
  const readable = await readableIn(reading, applicationId)
  return pageOfList(db, generatedDocumentsCalls.getGeneratedDocuments.list, asked, {
    from: sql`platform.generated_document d`,
    id: sql`d.id`,
    within: sql`d.attached_at is not null and ${readable}`,
    orders: { keptAt: [sql`d.attached_at`], name: [sql`d.search_text`] },
    filters: {},
    further: recordId === undefined ? [] : [sql`d.attached_id = ${recordId}`],
    matching: words => matches('platform.generated_document', 'd', words),
    rows: async ids => {
      const rows = await db
        .selectFrom('platform.generated_document as d')
        .innerJoin('platform.document_model as m', 'm.id', 'd.modelId')
        .innerJoin('platform.document_type as t', 't.id', 'm.documentTypeId')
        .innerJoin('platform.user as u', 'u.id', 'd.createdBy')
        .select(['d.id', 'd.name', 'd.pages', 't.name as type', 'd.attachedKind', 'd.attachedId', 'd.attachedAt'])
        .select(['d.needs', 'd.companyId'])
        .select(eb => eb.fn<string>('concat_ws', [eb.val(' '), 'u.firstname', 'u.name']).as('author'))
        .where('d.id', 'in', eachOf(ids))
        .execute()
      const records = await recordsOf(db, sources, rows)
      const kept: KeptDocument[] = []
      for (const { type, attachedKind, attachedId, attachedAt, needs, companyId, ...row } of rows) {
        const record = records.get(`${attachedKind} ${attachedId}`)
        kept.push({
          ...row,
          type: (type as Names)[language],
          record: record ? { name: record.name, address: record.address } : null,
          isReadable: await readsAll(reading.rights, needs, companyId),
          keptAt: attachedAt as string,
        })
      }
      return kept
    },
  })
}

type Attached = { attachedKind: string | null; attachedId: string | null }

async function recordsOf(db: PlatformDb, sources: Sources, rows: readonly Attached[]) {
  const found = new Map<string, KeepingRecord>()
  for (const [kind, ofKind] of Map.groupBy(rows, ({ attachedKind }) => attachedKind)) {
    const keeps = sources.find(({ key }) => key === kind)?.keeps
    const records = await keeps?.records(
      db as never,
      ofKind.map(({ attachedId }) => attachedId as string),
    )
    for (const [id, record] of records ?? []) found.set(`${kind} ${id}`, record)
  }
  return found
}

/** The file of a document that stays with a record that the reader reads. @throws Refusal 404 */
export async function keptFile(reading: Reading, documentId: string) {
  const { db, rights, catalogue } = reading
  const document = await db
    .selectFrom('platform.generated_document as d')
    .innerJoin('kernel.file as f', 'f.id', 'd.fileId')
    .select(['d.name', 'f.storageKey', 'd.elementId', 'd.companyId', 'd.needs'])
    .where('d.id', '=', documentId)
    .where('d.attachedAt', 'is not', null)
    .executeTakeFirst()
  if (!document) throw notFound()
  const element = catalogue.pathOf(document.elementId as number) ?? ''
  if (!(await readsAll(rights, [element, ...document.needs], document.companyId))) throw notFound()
  return document
}

/** Whether somebody reads each of these elements in a company. */
async function readsAll(rights: Rights, elements: readonly string[], companyId: string | null): Promise<boolean> {
  for (const element of elements) {
    const { byCompany, everywhere } = await rights.perimeter(element)
    if ((companyId === null ? everywhere : (byCompany.get(companyId) ?? 0)) < 1) return false
  }
  return true
}
