import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { mostCounted, toldCount } from '#kernel/server/bounded-count.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { matches } from '#kernel/server/matches.ts'
import { plannedByValues } from '#kernel/server/prepared.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ClientRole, Member, MemberState } from '../member.model.ts'
import type { membersCalls } from '../members.calls.ts'
import { isInvited, isLateInvited } from './invitation.queries.ts'
import type { Leadership } from './leadership.ts'
import { actsOn } from './member-acts.ts'
import { membersOf } from './members.queries.ts'

type Asked = InputOf<typeof membersCalls.getPaginatedUsers>
type Reader = { db: PlatformDb; clock: Clock; leader: Leadership }

/** A page of the people of a client by name, among those whom the reader leads. */
export async function pageOfMembers(reader: Reader, asked: Asked): Promise<PageOf<Member>> {
  const { db, clock, leader } = reader
  const { page, size, sort } = asked
  const descends = sort === '-name'
  const direction = descends ? sql`desc` : sql`asc`
  const most = mostCounted(asked)
  const chosen = chosenOf(reader, asked)
  const read = async () => {
    const { rows } = await sql<{ id: string }>`
      select m.user_id as id from platform.client_user m where ${chosen}
       order by m.search_text ${direction}, m.user_id ${direction}
       limit ${size} offset ${page * size}`.execute(db)
    const counted = await sql<{ count: number }>`
      select count(*) from (select from platform.client_user m where ${chosen} limit ${most + 1}) few`.execute(db)
    return { ids: rows.map(({ id }) => id), counted: counted.rows[0]?.count ?? 0 }
  }
  const { ids, counted } = await (asked.search ? plannedByValues(db, read) : read())
  const members = await membersOf(db, clock, ids, descends)
  return {
    items: members.map(member => ({ ...member, can: actsOn(leader, member, clock) })),
    ...toldCount(counted, most),
    page,
    size,
  }
}

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

function chosenOf(
  { clock, leader }: Reader,
  { state, invitation, companyId, serviceId, role, search }: Asked,
): Condition {
  const found = matches('platform.client_user', 'm', search)
  const conditions = [
    ledBy(leader),
    inState(state, clock),
    ...(invitation === 'late' ? [isLateInvited('m', clock)] : []),
    ...(companyId ? [inServiceWhere(sql`s.company_id = ${companyId}`)] : []),
    ...(serviceId ? [inServiceWhere(sql`s.id = ${serviceId}`)] : []),
    ...(role ? [bears[role]] : []),
    ...(found ? [found] : []),
  ]
  return sql`${sql.join(conditions, sql` and `)}`
}

const ofClient: Condition = sql`m.client_id = kernel.client_id()`

const ledBy = ({ everybody, companies, services }: Leadership): Condition =>
  everybody
    ? ofClient
    : sql`${ofClient} and ${inServiceWhere(sql`(s.id = any(${[...services]}::uuid[]) or s.company_id = any(${[...companies]}::uuid[]))`)}`

const inServiceWhere = (condition: RawBuilder<unknown>): Condition => sql`exists (
  select from platform.service_user o join platform.service s on s.client_id = o.client_id and s.id = o.service_id
   where o.client_id = m.client_id and o.user_id = m.user_id and ${condition})`

function inState(state: MemberState | undefined, clock: Clock): Condition {
  const isNow = isMemberNow('m', clock)
  if (state === undefined) return isNow
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
