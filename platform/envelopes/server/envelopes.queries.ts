import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Language, Names } from '#kernel/shared/names.ts'
import { administeredBy } from '#platform/rights/rights.server.ts'
import {
  type Envelope,
  type EnvelopeState,
  movesOf,
  type RecipientStatus,
  type SealLevel,
  unsignedStates,
} from '../envelope.model.ts'
import { signablesOffer } from '../signable.slot.ts'
import { letsSign, levelOn, type Reading } from './envelope-scope.ts'
import { recordOf } from './signables.ts'

type Person = { id: string; firstname: string; name: string }

type Stored = {
  id: string
  number: string
  state: EnvelopeState
  level: SealLevel | null
  applicationId: number
  typeOfDocument: string
  typeNames: Names
  companyId: string | null
  company: string | null
  subject: string
  sender: Person
  onBehalfOf: Person | null
  createdAt: string
  sentAt: string | null
  expiresAt: string
  allSignedAt: string | null
  completedAt: string | null
  endedReason: string | null
  version: number
  signsFor: Person | null
  recipients: (Envelope['recipients'][number] & { notifiedAt: string | null })[]
  documents: StoredDocument[]
}

type StoredDocument = {
  id: string
  name: string
  typeOfDocument: string
  pages: number
  optional: boolean
  declinedAt: string | null
  recordKind: string | null
  recordId: string | null
  hasSealed: boolean
}

export type Telling = Reading & { language: Language; rights: Rights }

/** Envelopes by id, in the order of the ids, as the person may know them; whoever asks has judged that he reads them. */
export async function envelopesById(telling: Telling, ids: readonly string[]): Promise<Envelope[]> {
  if (ids.length === 0) return []
  const { db, language, caller } = telling
  const rows = await storedEnvelopes(telling, ids)
  const records = await recordsOf(telling, rows)
  const { admin } = await administeredBy(db, caller)
  const told = new Map<string, Envelope>()
  for (const row of rows) {
    const { typeNames, companyId, recipients, documents, ...rest } = row
    told.set(row.id, {
      ...rest,
      typeLabel: typeNames[language],
      blockedBy: blockedBy(row),
      recipients: recipients.map(({ notifiedAt: _, ...recipient }) => recipient),
      Documents: documents.map(document => inWords(document, records)),
      can: await whatOneCan(telling, row, admin),
    })
  }
  return ids.flatMap(id => told.get(id) ?? [])
}

async function storedEnvelopes({ db, clock, caller }: Telling, ids: readonly string[]) {
  const person = (row: string) =>
    sql.raw(`jsonb_build_object('id', ${row}.id, 'firstname', ${row}.firstname, 'name', ${row}.name)`)
  const { rows } = await sql<Stored>`
    select v.id, v.number, v.state, v.level_reached as level, v.application_id as "applicationId",
           t.code as "typeOfDocument", t.name as "typeNames", v.company_id as "companyId", k.name as company, v.subject,
           ${person('s')} as sender, case when o.id is not null then ${person('o')} end as "onBehalfOf",
           v.created_at as "createdAt", v.sent_at as "sentAt", v.expires_at as "expiresAt",
           v.all_signed_at as "allSignedAt", v.completed_at as "completedAt", v.ended_reason as "endedReason", v.version,
           (select ${person('u')}
              from platform.recipient r join platform.user u on u.id = r.user_id
             where r.client_id = v.client_id and r.envelope_id = v.id and r.role in ('signer', 'approver')
               and r.status in ('notified', 'opened') and v.state in ('sent', 'partially_signed')
               and v.expires_at > ${clock.now().toString()}::timestamptz
               and (r.user_id = ${caller.userId} or ${letsSign(clock, caller.userId)})
             order by (r.user_id = ${caller.userId}) desc, r.position, r.id limit 1) as "signsFor",
           (select jsonb_agg(jsonb_build_object(
                'id', r.id, 'userId', r.user_id, 'role', r.role, 'firstname', r.firstname, 'name', r.name,
                'capacity', r.capacity, 'position', r.position, 'channel', r.channel, 'status', r.status,
                'at', coalesce(r.signed_at, r.declined_at, r.opened_at, r.notified_at), 'notifiedAt', r.notified_at,
                'address', case when v.state = 'draft' and v.sender_id = ${caller.userId} then r.mail
                                when r.mail is not null then left(r.mail, 1) || '…@' || split_part(r.mail, '@', 2) end,
                'phone', case when v.state = 'draft' and v.sender_id = ${caller.userId} then r.phone
                              else platform.masked_phone(r.phone) end,
                'language', r.language, 'reason', r.reason) order by r.position, r.id)
              from platform.recipient r where r.client_id = v.client_id and r.envelope_id = v.id) as recipients,
           (select jsonb_agg(jsonb_build_object(
                'id', d.id, 'name', d.name, 'typeOfDocument', dt.code, 'pages', d.pages, 'optional', d.optional,
                'declinedAt', d.declined_at, 'recordKind', d.record_kind, 'recordId', d.record_id,
                'hasSealed', d.sealed_file_id is not null) order by d.position)
              from platform.envelope_document d join platform.document_type dt on dt.id = d.document_type_id
             where d.client_id = v.client_id and d.envelope_id = v.id) as documents
      from platform.envelope v
      join platform.document_type t on t.id = v.document_type_id
      join platform.user s on s.id = v.sender_id
      left join platform.user o on o.id = v.on_behalf_of_id
      left join platform.company k on k.client_id = v.client_id and k.id = v.company_id
     where v.id in ${eachOf(ids)}`.execute(db)
  return rows
}

