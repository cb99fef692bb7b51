import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RequestChoices } from '../request.model.ts'
import { requestsElement } from '../requests-place.model.ts'
import { type Asking, companiesWhere, companiesWithPrices } from './request-scope.ts'

/** Articles and suppliers that are offered, at most. */
const most = 2_000

/** For which companies and services the caller may ask, what, and from whom it may come. */
export async function requestChoices(given: Asking): Promise<RequestChoices> {
  const { db, caller } = given
  const withPrices = await companiesWithPrices(given)
  const companyIds = await companiesWhere(given, requestsElement, 2)
  const { rows: companies } = await sql<Omit<RequestChoices['companies'][number], 'hasPrices'>>`
    select c.id, c.name, coalesce((
             select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by (m.user_id is null), s.name)
               from platform.service s
               left join platform.service_user m on m.service_id = s.id and m.user_id = ${caller.userId}
              where s.company_id = c.id and s.archived_at is null), '[]') as services
      from platform.company c where c.id in ${eachOf(companyIds)} order by c.name, c.id`.execute(db)
  const { rows: articles } = await sql<RequestChoices['articles'][number]>`
    select id, name, unit from platform.article where archived_at is null and kind in ('packaging', 'phyto', 'service')
     order by name_key, id limit ${most}`.execute(db)
  const { rows: suppliers } = await sql<RequestChoices['suppliers'][number]>`
    select p.id, c.name from platform.partner p join platform.contact c on c.id = p.contact_id
     where p.archived_at is null and 'supplier' = any(p.roles) order by c.search_text, p.id limit ${most}`.execute(db)
  return {
    companies: companies.map(company => ({ ...company, hasPrices: withPrices.has(company.id) })),
    articles,
    suppliers,
  }
}
