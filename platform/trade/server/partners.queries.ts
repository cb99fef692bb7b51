import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Certificate, CropCode, Partner, Place, RoleOfPartner } from '../partner.model.ts'

/** Living partners by name; those of one role where it is said. */
export async function partners(db: PlatformDb, role: RoleOfPartner | undefined): Promise<Partner[]> {
  const { rows } = await sql<Partner>`
    select p.id, p.code, c.name, c.city, p.roles
      from platform.partner p join platform.contact c on c.id = p.contact_id
     where p.archived_at is null and (${role ?? null}::text is null or ${role ?? null} = any(p.roles))
     order by c.search_text, p.id`.execute(db)
  return rows
}

/** Living places, each named with those that hold it below its site. */
export async function places(db: PlatformDb): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with recursive tree as (
      select id, parent_id, kind, code, name, '' as path from platform.place where parent_id is null and archived_at is null
      union all
      select p.id, p.parent_id, p.kind, p.code, p.name,
             case tree.kind when 'site' then '' else tree.path || tree.name || ', ' end
        from platform.place p join tree on p.parent_id = tree.id where p.archived_at is null)
    select id, parent_id as "parentId", kind, code, path || name as name from tree order by code, id`.execute(db)
  return rows
}

export const cropCodes = (db: PlatformDb): Promise<CropCode[]> =>
  db
    .selectFrom('platform.crop_code')
    .select(['id', 'code', 'name', 'familyId'])
    .where('archivedAt', 'is', null)
    .orderBy('code')
    .orderBy('id')
    .execute()

export const certificates = (db: PlatformDb): Promise<Certificate[]> =>
  db
    .selectFrom('platform.certificate')
    .select(['id', 'code', 'name'])
    .where('archivedAt', 'is', null)
    .orderBy('code')
    .orderBy('id')
    .execute()
