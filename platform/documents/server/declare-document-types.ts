import type { PlatformDb } from '#platform/platform-db.ts'
import { templateTypes } from './template-types.ts'

/** Brings the product's own types into the catalogue; those that stand belong to the database, and keep their names. */
export async function declareDocumentTypes(db: PlatformDb): Promise<void> {
  const applications = await db.selectFrom('platform.application').select(['id', 'code']).execute()
  const values = templateTypes.flatMap(({ code, application, signable, name }, index) => {
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
