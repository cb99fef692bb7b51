import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { type DeadlineScope, isFollowed } from '#rh/deadlines/deadlines.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { sql } from 'kysely'
import type { PieceToCheck } from '../document-request.model.ts'
import { documentRequestsCalls } from '../document-requests.calls.ts'

type Asked = InputOf<typeof documentRequestsCalls.getPiecesToCheck>

/** A page of what people sent by their links. */
export const pageOfPieces = (db: RhDb, scope: DeadlineScope, asked: Asked): Promise<PageOf<PieceToCheck>> =>
  pageOfList(db, documentRequestsCalls.getPiecesToCheck.list, asked, {
    from: sql`rh.employee_document d`,
    id: sql`d.id`,
    within: sql`d.status = 'to_check' and ${isFollowed(scope)}`,
    orders: {
      sentAt: [sql`d.created_at`],
      name: [person, sql`d.created_at`],
      kind: [sql`(select kernel.normalise(k.label) from rh.document_kind k where k.code = d.kind_code)`, person],
    },
    filters: {},
    matching: words => {
      const found = matches('rh.employee', 'e', words)
      return found && sql`d.employee_id in (select e.id from rh.employee e where ${found})`
    },
    rows: async ids => (await rowsOf(db, ids).execute()).map(row => shown(row, scope)),
  })

/** Whose the piece `d` is, as the staff list orders people. */
const person = sql`(select e.search_text from rh.employee e where e.id = d.employee_id)`

const rowsOf = (db: RhDb, ids: readonly string[]) =>
  db
    .selectFrom('rh.employee_document as d')
    .innerJoin('rh.employee as e', 'e.id', 'd.employeeId')
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kindCode')
    .select([
      'd.id',
      'd.employeeId',
      'e.firstname',
      'e.name',
      'e.companyId',
      'd.kindCode as kind',
      'k.label as kindLabel',
      'k.isSingle',
      'k.hasNumber',
      'k.hasExpiry',
      'k.months',
      'k.isSensitive',
      'd.createdAt as sentAt',
      'd.version',
      filesOf.as('files'),
      formersOf.as('formers'),
    ])
    .where('d.id', 'in', eachOf(ids))

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
