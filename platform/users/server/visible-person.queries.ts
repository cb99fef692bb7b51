import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { isInvited } from './invitation.queries.ts'

type Asking = { db: PlatformDb; caller: Caller; clock: Clock }

/**
 * Oneself; a member of the client that one administers; somebody of a service that one manages, or of one in a company
 * that one manages; for a super admin everybody. Who was invited and has not come yet is a stranger.
 * @throws Refusal 404 for anybody else, known or not
 */
export async function requireVisible({ db, caller, clock }: Asking, userId: string): Promise<void> {
  if (userId === caller.userId) return
  const isVisible = caller.superAdmin ? await exists(db, userId) : await isOfOwnPeople(db, caller, clock, userId)
  if (!isVisible) throw new Refusal(404, 'NOT_FOUND', 'users.not-found')
}

async function exists(db: PlatformDb, userId: string) {
  const row = await db.selectFrom('platform.user').select('id').where('id', '=', userId).executeTakeFirst()
  return row !== undefined
}

async function isOfOwnPeople(db: PlatformDb, { clientId, userId: ownId }: Caller, clock: Clock, userId: string) {
  if (!clientId) return false
  const { rows } = await sql`
    select
      from platform.client_user m
     where m.client_id = ${clientId} and m.user_id = ${userId}
       and ${isMemberNow('m', clock)}
       and not ${isInvited('m')}
       and (exists (select from platform.client_user o where o.client_id = m.client_id and o.user_id = ${ownId} and o.admin)
         or exists (
           select from platform.service_user t
             join platform.service s on s.client_id = t.client_id and s.id = t.service_id
            where t.client_id = m.client_id and t.user_id = m.user_id
              and (exists (
                     select from platform.service_user o
                      where o.client_id = t.client_id and o.user_id = ${ownId} and o.service_id = t.service_id and o.manager)
                or exists (
                     select from platform.company_manager o
                      where o.client_id = t.client_id and o.user_id = ${ownId} and o.company_id = s.company_id))))`.execute(
    db,
  )
  return rows.length > 0
}
