import type { Given } from '#kernel/server/answers.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import { deadlineScopeOf } from '#rh/deadlines/deadlines.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { documentRequestsCalls } from '../document-requests.calls.ts'
import { pieceToCheck } from './piece-to-check.queries.ts'
import { askByLink } from './request-link.ts'

type Reject = typeof documentRequestsCalls.rejectDocument

/**
 * Turns a piece down and asks for it again: the sender reads why, in a mail with a fresh link.
 * @throws Refusal 404, 409
 */
export async function rejectDocument(
  given: Given<Reject, RhTables>,
  { id, reason, version }: InputOf<Reject>,
): Promise<AnswerOf<Reject>> {
  const { db } = given
  const piece = await pieceToCheck(db, await deadlineScopeOf(given), { id, version })
  await db
    .updateTable('rh.employee_document')
    .set({ status: 'rejected', rejectReason: reason, version: piece.version + 1 })
    .where('id', '=', id)
    .execute()
  const sender = await db
    .selectFrom('rh.employee')
    .select(eb => eb.fn.coalesce('mail', 'workMail').as('mail'))
    .where('id', '=', piece.employeeId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  const isTold = Boolean(sender?.mail)
  if (isTold) await askByLink(given, { employeeIds: [piece.employeeId], kindCode: piece.kindCode, rejectedId: id })
  return { isTold }
}
