import { sql } from 'kysely'
import { plannedByValues } from '#kernel/server/prepared.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Reach } from '../message.model.ts'
import { chosenFrom } from './chosen-people.ts'
import { choiceOfGroup, groupsSeen } from './groups.queries.ts'
import type { StandingMessage } from './message-state.ts'
import type { OpenSource } from './open-directory.ts'

type Named = Pick<StandingMessage, 'channel' | 'groups' | 'contacts'>

/**
 * Everybody whom a message names, in the eyes of its author: `named` with one row a person, who may be named several
 * times, `ways` with one row an address: an address is reached unless somebody who has it refuses messages.
 */
async function namedBy(db: PlatformDb, directory: readonly OpenSource[], { channel, groups, contacts }: Named) {
  const chosen = (await groupsSeen(db)).filter(({ id }) => groups.includes(id)).map(choiceOfGroup)
  const byHand = { among: sql`select unnest(${contacts}::uuid[])` }
  const people = [...chosen, byHand].map(choice => chosenFrom(directory, choice))
  const address = channel === 'mail' ? sql`lower(mail)` : sql`user_id::text`
  return sql`
    with named as materialized (
      select id, user_id, address, name, count(*) as times
        from (select id, user_id, ${address} as address, concat_ws(' ', firstname, name) as name
                from (${sql.join(people, sql` union all `)}) every_time) person
       group by id, user_id, address, name),
    ways as (
      select address, min(id::text)::uuid as contact_id, count(*) as people, sum(times) as times,
             bool_or(id in (select r.contact_id from platform.contact_refusal r)) as refuse
        from named group by address)`
}

/** Whom a message would reach if it left now. */
export async function reachOf(db: PlatformDb, directory: readonly OpenSource[], message: Named): Promise<Reach> {
  const named = await namedBy(db, directory, message)
  const { rows } = await plannedByValues(db, () =>
    sql<Reach>`${named}
      select count(*) filter (where address is not null and not refuse) as recipients,
             coalesce(sum(people) filter (where address is null), 0)::int as "withoutAddress",
             coalesce(sum(people) filter (where address is not null and refuse), 0)::int as refusing,
             coalesce(sum(times - 1) filter (where address is not null and not refuse), 0)::int as doubles
        from ways`.execute(db),
  )
  return rows[0] ?? { recipients: 0, withoutAddress: 0, refusing: 0, doubles: 0 }
}

/** Writes down who receives the message, once an address, and says how many they are. */
export async function freezeRecipients(
  db: PlatformDb,
  directory: readonly OpenSource[],
  message: Named & { id: string },
): Promise<number> {
  const named = await namedBy(db, directory, message)
  const { numAffectedRows = 0n } = await plannedByValues(db, () =>
    sql`${named}
      insert into platform.message_recipient (message_id, contact_id, user_id, name, address)
      select ${message.id}, named.id, named.user_id, named.name, named.address
        from ways join named on named.id = ways.contact_id
       where ways.address is not null and not ways.refuse`.execute(db),
  )
  return Number(numAffectedRows)
}
