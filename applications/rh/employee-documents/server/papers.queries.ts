import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Places, preparedQuery } from '#kernel/server/prepared.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { type EmployeeDocument, maskNumber, stateOf } from '../employee-document.model.ts'

/** What the reader may do with the papers of a person: `bring` new ones; the last two are about sensitive kinds. */
export type PaperRights = {
  bring: boolean
  edit: boolean
  delete: boolean
  seeSensitive: boolean
  editSensitive: boolean
}

const columns = [
  'd.id',
  'd.employeeId',
  'd.kindCode as kind',
  'k.label as kindLabel',
  'k.isSensitive',
  'k.leadDays',
  'd.documentName',
  'd.identificationNumber',
  'd.startingDate',
  'd.expirationDate',
  'd.permitType',
  'd.status',
  'd.rejectReason',
  'd.supersedesId',
  'd.supersededAt',
  'd.createdAt',
  'd.version',
] as const

const papers = (db: RhDb) =>
  db
    .selectFrom('rh.employee_document as d')
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kindCode')
    .leftJoin('platform.user as u', 'u.id', 'd.createdBy')
    .select(columns)
    .select(eb => [eb.fn<string | null>('concat_ws', [eb.val(' '), 'u.firstname', 'u.name']).as('author')])
    .select(eb => filesOf(eb).as('files'))

const filesOf = (eb: ExpressionBuilder<RhTables & { d: RhTables['rh.employee_document'] }, 'd'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('rh.employee_document_file as p')
      .innerJoin('kernel.file as f', 'f.id', 'p.fileId')
      .select(['f.id', 'f.name', 'f.mime', 'f.size'])
      .whereRef('p.documentId', '=', 'd.id')
      .orderBy('p.position'),
  )

type Row = Awaited<ReturnType<ReturnType<typeof papers>['execute']>>[number]

/** Every paper of somebody, the newest first; `live` leaves those out that another has replaced or that were refused. */
const papersOf = preparedQuery(
  (db: RhDb, { employeeId, today }: Places<{ employeeId: string; today: string }>, which: 'all' | 'live') =>
    papers(db)
      .where('d.employeeId', '=', employeeId)
      .$if(which === 'live', query => query.where('d.status', '=', 'accepted').where(isInForce(today)))
      .orderBy('d.createdAt', 'desc')
      .orderBy('d.id', 'desc'),
)

/** One that was renewed in advance holds until the next one begins. */
const isInForce = (today: RawBuilder<string>) => sql<boolean>`(d.superseded_at is null or exists (
  select from rh.employee_document n
   where n.supersedes_id = d.id and n.superseded_at is null and n.status = 'accepted' and n.starting_date > ${today}))`

export async function everyPaperOf(db: RhDb, employeeId: string, rights: PaperRights, today: string) {
  return (await papersOf(db, { employeeId, today }, 'all')).map(row => paperForReader(row, rights, today))
}

export async function livePapersOf(db: RhDb, employeeId: string, today: string): Promise<PaperRow[]> {
  return papersOf(db, { employeeId, today }, 'live')
}

export async function paperById(db: RhDb, id: string, rights: PaperRights, today: string): Promise<EmployeeDocument> {
  return paperForReader(await papers(db).where('d.id', '=', id).executeTakeFirstOrThrow(), rights, today)
}

export type PaperRow = Row

/** A paper as that reader may know it. */
export function paperForReader(
  { leadDays, author, ...row }: PaperRow,
  rights: PaperRights,
  today: string,
): EmployeeDocument {
  const { isSensitive, identificationNumber: number } = row
  const seeFiles = !isSensitive || rights.seeSensitive
  const files = seeFiles ? row.files : []
  return {
    ...row,
    status: row.status as EmployeeDocument['status'],
    author: author || null,
    identificationNumber: number !== null && isSensitive ? maskNumber(number) : number,
    files,
    fileIds: files.map(({ id }) => id),
    state: stateOf({ ...row, leadDays }, today),
    can: {
      edit: rights.edit && (!isSensitive || rights.editSensitive) && row.supersededAt === null,
      delete: rights.delete && (!isSensitive || rights.editSensitive) && row.status !== 'corrected',
      seeFiles,
    },
  }
}
