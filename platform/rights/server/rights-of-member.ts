import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { RememberedRights } from './remembered-rights.ts'

type Knowledge = { databases: Databases; rights: RememberedRights; clock: Clock }

const statement = `
select c.rights_version
  from platform.client_user m
  join platform.client c on c.id = m.client_id and c.status = 'active' and not c.read_only
  join platform.user u on u.id = m.user_id and u.active
 where m.client_id = $1 and m.user_id = $2 and platform.is_member_at(m.active, m.ends_at, $3) and not m.read_only
   and (m.accepted_at is not null or m.invited_as is null)`

/**
 * What somebody may do in a client at this moment, for work that goes on in his name after his request: undefined once
 * he belongs to it no more, may only read there, or it is closed.
 */
export async function rightsOfMember(
  { databases, rights, clock }: Knowledge,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<Rights | undefined> {
  const values = [clientId, userId, clock.now().toString()]
  const [row] = await databases.query<{ rightsVersion: number }>('auth', 'rights of member', statement, values)
  if (!row) return undefined
  const holder = { userId, clientId, rightsVersion: row.rightsVersion, support: null, readOnly: false }
  return {
    level: async element => (await rights.levels(holder, [element])).get(element) ?? 0,
    perimeter: element => rights.perimeter(holder, element),
  }
}
