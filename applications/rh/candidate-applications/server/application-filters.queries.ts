import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { liveCompanies } from '#rh/live-companies.queries.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { type ApplicationFilters, applications, recruitmentIndicators } from '../candidate-application.model.ts'
import type { candidateApplicationsCalls } from '../candidate-applications.calls.ts'

type Filters = typeof candidateApplicationsCalls.getApplicationFilters

/** Keeps applications `a` of a site: where somebody is hired, else that of the offer for which he applied. */
export const atSite = (siteId: string) => sql<boolean>`
  ${siteId} = coalesce(a.hiring_site_id, (select o.site_id from rh.job_offer o where o.id = a.job_offer_id))`

/** Of the companies whose applications or figures the caller reads. */
export async function applicationFilters({ db, rights }: Given<Filters, RhTables>): Promise<ApplicationFilters> {
  const perimeters = await Promise.all([applications, recruitmentIndicators].map(element => rights.perimeter(element)))
  const companies = (await liveCompanies(db)).filter(({ id }) => perimeters.some(({ byCompany }) => byCompany.has(id)))
  const ids = eachOf(companies.map(({ id }) => id))
  const [sites, offers] = await Promise.all([
    sql<ApplicationFilters['sites'][number]>`
      select s.id, s.name, s.company_id from rh.site s
       where s.archived_at is null and s.company_id in ${ids} order by s.search_text, s.id`.execute(db),
    sql<ApplicationFilters['offers'][number]>`
      select o.id, coalesce(nullif(o.texts -> 'fr' ->> 'title', ''), p.name) as name, o.company_id
        from rh.job_offer o join rh.position p on p.id = o.position_id
       where o.published_at is not null and o.company_id in ${ids}
       order by o.published_at desc, o.id limit 200`.execute(db),
  ])
  return { companies: companies.map(({ id, name }) => ({ id, name })), sites: sites.rows, offers: offers.rows }
}
