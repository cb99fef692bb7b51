import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { ApplicationRow } from '../candidate-application.model.ts'
import { type ApplicationScope, canWith } from './application-scope.ts'

type Row = Omit<ApplicationRow, 'can'>

/** Lines of lists and cards of boards, in any order. They are found first: the planner would join ten tables whole before. */
export async function applicationRows(
  db: RhDb,
  scope: ApplicationScope,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  const { rows } = await sql<Row>`
    select a.id, a.candidate_id, c.name, c.firstname, c.mail, c.cell_phone_number, c.language, a.status, a.status_since,
           a.received_at, a.closed_at, a.job_offer_id, coalesce(o.texts -> 'fr' ->> 'title', o.texts -> 'en' ->> 'title') as offer,
           coalesce(p.name, a.jobs_sought[1]) as position, a.company_id,
           k.name as company, nullif(btrim(concat_ws(' ', u.firstname, u.name)), '') as recruiter,
           case when v.period is not null then
             jsonb_build_object('start', lower(v.period), 'end', upper(v.period) - 1) end as available,
           i.start_at as next_interview_at, coalesce(i.state = 'confirmed', false) as next_interview_confirmed,
           (select count(*)::int from rh.hiring_file h join rh.hiring_piece e on e.hiring_file_id = h.id
             where h.candidate_application_id = a.id and e.required and e.state in ('missing', 'rejected')) as missing_pieces,
           a.refusal_reason, a.hiring_date,
           exists (select from rh.employment_contract t where t.employee_id = c.employee_id and t.binds
                      and upper(t.period) <= ${scope.today}::date) as is_former_employee,
           (select count(*)::int from jsonb_object_keys(coalesce(a.answers -> 'differences', '{}'))) as differences,
           a.version
      from (select x.* from rh.candidate_application x where x.id in ${eachOf(ids)} offset 0) a
      join rh.candidate c on c.id = a.candidate_id
      join platform.company k on k.id = a.company_id
      left join rh.position p on p.id = a.position_id
      left join rh.job_offer o on o.id = a.job_offer_id
      left join platform.user u on u.id = a.recruiter_id
      left join lateral (
        select period from rh.availability v
         where v.candidate_id = c.id and upper(v.period) > ${scope.today}::date order by v.period limit 1) v on true
      left join lateral (
        select start_at, state from rh.interview i
         where i.candidate_application_id = a.id and i.state in ('planned', 'confirmed') order by i.start_at limit 1) i on true`.execute(
    db,
  )
  return rows.map(row => ({ ...row, can: canWith(scope, row) }))
}
