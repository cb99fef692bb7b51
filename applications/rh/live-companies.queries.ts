import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'

/** The companies of the client that were not archived, by name. */
export const liveCompanies = (db: RhDb) =>
  db
    .selectFrom('platform.company')
    .select(['id', 'name', 'siret', 'siren'])
    .where('archivedAt', 'is', null)
    .orderBy(sql`kernel.normalise(name)`)
    .orderBy('id')
    .execute()
