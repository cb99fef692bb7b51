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
type Columns = { starting_date?: string | null; expiration_date?: string | null; identification_number?: string | null }

/** @throws Refusal 400 on dates, 409 DOCUMENT_OVERLAP, and as `changePaper` */
export const editDocumentValidityDates = (
  given: Editing,
  { documentId, startingDate, expirationDate, version }: InputOf<EditDates>,
) =>
  changePaper(given, { documentId, version }, ({ code, has_expiry: hasExpiry, label: kind }) => {
    requireEnd(code, expirationDate)
    requireDates(startingDate, expirationDate)
    if (expirationDate && !hasExpiry) throw wrongField('expirationDate', 'no_expiry', 'rh.document.no-expiry', { kind })
    return { starting_date: startingDate, expiration_date: expirationDate }
  })

/** @throws Refusal 400 where the kind has no number, and as `changePaper` */
export const editDocumentIdentificationNumber = (
  given: Given<EditNumber, RhTables>,
  { documentId, identificationNumber, version }: InputOf<EditNumber>,
) =>
  changePaper(given, { documentId, version }, ({ has_number: hasNumber, label: kind }) => {
    if (identificationNumber && !hasNumber)
      throw wrongField('identificationNumber', 'no_number', 'rh.document.no-number', { kind })
    return { identification_number: identificationNumber }
  })

type Kind = { code: string; has_number: boolean; has_expiry: boolean; label: string }

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
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kind_code')
    .select(['d.superseded_at', 'd.version', 'd.starting_date', 'd.expiration_date', 'd.identification_number'])
    .select(['k.code', 'k.has_number', 'k.has_expiry', 'k.is_sensitive', 'k.label'])
    .where('d.id', '=', documentId)
    .executeTakeFirst()
  if (!paper) throw notFound()
  if (paper.is_sensitive && !holder.rights.editSensitive)
    throw wrongField('documentId', 'sensitive', 'rh.employee.sensitive-not-writable')
  if (paper.superseded_at !== null) throw new Refusal(409, 'DOCUMENT_REPLACED', 'rh.document.replaced')
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
    .select('employee_id')
    .where('id', '=', documentId)
    .executeTakeFirst()
  if (!paper) throw notFound()
  return paper.employee_id
}
