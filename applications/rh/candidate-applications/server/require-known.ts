import { sql } from 'kysely'
import { wrongField } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'

const rows = {
  positionId: 'rh.position',
  jobOfferId: 'rh.job_offer',
  hiringSite: 'rh.site',
  hiringUnit: 'rh.unit',
  hiringSubunit: 'rh.subunit',
  hiringPosition: 'rh.position',
} as const
type Field = keyof typeof rows
type Pointed = { readonly [Name in Field | 'recruiterId']?: string | null | undefined }

const labelOf = (field: Field) => {
  if (field === 'jobOfferId') return 'rh.application.offer-unknown'
  return field === 'positionId' ? 'rh.application.position-unknown' : 'rh.application.place-unknown'
}

/** What an application points at is of the client: positions, places, an offer, a member who recruits. @throws Refusal 400 */
export async function requireKnown(db: RhDb, pointed: Pointed) {
  for (const field of Object.keys(rows) as Field[]) {
    const id = pointed[field]
    if (!id) continue
    const found = await sql`select from ${sql.table(rows[field])} where id = ${id}`.execute(db)
    if (found.rows.length === 0) throw wrongField(field, 'unknown', labelOf(field))
  }
  if (!pointed.recruiterId) return
  const member = await db
    .selectFrom('platform.client_user')
    .select('userId')
    .where('userId', '=', pointed.recruiterId)
    .where('clientId', '=', sql<string>`kernel.client_id()`)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!member) throw wrongField('recruiterId', 'unknown', 'rh.interview.recruiter-unknown')
}
