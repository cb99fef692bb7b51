import type { Ask } from './ask.ts'
import type { Who } from './levels.queries.ts'

const statement = `
with lent as (
  select delegator_id, starts_at, ends_at from platform.right_delegation
  where client_id = $1 and delegate_id = $2 and revoked_at is null and ends_at > $3),
instants as (
  select starts_at as at from lent
  union all select ends_at from lent
  union all select ends_at from platform.client_user
    where client_id = $1 and (user_id = $2 or user_id in (select delegator_id from lent)))
select (extract(epoch from min(at)) * 1000)::float8 as at_ms from instants where at > $3`

/** The first instant at which time alone changes a person's rights, in milliseconds; undefined when none is known. */
export async function nextChangeOf(ask: Ask, { clientId, userId, now }: Who): Promise<number | undefined> {
  const [row] = await ask<{ atMs: number | null }>('next change', statement, [clientId, userId, now.toString()])
  return row?.atMs ?? undefined
}
