import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { EnvelopeState, RecipientStatus } from '../envelope.model.ts'
import type { SignableRecord } from '../signable.slot.ts'

/** How it stands with the envelope of a record, for the application that owns it. */
export type EnvelopeInBrief = {
  id: string
  number: string
  state: EnvelopeState
  sentAt: string | null
  expiresAt: string
  allSignedAt: string | null
  reason: string | null
  documents: { id: string; kind: string; declinedAt: string | null; sealedFileId: string | null }[]
  recipients: { id: string; userId: string | null; name: string; capacity: string; status: RecipientStatus }[]
}

/** The last envelope of a record; undefined where none was ever made. Whoever asks has judged that the record is read. */
export async function envelopeOf(db: PlatformDb, { kind, id }: SignableRecord): Promise<EnvelopeInBrief | undefined> {
  const { rows } = await sql<EnvelopeInBrief>`
    select v.id, v.number, v.state, v.sent_at as "sentAt", v.expires_at as "expiresAt",
           v.all_signed_at as "allSignedAt", v.ended_reason as reason,
           (select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.record_kind, 'declinedAt', d.declined_at,
                'sealedFileId', d.sealed_file_id) order by d.position)
              from platform.envelope_document d
             where d.client_id = v.client_id and d.envelope_id = v.id) as documents,
           (select jsonb_agg(jsonb_build_object('id', r.id, 'userId', r.user_id, 'name', trim(r.firstname || ' ' || r.name),
                'capacity', r.capacity, 'status', r.status) order by r.position, r.id)
              from platform.recipient r
             where r.client_id = v.client_id and r.envelope_id = v.id) as recipients
      from platform.envelope v
     where exists (select from platform.envelope_document d
                    where d.client_id = v.client_id and d.envelope_id = v.id
                      and d.record_kind = ${kind} and d.record_id = ${id})
     order by v.created_at desc, v.id desc limit 1`.execute(db)
  return rows[0]
}
