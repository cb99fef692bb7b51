import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Company, CompanySheet } from '../company.model.ts'

/** Companies by name with their living services, and how many people each holds. */
export async function companiesOfClient(db: PlatformDb): Promise<Company[]> {
  const { rows } = await sql<Company>`
    select c.id, c.name, c.color, c.archived_at is not null as archived,
           coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'users',
                       (select count(*) from platform.service_user u where u.service_id = s.id)) order by s.name, s.id)
                       from platform.service s where s.company_id = c.id and s.archived_at is null), '[]') as services
      from platform.company c
     order by kernel.normalise(c.name), c.id`.execute(db)
  return rows
}

/** Of those companies, or of all: the living ones first, by name. */
export async function companySheets(db: PlatformDb, ids?: readonly string[]): Promise<CompanySheet[]> {
  const { rows } = await sql<CompanySheet>`
    select c.id, c.name, c.siren, c.siret, c.naf, c.idcc, c.address, c.regime, c.color, c.version,
           c.archived_at is not null as archived,
           (select count(*)::int from platform.service s where s.company_id = c.id and s.archived_at is null) as services,
           (select count(distinct u.user_id)::int
              from platform.service s join platform.service_user u on u.service_id = s.id
             where s.company_id = c.id and s.archived_at is null) as users,
           (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'firstname', p.firstname, 'name', p.name)
                              order by kernel.normalise(p.name), p.id), '[]')
              from platform.company_manager m join platform.user p on p.id = m.user_id
             where m.company_id = c.id) as managers
      from platform.company c
     where ${ids === undefined} or c.id = any(${ids ?? []}::uuid[])
     order by c.archived_at is not null, kernel.normalise(c.name), c.id`.execute(db)
  return rows
}

/** @throws Refusal 404 */
export async function companySheet(db: PlatformDb, id: string): Promise<CompanySheet> {
  const [company] = await companySheets(db, [id])
  if (!company) throw notFound()
  return company
}
