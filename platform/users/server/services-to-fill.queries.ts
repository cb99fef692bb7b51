import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { requireWithinOwn, servicesBeyondOwn } from '#platform/rights/rights.server.ts'
import type { CompanyToFill } from '../member.model.ts'
import type { Leadership } from './leadership.ts'

type Service = CompanyToFill['services'][number]
type Row = Omit<CompanyToFill, 'leadsWhole' | 'services'> & { services: Omit<Service, 'beyondOwn'>[] }
type Filling = { db: PlatformDb; clock: Clock; caller: Caller; leader: Leadership }

/** The living companies and services that somebody may put people into, by name. */
export async function servicesToFill({ leader, ...filling }: Filling): Promise<CompanyToFill[]> {
  const companies = await ledServices(filling.db, leader)
  const places = companies.flatMap(({ services }) => services.map(({ id }) => ({ userId: null, serviceId: id })))
  const beyond = await servicesBeyondOwn(filling, places)
  const leadsWhole = (id: string) => leader.everybody || leader.companies.has(id)
  return companies
    .map(company => ({
      ...company,
      leadsWhole: leadsWhole(company.id),
      services: company.services.map(service => ({ ...service, beyondOwn: beyond.has(service.id) })),
    }))
    .filter(company => company.leadsWhole || company.services.length > 0)
}

/**
 * That the reader may put somebody into these services: he leads them, and they give no more than he has.
 * @throws Refusal 404 when one of them is not among those that the reader leads; 403 BEYOND_OWN_RIGHTS
 */
export async function requireServicesToFill(
  { leader, ...filling }: Filling,
  userId: string | null,
  serviceIds: readonly string[],
) {
  const companies = await ledServices(filling.db, leader)
  const known = new Set(companies.flatMap(({ services }) => services.map(({ id }) => id)))
  if (serviceIds.some(id => !known.has(id))) throw notFound()
  await requireWithinOwn(
    filling,
    serviceIds.map(serviceId => ({ userId, serviceId })),
  )
}

async function ledServices(db: PlatformDb, leader: Leadership): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select k.id, k.name, coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name)
             order by kernel.normalise(s.name), s.id) filter (where s.id is not null), '[]') as services
      from platform.company k
      left join platform.service s on s.client_id = k.client_id and s.company_id = k.id and s.archived_at is null
       and (${leader.everybody} or k.id = any(${[...leader.companies]}::uuid[]) or s.id = any(${[...leader.services]}::uuid[]))
     where k.archived_at is null
     group by k.client_id, k.id
     order by kernel.normalise(k.name), k.id`.execute(db)
  return rows
}
