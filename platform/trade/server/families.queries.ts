import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Family, Quality } from '../family.model.ts'

/** By code, those put aside last. */
export async function families(db: PlatformDb): Promise<Family[]> {
  const { rows } = await sql<Family>`
    select f.id, f.code, f.name, f.level, f.parent_id as "parentId", p.name as parent, f.archived_at as "archivedAt", f.version,
           (select count(*)::int from platform.article a where a.family_id = f.id and a.archived_at is null) as articles
      from platform.article_family f left join platform.article_family p on p.id = f.parent_id
     order by f.archived_at is not null, f.code, f.id`.execute(db)
  return rows
}

/** @throws Refusal 404 */
export async function familyById(db: PlatformDb, id: string): Promise<Family> {
  const row = (await families(db)).find(family => family.id === id)
  if (!row) throw notFound()
  return row
}

export const qualities = (db: PlatformDb): Promise<Quality[]> =>
  db
    .selectFrom('platform.quality')
    .select(['id', 'code', 'name', 'archivedAt', 'version'])
    .orderBy('code')
    .orderBy('id')
    .execute()
