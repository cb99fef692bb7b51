import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { AtelierDb } from './atelier-db.ts'

/**
 * Somebody asks about himself; a client admin, or who manages the workshop's company, about any member.
 * @throws Refusal 404
 */
export async function requireOwnOrAdministered(db: AtelierDb, caller: Caller, userId: string, companyId: string) {
  if (userId === caller.userId) return
  const { rows } = await sql`
    select from platform.client_user asked
     where asked.user_id = ${userId}
       and (exists (select from platform.client_user m where m.user_id = ${caller.userId} and m.admin and m.active)
         or exists (select from platform.company_manager k
                     where k.user_id = ${caller.userId} and k.company_id = ${companyId}))`.execute(db)
  if (rows.length === 0) throw notFound()
}
