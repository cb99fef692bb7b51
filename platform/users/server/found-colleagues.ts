import { sql } from 'kysely'
import type { PlatformTables } from '#platform/platform-db.ts'
import { searchSource } from '#platform/search/search-source.slot.ts'

const escaped = (words: string) => words.replaceAll(/[\\%_]/g, '\\$&')

/** The people who work in the client, by a piece of their name or of their mail; a mail opens. Who was invited and has not come yet is a stranger. */
export const foundColleagues = searchSource<PlatformTables>({
  kind: 'contacts',
  find: async ({ db, clock }, words, most) => {
    const pattern = `%${escaped(words)}%`
    const { rows } = await sql<{ id: string; name: string; jobtitle: string | null; mail: string }>`
      select u.id, concat_ws(' ', u.firstname, u.name) as name, u.jobtitle, u.mail
        from platform.client_user m
        join platform.user u on u.id = m.user_id
       where m.client_id = kernel.client_id() and m.active and u.active
         and (m.ends_at is null or m.ends_at > ${clock.now().toString()}::timestamptz)
         and (m.accepted_at is not null or m.invited_as is null)
         and (kernel.normalise(concat_ws(' ', u.firstname, u.name, u.firstname)) like kernel.normalise(${pattern})
              or u.mail like lower(${pattern}))
       order by u.name, u.firstname, u.id
       limit ${most}`.execute(db)
    return rows.map(({ id, name, jobtitle, mail }) => ({
      id,
      title: name,
      detail: jobtitle ?? mail,
      address: `mailto:${mail}`,
    }))
  },
})
