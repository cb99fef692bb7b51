import type { Language, Names } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

const living = (db: PlatformDb) =>
  db
    .selectFrom('platform.document_type')
    .select(['id', 'code', 'applicationId', 'name'])
    .where('signable', '=', true)
    .where('archivedAt', 'is', null)

/** Types of documents that are signed, application by application. */
export async function signableTypes(db: PlatformDb, language: Language) {
  const rows = await living(db).orderBy('applicationId').orderBy('position').orderBy('id').execute()
  return rows.map(({ name, ...type }) => ({ ...type, label: (name as Names)[language] }))
}

/** The one of that id or code, while it is signed. */
export const signableType = (db: PlatformDb, asked: { id: number } | { code: string }) =>
  ('id' in asked ? living(db).where('id', '=', asked.id) : living(db).where('code', '=', asked.code)).executeTakeFirst()
