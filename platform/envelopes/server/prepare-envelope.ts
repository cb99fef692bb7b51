import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { signableType } from '#platform/esign/esign-delegations.server.ts'
import { hasSms } from '#platform/sms/sms.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { daysOfEnvelope, daysOfLink, openStates, type WishedRecipient } from '../envelope.model.ts'
import type { SignableRecord } from '../signable.slot.ts'
import { noteEvent } from './note-event.ts'
import { signableOf } from './signables.ts'

/** A PDF that is to be signed: a row of `kernel.file`, that nobody takes away as long as the envelope stands. */
export type DocumentToSign = {
  fileId: string
  name: string
  pages: number
  /** That of the envelope unless said. */
  typeCode?: string
  /** Where each signs, as generated documents tell it. */
  marks?: readonly unknown[]
  record?: SignableRecord
  optional?: boolean
}

export type EnvelopeWish = {
  typeCode: string
  companyId: string | null
  subject: string
  message?: string
  language?: Language
  senderId: string
  onBehalfOfId?: string | null
  documents: readonly DocumentToSign[]
  recipients: readonly WishedRecipient[]
  ordered?: boolean
  /** Fifteen days from now unless said. */
  expiresAt?: string
  /** `contract:<id>:<sha256>`: asked for twice while the first is open, the first is answered. */
  origin?: string
}

type Preparing = { db: PlatformDb; clock: Clock; offered: Offered }

/**
 * A draft of an envelope; whoever calls has judged that the person may send such a document.
 * @throws Refusal 400 DOCUMENT_TYPE_UNSUPPORTED, or on a field
 */
export async function prepareEnvelope(preparing: Preparing, wish: EnvelopeWish) {
  const { db, clock } = preparing
  const known = wish.origin === undefined ? undefined : await openOf(db, wish.origin)
  if (known) return known
  const { type, elementId } = await placeOf(preparing, wish.typeCode)
  const now = clock.now()
  const id = randomUUID()
  const people = await peopleOf(preparing, wish.recipients)
  const number = await nextNumber(db, now.toZonedDateTimeISO('Europe/Paris').year)
  await db
    .insertInto('platform.envelope')
    .values({
      id,
      number,
      applicationId: type.applicationId,
      documentTypeId: type.id,
      elementId,
      companyId: wish.companyId,
      subject: wish.subject,
      message: wish.message ?? '',
      language: wish.language ?? 'fr',
      senderId: wish.senderId,
      onBehalfOfId: wish.onBehalfOfId ?? null,
      ordered: wish.ordered ?? true,
      expiresAt: expiryOf(now, wish.expiresAt),
      createdAt: now.toString(),
      origin: wish.origin ?? null,
      people: namesOf(people),
    })
    .execute()
  await fillEnvelope(preparing, id, wish, people)
  await noteEvent(db, clock, { envelopeId: id, kind: 'envelope.prepared', actorId: wish.senderId })
  return { id, number }
}

