import { sql } from 'kysely'
import { departmentOfPostCode } from '#platform/identifiers/departments.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PermitCheckRow, PermitFile } from '../permit-file.model.ts'
import { letsWork, rightToWork } from '../right-to-work.model.ts'
import type { holderOfPermit } from './permit-scope.ts'
import { personAtWork } from './person-at-work.queries.ts'

type Holder = Awaited<ReturnType<typeof holderOfPermit>>

/** What the file of a person says of his right to work. */
export async function permitFile(db: RhDb, holder: Holder): Promise<PermitFile> {
  const { id, can, today } = holder
  const [person, checks, proof] = await Promise.all([
    personAtWork(db, holder, today),
    checksOf(db, id),
    franceTravailProofOf(db, id, today),
  ])
  const right = rightToWork(person, today)
  return {
    employeeId: id,
    right,
    letsWork: letsWork(right),
    checks,
    department: person.postCode && departmentOfPostCode(person.postCode),
    hasFranceTravailProof: proof !== null,
    can,
  }
}

/** The paper that shows a registration with France Travail on a day; the newest of several. */
export async function franceTravailProofOf(db: RhDb, employeeId: string, day: string): Promise<string | null> {
  const row = await db
    .selectFrom('rh.employee_document')
    .select('id')
    .where('employeeId', '=', employeeId)
    .where('kindCode', '=', 'franceTravailProof')
    .where('status', '=', 'accepted')
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`daterange(starting_date, expiration_date, '[]') @> ${day}::date`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

async function checksOf(db: RhDb, employeeId: string): Promise<PermitCheckRow[]> {
  const rows = await db
    .selectFrom('rh.permit_check as k')
    .innerJoin('rh.employee_document as d', 'd.id', 'k.documentId')
    .innerJoin('platform.user as u', 'u.id', 'k.createdBy')
    .leftJoin('rh.employment_contract as c', 'c.id', 'k.contractId')
    .select(['k.id', 'k.channel', 'k.department', 'k.answer', 'k.exemption', 'k.comment', 'k.version'])
    .select([
      'k.documentId',
      'd.permitType',
      'k.contractId',
      'c.hiringDate',
      'k.askedOn',
      'k.receivedOn',
      'k.answeredOn',
      'k.proofDocumentId',
      'k.createdAt',
      sql<string>`concat_ws(' ', u.firstname, u.name)`.as('author'),
    ])
    .where('k.employeeId', '=', employeeId)
    .orderBy('k.id', 'desc')
    .execute()
  return rows as PermitCheckRow[]
}
