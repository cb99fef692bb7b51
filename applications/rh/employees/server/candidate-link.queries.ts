import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { iso2OfCog } from '#platform/identifiers/countries.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { candidates } from '#rh/candidates/candidate.model.ts'
import type { CandidateField } from '../candidate-link.model.ts'
import type { EmployeeFields } from '../employee-form.model.ts'

export type CandidateValues = Pick<EmployeeFields, Exclude<CandidateField, 'name' | 'firstname' | 'dateOfBirth'>> & {
  name: string
  firstname: string
  dateOfBirth: string | null
}

/**
 * What a candidate gave, under the names of an employee's file, for whoever may see the candidates.
 * @throws Refusal 404 when there is none, his data were erased, or the caller may not see him
 */
export async function valuesOfCandidate(
  { db, rights }: { db: RhDb; rights: Rights },
  candidateId: string,
): Promise<CandidateValues> {
  if ((await rights.level(candidates)) < 1) throw notFound()
  const row = await db
    .selectFrom('rh.candidate')
    .selectAll()
    .where('id', '=', candidateId)
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  return {
    title: row.title as CandidateValues['title'],
    firstname: row.firstname,
    name: row.name,
    birthName: row.maidenName,
    dateOfBirth: row.birthdate,
    birthCity: row.birthCity,
    citizenship: row.citizenshipCog && iso2OfCog(row.citizenshipCog),
    mail: row.mail,
    cellPhone: row.cellPhoneNumber,
    address: {
      address: row.address,
      additionalAddress: row.additionalAddress,
      postCode: row.postCode,
      city: row.city,
      inseeCode: null,
      country: row.country,
    },
    maritalStatus: row.maritalStatus as CandidateValues['maritalStatus'],
    transport: row.transport,
    gloveSize: row.gloveSize === null ? null : Number(row.gloveSize),
    shoeSize: row.shoeSize === null ? null : Number(row.shoeSize),
    language: row.language as CandidateValues['language'],
    emergencyName: row.emergencyName,
    emergencyPhone: row.emergencyPhone,
    guardianName: row.guardianName,
    guardianRelation: row.guardianRelation,
    guardianMail: row.guardianMail,
    guardianPhone: row.guardianPhone,
  }
}

/** @throws Refusal 404 when the application is not one of the candidate's */
export async function requireApplicationOf(db: RhDb, candidateId: string, applicationId: string | null | undefined) {
  if (!applicationId) return
  const application = await db
    .selectFrom('rh.candidate_application')
    .select('id')
    .where('id', '=', applicationId)
    .where('candidateId', '=', candidateId)
    .executeTakeFirst()
  if (!application) throw notFound()
}

/** The last contract of each person, for whoever recognises a former season's worker. */
export async function lastContractOf(db: RhDb, employeeId: string) {
  const { rows } = await sql<{ libelle: string; from: string; to: string | null }>`
    select t.libelle, lower(c.period) as "from", upper(c.period) - 1 as "to"
      from rh.employment_contract c join rh.type_of_contract t on t.id = c.type_of_contract_id
     where c.employee_id = ${employeeId} and c.binds
     order by lower(c.period) desc limit 1`.execute(db)
  return rows[0] ?? null
}