/** Another content for a draft. @throws Refusal 400 on a field */
export async function refillEnvelope(preparing: Preparing, id: string, wish: EnvelopeWish, version: number) {
  const { db, clock } = preparing
  const { type, elementId } = await placeOf(preparing, wish.typeCode)
  const people = await peopleOf(preparing, wish.recipients)
  await db.deleteFrom('platform.envelope_document').where('envelopeId', '=', id).execute()
  await db.deleteFrom('platform.recipient').where('envelopeId', '=', id).execute()
  await db
    .updateTable('platform.envelope')
    .set({
      applicationId: type.applicationId,
      documentTypeId: type.id,
      elementId,
      companyId: wish.companyId,
      subject: wish.subject,
      message: wish.message ?? '',
      language: wish.language ?? 'fr',
      onBehalfOfId: wish.onBehalfOfId ?? null,
      ordered: wish.ordered ?? true,
      expiresAt: expiryOf(clock.now(), wish.expiresAt),
      people: namesOf(people),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  await fillEnvelope(preparing, id, wish, people)
}

const openOf = (db: PlatformDb, origin: string) =>
  db
    .selectFrom('platform.envelope')
    .select(['id', 'number'])
    .where('origin', '=', origin)
    .where('state', 'in', [...openStates])
    .executeTakeFirst()

async function placeOf({ db, offered }: Preparing, typeCode: string) {
  const { elements } = signableOf(offered, typeCode)
  const type = await signableType(db, { code: typeCode })
  const element = await db
    .selectFrom('platform.element')
    .select('id')
    .where('path', '=', elements.see)
    .executeTakeFirst()
  if (!type || !element) throw notFound()
  return { type, elementId: element.id }
}

function expiryOf(now: Temporal.Instant, wished: string | undefined) {
  if (wished === undefined) return now.add({ hours: 24 * daysOfEnvelope }).toString()
  const at = Temporal.Instant.from(wished)
  if (Temporal.Instant.compare(at, now) <= 0) throw wrongField('expiresAt', 'PAST', 'envelopes.expiry-past')
  if (Temporal.Instant.compare(at, now.add({ hours: 24 * daysOfLink })) > 0)
    throw wrongField('expiresAt', 'TOO_LATE', 'envelopes.expiry-late', { days: daysOfLink })
  return at.toString()
}

/** Numbers of a year follow each other in a client; two drafts at once wait for each other. */
async function nextNumber(db: PlatformDb, year: number) {
  await sql`select pg_advisory_xact_lock(hashtextextended('envelope ' || kernel.client_id()::text, 0))`.execute(db)
  const { rows } = await sql<{ last: string | null }>`
    select max(number) as last from platform.envelope where number like ${`${year}-%`}`.execute(db)
  const last = Number(rows[0]?.last?.slice(5) ?? 0)
  return `${year}-${String(last + 1).padStart(6, '0')}`
}

type Person = WishedRecipient & { firstname: string; name: string }

/** Names by which an envelope is found. */
export const namesOf = (people: readonly { firstname: string; name: string }[]) =>
  people.map(({ firstname, name }) => `${firstname} ${name}`).join(' ')

/** Signs, and has a telephone and no mail: what is asked of him, and his copy, come by text. */
const isByText = ({ userId, mail, phone, role }: WishedRecipient) =>
  userId === undefined && mail === undefined && phone !== undefined && (role === 'signer' || role === 'approver')

/** Members are called as their account says. @throws Refusal 400 on `recipients` */
export async function peopleOf<Wished extends WishedRecipient>(
  { db, offered }: Pick<Preparing, 'db' | 'offered'>,
  recipients: readonly Wished[],
) {
  const ids = recipients.flatMap(({ userId }) => userId ?? [])
  const members =
    ids.length === 0
      ? []
      : await db
          .selectFrom('platform.client_user as m')
          .innerJoin('platform.user as u', 'u.id', 'm.userId')
          .select(['u.id', 'u.firstname', 'u.name', 'u.language'])
          .where('m.clientId', '=', eb => eb.fn('kernel.client_id', []))
          .where('m.userId', 'in', ids)
          .where('m.active', '=', true)
          .execute()
  if (!recipients.some(({ role }) => role === 'signer'))
    throw wrongField('recipients', 'NO_SIGNER', 'envelopes.no-signer')
  const isTexted = recipients.some(isByText) && (await hasSms(db, offered))
  return recipients.map(recipient => {
    if (recipient.userId !== undefined) {
      const member = members.find(({ id }) => id === recipient.userId)
      if (!member) throw wrongField('recipients', 'UNKNOWN_PERSON', 'envelopes.unknown-person')
      return { ...recipient, firstname: member.firstname, name: member.name, language: member.language as Language }
    }
    const { name, firstname = '' } = recipient
    if (name === undefined) throw wrongField('recipients', 'NO_ADDRESS', 'envelopes.no-address')
    if (recipient.mail === undefined && !(isTexted && isByText(recipient)))
      throw wrongField('recipients', 'NO_ADDRESS', isByText(recipient) ? 'envelopes.no-sms' : 'envelopes.no-address')
    return { ...recipient, firstname, name }
  })
}

async function fillEnvelope(preparing: Preparing, id: string, wish: EnvelopeWish, people: readonly Person[]) {
  const { db } = preparing
  const files = await db
    .selectFrom('kernel.file')
    .select(['id', 'size', 'sha256'])
    .where(
      'id',
      'in',
      wish.documents.map(({ fileId }) => fileId),
    )
    .execute()
  const types = new Map<string, number>()
  for (const { typeCode = wish.typeCode } of wish.documents)
    if (!types.has(typeCode)) types.set(typeCode, (await placeOf(preparing, typeCode)).type.id)
  await db
    .insertInto('platform.envelope_document')
    .values(
      wish.documents.map(({ fileId, name, pages, marks = [], record, optional, typeCode }, index) => {
        const file = files.find(known => known.id === fileId)
        if (!file) throw notFound()
        return {
          envelopeId: id,
          position: index + 1,
          name,
          pages,
          fileId,
          documentTypeId: types.get(typeCode ?? wish.typeCode) as number,
          sizeBefore: file.size,
          sha256Before: file.sha256,
          marks: JSON.stringify(marks),
          recordKind: record?.kind ?? null,
          recordId: record?.id ?? null,
          optional: optional ?? false,
        }
      }),
    )
    .execute()
  await db
    .insertInto('platform.recipient')
    .values(people.map(person => ({ ...writtenPerson(person), envelopeId: id })))
    .execute()
}

/** Somebody as his row says him: a member by his account, anybody else by his address. */
export const writtenPerson = ({ userId, mail, phone, ...person }: Person) =>
  userId === undefined
    ? {
        ...person,
        userId: null,
        mail: mail ?? null,
        phone: phone ?? null,
        channel: mail === undefined ? 'sms' : 'mail',
      }
    : { ...person, userId, mail: null, phone: null, channel: 'inside' }
