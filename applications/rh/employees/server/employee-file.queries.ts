import { notFound } from '#kernel/server/errors.ts'
import { type Places, prepared } from '#kernel/server/prepared.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { iso2OfCog } from '#platform/identifiers/countries.model.ts'
import { maskIban } from '#platform/identifiers/iban.model.ts'
import { maskNir } from '#platform/identifiers/identifier.model.ts'
import { livePapersOf, told } from '#rh/employee-documents/papers.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { permitOn } from '#rh/work-permits/held-permit.model.ts'
import { type Employee, isUnderage } from '../employee.model.ts'
import { positionToday, workplaceToday } from './current-facts.queries.ts'
import { payrollNumber } from './employees.queries.ts'
import { openIban } from './bank.ts'
import { openNir } from './nir.ts'
import { requireInScope, type Scope } from './scope.ts'
import { cogsThatNeedPermit } from './standing.ts'

const columns = [
  'e.id',
  'e.contact_id',
  'e.client_id',
  'e.company_id',
  'e.status',
  'e.archived_at',
  'e.title',
  'e.sex',
  'e.firstname',
  'e.other_firstnames',
  'e.name',
  'e.birth_name',
  'e.language',
  'e.date_of_birth',
  'e.birth_city',
  'e.birth_insee_code',
  'e.birth_department',
  'e.birth_country_cog',
  'e.citizenship_cog',
  'e.mail',
  'e.cell_phone',
  'e.work_mail',
  'e.work_phone',
  'e.address_line',
  'e.additional_address',
  'e.post_code',
  'e.city',
  'e.insee_code',
  'e.country',
  'e.emergency_name',
  'e.emergency_phone',
  'e.nir_encrypted',
  'e.iban_encrypted',
  'e.bic',
  'e.account_holder',
  'e.marital_status',
  'e.transport',
  'e.driving_licence',
  'e.glove_size',
  'e.shoe_size',
  'e.guardian_name',
  'e.guardian_relation',
  'e.guardian_mail',
  'e.guardian_phone',
  'e.has_disabled_worker_status',
  'e.restrictions',
  'e.candidate_id',
  'e.candidate_application_id',
  'e.photo_file_id',
  'e.situation',
  'e.missing',
  'e.custom_values',
  'e.version',
] as const

const fileOf = prepared((db: RhDb, { id, today }: Places<{ id: string; today: string }>) =>
  db
    .selectFrom('rh.employee as e')
    .leftJoin('platform.company as c', 'c.id', 'e.company_id')
    .select(columns)
    .select(eb => [
      'c.name as company',
      payrollNumber(eb).as('software1Number'),
      positionToday(today).as('position'),
      workplaceToday(today).as('currentWorkplace'),
    ])
    .where('e.id', '=', id)
    .where('e.status', '!=', 'deleted'),
)

/**
 * The whole file of one person.
 * @throws Refusal 404 when absent, erased, or outside the caller's companies
 */
