import { notFound } from '#kernel/server/errors.ts'
import { type Places, preparedQuery } from '#kernel/server/prepared.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { iso2OfCog } from '#platform/identifiers/countries.model.ts'
import { maskIban } from '#platform/identifiers/iban.model.ts'
import { maskNir } from '#platform/identifiers/identifier.model.ts'
import { livePapersOf, paperForReader } from '#rh/employee-documents/papers.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { permitOn } from '#rh/work-permits/held-permit.model.ts'
import { type Employee, isUnderage } from '../employee.model.ts'
import { positionToday, workplaceToday } from './current-facts.queries.ts'
import { contractNotEnded } from './contract-not-ended.ts'
import { payrollNumber } from './employees.queries.ts'
import { openIban } from './bank.ts'
import { openNir } from './nir.ts'
import { requireInScope, type Scope } from './scope.ts'
import { cogsThatNeedPermit } from './standing.ts'

const columns = [
  'e.id',
  'e.contactId',
  'e.clientId',
  'e.companyId',
  'e.status',
  'e.archivedAt',
  'e.title',
  'e.sex',
  'e.firstname',
  'e.otherFirstnames',
  'e.name',
  'e.birthName',
  'e.language',
  'e.dateOfBirth',
  'e.birthCity',
  'e.birthInseeCode',
  'e.birthDepartment',
  'e.birthCountryCog',
  'e.citizenshipCog',
  'e.mail',
  'e.cellPhone',
  'e.workMail',
  'e.workPhone',
  'e.addressLine',
  'e.additionalAddress',
  'e.postCode',
  'e.city',
  'e.inseeCode',
  'e.country',
  'e.emergencyName',
  'e.emergencyPhone',
  'e.nirEncrypted',
  'e.ibanEncrypted',
  'e.bic',
  'e.accountHolder',
  'e.maritalStatus',
  'e.transport',
  'e.drivingLicence',
  'e.gloveSize',
  'e.shoeSize',
  'e.guardianName',
  'e.guardianRelation',
  'e.guardianMail',
  'e.guardianPhone',
  'e.hasDisabledWorkerStatus',
  'e.restrictions',
  'e.candidateId',
  'e.candidateApplicationId',
  'e.photoFileId',
  'e.situation',
  'e.missing',
  'e.customValues',
  'e.version',
] as const

const fileOf = preparedQuery((db: RhDb, { id, today }: Places<{ id: string; today: string }>) =>
  db
    .selectFrom('rh.employee as e')
    .leftJoin('platform.company as c', 'c.id', 'e.companyId')
    .select(columns)
    .select(eb => [
      'c.name as company',
      payrollNumber(eb).as('software1Number'),
      positionToday(today).as('position'),
      workplaceToday(today).as('currentWorkplace'),
      contractNotEnded(today).as('contractNotEnded'),
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
  requireInScope(scope, row.companyId)
  const { clientId } = row
  const fieldRights = scope.canWithFields(row.companyId)
  const can = scope.can(row.companyId)
  const needsPermit = row.citizenshipCog !== null && cogs.includes(row.citizenshipCog)
  const permits = papers
    .filter(({ kind }) => kind === 'workPermit')
    .map(paper => ({ ...paper, type: paper.permitType }))
  const permit = permitOn(needsPermit, permits, scope.today)
  const ofPapers = { ...fieldRights, bring: can.edit, edit: can.edit, delete: can.archive }
  const files = papers
    .filter(({ supersededAt }) => supersededAt === null)
    .map(paper => paperForReader(paper, ofPapers, scope.today))
  return {
    id: row.id,
    contactId: row.contactId,
    clientId,
    companyId: row.companyId,
    company: row.company,
    status: row.status as Employee['status'],
    archivedAt: row.archivedAt,
    situation: row.situation as Employee['situation'],
    missing: row.missing as Employee['missing'],
    photoFileId: row.photoFileId,
    isUnderage: isUnderage(row.dateOfBirth, Temporal.PlainDate.from(scope.today)),
    title: row.title as Employee['title'],
    sex: row.sex as Employee['sex'],
    firstname: row.firstname,
    otherFirstnames: row.otherFirstnames,
    name: row.name,
    birthName: row.birthName,
    language: row.language as Employee['language'],
    dateOfBirth: row.dateOfBirth,
    birthCity: row.birthCity,
    birthInseeCode: row.birthInseeCode,
    birthDepartment: row.birthDepartment,
    birthCountry: row.birthCountryCog && iso2OfCog(row.birthCountryCog),
    citizenship: row.citizenshipCog && iso2OfCog(row.citizenshipCog),
    needsPermit,
    mail: row.mail,
    cellPhone: row.cellPhone,
    workMail: row.workMail,
    workPhone: row.workPhone,
    address: {
      address: row.addressLine,
      additionalAddress: row.additionalAddress,
      postCode: row.postCode,
      city: row.city,
      inseeCode: row.inseeCode,
      country: row.country,
    },
    emergencyName: row.emergencyName,
    emergencyPhone: row.emergencyPhone,
    ...maskedNumbers(keys, row, fieldRights),
    bic: row.bic,
    accountHolder: row.accountHolder,
    maritalStatus: row.maritalStatus as Employee['maritalStatus'],
    transport: row.transport,
    drivingLicence: row.drivingLicence,
    gloveSize: row.gloveSize === null ? null : Number(row.gloveSize),
    shoeSize: row.shoeSize === null ? null : Number(row.shoeSize),
    guardianName: row.guardianName,
    guardianRelation: row.guardianRelation,
    guardianMail: row.guardianMail,
    guardianPhone: row.guardianPhone,
    hasDisabledWorkerStatus: fieldRights.seeSensitive ? row.hasDisabledWorkerStatus : null,
    restrictions: row.restrictions,
    candidateId: row.candidateId,
    candidateApplicationId: row.candidateApplicationId,
    software1Number: row.software1Number,
    position: row.position,
    currentWorkplace: row.currentWorkplace,
    identityCard: files.find(({ kind }) => kind === 'idCard') ?? null,
    files,
    permit: { state: permit.state, expirationDate: permit.expirationDate },
    contractNotEnded: row.contractNotEnded,
    customValues: row.customValues as Employee['customValues'],
    can: { ...can, delete: can.archive, ...fieldRights },
    version: row.version,
  }
}

type Sealed = { id: string; clientId: string; nirEncrypted: Uint8Array | null; ibanEncrypted: Uint8Array | null }

/** Part of a number still tells of it: a mask is for who may see the whole. */
function maskedNumbers(keys: Keys, row: Sealed, { seeSensitive }: { seeSensitive: boolean }) {
  if (!seeSensitive) return { nirMasked: null, ibanMasked: null }
  const { nirEncrypted: nir, ibanEncrypted: iban } = row
  const place = { clientId: row.clientId, employeeId: row.id }
  return {
    nirMasked: nir && maskNir(openNir(keys, place, nir)),
    ibanMasked: iban && maskIban(openIban(keys, place, iban)),
  }
}

/** The employee whom the directory knows by that contact. @throws Refusal 404 */
export async function employeeOfContact(db: RhDb, contactId: string): Promise<string> {
  const row = await db.selectFrom('rh.employee').select('id').where('contactId', '=', contactId).executeTakeFirst()
  if (!row) throw notFound()
  return row.id
}
