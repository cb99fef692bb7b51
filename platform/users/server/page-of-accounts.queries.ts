import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { matchesAnywhere } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { AccountRow } from '../account.model.ts'
import { accountsCalls } from '../accounts.calls.ts'

type Asked = InputOf<typeof accountsCalls.getAllUsers>
type Reader = { db: PlatformDb; clock: Clock; userId: string }
type Condition = RawBuilder<SqlBool>

/** A page of all people. */
export const pageOfAccounts = (reader: Reader, asked: Asked): Promise<PageOf<AccountRow>> =>
  pageOfList(reader.db, accountsCalls.getAllUsers.list, asked, {
    from: sql`platform.user u`,
    id: sql`u.id`,
    within: asked.state ? sql`true` : sql`u.erased_at is null`,
    orders: {
      name: [sql`u.search_text`],
      type: [sql`u.account_type`, sql`u.search_text`],
      state: [state, sql`u.search_text`],
      lastLoginAt: [sql`coalesce(${lastLogin}, '-infinity')`],
    },
    filters: {
      state: chosen => inState[chosen],
      type: chosen => sql`u.account_type = ${chosen}`,
      role: chosen => bears(reader)[chosen],
      memberOf: clientId => isMember(reader, sql`m.client_id = ${clientId}`),
    },
    matching: words => matchesAnywhere('u', words),
    rows: ids => accountsOf(reader, ids),
  })

const state = sql`case when u.erased_at is not null then 'erased' when u.active then 'active' else 'disabled' end`
const lastLogin = sql`(select max(s.created_at) from platform.session s where s.user_id = u.id)`

/** Accounts as a super admin sees them. */
export async function accountsOf({ db, clock, userId }: Reader, ids: readonly string[]): Promise<AccountRow[]> {
  const { rows } = await sql<Omit<AccountRow, 'can'>>`
    select u.id, u.firstname, u.name, u.mail, u.jobtitle, u.account_type as type,
           ${state} as state,
           u.super_admin, u.super_dev,
           (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'admin', m.admin)
                     order by kernel.normalise(c.name), c.id), '[]')
              from platform.client_user m join platform.client c on c.id = m.client_id
             where m.user_id = u.id and ${isMemberNow('m', clock)}) as clients,
           ${lastLogin} as "lastLoginAt",
           exists (select from platform.credential k where k.user_id = u.id and k.totp_confirmed_at is not null) as mfa
      from platform.user u
     where u.id in ${eachOf(ids)}`.execute(db)
  return rows.map(row => ({ ...row, can: { lead: row.id !== userId && row.state !== 'erased' } }))
}

const isMember = ({ clock }: Reader, more: RawBuilder<unknown>): Condition => sql`exists (
  select from platform.client_user m where m.user_id = u.id and ${isMemberNow('m', clock)} and ${more})`

const bears = (reader: Reader): Record<NonNullable<Asked['role']>, Condition> => ({
  superAdmin: sql`u.super_admin`,
  superDev: sql`u.super_dev`,
  adminOfClient: isMember(reader, sql`m.admin`),
})

const inState: Record<NonNullable<Asked['state']>, Condition> = {
  active: sql`u.active`,
  disabled: sql`not u.active and u.erased_at is null`,
  erased: sql`u.erased_at is not null`,
}
