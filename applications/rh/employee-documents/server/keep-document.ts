import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { endOfTerm } from '../employee-document.model.ts'
import type { Kind } from './kinds.queries.ts'

export type Paper = {
  employeeId: string
  kind: Kind
  documentName?: string | undefined
  identificationNumber?: string | undefined
  startingDate?: string | undefined
  expirationDate?: string | undefined
  permitType?: string | undefined
  /** The paper that it takes the place of; that one stays readable. */
  supersedes?: string | undefined
  files: readonly StoredFile[]
}

/** Who keeps it, and when. */
export type Keeping = { by: string | null; at: string }

/**
 * Writes one paper with its files, and answers its id and theirs. The standing of the person is the caller's to bring up.
 * @throws Refusal 400 on a date or number that the kind does not have, 409 DOCUMENT_REPLACED when somebody renewed it in
 * between, 409 DOCUMENT_OVERLAP when another of which one has at a time holds on one of its days
 */
export async function keepDocument(db: RhDb, paper: Paper, { by, at }: Keeping) {
  const { employeeId, kind, startingDate = null, supersedes = null } = paper
  const expirationDate = endOf(paper)
  requireEnd(kind.code, expirationDate)
  requireDates(startingDate, expirationDate)
  if (paper.permitType && kind.code !== 'workPermit')
    throw wrongField('permitType', 'not_a_permit', 'rh.document.not-a-permit')
  if (paper.identificationNumber && !kind.hasNumber)
    throw wrongField('identificationNumber', 'no_number', 'rh.document.no-number', { kind: kind.label })
  if (supersedes) await supersede(db, { id: supersedes, employeeId, kindCode: kind.code, at })
  const { id } = await withoutOverlap(() =>
    db
      .insertInto('rh.employee_document')
      .values({
        employeeId,
        kindCode: kind.code,
        isSingle: kind.isSingle,
        documentName: paper.documentName ?? null,
        identificationNumber: paper.identificationNumber ?? null,
        startingDate,
        expirationDate,
        permitType: paper.permitType ?? null,
        supersedesId: supersedes,
        createdAt: at,
        createdBy: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id, fileIds: await keepFiles(db, id, paper.files, { by, at }) }
}

/** What the kind proposes where nobody said the end. @throws Refusal 400 */
function endOf({ kind, startingDate, expirationDate }: Paper): string | null {
  if (expirationDate && !kind.hasExpiry)
    throw wrongField('expirationDate', 'no_expiry', 'rh.document.no-expiry', { kind: kind.label })
  if (expirationDate) return expirationDate
  return startingDate && kind.months ? endOfTerm(startingDate, kind.months) : null
}

/** Every permit to work ends, even that of ten years: without its last day nobody would be told. @throws Refusal 400 */
export function requireEnd(kindCode: string, expirationDate: string | null) {
  if (kindCode === 'workPermit' && !expirationDate)
    throw wrongField('expirationDate', 'required', 'kernel.field.required')
}

/** @throws Refusal 400 */
export function requireDates(startingDate: string | null, expirationDate: string | null) {
  if (startingDate && expirationDate && expirationDate < startingDate)
    throw wrongField('expirationDate', 'before_start', 'rh.document.before-start')
}

/**
 * Stamps the paper that another takes the place of; a piece that nobody has accepted holds no place.
 * @throws Refusal 400, 409 when it was renewed in between
 */
export async function supersede(
  db: RhDb,
  { id, employeeId, kindCode, at }: { id: string; employeeId: string; kindCode: string; at: string },
) {
  const former = await db
    .selectFrom('rh.employee_document')
    .select(['supersededAt', 'version'])
    .where('id', '=', id)
    .where('employeeId', '=', employeeId)
    .where('kindCode', '=', kindCode)
    .where('status', '=', 'accepted')
    .forUpdate()
    .executeTakeFirst()
  if (!former) throw wrongField('supersedes', 'unknown', 'rh.document.unknown-former')
  if (former.supersededAt !== null) throw new Refusal(409, 'DOCUMENT_REPLACED', 'rh.document.replaced')
  await db
    .updateTable('rh.employee_document')
    .set({ supersededAt: at, version: former.version + 1 })
    .where('id', '=', id)
    .execute()
}

/** The database refuses two at a time; here in words. */
export const withoutOverlap = <Result>(write: () => Promise<Result>): Promise<Result> =>
  write().catch((error: { constraint?: string }) => {
    if (error.constraint !== 'employee_document_overlap') throw error
    throw new Refusal(409, 'DOCUMENT_OVERLAP', 'rh.document.overlap')
  })

async function keepFiles(db: RhDb, documentId: string, files: readonly StoredFile[], { by, at }: Keeping) {
  if (files.length === 0) return []
  const kept = await db
    .insertInto('kernel.file')
    .values(
      files.map(({ storageKey, name, mime, size, sha256 }) => ({
        storageKey,
        name,
        mime,
        size,
        sha256,
        createdBy: by,
        createdAt: at,
      })),
    )
    .returning('id')
    .execute()
  const fileIds = kept.map(({ id }) => id)
  await db
    .insertInto('rh.employee_document_file')
    .values(fileIds.map((id, position) => ({ documentId, position, fileId: id })))
    .execute()
  return fileIds
}
