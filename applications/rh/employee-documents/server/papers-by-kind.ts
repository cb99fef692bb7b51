import type { Given } from '#kernel/server/answers.ts'
import type { AnswerOf } from '#kernel/shared/call.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { employeeDocumentsCalls } from '../employee-documents.calls.ts'
import { filingKinds } from './kinds.queries.ts'
import { holderOf } from './paper-scope.ts'
import { everyPaperOf } from './papers.queries.ts'

type Asked = typeof employeeDocumentsCalls.getEmployeeDocuments

/** Kinds that are no longer chosen stand among the others where the person has such a paper. @throws Refusal 404 */
export async function papersByKind(given: Given<Asked, RhTables>, employeeId: string): Promise<AnswerOf<Asked>> {
  const { db } = given
  const { rights, today } = await holderOf(db, given, employeeId, 'read')
  const papers = await everyPaperOf(db, employeeId, rights, today)
  const kinds = await filingKinds(db)
  return kinds
    .map(kind => ({ kind, documents: papers.filter(paper => paper.kind === kind.code) }))
    .filter(({ kind, documents }) => kind.archivedAt === null || documents.length > 0)
}
