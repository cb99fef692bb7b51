import { type RawBuilder, sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PlaceKind } from '../workplace.model.ts'

/** A place as it stands, with where it is. */
export type StandingPlace = {
  kind: PlaceKind
  id: string
  companyId: string
  siteId: string
  unitId: string | null
  name: string
  path: string[]
  archivedAt: string | null
  archiveBatch: string | null
  isUnderArchived: boolean
  version: number
}

const common = (alias: 's' | 'u' | 'b') => sql`
  ${sql.ref(`${alias}.id`)}, ${sql.ref(`${alias}.name`)}, ${sql.ref(`${alias}.archived_at`)} as "archivedAt",
  ${sql.ref(`${alias}.archive_batch`)} as "archiveBatch", ${sql.ref(`${alias}.version`)},
  s.company_id, s.id as "siteId"`

const places: Record<PlaceKind, RawBuilder<unknown>> = {
  site: sql`select 'site' as kind, ${common('s')}, null::uuid as "unitId", array[s.name] as path,
      false as "isUnderArchived" from rh.site s`,
  unit: sql`select 'unit' as kind, ${common('u')}, u.id as "unitId", array[s.name, u.name] as path,
      s.archived_at is not null as "isUnderArchived" from rh.unit u join rh.site s on s.id = u.site_id`,
  subunit: sql`select 'subunit' as kind, ${common('b')}, u.id as "unitId", array[s.name, u.name, b.name] as path,
      u.archived_at is not null or s.archived_at is not null as "isUnderArchived"
    from rh.subunit b join rh.unit u on u.id = b.unit_id join rh.site s on s.id = u.site_id`,
}

/** @throws Refusal 404 */
export async function standingPlace(db: RhDb, kind: PlaceKind, id: string): Promise<StandingPlace> {
  const { rows } = await sql<StandingPlace>`select * from (${places[kind]}) place where id = ${id}`.execute(db)
  const [place] = rows
  if (!place) throw notFound()
  return place
}

/** Of whatever kind. @throws Refusal 404 */
export async function anyStandingPlace(db: RhDb, id: string): Promise<StandingPlace> {
  const { rows } = await sql<StandingPlace>`
    select * from (${sql.join(Object.values(places), sql` union all `)}) place where id = ${id}`.execute(db)
  const [place] = rows
  if (!place) throw notFound()
  return place
}
