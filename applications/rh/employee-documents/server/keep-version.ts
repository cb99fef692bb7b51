import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'

/**
 * What a paper says before it is put right, kept as a paper beside it with the same pages. Checks stay with what they
 * were made by: a number that is typed over another was checked by nobody.
 */
export async function keepVersion(db: RhDb, documentId: string, at: string) {
  const { rows } = await sql<{ id: string }>`
    insert into rh.employee_document (
      employee_id, kind_code, is_single, document_name, identification_number, starting_date, expiration_date,
      permit_type, status, superseded_at, created_at, created_by)
    select employee_id, kind_code, is_single, document_name, identification_number, starting_date, expiration_date,
           permit_type, 'corrected', ${at}, created_at, created_by
      from rh.employee_document where id = ${documentId}
    returning id`.execute(db)
  const versionId = rows[0]?.id as string
  await sql`
    insert into rh.employee_document_file (document_id, position, file_id)
    select ${versionId}, position, file_id from rh.employee_document_file where document_id = ${documentId}`.execute(db)
  for (const column of ['documentId', 'proofDocumentId'] as const)
    await db
      .updateTable('rh.permit_check')
      .set({ [column]: versionId })
      .where(column, '=', documentId)
      .execute()
}