/** The first whose turn it is and who has not acted. */
function blockedBy({ state, recipients }: Stored): Envelope['blockedBy'] {
  if (!['sent', 'partially_signed', 'failed'].includes(state)) return null
  const waiting: readonly RecipientStatus[] = ['notified', 'opened', 'undeliverable']
  const person = recipients.find(
    ({ status, role }) => waiting.includes(status) && (role === 'signer' || role === 'approver'),
  )
  return person
    ? {
        recipientId: person.id,
        name: `${person.firstname} ${person.name}`.trim(),
        since: person.notifiedAt,
      }
    : null
}

type Records = Awaited<ReturnType<typeof recordsOf>>

async function recordsOf({ db, offered }: Telling, rows: readonly Stored[]) {
  const documents = rows.flatMap(row => row.documents)
  const found = new Map<string, { label: string; address: string; extra?: Readonly<Record<string, unknown>> }>()
  for (const entry of offered(signablesOffer)) {
    const asked = documents
      .filter(({ typeOfDocument }) => typeOfDocument === entry.typeCode)
      .flatMap(({ recordKind, recordId }) => recordOf(recordKind, recordId) ?? [])
    if (asked.length === 0) continue
    for (const [id, words] of await entry.recordsOf(db as never, asked)) found.set(id, words)
  }
  return found
}

function inWords({ recordKind, recordId, hasSealed: _, ...document }: StoredDocument, records: Records) {
  const words = recordId === null ? undefined : records.get(recordId)
  return {
    ...document,
    record:
      words && recordKind !== null && recordId !== null
        ? { kind: recordKind, id: recordId, label: words.label, address: words.address }
        : null,
    EmploymentContractDocument:
      words?.extra && recordId !== null ? { rowId: recordId, EmploymentContract: { ...words.extra } } : null,
  }
}

async function whatOneCan(telling: Telling, row: Stored, admin: boolean): Promise<Envelope['can']> {
  const { caller, offered } = telling
  const entry = offered(signablesOffer).find(({ typeCode }) => typeCode === row.typeOfDocument)
  const levelFor = async (act: 'see' | 'sign' | 'send') =>
    entry && !caller.readOnly ? levelOn(telling, entry.elements[act], row.companyId) : 0
  const isOwn = row.sender.id === caller.userId || row.onBehalfOf?.id === caller.userId
  const level = await levelFor('see')
  const isOpen = row.state === 'sent' || row.state === 'partially_signed'
  const isSendersOwn = row.sender.id === caller.userId && !caller.readOnly
  const isByHand = row.documents.every(({ recordId }) => recordId === null)
  const mayMoveToCancelled = movesOf[row.state].includes('cancelled')
  return {
    read: true,
    sign: row.signsFor !== null && caller.support === null && (await levelFor('sign')) >= 2,
    remind: isOwn && isOpen && !caller.readOnly,
    cancel:
      mayMoveToCancelled &&
      !caller.readOnly &&
      (row.state === 'draft' ? isOwn : admin || level >= 3 || (isOwn && level >= 2)),
    edit: row.state === 'draft' && isOwn && !caller.readOnly,
    editPeople: row.state === 'draft' && isSendersOwn && isByHand,
    sendAgain: unsignedStates.includes(row.state) && isSendersOwn && isByHand && (await levelFor('send')) >= 2,
    download: true,
    proof: row.state === 'completed',
  }
}
