import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { RhDb } from '#rh/rh-db.ts'

export type StoredPaperFile = { name: string; storageKey: string }

/** The papers of somebody, the oldest first, those that were replaced too; the number and the files of a sensitive kind by right. */
export async function papersToTake(db: RhDb, employeeId: string, seesSensitive: boolean) {
  const rows = await db
    .selectFrom('rh.employee_document as d')
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kind_code')
    .select([
      'd.kind_code as kind',
      'k.label as kindLabel',
      'k.is_sensitive as isSensitive',
      'd.document_name as documentName',
      'd.identification_number as identificationNumber',
      'd.starting_date as startingDate',
      'd.expiration_date as expirationDate',
      'd.permit_type as permitType',
      'd.status',
      'd.created_at as createdAt',
      'd.superseded_at as supersededAt',
    ])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('rh.employee_document_file as p')
          .innerJoin('kernel.file as f', 'f.id', 'p.file_id')
          .select(['f.name', 'f.storage_key as storageKey'])
          .whereRef('p.document_id', '=', 'd.id')
          .orderBy('p.position'),
      ).as('files'),
    )
    .where('d.employee_id', '=', employeeId)
    .orderBy('d.created_at')
    .orderBy('d.id')
    .execute()
  return rows.map(({ isSensitive, ...paper }) =>
    !isSensitive || seesSensitive ? paper : { ...paper, identificationNumber: null, files: [] as StoredPaperFile[] },
  )
}

export const photoToTake = (db: RhDb, photoFileId: string): Promise<StoredPaperFile | undefined> =>
  db
    .selectFrom('kernel.file')
    .select(['name', 'storage_key as storageKey'])
    .where('id', '=', photoFileId)
    .executeTakeFirst()

/** Numbers of the payroll at these companies. */
export const payrollNumbersOf = (db: RhDb, employeeId: string, companyIds: readonly string[]) =>
  db
    .selectFrom('rh.payroll_number as n')
    .innerJoin('platform.company as c', 'c.id', 'n.company_id')
    .select(['c.name as company', 'n.number'])
    .where('n.employee_id', '=', employeeId)
    .where('n.company_id', '=', sql<string>`any(${companyIds})`)
    .orderBy('c.name')
    .execute()

/** What became of the file: taken in, archived, reactivated. */
export const eventsOf = (db: RhDb, employeeId: string) =>
  db
    .selectFrom('rh.employee_event')
    .select(['at', 'from_state as from', 'to_state as to', 'comment'])
    .where('employee_id', '=', employeeId)
    .orderBy('at')
    .orderBy('id')
    .execute()
