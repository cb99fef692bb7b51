import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { EnvelopeOfContract } from '../contract.model.ts'
import type { DocumentedKind } from './documents-of-records.queries.ts'

/** The last envelope that each record was sent in, and whom it waits for; drafts of envelopes are their sender's alone. */
export async function envelopesOf(db: RhDb, kind: DocumentedKind, ids: readonly string[]) {
  const { rows } = await sql<EnvelopeOfContract & { recordId: string }>`
    select distinct on (d.record_id) d.record_id, v.id, v.state, v.expires_at,
           case when v.state in ('sent', 'partially_signed', 'failed') then (
             select jsonb_build_object('name', trim(r.firstname || ' ' || r.name), 'since', r.notified_at)
               from platform.recipient r
              where r.envelope_id = v.id and r.role in ('signer', 'approver')
                and r.status in ('notified', 'opened', 'undeliverable')
              order by r.position, r.id limit 1) end as blocked_by
      from platform.envelope_document d join platform.envelope v on v.id = d.envelope_id
     where d.record_kind = ${kind} and d.record_id in ${eachOf(ids)} and v.state <> 'draft'
     order by d.record_id, v.created_at desc, v.id desc`.execute(db)
  return new Map(rows.map(({ recordId, ...envelope }): [string, EnvelopeOfContract] => [recordId, envelope]))
}
