import { type SqlBool, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches, matchesText } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { CampaignPerson, Returning } from '../campaign.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'
import type { CampaignScope } from './campaign-scope.ts'
import { requireCampaign } from './campaigns.queries.ts'
import { declaresOn, standingPeople } from './standing-people.ts'

export async function peopleByIds(db: RhDb, ids: readonly string[]): Promise<CampaignPerson[]> {
  const { rows } = await sql<CampaignPerson>`
    select p.id, p.name, p.firstname, p.employee_id, p.candidate_id, p.candidate_application_id as application_id,
           k.name as company, s.name as site, n.name as position, p.arrival_on, p.answer, p.step, p.waiting,
           p.needs_housing, p.needs_transport,
           case when p.contract_id is not null then
             jsonb_build_object('id', p.contract_id, 'number', p.contract_number) end as contract, p.version
      from ${standingPeople} p
      join platform.company k on k.id = p.company_id
      left join rh.site s on s.id = p.site_id
      left join rh.position n on n.id = p.position_id
     where p.id in ${eachOf(ids)}`.execute(db)
  return rows
}

/** A page of who is asked to come to a season, in the companies of the reader. @throws Refusal 404 */
export async function pageOfPeople(
  db: RhDb,
  scope: CampaignScope,
  { id, ...asked }: InputOf<typeof campaignsCalls.getCampaignPeople>,
) {
  await requireCampaign(db, id)
  return pageOfList(db, campaignsCalls.getCampaignPeople.list, asked, {
    from: sql`${standingPeople} p`,
    id: sql`p.id`,
    within: sql`p.campaign_id = ${id} and p.company_id in ${eachOf(scope.companyIds)}`,
    orders: { added: [], arrivalOn: [sql`coalesce(p.arrival_on, 'infinity'::date)`], name: [sql`p.search_text`] },
    filters: {
      step: step => sql`p.step = ${step}`,
      waiting: waiting => sql`p.waiting = ${waiting}`,
      declares: when => declaresOn(scope.today, when),
      siteId: siteId => sql`p.site_id = ${siteId}`,
    },
    // A name stands on the employee or on the candidate: no index serves both, and a season has hundreds.
    matching: words => matchesText(sql`p.search_text`, words),
    rows: ids => peopleByIds(db, ids),
  })
}

/** Contracts by which one comes for a season. */
const seasonFamilies = sql`('seasonal', 'harvest', 'fixed_term')`

/** Seasons that count: those that ended in the two years before. */
const formerYears = 2

/**
 * Whose fixed term of a former season went to its end, who are bound to nobody meanwhile, and not asked yet. `e` is the
 * employee, `l` the last of these terms.
 */
const returningOf = (campaignId: string, { companyIds }: CampaignScope) => sql`
  rh.employee e
  join rh.campaign m on m.id = ${campaignId}
  join lateral (
    select k.site_id, k.position_id, k.company_id, k.final_day,
           (select count(*)::int from rh.employment_contract o
             where o.employee_id = e.id and o.binds and o.family in ${seasonFamilies}) as seasons
      from rh.employment_contract k
     where k.employee_id = e.id and k.binds and k.family in ${seasonFamilies}
       and k.final_day < m.starts_on and k.final_day >= m.starts_on - interval '${sql.lit(formerYears)} years'
       and (k.ended_on is null or k.end_of_contract_date is null or k.ended_on >= k.end_of_contract_date)
     order by k.final_day desc limit 1) l on l.company_id in ${eachOf(companyIds)}`

const isFree = sql<SqlBool>`e.status <> 'deleted' and e.archived_at is null
  and not exists (select from rh.employment_contract b
                   where b.employee_id = e.id and b.cancel_reason is null and b.period && daterange(m.starts_on, m.ends_on, '[]'))
  and not exists (select from rh.campaign_person p where p.campaign_id = m.id and p.employee_id = e.id)`

const narrowing = {
  siteId: (siteId: string) => sql<SqlBool>`l.site_id = ${siteId}`,
  positionId: (positionId: string) => sql<SqlBool>`l.position_id = ${positionId}`,
}

/** @throws Refusal 404 */
export async function pageOfReturning(
  db: RhDb,
  scope: CampaignScope,
  { id, ...asked }: InputOf<typeof campaignsCalls.getReturningPeople>,
) {
  await requireCampaign(db, id)
  const from = returningOf(id, scope)
  return pageOfList(db, campaignsCalls.getReturningPeople.list, asked, {
    from,
    id: sql`e.id`,
    within: isFree,
    orders: { hired: [], name: [sql`e.search_text`], lastDay: [sql`l.final_day`] },
    filters: narrowing,
    matching: words => matches('rh.employee', 'e', words),
    rows: async ids => {
      const { rows } = await sql<Returning>`
        select e.id, e.name, e.firstname, k.name as company, s.name as site, n.name as position, l.final_day as last_day,
               l.seasons, e.mail is not null as has_mail
          from ${from}
          join platform.company k on k.id = l.company_id
          left join rh.site s on s.id = l.site_id
          left join rh.position n on n.id = l.position_id
         where e.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })
}

type Matching = { search?: string | undefined; siteId?: string | undefined; positionId?: string | undefined }

/** Ids of all who match, with the company of their last term. */
export async function returningMatching(db: RhDb, scope: CampaignScope, id: string, matching: Matching) {
  const { search, siteId, positionId } = matching
  const conditions = [
    isFree,
    siteId && narrowing.siteId(siteId),
    positionId && narrowing.positionId(positionId),
    matches('rh.employee', 'e', search),
  ].filter(condition => condition !== undefined && condition !== '')
  const { rows } = await sql<{ id: string; companyId: string; siteId: string | null; positionId: string | null }>`
    select e.id, l.company_id, l.site_id, l.position_id from ${returningOf(id, scope)}
     where ${sql.join(conditions, sql` and `)} order by e.id limit 1000`.execute(db)
  return rows
}
