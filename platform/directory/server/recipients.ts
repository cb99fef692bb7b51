import { sql } from 'kysely'
import { plannedByValues } from '#kernel/server/prepared.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Reach } from '../message.model.ts'
import { chosenIds } from './chosen-people.ts'
import { peopleById } from './contacts-by-id.queries.ts'
import { choiceOfGroup, groupsSeen } from './groups.queries.ts'
import type { StandingMessage } from './message-state.ts'
import type { OpenSource } from './open-directory.ts'

type Named = Pick<StandingMessage, 'channel' | 'groups' | 'contacts'>

/**
 * Everybody whom a message names, in the eyes of its author: `named` with one row each time somebody is named, `reached`
 * with one row an address, of which nobody refuses messages.
 */
async function namedBy(db: PlatformDb, directory: readonly OpenSource[], { channel, groups, contacts }: Named) {
  const chosen = (await groupsSeen(db)).filter(({ id }) => groups.includes(id)).map(choiceOfGroup)
  const byHand = { among: sql`select unnest(${contacts}::uuid[])` }
  const ids = [...chosen, byHand].map(choice => chosenIds(directory, choice))
  const address = channel === 'mail' ? sql`lower(person.mails[1])` : sql`person.user_id::text`
  return sql`
    with meant as materialized (
      select id, count(*) as times from (${sql.join(ids, sql` union all `)}) every_time group by id),
    named as materialized (
      select person.id, person.user_id, ${address} as address, concat_ws(' ', person.firstname, person.name) as name,
             exists (select from platform.contact_refusal r where r.contact_id = person.id) as refuses, meant.times
        from (${peopleById(directory, sql`array(select id from meant)`)}) person join meant on meant.id = person.id),
    reached as (
      select address, min(id::text)::uuid as contact_id from named where address is not null group by address
      having not bool_or(refuses))`
}

/** Whom a message would reach if it left now. */
export async function reachOf(db: PlatformDb, directory: readonly OpenSource[], message: Named): Promise<Reach> {
  const named = await namedBy(db, directory, message)
  const { rows } = await plannedByValues(db, () =>
    sql<Reach>`${named}
      select (select count(*) from reached) as recipients,
             count(*) filter (where address is null) as "withoutAddress",
             count(*) filter (where address is not null and address not in (select address from reached)) as refusing,
             coalesce(sum(times) filter (where address in (select address from reached)), 0)::int
               - (select count(*) from reached) as doubles
        from named`.execute(db),
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
        from reached join named on named.id = reached.contact_id`.execute(db),
  )
  return Number(numAffectedRows)
}
