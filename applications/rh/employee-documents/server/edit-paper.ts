import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { EmployeeDocument } from '../employee-document.model.ts'
import type { employeeDocumentsCalls } from '../employee-documents.calls.ts'
import { requireDates, requireEnd, withoutOverlap } from './keep-document.ts'
import { keepVersion } from './keep-version.ts'
import { keepingOf } from './kept-paper.ts'
import { holderOf } from './paper-scope.ts'
import { paperById } from './papers.queries.ts'

type EditDates = typeof employeeDocumentsCalls.editDocumentValidityDates
type EditNumber = typeof employeeDocumentsCalls.editDocumentIdentificationNumber
type Editing = Given<EditDates, RhTables>
type Columns = { startingDate?: string | null; expirationDate?: string | null; identificationNumber?: string | null }

/** @throws Refusal 400 on dates, 409 DOCUMENT_OVERLAP, and as `changePaper` */
export const editDocumentValidityDates = (
  given: Editing,
  { documentId, startingDate, expirationDate, version }: InputOf<EditDates>,
) =>
  changePaper(given, { documentId, version }, ({ code, hasExpiry, label: kind }) => {
    requireEnd(code, expirationDate)
    requireDates(startingDate, expirationDate)
    if (expirationDate && !hasExpiry) throw wrongField('expirationDate', 'no_expiry', 'rh.document.no-expiry', { kind })
    return { startingDate, expirationDate }
  })

/** @throws Refusal 400 where the kind has no number, and as `changePaper` */
export const editDocumentIdentificationNumber = (
  given: Given<EditNumber, RhTables>,
  { documentId, identificationNumber, version }: InputOf<EditNumber>,
) =>
  changePaper(given, { documentId, version }, ({ hasNumber, label: kind }) => {
    if (identificationNumber && !hasNumber)
      throw wrongField('identificationNumber', 'no_number', 'rh.document.no-number', { kind })
    return { identificationNumber }
  })

type Kind = { code: string; hasNumber: boolean; hasExpiry: boolean; label: string }

/**
 * Puts a paper right. Of one that is kept, what it said before stays readable beside it.
 * @throws Refusal 400 on a sensitive one without the right to it, 403, 404, 409 when it was renewed or saved in between
 */
async function changePaper(
  given: Editing,
  { documentId, version }: { documentId: string; version: number | undefined },
  columnsFor: (kind: Kind) => Columns,
): Promise<EmployeeDocument> {
  const { db, clock } = given
  const holder = await holderOf(db, given, await employeeOfPaper(db, documentId), 'edit')
  const paper = await db
    .selectFrom('rh.employee_document as d')
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kindCode')
    .select(['d.supersededAt', 'd.version', 'd.startingDate', 'd.expirationDate', 'd.identificationNumber'])
    .select(['k.code', 'k.hasNumber', 'k.hasExpiry', 'k.isSensitive', 'k.label'])
    .where('d.id', '=', documentId)
    .executeTakeFirst()
  if (!paper) throw notFound()
  if (paper.isSensitive && !holder.rights.editSensitive)
    throw wrongField('documentId', 'sensitive', 'rh.employee.sensitive-not-writable')
  if (paper.supersededAt !== null) throw new Refusal(409, 'DOCUMENT_REPLACED', 'rh.document.replaced')
  requireUnchanged(paper, { version })

  const columns = columnsFor(paper)
  if (changes(paper, columns) && (await keepingOf(db, documentId)))
    await keepVersion(db, documentId, clock.now().toString())
  await withoutOverlap(() =>
    db
      .updateTable('rh.employee_document')
      .set({ ...columns, version: paper.version + 1 })
      .where('id', '=', documentId)
      .execute(),
  )
  await keepStanding(db, [holder.id], holder.today)
  return paperById(db, documentId, holder.rights, holder.today)
}

const changes = (paper: Required<Columns>, columns: Columns) =>
  Object.entries(columns).some(([name, value]) => value !== paper[name as keyof Columns])

/** @throws Refusal 404 */
export async function employeeOfPaper(db: RhDb, documentId: string): Promise<string> {
  const paper = await db
    .selectFrom('rh.employee_document')
    .select('employeeId')
    .where('id', '=', documentId)
    .executeTakeFirst()
  if (!paper) throw notFound()
  return paper.employeeId
}
