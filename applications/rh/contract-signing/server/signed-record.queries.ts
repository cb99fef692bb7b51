import { type RawBuilder, sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { SignedKind } from '../contract-signing.model.ts'

/** A record that is signed, with its person, its contract and the document that stands. */
export type SignedRecord = {
  kind: SignedKind
  id: string
  typeCode: string
  state: string
  isDocumentOutdated: boolean
  signedAt: string | null
  companyId: string
  employeeId: string
  contractId: string | null
  number: string | null
  family: Family | null
  hiringDate: string | null
  language: Language | null
  firstname: string
  name: string
  mail: string | null
  /** E.164. */
  phone: string | null
  dateOfBirth: string | null
  guardianName: string | null
  guardianMail: string | null
  guardianPhone: string | null
  document: {
    documentId: string
    fileId: string
    name: string
    pages: number
    marks: unknown[]
    sha256: string
    needs: string[]
  } | null
}

const element = (table: string) => sql`
  select x.id, c.id as contract_id, c.employee_id, c.company_id, x.state, x.is_document_outdated, x.signed_at
    from ${sql.table(table)} x join rh.employment_contract c on c.id = x.contract_id
   where x.cancel_reason is distinct from 'deleted'`

const rowsOf: Record<SignedKind, RawBuilder<unknown>> = {
  contract: sql`
    select id, id as contract_id, employee_id, company_id, state, is_document_outdated, signed_at
      from rh.employment_contract where cancel_reason is distinct from 'deleted'`,
  amendment: element('rh.amendment'),
  suspension: element('rh.suspension'),
  ending: element('rh.ending_of_contract'),
  mutuelle: sql`
    select id, contract_id, employee_id, company_id, state, is_document_outdated, signed_at
      from rh.mutuelle where state <> 'cancelled'`,
}

const typeOf: Record<SignedKind, RawBuilder<unknown>> = {
  contract: sql`'WORK_CONTRACT'`,
  amendment: sql`'AMENDMENT'`,
  suspension: sql`'SUSPENSION'`,
  ending: sql`'END_OF_CONTRACT'`,
  mutuelle: sql`(select case when m.subscribed then 'MUTUELLE_ADHESION' else 'MUTUELLE_DISPENSE' end
    from rh.mutuelle m where m.id = r.id)`,
}

/** By id, those that still exist; whoever asks judges what the person may do with them. */
export async function signedRecords(db: RhDb, kind: SignedKind, ids: readonly string[]): Promise<SignedRecord[]> {
  const { rows } = await sql<Omit<SignedRecord, 'kind'>>`
    select r.*, ${typeOf[kind]} as type_code, c.number, c.family, c.hiring_date, c.reading_language as language,
           e.firstname, e.name, e.mail, e.cell_phone as phone, e.date_of_birth,
           e.guardian_name, e.guardian_mail, e.guardian_phone,
           (select jsonb_build_object('documentId', d.id, 'fileId', d.file_id, 'name', d.name, 'pages', d.pages,
                'marks', d.marks, 'sha256', f.sha256, 'needs', d.needs)
              from platform.generated_document d join kernel.file f on f.id = d.file_id
             where d.attached_kind = ${kind} and d.attached_id = r.id
             order by d.attached_at desc, d.id desc limit 1) as document
      from (${rowsOf[kind]}) r
      join rh.employee e on e.id = r.employee_id and e.status <> 'deleted'
      left join rh.employment_contract c on c.id = r.contract_id
     where r.id = any(${[...ids]}::uuid[])`.execute(db)
  return rows.map(row => ({ ...row, kind }))
}

/** @throws Refusal 404 */
export async function signedRecord(db: RhDb, kind: SignedKind, id: string): Promise<SignedRecord> {
  const [record] = await signedRecords(db, kind, [id])
  if (!record) throw notFound()
  return record
}

/** The cover that is bound to a contract; undefined where none is. */
export async function coverOfContract(db: RhDb, contractId: string): Promise<SignedRecord | undefined> {
  const row = await db
    .selectFrom('rh.mutuelle')
    .select('id')
    .where('contractId', '=', contractId)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  return row && signedRecord(db, 'mutuelle', row.id)
}
