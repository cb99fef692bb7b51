import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { Language } from '#kernel/shared/names.ts'
import {
  evidenceZip,
  printAttestation,
  type SealingGround,
  SealWaits,
  stampBytes,
  writtenFacts,
} from '#platform/sealing/sealing.server.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { envelopesCalls } from '../envelopes.calls.ts'
import { attestedEnvelope } from './attested-envelope.queries.ts'
import { requireReadable } from './envelope-scope.ts'
import { noteEvent } from './note-event.ts'

type Evidence = (typeof envelopesCalls)['getEnvelopeEvidence']

/**
 * All that proves an envelope, for whoever has no Sillon. Whoever takes it away is noted.
 * @throws Refusal 404; 409 NOT_SEALED before its end; 503 TIME_STAMP_AWAY
 */
export async function envelopeEvidence(given: Given<Evidence, PlatformTables>, { id }: { id: string }) {
  const { withDb, clock, caller, files } = given
  const { attested, documents, facts } = await withDb(async db => {
    await requireReadable({ ...given, db }, id)
    const documents = await filesOf(db, id)
    await noteEvent(db, clock, { envelopeId: id, kind: 'evidence.taken', actorId: caller.userId })
    return { attested: await attestedEnvelope(db, given, id), documents, facts: await factsOf(db, id) }
  })
  const sealing: SealingGround = { ...given, clientId: caller.clientId as string, withDb }
  const attestation = await printAttestation({ ...given, clientId: sealing.clientId }, attested)
  const timeStamp = await stampBytes(sealing, writtenFacts(facts)).catch((cause: unknown) => {
    if (cause instanceof SealWaits) throw new Refusal(503, 'TIME_STAMP_AWAY', 'envelopes.waits.evidence', { cause })
    throw cause
  })
  const bytes = evidenceZip(given, {
    language: attested.language as Language,
    documents: documents.map(({ storageKey, sealedKey }) => ({
      read: () => files.read(storageKey),
      sealed: sealedKey === null ? null : () => files.read(sealedKey),
    })),
    attestation,
    facts,
    timeStamp: timeStamp?.token ?? null,
  })
  return { name: `preuve-${attested.number}.zip`, bytes }
}

async function filesOf(db: PlatformDb, id: string) {
  const envelope = await db.selectFrom('platform.envelope').select('state').where('id', '=', id).executeTakeFirst()
  if (!envelope) throw notFound()
  if (envelope.state !== 'completed') throw new Refusal(409, 'NOT_SEALED', 'envelopes.not-sealed')
  return db
    .selectFrom('platform.envelope_document as d')
    .innerJoin('kernel.file as f', 'f.id', 'd.fileId')
    .leftJoin('kernel.file as s', 's.id', 'd.sealedFileId')
    .select(['f.storageKey', 's.storageKey as sealedKey'])
    .where('d.envelopeId', '=', id)
    .orderBy('d.position')
    .execute()
}

/** Everything as it stands: in clear here and nowhere else, since a court needs it. */
async function factsOf(db: PlatformDb, id: string): Promise<unknown> {
  const { rows } = await sql<{ facts: unknown }>`
    select jsonb_build_object(
      'number', v.number, 'subject', v.subject, 'client', c.name,
      'company', case when k.id is not null then jsonb_build_object('name', k.name, 'siren', k.siren) end,
      'type', t.code, 'sender', concat_ws(' ', u.firstname, u.name),
      'onBehalfOf', nullif(concat_ws(' ', o.firstname, o.name), ''),
      'sentAt', v.sent_at, 'allSignedAt', v.all_signed_at, 'completedAt', v.completed_at, 'level', v.level_reached,
      'documents', (select jsonb_agg(jsonb_build_object(
            'name', d.name, 'pages', d.pages, 'sizeRead', d.size_before, 'sha256Read', d.sha256_before,
            'sha256Sealed', d.sha256_after, 'seal', d.seal, 'declinedAt', d.declined_at,
            'declinedReason', d.declined_reason) order by d.position)
          from platform.envelope_document d where d.client_id = v.client_id and d.envelope_id = v.id),
      'people', (select jsonb_agg(jsonb_build_object(
            'firstname', r.firstname, 'name', r.name, 'role', r.role, 'capacity', r.capacity, 'channel', r.channel,
            'mail', r.mail, 'phone', r.phone, 'status', r.status, 'notifiedAt', r.notified_at, 'openedAt', r.opened_at,
            'signedAt', r.signed_at,
            'acts', (select jsonb_agg(jsonb_build_object(
                  'document', d.name, 'at', a.at, 'sha256', a.sha256, 'readAt', a.read_at, 'mark', a.mark,
                  'address', a.address, 'agent', a.agent, 'batch', a.batch,
                  'signedBy', nullif(concat_ws(' ', w.firstname, w.name), ''),
                  'delegation', case when g.id is not null then jsonb_build_object(
                    'id', g.id, 'startsAt', g.starts_at, 'endsAt', g.ends_at) end,
                  'consent', jsonb_build_object('version', a.consent_version, 'text', x.text)) order by d.position)
                from platform.signature_act a
                join platform.envelope_document d on d.client_id = a.client_id and d.id = a.document_id
                left join platform.user w on w.id = a.acted_by
                left join platform.esign_delegation g on g.client_id = a.client_id and g.id = a.delegation_id
                left join platform.consent_text x on x.version = a.consent_version and x.language = r.language
               where a.client_id = r.client_id and a.recipient_id = r.id)) order by r.position, r.id)
          from platform.recipient r where r.client_id = v.client_id and r.envelope_id = v.id),
      'events', (select jsonb_agg(jsonb_build_object(
            'words', platform.words_of_event(e), 'previous', encode(e.previous_hash, 'hex'),
            'hash', encode(e.hash, 'hex')) order by e.number)
          from platform.envelope_event e where e.client_id = v.client_id and e.envelope_id = v.id)) as facts
      from platform.envelope v
      join platform.client c on c.id = v.client_id
      join platform.document_type t on t.id = v.document_type_id
      join platform.user u on u.id = v.sender_id
      left join platform.user o on o.id = v.on_behalf_of_id
      left join platform.company k on k.client_id = v.client_id and k.id = v.company_id
     where v.id = ${id}`.execute(db)
  return rows[0]?.facts
}
