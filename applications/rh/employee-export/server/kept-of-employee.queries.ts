import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { RhDb } from '#rh/rh-db.ts'

export type StoredPaperFile = { name: string; key: string }

/** The papers of somebody, the oldest first, those that were replaced too; the number and the files of a sensitive kind by right. */
export async function papersToTake(db: RhDb, employeeId: string, seesSensitive: boolean) {
  const rows = await db
    .selectFrom('rh.employee_document as d')
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kindCode')
    .select([
      'd.kindCode as kind',
      'k.label as kindLabel',
      'k.isSensitive',
      'd.documentName',
      'd.identificationNumber',
      'd.startingDate',
      'd.expirationDate',
      'd.permitType',
      'd.status',
      'd.createdAt',
      'd.supersededAt',
    ])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('rh.employee_document_file as p')
          .innerJoin('kernel.file as f', 'f.id', 'p.fileId')
          .select(['f.name', 'f.storageKey as key'])
          .whereRef('p.documentId', '=', 'd.id')
          .orderBy('p.position'),
      ).as('files'),
    )
    .where('d.employeeId', '=', employeeId)
    .orderBy('d.createdAt')
    .orderBy('d.id')
    .execute()
  return rows.map(({ isSensitive, ...paper }) =>
    !isSensitive || seesSensitive ? paper : { ...paper, identificationNumber: null, files: [] as StoredPaperFile[] },
  )
}

export const photoToTake = (db: RhDb, photoFileId: string): Promise<StoredPaperFile | undefined> =>
  db.selectFrom('kernel.file').select(['name', 'storageKey as key']).where('id', '=', photoFileId).executeTakeFirst()

/** Numbers of the payroll at these companies. */
export const payrollNumbersOf = (db: RhDb, employeeId: string, companyIds: readonly string[]) =>
  db
    .selectFrom('rh.payroll_number as n')
    .innerJoin('platform.company as c', 'c.id', 'n.companyId')
    .select(['c.name as company', 'n.number'])
    .where('n.employeeId', '=', employeeId)
    .where('n.companyId', '=', sql<string>`any(${companyIds})`)
    .orderBy('c.name')
    .execute()

/** What became of the file: taken in, archived, reactivated. */
export const eventsOf = (db: RhDb, employeeId: string) =>
  db
    .selectFrom('rh.employee_event')
    .select(['at', 'fromState as from', 'toState as to', 'comment'])
    .where('employeeId', '=', employeeId)
    .orderBy('at')
    .orderBy('id')
    .execute()
