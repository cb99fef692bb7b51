import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'

/** A paper that has reached a step: so many days before its end, or `ended`. */
export type Due = { documentId: string; step: number; companyId: string | null; kind: string }

/** The step of a paper whose end has passed. */
export const endedStep = -1

/**
 * Writes down, and gives, the papers whose present step was not told yet: the nearest of their kind's days that they have
 * reached. Steps that passed while nobody looked, or before the paper was there, are not told behind time. Two runs at
 * once share the papers between them.
 */
export async function markTold(db: RhDb, today: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with told as (
      insert into rh.deadline_told (document_id, expiration_date, step, told_on)
      select d.id, d.expiration_date, s.step, ${today}::date
        from rh.employee_document d
        join rh.document_kind k on k.code = d.kind_code
       cross join lateral (
         select case when d.expiration_date < ${today}::date then ${endedStep}
                     else min(days) filter (where days >= d.expiration_date - ${today}::date) end as step
           from unnest(k.lead_days) as days) s
       where d.superseded_at is null and d.status = 'accepted' and d.followed_in is not null and s.step is not null
         and d.expiration_date <= ${today}::date + (select coalesce(max(days), 0) from rh.document_kind, unnest(lead_days) as days)
      on conflict do nothing
      returning document_id, step)
    select t.document_id, t.step, e.company_id, k.label as kind
      from told t
      join rh.employee_document d on d.id = t.document_id
      join rh.employee e on e.id = d.employee_id
      join rh.document_kind k on k.code = d.kind_code
     order by t.step, k.label, t.document_id`.execute(db)
  return rows
}
