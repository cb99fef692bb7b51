import { buffer } from 'node:stream/consumers'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { MailFile } from '#kernel/server/mail.ts'
import { contractScopeOf } from '#rh/contracts/contracts.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { contractSigningCalls } from '../contract-signing.calls.ts'
import { type Mailed, type SignedKind, signedKinds } from '../contract-signing.model.ts'
import { markSent, requireSender, requireSends } from './send-to-sign.ts'
import { type SignedRecord, signedRecord } from './signed-record.queries.ts'

type Mailing = Given<(typeof contractSigningCalls)['sendElementOfContractByMail'], RhTables>

type Wish = {
  recipients: readonly string[]
  emailObject: string
  emailMessage: string
  /** Documents that records keep, the one that the mail is about first. */
  documentIds: readonly string[]
  /** Of which kinds the first may be. */
  kinds: readonly SignedKind[]
  senderId?: string | undefined
}

type Paper = { record: SignedRecord; file: MailFile }

/**
 * Hands documents over by mail, each address by itself; what was made out is out to be signed from then on.
 * @throws Refusal 400 SENDER_NOT_ALLOWED; 404 of a document that is not the last of a record; 403; 409 DOCUMENT_OUTDATED, TRANSITION_INVALID
 */
export async function sendByMail(given: Mailing, wish: Wish): Promise<Mailed> {
  const { withDb, mailer, caller } = given
  const { papers, author } = await withDb(async db => {
    const papers: Paper[] = []
    for (const [index, documentId] of wish.documentIds.entries())
      papers.push(await paperOf(given, db, documentId, index === 0 ? wish.kinds : ['mutuelle']))
    const author = wish.senderId ?? caller.userId
    await requireSender({ ...given, db }, papers[0]?.record, author)
    return { papers, author: await authorOf(db, author) }
  })
  const mail = {
    subject: wish.emailObject,
    text: wish.emailMessage,
    author,
    files: papers.map(({ file }) => file),
  }
  const failed: string[] = []
  for (const to of new Set(wish.recipients)) await mailer.send({ ...mail, to }).catch(() => failed.push(to))
  const sent = new Set(wish.recipients).size - failed.length
  if (sent > 0)
    await withDb(async db => {
      for (const { record } of papers) if (record.state === 'generated') await markSent(db, record)
    })
  return { sent, failed }
}

async function paperOf(given: Mailing, db: RhDb, documentId: string, kinds: readonly SignedKind[]): Promise<Paper> {
  const kept = await db
    .selectFrom('platform.generated_document as d')
    .innerJoin('kernel.file as f', 'f.id', 'd.fileId')
    .select(['d.attachedKind', 'd.attachedId', 'd.name', 'f.storageKey'])
    .where('d.id', '=', documentId)
    .executeTakeFirst()
  const kind = signedKinds.find(known => known === kept?.attachedKind && kinds.includes(known))
  if (!kept?.attachedId || !kind) throw notFound()
  const record = await signedRecord(db, kind, kept.attachedId)
  requireSends(await contractScopeOf({ ...given }), record)
  if (record.document?.documentId !== documentId) throw notFound()
  if (record.isDocumentOutdated) throw new Refusal(409, 'DOCUMENT_OUTDATED', 'rh.signing.outdated')
  if (['draft', 'signed', 'cancelled'].includes(record.state))
    throw new Refusal(409, 'TRANSITION_INVALID', 'rh.signing.not-from-state')
  const bytes = await buffer(given.files.read(kept.storageKey))
  return { record, file: { name: `${kept.name}.pdf`, mime: 'application/pdf', bytes } }
}

async function authorOf(db: RhDb, userId: string) {
  const { firstname, name, mail } = await db
    .selectFrom('platform.user')
    .select(['firstname', 'name', 'mail'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { name: `${firstname} ${name}`.trim(), mail }
}
