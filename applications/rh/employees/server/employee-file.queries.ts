import { notFound } from '#kernel/server/errors.ts'
import { type Places, prepared } from '#kernel/server/prepared.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { iso2OfCog } from '#platform/identifiers/countries.model.ts'
import { maskNir } from '#platform/identifiers/identifier.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type Employee, isUnderage } from '../employee.model.ts'
import { positionToday, workplaceToday } from './current-facts.queries.ts'
import { payrollNumber } from './employees.queries.ts'
import { openNir } from './nir.ts'
import { requireInScope, type Scope } from './scope.ts'

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
  const [row] = await fileOf(db, { id, today: scope.today })
  if (!row) throw notFound()
  requireInScope(scope, row.company_id)
  const { client_id: clientId, nir_encrypted: sealedNir } = row
  return {
    id: row.id,
    contactId: row.contact_id,
    clientId,
    companyId: row.company_id,
    company: row.company,
    status: row.status as Employee['status'],
    archivedAt: row.archived_at,
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
    birthDepartment: row.birth_department,
    birthCountry: row.birth_country_cog && iso2OfCog(row.birth_country_cog),
    citizenship: row.citizenship_cog && iso2OfCog(row.citizenship_cog),
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
    nirMasked: sealedNir && maskNir(openNir(keys, { clientId, employeeId: row.id }, sealedNir)),
    software1Number: row.software1Number,
    position: row.position,
    currentWorkplace: row.currentWorkplace,
    customValues: row.custom_values as Employee['customValues'],
    can: scope.can(row.company_id),
    version: row.version,
  }
}
