import type { Language } from '#kernel/shared/names.ts'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import type { useT } from '#kernel/web/i18n.ts'
import { countryName } from '#platform/identifiers/countries.model.ts'
import type { DetailName, SaidDetails } from '../hiring-details.model.ts'

/** Labels of what is typed, by its name. */
export const labelOfDetail: Record<DetailName, string> = {
  title: 'field.personTitle',
  maidenName: 'rh.hiring.detail.maidenName',
  birthdate: 'rh.hiring.detail.birthdate',
  birthCity: 'rh.hiring.detail.birthCity',
  citizenship: 'field.citizenship',
  cellPhoneNumber: 'field.phone',
  maritalStatus: 'rh.hiring.detail.maritalStatus',
  address: 'field.address',
  additionalAddress: 'field.additionalAddress',
  postCode: 'field.postCode',
  city: 'field.city',
  country: 'field.country',
  transport: 'rh.hiring.detail.transport',
  gloveSize: 'rh.hiring.detail.gloveSize',
  shoeSize: 'rh.hiring.detail.shoeSize',
  emergencyName: 'rh.hiring.detail.emergencyName',
  emergencyPhone: 'rh.hiring.detail.emergencyPhone',
  guardianName: 'rh.hiring.detail.guardianName',
  guardianRelation: 'rh.hiring.detail.guardianRelation',
  guardianPhone: 'field.phone',
  guardianMail: 'rh.hiring.detail.guardianMail',
}

type Saying = {
  t: ReturnType<typeof useT>
  language: Language
  date: (day: string) => string
  number: (value: number) => string
}

/** What was typed, as one reads it. */
export function detailInWords(said: SaidDetails, name: DetailName, { t, language, date, number }: Saying): string {
  const value = said[name]
  if (value === null || value === undefined) return ''
  if (name === 'title' || name === 'maritalStatus') return t(`rh.hiring.${name}.${value}`)
  if (name === 'citizenship' || name === 'country') return countryName(String(value), language)
  if (name === 'birthdate') return date(String(value))
  if (name === 'cellPhoneNumber' || name === 'emergencyPhone' || name === 'guardianPhone')
    return shownPhone(String(value))
  return typeof value === 'number' ? number(value) : String(value)
}
