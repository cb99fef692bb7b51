import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { OfferRow } from '../job-offer.model.ts'
import { jobOffersCalls } from '../job-offers.calls.ts'
import type { OfferScope } from './offer-scope.ts'

type Asked = InputOf<typeof jobOffersCalls.getJobOffers>
type Read = Omit<OfferRow, 'can'> & { companyId: string }

/** A page of the offers of all companies in which the caller reads them; those that were put away are asked by name. */
export const pageOfOffers = (db: RhDb, scope: OfferScope, asked: Asked): Promise<PageOf<OfferRow>> =>
  pageOfList(db, jobOffersCalls.getJobOffers.list, asked, {
    from: sql`rh.job_offer o`,
    id: sql`o.id`,
    within: sql`o.company_id in ${eachOf(scope.companyIds)} ${asked.status ? sql`` : sql`and o.status <> 'archived'`}`,
    orders: {
      startsOn: [sql`o.starts_on`],
      title: [sql`o.search_text`],
      status: [sql`o.status`],
      closesOn: [sql`coalesce(o.closes_on, 'infinity')`],
    },
    filters: {
      status: status => sql`o.status = ${status}`,
      companyId: companyId => sql`o.company_id = ${companyId}`,
    },
    matching: words => matches('rh.job_offer', 'o', words),
    rows: async ids => {
      const { rows } = await sql<Read>`
        select o.id, coalesce(nullif(o.texts -> 'fr' ->> 'title', ''), p.name) as title, o.status, o.company_id,
               p.name as position, k.name as company, s.name as site, o.starts_on, o.ends_on, o.posts, o.closes_on,
               o.version,
               (select count(*)::int from rh.candidate_application a where a.job_offer_id = o.id) as applications,
               (select count(*)::int from rh.candidate_application a
                 where a.job_offer_id = o.id and a.status in ('accepted', 'file_complete', 'hired')) as retained,
               (select coalesce(sum(v.visits), 0)::int from rh.offer_visit v where v.job_offer_id = o.id) as visits
          from rh.job_offer o
          join rh.position p on p.id = o.position_id
          join platform.company k on k.id = o.company_id
          join rh.site s on s.id = o.site_id
         where o.id in ${eachOf(ids)}`.execute(db)
      return rows.map(({ companyId, ...row }) => {
        const level = scope.level(companyId)
        return { ...row, can: { edit: level >= 2 && row.status !== 'closed', archive: level >= 3 } }
      })
    },
  })
