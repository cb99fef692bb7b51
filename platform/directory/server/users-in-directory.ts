import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { matches } from '#kernel/server/matches.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { People } from '../directory-source.slot.ts'
import type { Condition } from '../group.model.ts'
import { everyCondition } from './every-condition.ts'

export const userSource = 'user'

type HoldsUser = NonNullable<People['holdsUser']>

/**
 * Who works in the client, except those who stand in another source already; who was invited and has not come yet is a
 * stranger. Each member is looked for in the other sources by their index: joined with them, he would be one of the few
 * that the planner expects to be left, and the members would be read again for each.
 */
export function usersInDirectory(clock: Clock, others: readonly HoldsUser[]): People {
  const elsewhere = others.map(holdsUser => sql`and (select not ${holdsUser(sql`u.mail`)})`)
  const members = sql`platform.client_user m join platform.user u on u.id = m.user_id
    where m.client_id = kernel.client_id() and u.active and ${isMemberNow('m', clock)}
      and (m.accepted_at is not null or m.invited_as is null) ${sql.join(elsewhere, sql` `)}`

  return {
    everybody: ({ words, rule }) => {
      const searched = matches('platform.client_user', 'm', words)
      const conditions = everyCondition(rule, metBy)
      return (
        conditions &&
        sql`select m.user_id as id, m.search_text as sort, m.user_id as tie, u.firstname, u.name, u.mail, u.id as user_id
          from ${members} ${searched ? sql`and ${searched}` : sql``} ${conditions}`
      )
    },

    details: ids => sql`
      select u.id, 'person' as kind, u.firstname, u.name, null as organisation, u.jobtitle,
             array(select distinct s.company_id from platform.service_user su join platform.service s on s.id = su.service_id
                    where su.user_id = u.id and s.archived_at is null) as company_ids,
             null as place, array[u.mail] as mails, '{}'::text[] as phones, u.id as user_id
        from ${members} and u.id in ${ids}`,

    reachedBy: ({ mails }) =>
      sql`select u.id, true as on_mail, false as on_phone from ${members} and u.mail = any(${mails}::text[])`,
  }
}

function metBy({ kind, values }: Condition): RawBuilder<unknown> | undefined {
  const ids = sql`${values}::uuid[]`
  if (kind === 'service')
    return sql`u.id in (select su.user_id from platform.service_user su where su.service_id = any(${ids}))`
  if (kind === 'company')
    return sql`u.id in (select su.user_id from platform.service_user su join platform.service s on s.id = su.service_id
                         where s.company_id = any(${ids}) and s.archived_at is null)`
  return undefined
}
