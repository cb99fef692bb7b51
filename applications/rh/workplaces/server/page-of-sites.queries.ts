import { sql } from 'kysely'
import { matches } from '#kernel/server/matches.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { SiteRow } from '../workplace.model.ts'
import type { Reach } from './reach.ts'
import { siteColumns } from './workplaces.queries.ts'

type Asked = {
  companyId: string
  state: 'active' | 'archived' | 'all'
  search?: string | undefined
  page: number
  size: number
}

/** Sites of a company by name, a page at a time, each with how many work there today. */
export async function pageOfSites(
  db: RhDb,
  reach: Reach,
  { companyId, state, search, page, size }: Asked,
): Promise<PageOf<SiteRow>> {
  const searched = matches('rh.site', 's', search) ?? sql`true`
  const chosen = sql`s.company_id = ${companyId} and ${inState[state]} and ${searched}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Omit<SiteRow, 'can'>>`
      select ${siteColumns},
             (select count(*)::int from rh.employee e where e.current_site_id = s.id and e.standing = 'active') as headcount
        from rh.site s where ${chosen}
       order by s.search_text, s.id limit ${size} offset ${page * size}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from rh.site s where ${chosen}`.execute(db),
  ])
  const can = reach.can(companyId)
  return { items: rows.map(row => ({ ...row, can })), total: counted[0]?.total ?? 0, totalIsExact: true, page, size }
}

const inState = { active: sql`s.archived_at is null`, archived: sql`s.archived_at is not null`, all: sql`true` }
