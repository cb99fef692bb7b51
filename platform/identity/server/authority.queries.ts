import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { countsForAccount, hasCome } from './counts-for-account.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** What the caller may do about another person's account: see it, act on it, act on what counts in other clients too. */
export type Authority = { sees: boolean; leads: boolean; leadsAlone: boolean }

const none: Authority = { sees: false, leads: false, leadsAlone: false }

type Row = Authority & { superRole: boolean }

/**
 * A super admin leads everybody; the admin of a client leads its people, but for super roles, and only reads where the
 * client or his own membership is read-only. Of a person of several clients he is not alone to decide. Who was invited
 * and has not come is none of a client's people.
 */
export async function authorityOver(db: PlatformDb, caller: Caller, userId: string, clock: Clock): Promise<Authority> {
  const { rows } = await sql<Row>`
    with shared as (
      select mine.read_only or c.read_only as reads_only
        from platform.client_user his
        join platform.client c on c.id = his.client_id and c.status = 'active'
        join platform.client_user mine on mine.client_id = his.client_id
       where his.user_id = ${userId} and ${countsForAccount('his', clock)}
         and mine.user_id = ${caller.userId} and mine.admin
         and ${countsForAccount('mine', clock)}
    )
    select u.super_admin or u.super_dev as super_role,
           exists (select from shared) as sees,
           exists (select from shared where not reads_only) as leads,
           exists (select from shared where not reads_only)
             and (select count(*) from platform.client_user m where m.user_id = u.id and ${hasCome('m')}) = 1 as "leadsAlone"
      from platform.user u
     where u.id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) return none
  if (caller.superAdmin) return { sees: true, leads: true, leadsAlone: true }
  const { superRole, ...authority } = row
  return superRole ? none : authority
}
