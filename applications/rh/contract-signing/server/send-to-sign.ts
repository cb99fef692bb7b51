import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound, Refusal } from '#kernel/server/errors.ts'
import { type DocumentToSign, envelopeOf, prepareEnvelope, sendEnvelope } from '#platform/envelopes/envelopes.server.ts'
import { possibleOwners, representedBy, signableType } from '#platform/esign/esign-delegations.server.ts'
import { hasSms } from '#platform/sms/sms.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type ContractScope, contractScopeOf } from '#rh/contracts/contracts.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { Sending, Sent, SignedKind } from '../contract-signing.model.ts'
import type { contractSigningCalls } from '../contract-signing.calls.ts'
import { peopleOutside } from './people-to-sign.ts'
import { coverOfContract, type SignedRecord, signedRecord } from './signed-record.queries.ts'
import { tableOf } from './tables.ts'
import { termOfEnvelope } from './term-of-envelope.model.ts'
import { missingCover } from '#rh/contract-rules/missing-cover.model.ts'

export type SendingGiven = Given<(typeof contractSigningCalls)['sendAmendment'], RhTables>

type Wish = {
  kind: SignedKind
  id: string
  /** The document that the caller has seen, where he names it. */
  documentId?: string | undefined
  senderId?: string | undefined
  signerId?: string | undefined
  /** `true`: the cover of the contract goes with it where it has a document; an id: that document of it. */
  cover?: string | boolean | null
}

const sendable: Record<SignedKind, readonly string[]> = {
  contract: ['generated', 'declined', 'expired', 'sent', 'partially_signed'],
  amendment: ['generated', 'declined', 'expired', 'sent', 'partially_signed'],
  suspension: ['generated', 'declined', 'expired', 'sent', 'partially_signed'],
  ending: ['generated', 'declined', 'expired', 'sent', 'partially_signed'],
  mutuelle: ['to_sign'],
}

/**
 * Sends a record to be signed by its person, by who answers for a minor, then by the company. Asked for twice while its
 * envelope is open, that one is answered.
 * @throws Refusal 400 SENDER_NOT_ALLOWED, SIGNATURE_LOCKED, or on a person without address; 404; 403; 409
 *   TRANSITION_INVALID, DOCUMENT_OUTDATED, ESIGN_NOT_READY
 */
export async function sendToSign(given: SendingGiven, wish: Wish): Promise<Sent> {
  const { db, clock } = given
  const { scope, record } = await recordToSend(given, wish)
  const open = await envelopeOf(asPlatform(db), record)
  if (open && isOpen(open.state)) return { envelopeId: open.id, state: open.state, expiresAt: open.expiresAt }
  const { onBehalfOfId, signerId } = await partiesOf(given, scope, record, wish)
  const outside = await peopleOf(given, scope, record)
  const expiresAt = termOfEnvelope(record, clock.now())
  const { id } = await prepareEnvelope(
    { ...given, db: asPlatform(db) },
    {
      typeCode: record.typeCode,
      companyId: record.companyId,
      subject: subjectOf(record),
      language: 'fr',
      senderId: given.caller.userId,
      onBehalfOfId,
      documents: await documentsToSign(db, record, wish),
      recipients: [
        ...outside,
        { role: 'signer', capacity: 'company', userId: signerId, position: outside.length + 1, language: 'fr' },
      ],
      expiresAt,
      origin: `${record.kind}:${record.id}:${record.document?.sha256}`,
    },
  )
  await sendEnvelope({ ...given, db: asPlatform(db) }, id)
  await markSent(db, record)
  return { envelopeId: id, state: 'sent', expiresAt }
}

