import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'
import type { Organisation } from './organisation.ts'

/** People of former seasons who are asked, and weeks with a need. */
const asked = 60
const weeks = 6

/**
 * A season that begins this week: who is hired for its days already, and those of former seasons, of whom half have said that
 * they come and some that they do not. Some are expected today and tomorrow.
 */
export async function fillCampaign(db: Db<never>, { plan }: Organisation, today: Temporal.PlainDate) {
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const [first, last] = [monday.toString(), monday.add({ weeks: weeks + 8 }).toString()]
  const [now, next] = [today.toString(), today.add({ days: 1 }).toString()]
  const name = ['Campagne de récolte', monday.year, plan.canary].filter(Boolean).join(' ')
  const { rows } = await sql<{ id: string }>`
    insert into rh.campaign (name, starts_on, ends_on, housing_places, transport_places, note)
    values (${name}, ${first}, ${last}, 40, 30, ${['Navette depuis la gare, 40 places en logement.', plan.canary].filter(Boolean).join(' ')})
    returning id`.execute(db)
  const campaignId = rows[0]?.id as string
  await sql`
    insert into rh.campaign_need (campaign_id, company_id, site_id, week, quantity)
    select ${campaignId}, s.company_id, s.id, ${first}::date + 7 * w, 4 + (w * 3 + s.place * 2) % 9
      from (select id, company_id, row_number() over (order by name, id)::int as place from rh.site where archived_at is null limit 5) s,
           generate_series(0, ${weeks - 1}) w`.execute(db)
  await sql`
    insert into rh.campaign_person (campaign_id, company_id, employee_id, site_id, arrival_on, answer, needs_housing, needs_transport)
    select distinct on (c.employee_id) ${campaignId}, c.company_id, c.employee_id, c.site_id, c.hiring_date, 'yes',
           extract(day from c.hiring_date)::int % 2 = 0, extract(day from c.hiring_date)::int % 3 = 0
      from rh.employment_contract c join rh.employee e on e.id = c.employee_id and e.status <> 'deleted'
     where c.cancel_reason is null and c.hiring_date between ${first}::date - 31 and ${last}::date
       and c.family <> 'permanent' and c.hiring_date >= ${now}::date
     order by c.employee_id, c.hiring_date`.execute(db)
  await sql`
    insert into rh.campaign_person (campaign_id, company_id, employee_id, site_id, position_id, arrival_on, answer, invited_at,
      needs_housing, needs_transport)
    select ${campaignId}, l.company_id, l.employee_id, l.site_id, l.position_id, case l.place % 7 when 4 then ${now}::date when 5 then ${next}::date
             else ${first}::date + 7 * (1 + l.place % ${weeks - 1}) end,
           case l.place % 8 when 0 then 'no' when 1 then 'waiting' when 2 then 'waiting' when 3 then 'waiting' else 'yes' end,
           case when l.place % 8 <> 3 then ${today.subtract({ days: 4 }).toString()}::date end, l.place % 5 = 0, l.place % 3 = 0
      from (
        select r.*, row_number() over (order by r.employee_id)::int as place from (
          select distinct on (c.employee_id) c.employee_id, c.company_id, c.site_id, c.position_id
            from rh.employment_contract c
            join rh.employee e on e.id = c.employee_id and e.status <> 'deleted' and e.archived_at is null
           where c.binds and c.family in ('seasonal', 'harvest', 'fixed_term') and c.final_day < ${first}::date
             and not exists (select from rh.campaign_person p where p.employee_id = c.employee_id)
             and not exists (select from rh.employment_contract b where b.employee_id = c.employee_id
                               and b.cancel_reason is null and b.period && daterange(${first}::date, ${last}::date))
           order by c.employee_id, c.final_day desc) r) l
     where l.place <= ${asked}`.execute(db)
}
