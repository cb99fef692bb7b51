import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { SiteRow } from '../workplace.model.ts'
import { workplacesCalls } from '../workplaces.calls.ts'
import type { Reach } from './reach.ts'
import { siteColumns } from './workplaces.queries.ts'

type Asked = InputOf<typeof workplacesCalls.getPaginatedSitesOfCompany>

/** A page of the sites of a company, each with how many work there today. */
export const pageOfSites = (db: RhDb, reach: Reach, { companyId, state, ...asked }: Asked): Promise<PageOf<SiteRow>> =>
  pageOfList(db, workplacesCalls.getPaginatedSitesOfCompany.list, asked, {
    from: sql`rh.site s`,
    id: sql`s.id`,
    within: sql`s.company_id = ${companyId} and ${inState[state]}`,
    orders: {
      name: [sql`s.search_text`],
      city: [sql`kernel.normalise(coalesce(s.city, ''))`, sql`s.search_text`],
      headcount: [headcount, sql`s.search_text`],
    },
    filters: {},
    matching: words => matches('rh.site', 's', words),
    rows: async ids => {
      const { rows } = await sql<Omit<SiteRow, 'can'>>`
        select ${siteColumns}, ${headcount} as headcount from rh.site s where s.id in ${eachOf(ids)}`.execute(db)
      const can = reach.can(companyId)
      return rows.map(row => ({ ...row, can }))
    },
  })

const inState = { active: sql`s.archived_at is null`, archived: sql`s.archived_at is not null`, all: sql`true` }

/** Who works at the site `s` today. */
const headcount = sql`(
  select count(*)::int from rh.employee e where e.current_site_id = s.id and e.standing = 'active')`
