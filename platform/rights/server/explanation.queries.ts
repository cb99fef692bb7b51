import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

/** All that is set about one person and one element, as rows: nothing is judged here. */
export type Facts = {
  person: { id: string; firstname: string; name: string }
  client: string
  admin: boolean
  /** False: the account, the membership or the client does not count today. */
  counts: boolean
  readOnlyClient: boolean
  readOnlyMember: boolean
  clientCeiling: number
  personal: { level: number | null; ceiling: number | null }
  services: { name: string; company: string; level: number; companyCeiling: number | null }[]
  loans: { delegatorId: string; name: string; level: number }[]
}

type Asked = { userId: string; elementId: number; now: Temporal.Instant }
type Row = Omit<Facts, 'person' | 'personal' | 'services' | 'loans'> & {
  id: string
  firstname: string
  name: string
  level: number | null
  ceiling: number | null
}

/** Undefined for who is no member of the client. */
export async function factsOf(db: PlatformDb, { userId, elementId, now }: Asked): Promise<Facts | undefined> {
  const { rows } = await sql<Row>`
    select u.id, u.firstname, u.name, c.name as client, m.admin,
           u.active and c.status = 'active' and platform.is_member_at(m.active, m.ends_at, ${now.toString()}::timestamptz) as counts,
           c.read_only as "readOnlyClient", m.read_only as "readOnlyMember", coalesce(cr.ceiling, 0) as "clientCeiling",
           ur.level, ur.ceiling
      from platform.client_user m
      join platform.user u on u.id = m.user_id
      join platform.client c on c.id = m.client_id
      left join platform.client_right cr on cr.element_id = ${elementId}
      left join platform.user_right ur on ur.user_id = m.user_id and ur.element_id = ${elementId}
     where m.client_id = kernel.client_id() and m.user_id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { id, firstname, name, level, ceiling, ...facts } = row
  return {
    ...facts,
    person: { id, firstname, name },
    personal: { level, ceiling },
    services: await servicesOf(db, userId, elementId),
    loans: await loansTo(db, { userId, elementId, now }),
  }
}

async function servicesOf(db: PlatformDb, userId: string, elementId: number) {
  const { rows } = await sql<Facts['services'][number]>`
    select s.name, k.name as company, r.level, cr.ceiling as "companyCeiling"
      from platform.service_user su
      join platform.service s on s.id = su.service_id and s.archived_at is null
      join platform.company k on k.id = s.company_id
      join platform.service_right r on r.service_id = s.id and r.element_id = ${elementId} and r.level > 0
      left join platform.company_right cr on cr.company_id = k.id and cr.element_id = ${elementId}
     where su.user_id = ${userId}
     order by r.level desc, s.name, s.id`.execute(db)
  return rows
}

async function loansTo(db: PlatformDb, { userId, elementId, now }: Asked) {
  const { rows } = await sql<Facts['loans'][number]>`
    select d.delegator_id, concat_ws(' ', u.firstname, u.name) as name, d.level
      from platform.right_delegation d
      join platform.user u on u.id = d.delegator_id
     where d.delegate_id = ${userId} and d.element_id = ${elementId} and d.revoked_at is null
       and ${now.toString()}::timestamptz >= d.starts_at and ${now.toString()}::timestamptz < d.ends_at
     order by d.level desc, d.starts_at, d.id`.execute(db)
  return rows
}
