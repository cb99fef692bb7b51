import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { DeadlineScope } from '#rh/deadlines/deadlines.server.ts'
import type { RhDb } from '#rh/rh-db.ts'

/**
 * A piece that waits to be looked at, held to the end of the transaction with the row of its person: who checks and who
 * writes his papers come one after the other.
 * @throws Refusal 404 where the caller does not see it, 403 where he only reads, 400 on a sensitive one without the right
 * to it, 409 once it was checked or changed meanwhile
 */
export async function pieceToCheck(
  db: RhDb,
  scope: DeadlineScope,
  { id, version }: { id: string; version?: number | undefined },
) {
  const holder = await db
    .selectFrom('rh.employee as e')
    .select('e.companyId')
    .where(eb =>
      eb(
        'e.id',
        '=',
        eb
          .selectFrom('rh.employee_document as d')
          .select('d.employeeId')
          .where('d.id', '=', id)
          .where('d.requestId', 'is not', null),
      ),
    )
    .where('e.status', '!=', 'deleted')
    .forUpdate()
    .executeTakeFirst()
  if (!holder || !scope.isInside(holder.companyId)) throw notFound()
  const piece = await db
    .selectFrom('rh.employee_document as d')
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kindCode')
    .select([
      'd.id',
      'd.employeeId',
      'd.kindCode',
      'd.isSingle',
      'd.status',
      'd.version',
      'k.hasNumber',
      'k.hasExpiry',
      'k.isSensitive',
      'k.label as kind',
      'k.months',
    ])
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirstOrThrow()
  if (!scope.mayWrite(holder.companyId)) throw forbidden()
  if (piece.isSensitive && !scope.editsSensitive(holder.companyId))
    throw wrongField('id', 'sensitive', 'rh.employee.sensitive-not-writable')
  if (piece.status !== 'to_check') throw new Refusal(409, 'ALREADY_CHECKED', 'rh.request.already-checked')
  requireUnchanged(piece, { version })
  return piece
}

export type Piece = Awaited<ReturnType<typeof pieceToCheck>>