export async function employeeFile(db: RhDb, scope: Scope, keys: Keys, id: string): Promise<Employee> {
  const [[row], cogs, papers] = await Promise.all([
    fileOf(db, { id, today: scope.today }),
    cogsThatNeedPermit(db),
    livePapersOf(db, id, scope.today),
  ])
  if (!row) throw notFound()
  requireInScope(scope, row.company_id)
  const { client_id: clientId } = row
  const fieldRights = scope.canWithFields(row.company_id)
  const can = scope.can(row.company_id)
  const needsPermit = row.citizenship_cog !== null && cogs.includes(row.citizenship_cog)
  const permits = papers
    .filter(({ kind }) => kind === 'workPermit')
    .map(paper => ({ ...paper, type: paper.permitType }))
  const permit = permitOn(needsPermit, permits, scope.today)
  const ofPapers = { ...fieldRights, bring: can.edit, edit: can.edit, delete: can.archive }
  const files = papers
    .filter(({ supersededAt }) => supersededAt === null)
    .map(paper => told(paper, ofPapers, scope.today))
  return {
    id: row.id,
    contactId: row.contact_id,
    clientId,
    companyId: row.company_id,
    company: row.company,
    status: row.status as Employee['status'],
    archivedAt: row.archived_at,
    situation: row.situation as Employee['situation'],
    missing: row.missing as Employee['missing'],
    photoFileId: row.photo_file_id,
    isUnderage: isUnderage(row.date_of_birth, Temporal.PlainDate.from(scope.today)),
    title: row.title as Employee['title'],
    sex: row.sex as Employee['sex'],
    firstname: row.firstname,
    otherFirstnames: row.other_firstnames,
    name: row.name,
    birthName: row.birth_name,
    language: row.language as Employee['language'],
    dateOfBirth: row.date_of_birth,
    birthCity: row.birth_city,
    birthInseeCode: row.birth_insee_code,
    birthDepartment: row.birth_department,
    birthCountry: row.birth_country_cog && iso2OfCog(row.birth_country_cog),
    citizenship: row.citizenship_cog && iso2OfCog(row.citizenship_cog),
    needsPermit,
    mail: row.mail,
    cellPhone: row.cell_phone,
    workMail: row.work_mail,
    workPhone: row.work_phone,
    address: {
      address: row.address_line,
      additionalAddress: row.additional_address,
      postCode: row.post_code,
      city: row.city,
      inseeCode: row.insee_code,
      country: row.country,
    },
    emergencyName: row.emergency_name,
    emergencyPhone: row.emergency_phone,
    ...maskedNumbers(keys, row, fieldRights),
    bic: row.bic,
    accountHolder: row.account_holder,
    maritalStatus: row.marital_status as Employee['maritalStatus'],
    transport: row.transport,
    drivingLicence: row.driving_licence,
    gloveSize: row.glove_size === null ? null : Number(row.glove_size),
    shoeSize: row.shoe_size === null ? null : Number(row.shoe_size),
    guardianName: row.guardian_name,
    guardianRelation: row.guardian_relation,
    guardianMail: row.guardian_mail,
    guardianPhone: row.guardian_phone,
    hasDisabledWorkerStatus: fieldRights.seeSensitive ? row.has_disabled_worker_status : null,
    restrictions: row.restrictions,
    candidateId: row.candidate_id,
    candidateApplicationId: row.candidate_application_id,
    software1Number: row.software1Number,
    position: row.position,
    currentWorkplace: row.currentWorkplace,
    identityCard: files.find(({ kind }) => kind === 'idCard') ?? null,
    files,
    permit: { state: permit.state, expirationDate: permit.expirationDate },
    customValues: row.custom_values as Employee['customValues'],
    can: { ...can, delete: can.archive, ...fieldRights },
    version: row.version,
  }
}

type Sealed = { id: string; client_id: string; nir_encrypted: Uint8Array | null; iban_encrypted: Uint8Array | null }

/** Part of a number still tells of it: a mask is for who may see the whole. */
function maskedNumbers(keys: Keys, row: Sealed, { seeSensitive }: { seeSensitive: boolean }) {
  if (!seeSensitive) return { nirMasked: null, ibanMasked: null }
  const { nir_encrypted: nir, iban_encrypted: iban } = row
  const place = { clientId: row.client_id, employeeId: row.id }
  return {
    nirMasked: nir && maskNir(openNir(keys, place, nir)),
    ibanMasked: iban && maskIban(openIban(keys, place, iban)),
  }
}

/** The employee whom the directory knows by that contact. @throws Refusal 404 */
export async function employeeOfContact(db: RhDb, contactId: string): Promise<string> {
  const row = await db.selectFrom('rh.employee').select('id').where('contact_id', '=', contactId).executeTakeFirst()
  if (!row) throw notFound()
  return row.id
}
