import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { SignatureFigures } from '../signature.model.ts'

export async function signatureFigures(db: PlatformDb, clock: Clock): Promise<SignatureFigures> {
  const { rows } = await sql<SignatureFigures>`
    select exists (select from platform.esign_password) as "hasPassword",
           (select provider from platform.esign_account) as provider,
           (select count(distinct d.user_id)
              from platform.esign_delegation d
              join platform.client_user m on m.client_id = d.client_id and m.user_id = d.user_id
             where ${isMemberNow('m', clock)}) as delegating,
           (select count(*)::int from platform.envelope where state in ('sent', 'partially_signed', 'failed')) as waiting,
           (select count(*)::int from platform.envelope where state = 'sealing') as sealing,
           (select count(*)::int from platform.envelope
             where all_signed_at > ${clock
               .now()
               .subtract({ hours: 24 * 30 })
               .toString()}::timestamptz) as signed,
           (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'name', e.name, 'state', s.state,
                     'testedAt', s.tested_at) order by kernel.normalise(e.name), e.id), '[]')
              from platform.client_service s
              join platform.external_service e on e.id = s.service_id
             where e.kind in ('esign', 'timestamp') and s.state <> 'off') as services`.execute(db)
  return rows[0] as SignatureFigures
}
