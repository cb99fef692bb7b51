import type { Ground } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { requireReadable, type Reading } from './envelope-scope.ts'
import { noteEvent } from './note-event.ts'

type Asked = { id: string; documentId: string }

/**
 * The sealed file of a document, or the one that is read before. A recipient who opens it has it noted.
 * @throws Refusal 404
 */
export async function documentFile(given: Reading & Pick<Ground, 'files'>, { id, documentId }: Asked) {
  const { db, files, clock, caller } = given
  await requireReadable(given, id)
  const document = await db
    .selectFrom('platform.envelope_document as d')
    .innerJoin('kernel.file as f', 'f.id', 'd.fileId')
    .leftJoin('kernel.file as s', 's.id', 'd.sealedFileId')
    .select(['d.name', 'd.sha256Before', 'd.pages', 'f.storageKey', 's.storageKey as sealedKey'])
    .where('d.envelopeId', '=', id)
    .where('d.id', '=', documentId)
    .executeTakeFirst()
  if (!document) throw notFound()
  const own = await db
    .selectFrom('platform.recipient')
    .select('id')
    .where('envelopeId', '=', id)
    .where('userId', '=', caller.userId)
    .where('status', 'in', ['notified', 'opened'])
    .executeTakeFirst()
  if (own) {
    const data = { documentId, sha256: document.sha256Before, lastPage: document.pages }
    await noteEvent(db, clock, {
      envelopeId: id,
      kind: 'document.read',
      recipientId: own.id,
      actorId: caller.userId,
      data,
    })
    await db
      .updateTable('platform.recipient')
      .set({ status: 'opened', openedAt: clock.now().toString() })
      .where('id', '=', own.id)
      .where('status', '=', 'notified')
      .execute()
  }
  return { name: `${document.name}.pdf`, bytes: files.read(document.sealedKey ?? document.storageKey) }
}
