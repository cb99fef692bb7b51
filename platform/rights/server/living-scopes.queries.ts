import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

const living = (db: PlatformDb, table: 'platform.company' | 'platform.service') =>
  db.selectFrom(table).select('id').where('archivedAt', 'is', null).orderBy(sql`kernel.normalise(name)`).orderBy('id')

/** The companies of the client, by name. */
export const companyIdsOf = async (db: PlatformDb) =>
  (await living(db, 'platform.company').execute()).map(({ id }) => id)

/** The services of a company, by name. */
export const serviceIdsOf = async (db: PlatformDb, companyId: string) =>
  (await living(db, 'platform.service').where(sql`company_id`, '=', companyId).execute()).map(({ id }) => id)
