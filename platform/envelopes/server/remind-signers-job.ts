import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { remindWaiting } from './follow-up.ts'

const daysBeforeFirst = 5
const daysBetween = 2

/** Each hour of the day, never at night: after five days, then every two; the day before the end in any case. */
export const remindSignersJob: Job = {
  name: 'remind-signers',
  cron: '10 8-19 * * *',
  run: ground => inEachClient(ground.databases, db => remindDue(db, ground)),
}

async function remindDue(db: PlatformDb, ground: Pick<Ground, 'clock' | 'say' | 'keys'>) {
  const now = ground.clock.now()
  const { hour } = now.toZonedDateTimeISO(businessZone)
  if (hour < 8 || hour >= 20) return
  const ago = (hours: number) => now.subtract({ hours }).toString()
  const { rows } = await sql<{ id: string; subject: string }>`
    select distinct v.id, v.subject
      from platform.envelope v
      join platform.recipient r on r.client_id = v.client_id and r.envelope_id = v.id
     where v.state in ('sent', 'partially_signed') and v.expires_at > ${now.toString()}::timestamptz
       and r.role in ('signer', 'approver') and r.status in ('notified', 'opened')
       and case when r.reminded_at is not null then r.reminded_at <= ${ago(24 * daysBetween)}::timestamptz
                when v.expires_at - r.notified_at < interval '6 days'
                then r.notified_at + (v.expires_at - r.notified_at) / 2 <= ${now.toString()}::timestamptz
                else r.notified_at <= ${ago(24 * daysBeforeFirst)}::timestamptz end
     order by v.id limit 200`.execute(db)
  for (const envelope of rows) await remindWaiting({ ...ground, db }, envelope, ago(24))
}
