import { type t as translate, useLanguage, useT } from '#kernel/web/i18n.ts'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { countryName } from '#platform/identifiers/countries.model.ts'
import type { Employee } from '../../employee.model.ts'
import { languageName } from '../spoken-languages.ts'

type Say = (value: string) => string

const labels: Record<string, string> = {
  title: 'person-title',
  sex: 'sex',
  firstname: 'firstname',
  otherFirstnames: 'other-firstnames',
  name: 'name',
  birthName: 'birth-name',
  language: 'language',
  dateOfBirth: 'date-of-birth',
  birthCity: 'birth-city',
  birthDepartment: 'birth-department',
  birthCountry: 'birth-country',
  citizenship: 'citizenship',
  mail: 'mail',
  cellPhone: 'cell-phone',
  workMail: 'work-mail',
  workPhone: 'work-phone',
  emergencyName: 'emergency',
  emergencyPhone: 'emergency-phone',
  'address.address': 'address',
  'address.additionalAddress': 'additional-address',
  'address.postCode': 'post-code',
  'address.city': 'city',
  'address.country': 'country',
  birthInseeCode: 'birth-insee-code',
  companyId: 'company',
  software1Number: 'number',
  nir: 'nir',
  iban: 'iban',
  bic: 'bic',
  accountHolder: 'account-holder',
  maritalStatus: 'marital-status',
  transport: 'transport',
  drivingLicence: 'driving-licence',
  gloveSize: 'glove-size',
  shoeSize: 'shoe-size',
  guardianName: 'guardian-name',
  guardianRelation: 'guardian-relation',
  guardianMail: 'mail',
  guardianPhone: 'guardian-phone',
  hasDisabledWorkerStatus: 'disabled-worker',
  restrictions: 'restrictions',
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
    return { label: t(`rh.employee.${labels[field]}`), value: value === '' ? '—' : (sayings[field]?.(value) ?? value) }
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
  drivingLicence: held => t(held === 'true' ? 'kernel.yes' : 'kernel.no'),
  hasDisabledWorkerStatus: held => t(held === 'true' ? 'kernel.yes' : 'kernel.no'),
  sex: sex => t(`rh.employee.sex-${sex}`),
})
