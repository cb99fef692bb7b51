import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { iso2OfCog } from '#platform/identifiers/countries.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Candidate, CandidateFile } from '../candidate.model.ts'
import { type CandidateScope, levelOn } from './candidate-scope.ts'

/** Somebody with his pieces, his days and his applications. @throws Refusal 404 */
export async function candidateInFull(db: RhDb, scope: CandidateScope, id: string): Promise<Candidate> {
  const level = await levelOn(db, scope, id)
  const row = await db
    .selectFrom('rh.candidate')
    .selectAll()
    .where('id', '=', id)
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  const [availabilities, files, applications, said] = await Promise.all([
    availabilitiesOf(db, id),
    filesOf(db, id),
    applicationsOf(db, scope, id),
    saidOtherwise(db, id),
  ])
  return {
    id,
    title: row.title as Candidate['title'],
    firstname: row.firstname,
    name: row.name,
    maidenName: row.maidenName,
    mail: row.mail,
    cellPhoneNumber: row.cellPhoneNumber,
    birthdate: row.birthdate,
    birthCity: row.birthCity,
    citizenship: row.citizenshipCog && iso2OfCog(row.citizenshipCog),
    candidateAddress: {
      address: row.address,
      additionalAddress: row.additionalAddress,
      postCode: row.postCode,
      city: row.city,
      country: row.country,
    },
    maritalStatus: row.maritalStatus,
    transport: row.transport,
    lastPosition: row.lastPosition,
    motivation: row.motivation,
    gloveSize: row.gloveSize === null ? null : Number(row.gloveSize),
    shoeSize: row.shoeSize === null ? null : Number(row.shoeSize),
    language: row.language,
    emergencyName: row.emergencyName,
    emergencyPhone: row.emergencyPhone,
    guardianName: row.guardianName,
    guardianRelation: row.guardianRelation,
    guardianMail: row.guardianMail,
    guardianPhone: row.guardianPhone,
    source: row.source,
    availabilities,
    files,
    applications,
    poolConsentUntil: row.poolConsentUntil,
    lastContactAt: row.lastContactAt,
    mailFailsSince: row.mailFailsSince,
    employeeId: row.employeeId,
    differences: Object.entries(said).map(([field, value]) => ({
      field,
      held: textOf(row[field as keyof typeof row]),
      said: textOf(value) ?? '',
    })),
    createdAt: row.createdAt,
    can: { edit: level >= 2, delete: level >= 3 },
    version: row.version,
  }
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

export async function availabilitiesOf(db: RhDb, candidateId: string) {
  const { rows } = await sql<{ start: string; end: string }>`
    select lower(period) as start, upper(period) - 1 as "end" from rh.availability
     where candidate_id = ${candidateId} order by period`.execute(db)
  return rows
}

/** Newest first. */
export async function filesOf(db: RhDb, candidateId: string): Promise<CandidateFile[]> {
  const rows = await db
    .selectFrom('rh.candidate_file as p')
    .innerJoin('kernel.file as f', 'f.id', 'p.fileId')
    .select(['p.id', 'p.fileType', 'p.side', 'f.name as fileName', 'p.documentName', 'p.state', 'p.rejectReason'])
    .select(['f.mime', 'p.createdAt'])
    .where('p.candidateId', '=', candidateId)
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .execute()
  return rows as CandidateFile[]
}

/** Those to companies of the reader, newest first. */
async function applicationsOf(db: RhDb, { companyIds }: CandidateScope, candidateId: string) {
  const { rows } = await sql<Candidate['applications'][number]>`
    select a.id, a.status, a.received_at, a.closed_at, coalesce(p.name, a.jobs_sought[1]) as position, k.name as company
      from rh.candidate_application a
      join platform.company k on k.id = a.company_id
      left join rh.position p on p.id = a.position_id
     where a.candidate_id = ${candidateId} and a.company_id = any(${companyIds})
     order by a.received_at desc, a.id desc`.execute(db)
  return rows
}

/** What the form that he sent last says otherwise than his file; nothing once it was looked at. */
export async function saidOtherwise(db: RhDb, candidateId: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ said: Record<string, unknown> | null }>`
    select answers -> 'differences' as said from rh.candidate_application
     where candidate_id = ${candidateId} and answers ? 'differences' order by received_at desc, id desc limit 1`.execute(
    db,
  )
  return rows[0]?.said ?? {}
}
