import type { PlatformDb } from '#platform/platform-db.ts'

/** The companies of the client that are not archived, by name. */
export const liveCompanies = (db: PlatformDb) =>
  db
    .selectFrom('platform.company')
    .select(['id', 'name'])
    .where('archivedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
