import { type RawBuilder, sql } from 'kysely'

/**
 * People who are to be emptied, with the day: { id, kind, due_on }. Those without agreement after `refused` months from the
 * last sign of them or of what became of them, to explain it; those who agreed to be kept on the day after their agreement,
 * which ends `pool` months after that sign at the latest. Not who has a living application, nor employees.
 */
export const candidatesToForget = ({ refused, pool }: { refused: number; pool: number }): RawBuilder<unknown> => sql`(
  select c.id, case when agreed.ends > explained.ends then 'pool' else 'refused' end as kind,
         greatest(explained.ends, agreed.ends) as due_on
    from rh.candidate c
   cross join lateral (
     select (greatest(c.created_at, c.last_contact_at, max(a.status_since)) at time zone 'Europe/Paris')::date as seen
       from rh.candidate_application a where a.candidate_id = c.id) last
   cross join lateral (select (last.seen + make_interval(months => ${refused}))::date as ends) explained
    left join lateral (
     select least(c.pool_consent_until, (last.seen + make_interval(months => ${pool}))::date) + 1 as ends
      where c.pool_consent_until is not null) agreed on true
   where c.anonymised_at is null and c.employee_id is null
     and not exists (select from rh.candidate_application a
                      where a.candidate_id = c.id and a.status not in ('refused', 'withdrawn', 'pool', 'hired')))`
