import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

const most = 10

/** People of the installation who are found by the beginning of a name or of a mail, without case or accents. */
export async function peopleNamed(db: PlatformDb, words: string) {
  const beginning = `${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{ id: string; name: string; mail: string }>`
    select id, concat_ws(' ', firstname, name) as name, mail
      from platform.user
     where active
       and (mail like lower(${beginning})
            or kernel.normalise(concat_ws(' ', firstname, name)) like kernel.normalise(${beginning})
            or kernel.normalise(name) like kernel.normalise(${beginning}))
     order by name, firstname, id
     limit ${most}`.execute(db)
  return rows
}
