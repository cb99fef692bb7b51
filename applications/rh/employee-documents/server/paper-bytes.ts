import { notFound } from '#kernel/server/errors.ts'
import type { Ground, Rights } from '#kernel/server/answers.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { FileToSend } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employeeOfPaper } from './edit-paper.ts'
import { holderOf } from './paper-scope.ts'

type Asking = Pick<Ground, 'files' | 'clock'> & {
  rights: Rights
  caller: Caller
  withDb<Result>(work: (db: RhDb) => Promise<Result>): Promise<Result>
}
type OfFile = { documentId: string; fileId: string }

/** A file of a paper that is not sensitive. @throws Refusal 404 */
export const paperBytes = async (given: Asking, asked: OfFile): Promise<FileToSend> =>
  sent(given, await given.withDb(async db => (await storedPaper(db, given, asked, 'plain')).stored))

/** Any file; that it was asked is kept before the first byte leaves. @throws Refusal 404 */
export const revealedBytes = async (given: Asking, asked: OfFile): Promise<FileToSend> =>
  sent(
    given,
    await given.withDb(async db => {
      const { stored, employeeId } = await storedPaper(db, given, asked, 'sensitive')
      await noteDisclosure(db, { employeeId, what: 'file', actorId: given.caller.userId })
      return stored
    }),
  )

/** The portrait of somebody's file. @throws Refusal 404 */
export async function photoOf(
  { db, ...given }: Omit<Asking, 'withDb'> & { db: RhDb },
  employeeId: string,
): Promise<FileToSend> {
  const { photoFileId: id } = await holderOf(db, given, employeeId, 'read')
  const stored = await db
    .selectFrom('kernel.file')
    .select(['name', 'mime', 'storageKey'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!stored) throw notFound()
  return sent(given, stored)
}

type Disclosure = { employeeId: string; what: 'file' | 'documentNumber' | 'permitNumber'; actorId: string }

const noteDisclosure = (db: RhDb, { employeeId, what, actorId }: Disclosure) =>
  db.insertInto('rh.disclosure').values({ employeeId, what, actorId }).execute()

async function storedPaper(db: RhDb, given: Asking, { documentId, fileId }: OfFile, which: 'plain' | 'sensitive') {
  const employeeId = await employeeOfPaper(db, documentId)
  const { rights } = await holderOf(db, given, employeeId, 'read')
  const stored = await db
    .selectFrom('rh.employee_document_file as p')
    .innerJoin('rh.employee_document as d', 'd.id', 'p.documentId')
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kindCode')
    .innerJoin('kernel.file as f', 'f.id', 'p.fileId')
    .select(['f.name', 'f.mime', 'f.storageKey', 'k.isSensitive'])
    .where('p.documentId', '=', documentId)
    .where('p.fileId', '=', fileId)
    .executeTakeFirst()
  const isHidden = which === 'plain' ? stored?.isSensitive : !rights.seeSensitive
  if (!stored || isHidden) throw notFound()
  return { stored, employeeId }
}

const sent = (
  { files }: Pick<Ground, 'files'>,
  { name, mime, storageKey: key }: { name: string; mime: string; storageKey: string },
): FileToSend => ({ name, type: mime, bytes: files.read(key) })

/** The whole number of a paper. @throws Refusal 404 when there is none or the right to see it is not held there */
export async function revealedNumber({ db, ...given }: Omit<Asking, 'withDb'> & { db: RhDb }, documentId: string) {
  const employeeId = await employeeOfPaper(db, documentId)
  const { rights } = await holderOf(db, given, employeeId, 'read')
  const paper = await db
    .selectFrom('rh.employee_document')
    .select(['identificationNumber', 'kindCode'])
    .where('id', '=', documentId)
    .executeTakeFirst()
  if (!paper?.identificationNumber || !rights.seeSensitive) throw notFound()
  const what = paper.kindCode === 'workPermit' ? 'permitNumber' : 'documentNumber'
  await noteDisclosure(db, { employeeId, what, actorId: given.caller.userId })
  return { value: paper.identificationNumber }
}
