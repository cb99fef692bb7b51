import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { mostCounted, toldCount } from '#kernel/server/bounded-count.ts'
import { matchesAnywhere } from '#kernel/server/matches.ts'
import { plannedByValues } from '#kernel/server/prepared.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { AccountRow } from '../account.model.ts'
import type { accountsCalls } from '../accounts.calls.ts'

type Asked = InputOf<typeof accountsCalls.getAllUsers>
type Reader = { db: PlatformDb; clock: Clock; userId: string }
type Condition = RawBuilder<SqlBool>

/** A page of all people by name. */
export async function pageOfAccounts(reader: Reader, asked: Asked): Promise<PageOf<AccountRow>> {
  const { db } = reader
  const { page, size, sort } = asked
  const direction = sort === '-name' ? sql`desc` : sql`asc`
  const most = mostCounted(asked)
  const chosen = chosenOf(reader, asked)
  const read = async () => {
    const { rows } = await sql<{ id: string }>`
      select u.id from platform.user u where ${chosen}
       order by u.search_text ${direction}, u.id ${direction}
       limit ${size} offset ${page * size}`.execute(db)
    const counted = await sql<{ count: number }>`
      select count(*) from (select from platform.user u where ${chosen} limit ${most + 1}) few`.execute(db)
    return { ids: rows.map(({ id }) => id), counted: counted.rows[0]?.count ?? 0 }
  }
  const { ids, counted } = await (asked.search ? plannedByValues(db, read) : read())
  const items = await accountsOf(reader, ids, direction)
  return { items, ...toldCount(counted, most), page, size }
}

/** Accounts as a super admin sees them, in the order of their names. */
export async function accountsOf(
  { db, clock, userId }: Reader,
  ids: readonly string[],
  direction: RawBuilder<unknown> = sql`asc`,
): Promise<AccountRow[]> {
  const { rows } = await sql<Omit<AccountRow, 'can'>>`
    select u.id, u.firstname, u.name, u.mail, u.jobtitle, u.account_type as type,
           case when u.erased_at is not null then 'erased' when u.active then 'active' else 'disabled' end as state,
           u.super_admin as "superAdmin", u.super_dev as "superDev",
           (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'admin', m.admin)
                     order by kernel.normalise(c.name), c.id), '[]')
              from platform.client_user m join platform.client c on c.id = m.client_id
             where m.user_id = u.id and ${isMemberNow('m', clock)}) as clients,
           (select max(s.created_at) from platform.session s where s.user_id = u.id) as "lastLoginAt",
           exists (select from platform.credential k where k.user_id = u.id and k.totp_confirmed_at is not null) as mfa
      from platform.user u
     where u.id in ${eachOf(ids)}
     order by u.search_text ${direction}, u.id ${direction}`.execute(db)
  return rows.map(row => ({ ...row, can: { lead: row.id !== userId && row.state !== 'erased' } }))
}

function chosenOf({ clock }: Reader, { state, type, role, memberOf, search }: Asked): Condition {
  const found = matchesAnywhere('u', search)
  const isMember = (more: RawBuilder<unknown>): Condition => sql`exists (
    select from platform.client_user m where m.user_id = u.id and ${isMemberNow('m', clock)} and ${more})`
  const conditions: Condition[] = [
    state ? inState[state] : sql`u.erased_at is null`,
    ...(type ? [sql<SqlBool>`u.account_type = ${type}`] : []),
    ...(role === 'superAdmin' ? [sql<SqlBool>`u.super_admin`] : []),
    ...(role === 'superDev' ? [sql<SqlBool>`u.super_dev`] : []),
    ...(role === 'adminOfClient' ? [isMember(sql`m.admin`)] : []),
    ...(memberOf ? [isMember(sql`m.client_id = ${memberOf}`)] : []),
    ...(found ? [found] : []),
  ]
  return sql`${sql.join(conditions, sql` and `)}`
}

const inState: Record<NonNullable<Asked['state']>, Condition> = {
  active: sql`u.active`,
  disabled: sql`not u.active and u.erased_at is null`,
  erased: sql`u.erased_at is not null`,
}
