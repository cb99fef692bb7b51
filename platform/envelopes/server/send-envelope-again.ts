import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import { type EnvelopeState, unsignedStates, WishedRecipient } from '../envelope.model.ts'
import type { envelopesCalls } from '../envelopes.calls.ts'
import { requireByHand } from './edit-envelope-people.ts'
import { MarkOfDocument } from './marks-of-document.queries.ts'
import { takeEnvelope } from './move-envelope.ts'
import { prepareEnvelope } from './prepare-envelope.ts'
import { requireSender } from './require-sender.ts'
import { typeOf } from './send-envelope.ts'

type Call = (typeof envelopesCalls)['sendEnvelopeAgain']

/**
 * The same documents to the same people in a new draft, with a life and links of its own; what ended stays as it ended.
 * @throws Refusal 403; 404; 409 NOT_ENDED, PEOPLE_OF_RECORD
 */
export async function sendEnvelopeAgain(given: Given<Call, PlatformTables>, { id }: InputOf<Call>) {
  const { db, caller } = given
  const ended = await takeEnvelope(db, id)
  if (ended.senderId !== caller.userId) throw notFound()
  const { code: typeCode } = await typeOf(db, ended.documentTypeId)
  await requireSender(given, { typeCode, companyId: ended.companyId })
  if (!unsignedStates.includes(ended.state as EnvelopeState)) throw new Refusal(409, 'NOT_ENDED', 'envelopes.not-ended')
  await requireByHand(db, id)
  const { companyId, subject, message, ordered, onBehalfOfId } = ended
  const documents = await documentsOf(db, id)
  const people = await peopleOf(db, id)
  const draft = await prepareEnvelope(given, {
    typeCode,
    companyId,
    subject,
    message,
    ordered,
    onBehalfOfId,
    language: ended.language as Language,
    senderId: caller.userId,
    documents,
    recipients: people.map(({ id: _, ...person }) => WishedRecipient.parse(withoutNulls(person))),
    origin: `again:${id}`,
  })
  await movePlaces(db, draft.id, people)
  return draft
}

const documentsOf = async (db: PlatformDb, envelopeId: string) => {
  const documents = await db
    .selectFrom('platform.envelope_document as d')
    .innerJoin('platform.document_type as t', 't.id', 'd.documentTypeId')
    .select(['d.fileId', 'd.name', 'd.pages', 'd.optional', 'd.marks', 't.code as typeCode'])
    .where('d.envelopeId', '=', envelopeId)
    .orderBy('d.position')
    .execute()
  return documents.map(({ marks, ...document }) => ({ ...document, marks: marks as unknown[] }))
}

const peopleOf = (db: PlatformDb, envelopeId: string) =>
  db
    .selectFrom('platform.recipient')
    .select(['id', 'role', 'capacity', 'position', 'userId', 'firstname', 'name', 'mail', 'phone', 'language'])
    .where('envelopeId', '=', envelopeId)
    .orderBy('position')
    .orderBy('id')
    .execute()

const withoutNulls = (person: object) =>
  Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null))

/** A place names who signs there: who has taken his turn in the new draft. */
async function movePlaces(db: PlatformDb, draftId: string, former: readonly { id: string }[]) {
  const people = await peopleOf(db, draftId)
  const successorOf = new Map(former.map(({ id }, index) => [id, people[index]?.id]))
  const documents = await db
    .selectFrom('platform.envelope_document')
    .select(['id', 'marks'])
    .where('envelopeId', '=', draftId)
    .execute()
  for (const { id, marks } of documents) {
    const placed = MarkOfDocument.array().parse(marks)
    if (!placed.some(({ recipientId }) => recipientId && successorOf.has(recipientId))) continue
    const moved = placed.map(mark => ({
      ...mark,
      ...(mark.recipientId && { recipientId: successorOf.get(mark.recipientId) ?? mark.recipientId }),
    }))
    await db
      .updateTable('platform.envelope_document')
      .set({ marks: JSON.stringify(moved) })
      .where('id', '=', id)
      .execute()
  }
}
