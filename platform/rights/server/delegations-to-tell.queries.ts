import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Loan } from './delegation-letter.ts'

/**
 * What has started or ended and was not told yet: the elements that were lent together are one loan. One that was over
 * before anybody heard of its start is told by its end alone.
 */
export async function delegationsToTell(db: PlatformDb, now: Temporal.Instant): Promise<Loan[]> {
  const { rows } = await sql<Loan>`
    with due as (
      select d.*, least(d.ends_at, d.revoked_at) <= ${now.toString()}::timestamptz as is_over
        from platform.right_delegation d
       where (d.start_told_at is null and d.starts_at <= ${now.toString()}::timestamptz)
          or (d.end_told_at is null and least(d.ends_at, d.revoked_at) <= ${now.toString()}::timestamptz))
    select case when d.is_over then 'end' else 'start' end as moment,
           array_agg(d.id) as ids, max(d.level) as level, d.starts_at,
           least(d.ends_at, d.revoked_at) as "endsAt", d.reason,
           jsonb_agg(distinct e.name) as elements, ${person('f', 'fm')} as delegator, ${person('t', 'tm')} as delegate
      from due d
      join platform.element e on e.id = d.element_id
      join platform.user f on f.id = d.delegator_id
      join platform.client_user fm on fm.client_id = d.client_id and fm.user_id = d.delegator_id
      join platform.user t on t.id = d.delegate_id
      join platform.client_user tm on tm.client_id = d.client_id and tm.user_id = d.delegate_id
     group by d.is_over, d.starts_at, least(d.ends_at, d.revoked_at), d.reason, f.id, t.id, fm.active, tm.active
     order by d.starts_at, f.id, t.id, d.is_over`.execute(db)
  return rows
}

/** The row of a person, and whether he can still sign in: who cannot is sent no mail. */
const person = (user: string, member: string) => sql`jsonb_build_object(
  'id', ${sql.ref(`${user}.id`)}, 'firstname', ${sql.ref(`${user}.firstname`)}, 'name', ${sql.ref(`${user}.name`)},
  'mail', ${sql.ref(`${user}.mail`)}, 'language', ${sql.ref(`${user}.language`)},
  'isThere', ${sql.ref(`${user}.active`)} and ${sql.ref(`${member}.active`)})`

/** What is over is told of no more, its start included. */
export async function markTold(db: PlatformDb, loans: readonly Loan[], now: Temporal.Instant) {
  const idsOf = (moment: Loan['moment']) => loans.filter(loan => loan.moment === moment).flatMap(({ ids }) => ids)
  const at = now.toString()
  await sql`
    update platform.right_delegation
       set start_told_at = coalesce(start_told_at, ${at}::timestamptz),
           end_told_at = case when id in ${eachOf(idsOf('end'))} then ${at}::timestamptz end
     where id in ${eachOf([...idsOf('start'), ...idsOf('end')])}`.execute(db)
}
