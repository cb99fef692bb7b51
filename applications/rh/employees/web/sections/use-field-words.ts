import { type t as translate, useLanguage, useT } from '#kernel/web/i18n.ts'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { countryName } from '#platform/identifiers/countries.model.ts'
import type { Employee } from '../../employee.model.ts'
import { languageName } from '../spoken-languages.ts'

type Say = (value: string) => string

const labels: Record<string, string> = {
  title: 'field.personTitle',
  sex: 'rh.field.sex',
  firstname: 'field.firstname',
  otherFirstnames: 'rh.employee.other-firstnames',
  name: 'field.lastName',
  birthName: 'rh.field.birthName',
  language: 'rh.employee.language',
  dateOfBirth: 'rh.field.dateOfBirth',
  birthCity: 'rh.employee.birth-city',
  birthDepartment: 'rh.employee.birth-department',
  birthCountry: 'rh.employee.birth-country',
  citizenship: 'field.citizenship',
  mail: 'rh.employee.mail',
  cellPhone: 'rh.field.cellPhone',
  workMail: 'rh.field.workMail',
  workPhone: 'rh.field.workPhone',
  emergencyName: 'rh.field.emergencyName',
  emergencyPhone: 'rh.field.emergencyPhone',
  'address.address': 'field.address',
  'address.additionalAddress': 'field.additionalAddress',
  'address.postCode': 'field.postCode',
  'address.city': 'field.city',
  'address.country': 'field.country',
  birthInseeCode: 'rh.employee.birth-insee-code',
  companyId: 'field.company',
  software1Number: 'rh.field.payrollNumber',
  nir: 'rh.employee.nir',
  iban: 'rh.employee.iban',
  bic: 'rh.employee.bic',
  accountHolder: 'rh.employee.account-holder',
  maritalStatus: 'rh.employee.marital-status',
  transport: 'rh.employee.transport',
  drivingLicence: 'rh.employee.driving-licence',
  gloveSize: 'rh.employee.glove-size',
  shoeSize: 'rh.employee.shoe-size',
  guardianName: 'rh.employee.guardian-name',
  guardianRelation: 'rh.employee.guardian-relation',
  guardianMail: 'rh.employee.mail',
  guardianPhone: 'rh.employee.guardian-phone',
  hasDisabledWorkerStatus: 'rh.employee.disabled-worker',
  restrictions: 'rh.employee.restrictions',
}

/** A field of the form in words: its label and its value in a file. */
export function useFieldWords() {
  const t = useT()
  const language = useLanguage()
  const { date } = useFormat()
  const country: Say = iso2 => countryName(iso2, language)
  const sayings: Record<string, Say> = {
    ...coded(t),
    language: spoken => languageName(spoken, language),
    dateOfBirth: date,
    birthCountry: country,
    citizenship: country,
    'address.country': country,
    cellPhone: shownPhone,
    workPhone: shownPhone,
    emergencyPhone: shownPhone,
  }
  return (field: string, employee: Employee) => {
    const value = String(valueAt(employee, field) ?? '')
    return { label: t(labels[field] ?? field), value: value === '' ? '—' : (sayings[field]?.(value) ?? value) }
  }
}

function valueAt(employee: Employee, field: string): unknown {
  const [, part] = field.split('.')
  if (part) return employee.address[part as keyof Employee['address']]
  if (field === 'companyId') return employee.company
  if (field === 'nir') return employee.nirMasked
  if (field === 'iban') return employee.ibanMasked
  return employee[field as keyof Employee]
}

const coded = (t: typeof translate): Record<string, Say> => ({
  title: title => t(`rh.employee.${title}`),
  maritalStatus: status => t(`rh.employee.marital-${status}`),
  drivingLicence: held => t(held === 'true' ? 'answer.yes' : 'answer.no'),
  hasDisabledWorkerStatus: held => t(held === 'true' ? 'answer.yes' : 'answer.no'),
  sex: sex => t(`rh.employee.sex-${sex}`),
})
