import { cogOfIso2 } from '#platform/identifiers/countries.model.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { EmployeeFields } from '../employee-form.model.ts'

/** The columns that the sent fields fill; a field that was not sent fills none. */
export function employeeColumns(fields: Partial<EmployeeFields>) {
  const { address } = fields
  const columns = {
    title: fields.title,
    sex: fields.sex,
    firstname: fields.firstname,
    other_firstnames: fields.otherFirstnames,
    name: fields.name,
    birth_name: fields.birthName,
    language: fields.language,
    date_of_birth: fields.dateOfBirth,
    birth_city: fields.birthCity,
    birth_department: fields.birthDepartment,
    birth_country_cog: countryCode('birthCountry', fields.birthCountry),
    citizenship_cog: countryCode('citizenship', fields.citizenship),
    mail: fields.mail,
    cell_phone: fields.cellPhone,
    work_mail: fields.workMail,
    work_phone: fields.workPhone,
    address_line: address?.address,
    additional_address: address?.additionalAddress,
    post_code: address?.postCode,
    city: address?.city,
    insee_code: address?.inseeCode,
    country: address?.country,
    emergency_name: fields.emergencyName,
    emergency_phone: fields.emergencyPhone,
    birth_insee_code: fields.birthInseeCode?.toUpperCase() ?? fields.birthInseeCode,
    bic: fields.bic,
    account_holder: fields.accountHolder,
    marital_status: fields.maritalStatus,
    transport: fields.transport,
    driving_licence: fields.drivingLicence,
    glove_size: fields.gloveSize,
    shoe_size: fields.shoeSize,
    guardian_name: fields.guardianName,
    guardian_relation: fields.guardianRelation,
    guardian_mail: fields.guardianMail,
    guardian_phone: fields.guardianPhone,
    has_disabled_worker_status: fields.hasDisabledWorkerStatus,
    restrictions: fields.restrictions,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<
    typeof columns
  >
}

function countryCode(field: string, iso2: string | null | undefined) {
  if (!iso2) return iso2
  const cog = cogOfIso2(iso2)
  if (!cog) throw wrongField(`employee.${field}`, 'unknown_country', 'rh.employee.country-unknown')
  return cog
}
