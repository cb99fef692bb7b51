import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { EnvelopeState } from '../envelope.model.ts'
import type { envelopesCalls } from '../envelopes.calls.ts'
import { MarkOfDocument } from './marks-of-document.queries.ts'
import { requireMove, takeEnvelope } from './move-envelope.ts'
import { namesOf, peopleOf, writtenPerson } from './prepare-envelope.ts'

type Call = (typeof envelopesCalls)['editEnvelopePeople']

/**
 * Other people for a draft, or another order of them; who stays keeps the places where he signs.
 * @throws Refusal 400 on `recipients`; 404; 409 VERSION_CONFLICT, PEOPLE_OF_RECORD, TRANSITION_INVALID of one that was sent
 */
export async function editEnvelopePeople(given: Given<Call, PlatformTables>, wish: InputOf<Call>) {
  const { db, caller } = given
  const { id, recipients, ordered, version } = wish
  const envelope = await takeEnvelope(db, id)
  if (envelope.senderId !== caller.userId) throw notFound()
  if (envelope.state !== 'draft') requireMove(envelope.state as EnvelopeState, 'draft')
  requireUnchanged(envelope, { version })
  await requireByHand(db, id)
  const people = await peopleOf(given, recipients)
  await requireOwnPeople(db, id, recipients)
  const stay = recipients.flatMap(person => person.id ?? [])
  await db
    .deleteFrom('platform.recipient')
    .where('envelopeId', '=', id)
    .$if(stay.length > 0, query => query.where('id', 'not in', stay))
    .execute()
  for (const { id: recipientId, ...person } of people)
    if (recipientId === undefined)
      await db
        .insertInto('platform.recipient')
        .values({ ...writtenPerson(person), envelopeId: id })
        .execute()
    else await db.updateTable('platform.recipient').set(writtenPerson(person)).where('id', '=', recipientId).execute()
  await forgetPlacesOfOthers(
    db,
    id,
    recipients.flatMap(person => (person.role === 'signer' && person.id) || []),
  )
  return db
    .updateTable('platform.envelope')
    .set({ ordered, people: namesOf(people), version: envelope.version + 1 })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
}

/** @throws Refusal 409 PEOPLE_OF_RECORD of an envelope whose application says who signs, and sends it */
export async function requireByHand(db: PlatformDb, envelopeId: string) {
  const ofRecord = await db
    .selectFrom('platform.envelope_document')
    .select('id')
    .where('envelopeId', '=', envelopeId)
    .where('recordId', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (ofRecord) throw new Refusal(409, 'PEOPLE_OF_RECORD', 'envelopes.people-of-record')
}

async function requireOwnPeople(db: PlatformDb, envelopeId: string, wished: readonly { id?: string | undefined }[]) {
  const known = await db.selectFrom('platform.recipient').select('id').where('envelopeId', '=', envelopeId).execute()
  const ids = wished.flatMap(({ id }) => id ?? [])
  const isOwn = ids.every(id => known.some(person => person.id === id))
  if (!isOwn || new Set(ids).size < ids.length)
    throw wrongField('recipients', 'UNKNOWN_PERSON', 'envelopes.unknown-person')
}

/** A place that a model gave to a capacity stays: whoever has it signs there. */
async function forgetPlacesOfOthers(db: PlatformDb, envelopeId: string, signers: readonly string[]) {
  const documents = await db
    .selectFrom('platform.envelope_document')
    .select(['id', 'marks'])
    .where('envelopeId', '=', envelopeId)
    .execute()
  for (const { id, marks } of documents) {
    const placed = MarkOfDocument.array().parse(marks)
    const kept = placed.filter(({ recipientId }) => recipientId === undefined || signers.includes(recipientId))
    if (kept.length === placed.length) continue
    await db
      .updateTable('platform.envelope_document')
      .set({ marks: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute()
  }
}
