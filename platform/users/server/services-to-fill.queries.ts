import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { CompanyToFill } from '../member.model.ts'
import type { Leadership } from './leadership.ts'

type Row = Omit<CompanyToFill, 'leadsWhole'>

/** The living companies and services that somebody may put people into, by name. */
export async function servicesToFill(db: PlatformDb, leader: Leadership): Promise<CompanyToFill[]> {
  const { rows } = await sql<Row>`
    select k.id, k.name, coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name)
             order by kernel.normalise(s.name), s.id) filter (where s.id is not null), '[]') as services
      from platform.company k
      left join platform.service s on s.client_id = k.client_id and s.company_id = k.id and s.archived_at is null
       and (${leader.everybody} or k.id = any(${[...leader.companies]}::uuid[]) or s.id = any(${[...leader.services]}::uuid[]))
     where k.archived_at is null
     group by k.client_id, k.id
     order by kernel.normalise(k.name), k.id`.execute(db)
  const leadsWhole = (id: string) => leader.everybody || leader.companies.has(id)
  return rows
    .filter(({ id, services }) => leadsWhole(id) || services.length > 0)
    .map(company => ({ ...company, leadsWhole: leadsWhole(company.id) }))
}

/** @throws Refusal 404 when one of the services is not among those that the reader fills */
export async function requireServicesToFill(db: PlatformDb, leader: Leadership, serviceIds: readonly string[]) {
  const known = new Set((await servicesToFill(db, leader)).flatMap(({ services }) => services.map(({ id }) => id)))
  if (serviceIds.some(id => !known.has(id))) throw notFound()
}
