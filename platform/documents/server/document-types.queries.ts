import { notFound } from '#kernel/server/errors.ts'
import type { Language, Names } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { templateTypes } from './template-types.ts'
import type { DocumentObject, DocumentType, DocumentVariable, VariableType } from '../document-type.model.ts'

const named = (names: unknown, language: Language) => ({ label: (names as Names)[language], labels: names as Names })

type Asked = { applicationId: number } | { id: number } | { templates: true }

/** Those of an application, the archived ones last; one by its id; or the eleven of the platform. */
export async function documentTypes(db: PlatformDb, language: Language, asked: Asked): Promise<DocumentType[]> {
  const rows = await db
    .selectFrom('platform.document_type')
    .selectAll()
    .$if('id' in asked, query => query.where('id', '=', (asked as { id: number }).id))
    .$if('templates' in asked, query =>
      query.where(
        'code',
        'in',
        templateTypes.map(({ code }) => code),
      ),
    )
    .$if('applicationId' in asked, query =>
      query.where('applicationId', '=', (asked as { applicationId: number }).applicationId),
    )
    .orderBy(eb => eb('archivedAt', 'is not', null))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const objects = Map.groupBy(
    await documentObjects(
      db,
      language,
      rows.map(({ id }) => id),
    ),
    ({ documentTypeId }) => documentTypeId,
  )
  return rows.map(({ id, applicationId, code, name, signable, fixed, archivedAt, version }) => ({
    id,
    applicationId,
    code,
    ...named(name, language),
    signable,
    fixed,
    archived: archivedAt !== null,
    version,
    objects: objects.get(id) ?? [],
  }))
}

/** @throws Refusal 404 */
export async function documentType(db: PlatformDb, language: Language, id: number): Promise<DocumentType> {
  const [found] = await documentTypes(db, language, { id })
  if (!found) throw notFound()
  return found
}

export async function documentObjects(
  db: PlatformDb,
  language: Language,
  typeIds: number[],
): Promise<DocumentObject[]> {
  if (typeIds.length === 0) return []
  const rows = await db
    .selectFrom('platform.document_object')
    .select(['id', 'documentTypeId', 'name', 'label', 'source', 'many', 'version'])
    .where('documentTypeId', 'in', typeIds)
    .orderBy('documentTypeId')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ documentTypeId, label, ...object }) => ({
    ...object,
    documentTypeId,
    ...named(label, language),
  }))
}

/** @throws Refusal 404 */
export async function documentObject(db: PlatformDb, language: Language, id: number) {
  const row = await db
    .selectFrom('platform.document_object as o')
    .innerJoin('platform.document_type as t', 't.id', 'o.documentTypeId')
    .select(['o.id', 'o.documentTypeId', 'o.name', 'o.label', 'o.source', 'o.many', 'o.version', 't.applicationId'])
    .where('o.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const { documentTypeId, label, applicationId, ...object } = row
  return {
    object: { ...object, documentTypeId, ...named(label, language) } satisfies DocumentObject,
    applicationId,
  }
}

export async function documentVariables(
  db: PlatformDb,
  language: Language,
  objectIds: number[],
): Promise<DocumentVariable[]> {
  if (objectIds.length === 0) return []
  const rows = await db
    .selectFrom('platform.document_variable')
    .select(['id', 'documentObjectId', 'path', 'label', 'type', 'format', 'sample', 'required', 'version'])
    .where('documentObjectId', 'in', objectIds)
    .orderBy('documentObjectId')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ documentObjectId, label, type, ...variable }) => ({
    ...variable,
    documentObjectId,
    type: type as VariableType,
    ...named(label, language),
  }))
}

/** What the texts of a type may say, object by object. */
export async function offeredObjects(db: PlatformDb, language: Language, typeId: number) {
  const objects = await documentObjects(db, language, [typeId])
  const variables = await documentVariables(
    db,
    language,
    objects.map(({ id }) => id),
  )
  return objects.map(({ id, name, label, many }) => ({
    object: name,
    label,
    many,
    variables: variables.filter(({ documentObjectId }) => documentObjectId === id),
  }))
}

/** @throws Refusal 404 */
export async function documentVariable(db: PlatformDb, language: Language, id: number): Promise<DocumentVariable> {
  const row = await db
    .selectFrom('platform.document_variable')
    .select('documentObjectId')
    .where('id', '=', id)
    .executeTakeFirst()
  const found = row && (await documentVariables(db, language, [row.documentObjectId])).find(one => one.id === id)
  if (!found) throw notFound()
  return found
}
