import { sql } from 'kysely'
import { matches } from '#kernel/server/matches.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { searchSource } from '#platform/search/search-source.slot.ts'
import { isInvited } from './invitation.queries.ts'

/** The people who work in the client, by a piece of their name or of their mail; a mail opens. Who was invited and has not come yet is a stranger. */
export const foundColleagues = searchSource<PlatformTables>({
  kind: 'contacts',
  find: async ({ db, clock }, words, most) => {
    const found = matches('platform.client_user', 'm', words)
    if (!found) return []
    const { rows } = await sql<{ id: string; name: string; jobtitle: string | null; mail: string }>`
      select u.id, concat_ws(' ', u.firstname, u.name) as name, u.jobtitle, u.mail
        from platform.client_user m
        join platform.user u on u.id = m.user_id
       where m.client_id = kernel.client_id() and u.active and ${isMemberNow('m', clock)}
         and not ${isInvited('m')} and ${found}
       order by m.search_text, u.id
       limit ${most}`.execute(db)
    return rows.map(({ id, name, jobtitle, mail }) => ({
      id,
      title: name,
      detail: jobtitle ?? mail,
      address: `mailto:${mail}`,
    }))
  },
})