/** What stands before it is sent. @throws the same, but what sending alone asks */
export async function sendingOf(given: SendingGiven, asked: Pick<Wish, 'kind' | 'id'>): Promise<Sending> {
  const { db, clock, caller } = given
  const { scope, record } = await recordToSend(given, asked)
  const represented = await representedFor(given, record)
  const people = await peopleOf(given, scope, record)
  const type = await signableType(asPlatform(db), { code: record.typeCode })
  const signers = type ? await possibleOwners({ ...given, db: asPlatform(db) }, type.id) : []
  const cover = record.kind === 'contract' ? await coverOfContract(db, record.id) : undefined
  const me = await db
    .selectFrom('platform.user')
    .select(['firstname', 'name'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  return {
    senders: [{ id: caller.userId, ...me }, ...represented].map(inBrief),
    signers: signers.map(inBrief),
    signerId: scope.signs(record.companyId) ? caller.userId : null,
    people: people.map(({ capacity, firstname = '', name, mail = null, phone = null }) => ({
      capacity,
      name: `${firstname} ${name}`.trim(),
      mail,
      phone: mail === null ? phone : null,
    })),
    expiresAt: termOfEnvelope(record, clock.now()),
    mutuelle:
      cover?.document && isToSend(cover) ? { documentId: cover.document.documentId, name: cover.document.name } : null,
    missingCover: record.kind === 'contract' ? await coverMissing(db, record.id) : null,
  }
}

const peopleOf = async (
  { db, offered }: Pick<SendingGiven, 'db' | 'offered'>,
  { today }: ContractScope,
  record: SignedRecord,
) => peopleOutside(record, { today, hasSms: await hasSms(asPlatform(db), offered) })

/** Null where the person has a cover, or a dispense from it, that is not called off. */
async function coverMissing(db: RhDb, contractId: string) {
  const contract = await db
    .selectFrom('rh.employment_contract as c')
    .leftJoin('rh.work_time as h', 'h.id', 'c.workTimeId')
    .select(eb => [
      'c.hiringDate',
      'c.endOfContractDate',
      'h.weeklyHours',
      eb
        .exists(
          eb
            .selectFrom('rh.mutuelle as m')
            .select('m.id')
            .whereRef('m.employeeId', '=', 'c.employeeId')
            .whereRef('m.companyId', '=', 'c.companyId')
            .where('m.state', '!=', 'cancelled')
            .where(between =>
              between.or([
                between('m.endingDate', 'is', null),
                between('m.endingDate', '>=', between.ref('c.hiringDate')),
              ]),
            ),
        )
        .as('isCovered'),
    ])
    .where('c.id', '=', contractId)
    .executeTakeFirstOrThrow()
  const { isCovered, weeklyHours, ...term } = contract
  return isCovered ? null : missingCover({ ...term, weeklyHours: weeklyHours === null ? null : Number(weeklyHours) })
}

const inBrief = ({ id, firstname, name }: { id: string; firstname: string; name: string }) => ({
  id,
  name: `${firstname} ${name}`.trim(),
})

async function recordToSend(given: SendingGiven, { kind, id, documentId }: Wish) {
  const { db } = given
  const scope = await contractScopeOf(given)
  const record = await signedRecord(db, kind, id)
  requireSends(scope, record)
  if (!isToSend(record)) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.signing.not-from-state')
  if (!record.document || (documentId && documentId !== record.document.documentId)) throw notFound()
  if (record.isDocumentOutdated) throw new Refusal(409, 'DOCUMENT_OUTDATED', 'rh.signing.outdated')
  return { scope, record }
}

const isToSend = ({ kind, state }: SignedRecord) => sendable[kind].includes(state)

/** A record of another company does not exist for the caller. @throws Refusal 404; 403 */
export function requireSends(scope: ContractScope, { companyId }: Pick<SignedRecord, 'companyId'>) {
  if (scope.level(companyId) < 1) throw notFound()
  if (!scope.sends(companyId)) throw forbidden()
}

export const isOpen = (state: string) => ['draft', 'sent', 'partially_signed', 'sealing', 'failed'].includes(state)

export const asPlatform = (db: RhDb) => db as unknown as PlatformDb

type Representing = Pick<SendingGiven, 'db' | 'clock' | 'caller'>

async function representedFor(given: Representing, { typeCode }: SignedRecord) {
  const db = asPlatform(given.db)
  const type = await signableType(db, { code: typeCode })
  return type ? representedBy({ ...given, db }, { typeId: type.id, userId: given.caller.userId, act: 'send' }) : []
}

/** Oneself, or somebody in whose name one may send such a document. @throws Refusal 400 SENDER_NOT_ALLOWED */
export async function requireSender(given: Representing, record: SignedRecord | undefined, senderId: string) {
  if (!record || senderId === given.caller.userId) return
  if (!(await representedFor(given, record)).some(({ id }) => id === senderId))
    throw new Refusal(400, 'SENDER_NOT_ALLOWED', 'rh.signing.sender-not-allowed')
}

/** In whose name it leaves, and who signs for the company: the same person unless said. @throws Refusal 400 */
async function partiesOf(
  given: SendingGiven,
  scope: ContractScope,
  record: SignedRecord,
  { senderId, signerId }: Wish,
) {
  const { caller } = given
  const onBehalfOfId = senderId && senderId !== caller.userId ? senderId : null
  if (onBehalfOfId) await requireSender(given, record, onBehalfOfId)
  if (!signerId && !onBehalfOfId && !scope.signs(record.companyId))
    throw new Refusal(400, 'SIGNER_MISSING', 'rh.signing.signer-missing')
  return { onBehalfOfId, signerId: signerId ?? onBehalfOfId ?? caller.userId }
}

const subjectOf = ({ document, firstname, name }: SignedRecord) =>
  `${document?.name} · ${firstname} ${name}`.slice(0, 200)

/** @throws Refusal 404 of a cover whose document is another */
async function documentsToSign(db: RhDb, record: SignedRecord, { cover }: Wish): Promise<DocumentToSign[]> {
  const own = toSign(record)
  if (record.kind !== 'contract' || !cover) return [own]
  const found = await coverOfContract(db, record.id)
  if (cover === true) return found?.document && isToSend(found) ? [own, { ...toSign(found), optional: true }] : [own]
  if (!found?.document || found.document.documentId !== cover) throw notFound()
  return [own, { ...toSign(found), optional: true }]
}

function toSign({ kind, id, typeCode, document }: SignedRecord): DocumentToSign {
  if (!document) throw notFound()
  const { fileId, name, pages, marks } = document
  return { fileId, name, pages, marks, typeCode, record: { kind, id } }
}

/** What is out to be signed says so; a cover waits for its signature as before. */
export async function markSent(db: RhDb, { kind, id }: Pick<SignedRecord, 'kind' | 'id'>) {
  if (kind === 'mutuelle') return
  await sql`
    update ${sql.table(tableOf[kind])} set state = 'sent', version = version + 1
     where id = ${id} and state <> 'sent'`.execute(db)
}
