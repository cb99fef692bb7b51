import type { Translate } from '#kernel/server/translate.ts'
import { languages, type Names } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { DocumentSource, ObjectsOfType, TypeOfProduct } from '../document-source.slot.ts'
import { formatsOf } from '../document-type.model.ts'
import { templateTypes } from './template-types.ts'

type Brought = {
  sources: readonly DocumentSource[]
  objectsOfTypes: readonly ObjectsOfType[]
  types: readonly TypeOfProduct[]
}

/**
 * Brings the product's own types into the catalogue, with the objects that they speak of and all that these publish. What
 * stands belongs to the database, and keeps its names.
 */
export async function declareDocumentTypes(db: PlatformDb, say: Translate, brought: Brought): Promise<void> {
  await declareTypes(db, [...templateTypes, ...brought.types])
  for (const { typeCode, objects } of brought.objectsOfTypes) {
    const type = await db
      .selectFrom('platform.document_type')
      .select('id')
      .where('code', '=', typeCode)
      .where('fixed', '=', true)
      .executeTakeFirst()
    if (!type) continue
    for (const [index, object] of objects.entries()) {
      const source = brought.sources.find(({ key }) => key === object.source)
      if (source) await declareObject(db, say, { ...object, documentTypeId: type.id, position: index + 1 }, source)
    }
  }
}

async function declareTypes(db: PlatformDb, types: readonly TypeOfProduct[]) {
  const applications = await db.selectFrom('platform.application').select(['id', 'code']).execute()
  const values = types.flatMap(({ code, application, signable, name }, index) => {
    const owner = applications.find(known => known.code === application)
    const type = { code, signable, name: JSON.stringify(name), fixed: true, position: index + 1 }
    return owner ? [{ ...type, applicationId: owner.id }] : []
  })
  if (values.length === 0) return
  await db
    .insertInto('platform.document_type')
    .values(values)
    .onConflict(known => known.column('code').doNothing())
    .execute()
}

type Declared = ObjectsOfType['objects'][number] & { documentTypeId: number; position: number }

async function declareObject(
  db: PlatformDb,
  say: Translate,
  { name, documentTypeId, many = false, position }: Declared,
  source: DocumentSource,
) {
  await db
    .insertInto('platform.document_object')
    .values({ documentTypeId, name, source: source.key, many, position, label: inFour(say, source.label) })
    .onConflict(known => known.columns(['documentTypeId', 'name']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('platform.document_object')
    .select('id')
    .where('documentTypeId', '=', documentTypeId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const variables = source.fields.map(({ path, label, type, sample }, index) => ({
    documentObjectId: id,
    path,
    label: inFour(say, label),
    type,
    format: formatsOf[type][0] ?? null,
    sample: sample ?? null,
    position: index + 1,
  }))
  await db
    .insertInto('platform.document_variable')
    .values(variables)
    .onConflict(known => known.columns(['documentObjectId', 'path']).doNothing())
    .execute()
}

const inFour = (say: Translate, label: string) =>
  JSON.stringify(
    Object.fromEntries(languages.map(language => [language, say(language, label)])) satisfies Partial<Names>,
  )
