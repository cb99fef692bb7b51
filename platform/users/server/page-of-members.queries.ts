import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ClientRole, Member, MemberState } from '../member.model.ts'
import { membersCalls } from '../members.calls.ts'
import { isInvited, isLateInvited } from './invitation.queries.ts'
import type { Leadership } from './leadership.ts'
import { actsOn } from './member-acts.ts'
import { membersOf } from './members.queries.ts'

type Asked = InputOf<typeof membersCalls.getPaginatedUsers>
type Reader = { db: PlatformDb; clock: Clock; leader: Leadership }

/** A page of the people of a client, among those whom the reader leads. */
export const pageOfMembers = (reader: Reader, { clientId: _, ...asked }: Asked): Promise<PageOf<Member>> =>
  pageOfList(reader.db, membersCalls.getPaginatedUsers.list, asked, {
    from: sql`platform.client_user m`,
    id: sql`m.user_id`,
    within: sql`${ledBy(reader.leader)} and ${asked.state ? sql`true` : isMemberNow('m', reader.clock)}`,
    orders: {
      name: [sql`m.search_text`],
      jobtitle: [jobtitle, sql`m.search_text`],
      state: [stateOn(reader.clock), sql`m.search_text`],
      lastLoginAt: [sql`coalesce(m.last_seen_at, '-infinity')`],
    },
    filters: {
      state: state => inState(state, reader.clock),
      invitation: () => isLateInvited('m', reader.clock),
      companyId: companyId => inServiceWhere(sql`s.company_id = ${companyId}`),
      serviceId: serviceId => inServiceWhere(sql`s.id = ${serviceId}`),
      role: role => bears[role],
    },
    matching: words => matches('platform.client_user', 'm', words),
    rows: ids => membersInHand(reader, ids),
  })

async function membersInHand({ db, clock, leader }: Reader, ids: readonly string[]): Promise<Member[]> {
  const members = await membersOf(db, clock, ids)
  return members.map(member => ({ ...member, can: actsOn(leader, member, clock) }))
}

/** Whoever has not come yet bears the one that was typed when he was invited. */
const jobtitle = sql`kernel.normalise(coalesce(case when ${isInvited('m')} then m.invited_as ->> 'jobtitle'
  else (select u.jobtitle from platform.user u where u.id = m.user_id) end, ''))`

const stateOn = (clock: Clock) =>
  sql`case when not ${isMemberNow('m', clock)} then 'ended' when ${isInvited('m')} then 'invited' else 'active' end`

/** How many the reader leads, by state. */
export async function memberFigures(reader: Reader) {
  const isNow = isMemberNow('m', reader.clock)
  const { rows } = await sql<Record<MemberState | 'admins', number>>`
    select count(*) filter (where ${isNow} and ${isInvited('m')}) as invited,
           count(*) filter (where ${isNow} and not ${isInvited('m')}) as active,
           count(*) filter (where not ${isNow}) as ended,
           count(*) filter (where ${isNow} and m.admin) as admins
      from platform.client_user m where ${ledBy(reader.leader)}`.execute(reader.db)
  return rows[0] as Record<MemberState | 'admins', number>
}

type Condition = RawBuilder<SqlBool>

const ofClient: Condition = sql`m.client_id = kernel.client_id()`

const ledBy = ({ everybody, companies, services }: Leadership): Condition =>
  everybody
    ? ofClient
    : sql`${ofClient} and ${inServiceWhere(sql`(s.id = any(${[...services]}::uuid[]) or s.company_id = any(${[...companies]}::uuid[]))`)}`

const inServiceWhere = (condition: RawBuilder<unknown>): Condition => sql`exists (
  select from platform.service_user o join platform.service s on s.client_id = o.client_id and s.id = o.service_id
   where o.client_id = m.client_id and o.user_id = m.user_id and ${condition})`

function inState(state: MemberState, clock: Clock): Condition {
  const isNow = isMemberNow('m', clock)
  if (state === 'ended') return sql`not ${isNow}`
  return state === 'invited' ? sql`${isNow} and ${isInvited('m')}` : sql`${isNow} and not ${isInvited('m')}`
}

const bears: Record<ClientRole, Condition> = {
  adminOfClient: sql`m.admin`,
  managerOfCompany: sql`exists (
    select from platform.company_manager o
      join platform.company k on k.client_id = o.client_id and k.id = o.company_id and k.archived_at is null
     where o.client_id = m.client_id and o.user_id = m.user_id)`,
  managerOfService: sql`exists (
    select from platform.service_user o where o.client_id = m.client_id and o.user_id = m.user_id and o.manager)`,
}
