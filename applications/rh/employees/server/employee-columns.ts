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
    otherFirstnames: fields.otherFirstnames,
    name: fields.name,
    birthName: fields.birthName,
    language: fields.language,
    dateOfBirth: fields.dateOfBirth,
    birthCity: fields.birthCity,
    birthDepartment: fields.birthDepartment,
    birthCountryCog: countryCode('birthCountry', fields.birthCountry),
    citizenshipCog: countryCode('citizenship', fields.citizenship),
    mail: fields.mail,
    cellPhone: fields.cellPhone,
    workMail: fields.workMail,
    workPhone: fields.workPhone,
    addressLine: address?.address,
    additionalAddress: address?.additionalAddress,
    postCode: address?.postCode,
    city: address?.city,
    inseeCode: address?.inseeCode,
    country: address?.country,
    emergencyName: fields.emergencyName,
    emergencyPhone: fields.emergencyPhone,
    birthInseeCode: fields.birthInseeCode?.toUpperCase() ?? fields.birthInseeCode,
    bic: fields.bic,
    accountHolder: fields.accountHolder,
    maritalStatus: fields.maritalStatus,
    transport: fields.transport,
    drivingLicence: fields.drivingLicence,
    gloveSize: fields.gloveSize,
    shoeSize: fields.shoeSize,
    guardianName: fields.guardianName,
    guardianRelation: fields.guardianRelation,
    guardianMail: fields.guardianMail,
    guardianPhone: fields.guardianPhone,
    hasDisabledWorkerStatus: fields.hasDisabledWorkerStatus,
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
