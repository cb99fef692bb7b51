import { type SqlBool, sql } from 'kysely'
import { declaredDaysBefore } from '#rh/dpae/hiring-clock.model.ts'
import { isDeclarationOpen } from '#rh/open-declarations.ts'

/** Before the first day of a season, hirings count as its own for so many days. */
const daysBefore = 31

/** A contract whose declaration may still be sent. */
const mayBeDeclared = sql`c.state <> 'draft' and c.declaration in ('to_do', 'outdated', 'rejected')`

/** Organisms take a declaration from the eighth day before the hiring on (code du travail, R1221-5); before, it is planned. */
export const declaresOn = (today: string, when: 'now' | 'later') =>
  sql<SqlBool>`p.is_undeclared and (p.arrival_on <= ${today}::date + ${sql.lit(declaredDaysBefore)}) = ${when === 'now'}`

/**
 * People of seasons with how far each of them is, as a table: read of his application, his file, his contract of the season
 * and its declaration, each time anew. Nobody types a step, so that none is ever behind what was done elsewhere.
 */
export const standingPeople = sql`(
  select f.*,
         case f.step
           when 'answer' then case when f.mail is null then 'no_mail' when f.invited_at is null then 'to_invite' else 'no_answer' end
           when 'file' then case when f.missing_pieces > 0 then 'pieces' else 'to_hire' end
           when 'contract' then case when f.contract_id is null then 'to_write' else 'to_make_out' end
           when 'signature' then case f.contract_state when 'generated' then 'to_send' when 'sent' then 'employee'
                                   when 'partially_signed' then 'company' else 'refused' end
           when 'dpae' then case f.declaration when 'scheduled' then 'planned' when 'in_progress' then 'under_way'
                              when 'rejected' then 'rejected' else 'to_declare' end
           when 'ready' then case f.arrival when 'arrived' then 'arrived' else 'arrival' end
           else case f.arrival when 'no_show' then 'no_show' else 'said_no' end end as waiting
    from (
      select p.id, p.campaign_id, p.company_id, p.answer, p.invited_at, p.version, p.candidate_application_id,
             p.needs_housing, p.needs_transport, p.arrival_outcome as arrival, p.arrival_marked_at, d.transport as comes_by,
             coalesce(e.cell_phone, d.cell_phone_number) as phone,
             d.id as candidate_id, e.id as employee_id, coalesce(e.name, d.name) as name,
             coalesce(e.firstname, d.firstname) as firstname, coalesce(e.search_text, d.search_text) as search_text,
             coalesce(e.mail, d.mail) as mail, coalesce(e.language, d.language) as language,
             coalesce(c.site_id, p.site_id) as site_id, coalesce(c.position_id, p.position_id) as position_id,
             coalesce(c.hiring_date, p.arrival_on) as arrival_on,
             c.id as contract_id, c.number as contract_number, c.state as contract_state, c.declaration,
             coalesce(${mayBeDeclared} and p.arrival_outcome is distinct from 'no_show', false) as is_undeclared,
             (select count(*)::int from rh.hiring_file h join rh.hiring_piece g on g.hiring_file_id = h.id
               where h.candidate_application_id = a.id and g.required and g.state in ('missing', 'rejected')) as missing_pieces,
             case when p.arrival_outcome = 'no_show' then 'declined'
                  when c.id is null and (p.answer = 'no' or e.id is null and a.closed_at is not null) then 'declined'
                  when c.id is null and p.answer = 'waiting' then 'answer'
                  when e.id is null then 'file'
                  when c.id is null or c.state = 'draft' then 'contract'
                  when c.signed_at is null then 'signature'
                  when ${isDeclarationOpen} then 'dpae'
                  else 'ready' end as step
        from rh.campaign_person p
        join rh.campaign m on m.id = p.campaign_id
        left join rh.candidate_application a on a.id = p.candidate_application_id
        left join rh.candidate d on d.id = a.candidate_id
        left join rh.employee e on e.id = coalesce(p.employee_id, d.employee_id) and e.status <> 'deleted'
        left join lateral (
          select k.id, k.number, k.state, k.site_id, k.position_id, k.hiring_date, k.signed_at, k.declaration
            from rh.employment_contract k
           where k.employee_id = e.id and k.cancel_reason is null
             and k.hiring_date between m.starts_on - ${sql.lit(daysBefore)} and m.ends_on
           order by k.hiring_date desc limit 1) c on true
       where e.id is not null or d.id is not null) f)`
