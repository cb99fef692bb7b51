import { sql } from 'kysely'
import { wrongField } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/**
 * Opens whole applications to the client of the transaction, with what belongs to none of them (the directory). An act
 * is or is not, fields are at most edited: both stop at 2.
 * @throws Refusal 400 for an application that is not offered
 */
export async function openApplications(db: PlatformDb, applicationIds: readonly number[]) {
  const offered = await db
    .selectFrom('platform.application')
    .select('id')
    .where('id', 'in', applicationIds)
    .where('active', '=', true)
    .execute()
  if (offered.length < new Set(applicationIds).size)
    throw wrongField('client.applications', 'unknown', 'kernel.field.wrong-value')
  await sql`
    insert into platform.client_right (element_id, ceiling)
    select id, case when kind in ('ACTION', 'FIELDS') then 2 else 3 end
      from platform.element
     where archived_at is null and (application_id is null or application_id = any(${applicationIds}))`.execute(db)
}
