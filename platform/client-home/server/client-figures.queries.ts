import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { isInvited, isLateInvited } from '#platform/users/users.server.ts'
import type { ClientHome, FirstStep } from '../client-home.model.ts'

export async function companyFigures(db: PlatformDb): Promise<ClientHome['companies']> {
  const { rows } = await sql<ClientHome['companies']>`
    with living as (select id from platform.company where archived_at is null)
    select count(*) filter (where archived_at is null) as active,
           count(*) filter (where archived_at is not null) as archived,
           (select count(*) from platform.service s join living k on k.id = s.company_id
             where s.archived_at is null) as services
      from platform.company`.execute(db)
  return rows[0] as ClientHome['companies']
}

/** Members of today; whoever was typed and has not come yet is invited. */
export async function peopleFigures(db: PlatformDb, clock: Clock): Promise<ClientHome['people']> {
  const { rows } = await sql<ClientHome['people']>`
    select count(*) filter (where not ${isInvited('m')}) as active,
           count(*) filter (where m.admin) as admins,
           count(*) filter (where ${isInvited('m')}) as invited,
           count(*) filter (where ${isLateInvited('m', clock)}) as late
      from platform.client_user m
     where m.client_id = kernel.client_id() and ${isMemberNow('m', clock)}`.execute(db)
  return rows[0] as ClientHome['people']
}

export async function storageFigures(db: PlatformDb): Promise<ClientHome['storage']> {
  const { rows } = await sql<ClientHome['storage']>`
    select count(*) as files, coalesce(sum(size), 0)::bigint as size from kernel.file`.execute(db)
  return rows[0] as ClientHome['storage']
}

/** The admin alone is nobody invited; a right of level 0, or of a service that is archived, gives nothing. */
export async function missingSteps(
  db: PlatformDb,
  { companies, people }: Pick<ClientHome, 'companies' | 'people'>,
): Promise<FirstStep[]> {
  const { rows } = await sql<{ given: boolean }>`
    select exists (
             select from platform.service_right r
               join platform.service s on s.id = r.service_id and s.archived_at is null
               join platform.company k on k.id = s.company_id and k.archived_at is null
              where r.level > 0)
        or exists (select from platform.user_right where level > 0) as given`.execute(db)
  const isMissing: Record<FirstStep, boolean> = {
    company: companies.active === 0,
    service: companies.services === 0,
    people: people.active + people.invited <= 1,
    rights: !rows[0]?.given,
  }
  return (Object.keys(isMissing) as FirstStep[]).filter(step => isMissing[step])
}
