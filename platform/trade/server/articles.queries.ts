import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Article } from '../article.model.ts'
import { articlesCalls } from '../articles.calls.ts'

type Asked = InputOf<typeof articlesCalls.getPaginatedArticles>

/** A page of the articles: those in use unless the others are asked for. */
export const pageOfArticles = (db: PlatformDb, { state = 'active', ...asked }: Asked): Promise<PageOf<Article>> =>
  pageOfList(
    db,
    articlesCalls.getPaginatedArticles.list,
    { ...asked, state },
    {
      from: sql`platform.article a join platform.article_family f on f.id = a.family_id`,
      id: sql`a.id`,
      within: sql`true`,
      orders: { name: [sql`a.name_key`], code: [sql`a.code`], family: [sql`f.name_key`, sql`a.name_key`] },
      filters: {
        state: chosen => sql`(a.archived_at is not null) = ${chosen === 'archived'}`,
        kind: kind => sql`a.kind = ${kind}`,
        familyId: familyId => sql`(a.family_id = ${familyId} or f.parent_id = ${familyId})`,
      },
      matching: words => matches('platform.article', 'a', words),
      rows: ids => articlesOf(db, ids),
    },
  )

async function articlesOf(db: PlatformDb, ids: readonly string[]): Promise<Article[]> {
  const { rows } = await sql<Article>`
    select a.id, a.code, a.name, a.family_id as "familyId", f.name as family, a.quality_id as "qualityId", q.name as quality,
           a.kind, a.unit, a.gtin, a.is_sold as "isSold", a.archived_at as "archivedAt", a.version
      from platform.article a
      join platform.article_family f on f.id = a.family_id
      left join platform.quality q on q.id = a.quality_id
     where a.id in ${eachOf(ids)}`.execute(db)
  return rows
}

/** @throws Refusal 404 */
export async function articleById(db: PlatformDb, id: string): Promise<Article> {
  const [row] = await articlesOf(db, [id])
  if (!row) throw notFound()
  return row
}
