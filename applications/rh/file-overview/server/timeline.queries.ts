import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { requireInScope, type Scope } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { TimelineEvent } from '../file-overview.model.ts'
import type { ReachOfFile } from './reach-of-file.ts'

const most = 200

/**
 * The life of somebody's file, the latest first.
 * @throws Refusal 404 when absent, erased, or outside the caller's companies
 */
export async function timelineOfEmployee(
  db: RhDb,
  scope: Scope,
  reach: ReachOfFile,
  employeeId: string,
): Promise<TimelineEvent[]> {
  const person = await db
    .selectFrom('rh.employee')
    .select('companyId')
    .where('id', '=', employeeId)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  if (!person) throw notFound()
  requireInScope(scope, person.companyId)
  const contracts = sql`
    select c.*, t.libelle || ' · ' || c.number as told
      from rh.employment_contract c join rh.type_of_contract t on t.id = c.type_of_contract_id
     where c.employee_id = ${employeeId} and c.binds and c.company_id = any(${[...reach.contracts]}::uuid[])`
  const { rows } = await sql<TimelineEvent>`
    with contract as (${contracts}), told as (
      select (v.at at time zone ${sql.lit(businessZone)})::date as "on",
             case when v.from_state is null then 'created' when v.to_state = 'archived' then 'archived' else 'activated' end
               as moment, null as name, u.firstname || ' ' || u.name as by, 1 as rank
        from rh.employee_event v left join platform.user u on u.id = v.actor_id where v.employee_id = ${employeeId}
      union all
      select (c.signed_at at time zone ${sql.lit(businessZone)})::date, 'contractSigned', c.told, null, 2
        from contract c where c.signed_at is not null
      union all
      select c.hiring_date, 'contractBegins', c.told, null, 3 from contract c
      union all
      select c.final_day, 'contractEnds', c.told, null, 6 from contract c where c.final_day is not null
      union all
      select a.activation_date, 'placed', concat_ws(' · ', s.name, u.name, b.name), null, 4
        from rh.site_assignment a
        join rh.site s on s.id = a.site_id
        left join rh.unit u on u.id = a.unit_id
        left join rh.subunit b on b.id = a.subunit_id
       where a.employee_id = ${employeeId} and a.superseded_at is null
      union all
      select (d.created_at at time zone ${sql.lit(businessZone)})::date, 'paper', k.label, null, 5
        from rh.employee_document d join rh.document_kind k on k.code = d.kind_code
       where d.employee_id = ${employeeId} and d.status = 'accepted' and d.kind_code <> 'profilePicture')
    select "on", moment, name, by from told order by "on" desc, rank desc, name limit ${most}`.execute(db)
  return rows
}
