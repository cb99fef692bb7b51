import { matches } from '#kernel/server/matches.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { type DeadlineScope, followed } from '#rh/deadlines/deadlines.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { sql } from 'kysely'
import type { PieceToCheck } from '../document-request.model.ts'

/** What people sent by their links, the oldest first. */
export async function pageOfPieces(
  db: RhDb,
  scope: DeadlineScope,
  { page, size, search }: { page: number; size: number; search?: string | undefined },
): Promise<PageOf<PieceToCheck>> {
  const [{ total }, rows] = await Promise.all([
    waiting(db, scope, search)
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    rowsOf(db, scope, search)
      .limit(size)
      .offset(page * size)
      .execute(),
  ])
  return { items: rows.map(row => shown(row, scope)), total, totalIsExact: true, page, size }
}

const waiting = (db: RhDb, scope: DeadlineScope, search: string | undefined) => {
  const searched = matches('rh.employee', 'e', search)
  return db
    .selectFrom('rh.employee_document as d')
    .innerJoin('rh.employee as e', 'e.id', 'd.employee_id')
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kind_code')
    .where('d.status', '=', 'to_check')
    .where(followed(scope))
    .$if(searched !== undefined, query => query.where(searched as NonNullable<typeof searched>))
}

const rowsOf = (db: RhDb, scope: DeadlineScope, search: string | undefined) =>
  waiting(db, scope, search)
    .select([
      'd.id',
      'd.employee_id as employeeId',
      'e.firstname',
      'e.name',
      'e.company_id as companyId',
      'd.kind_code as kind',
      'k.label as kindLabel',
      'k.is_single as isSingle',
      'k.has_number as hasNumber',
      'k.has_expiry as hasExpiry',
      'k.months',
      'k.is_sensitive as isSensitive',
      'd.created_at as sentAt',
      'd.version',
      filesOf.as('files'),
      formersOf.as('formers'),
    ])
    .orderBy('d.created_at')
    .orderBy('d.id')

const filesOf = sql<PieceToCheck['files']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size) order by p.position), '[]')
    from rh.employee_document_file p join kernel.file f on f.id = p.file_id
   where p.document_id = d.id)`

const formersOf = sql<PieceToCheck['formers']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'documentName', f.document_name, 'expirationDate', f.expiration_date)
                            order by f.expiration_date desc nulls first, f.id), '[]')
    from rh.employee_document f
   where f.employee_id = d.employee_id and f.kind_code = d.kind_code and f.status = 'accepted' and f.superseded_at is null)`

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function shown({ companyId, isSensitive, files, ...piece }: Row, scope: DeadlineScope): PieceToCheck {
  const isShown = !isSensitive || scope.seesSensitive(companyId)
  const mayCheck = scope.mayWrite(companyId) && (!isSensitive || scope.editsSensitive(companyId))
  return { ...piece, isSensitive, files: isShown ? files : [], can: { check: mayCheck } }
}
