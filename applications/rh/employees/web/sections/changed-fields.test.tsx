import { expect, test } from 'vitest'
import type { Employee } from '../../employee.model.ts'
import { type FormSection, sectionFields } from '../../employee-sections.model.ts'
import { changedFields } from './changed-fields.ts'
import { fieldsThatDiffer, typedOf } from './typed-employee.ts'

const mihai: Employee = {
  id: '019b8b74-1800-723b-afe6-a8fe0450b53d',
  contactId: '019b8b74-1800-723b-afe6-a8fe0450b53e',
  clientId: '019b8b74-1800-723b-afe6-a8fe0450b53f',
  companyId: null,
  company: null,
  status: 'active',
  archivedAt: null,
  isUnderage: false,
  title: 'mr',
  sex: 1,
  firstname: 'Mihai',
  otherFirstnames: null,
  name: 'Popescu',
  birthName: null,
  language: 'ro',
  dateOfBirth: '1994-03-14',
  birthCity: 'Iași',
  birthDepartment: '99',
  birthCountry: 'RO',
  citizenship: 'RO',
  mail: 'mihai.popescu@example.ro',
  cellPhone: '+33612345678',
  workMail: null,
  workPhone: null,
  address: {
    address: '12 chemin des Serres',
    additionalAddress: null,
    postCode: '44115',
    city: 'Basse-Goulaine',
    inseeCode: '44009',
    country: 'FR',
  },
  emergencyName: null,
  emergencyPhone: null,
  nirMasked: null,
  software1Number: '1045',
  position: null,
  currentWorkplace: null,
  situation: 'never_hired',
  missing: [],
  photoFileId: null,
  birthInseeCode: null,
  needsPermit: false,
  ibanMasked: 'FR76 **** 0189',
  bic: null,
  accountHolder: null,
  maritalStatus: null,
  transport: null,
  drivingLicence: null,
  gloveSize: 9,
  shoeSize: 43,
  guardianName: null,
  guardianRelation: null,
  guardianMail: null,
  guardianPhone: null,
  hasDisabledWorkerStatus: null,
  restrictions: null,
  candidateId: null,
  candidateApplicationId: null,
  can: {
    edit: true,
    archive: true,
    delete: true,
    seeSensitive: true,
    editSensitive: true,
    seePay: true,
    editPay: true,
  },
  identityCard: null,
  files: [],
  contractNotEnded: null,
  permit: { state: 'notNeeded', expirationDate: null },
  customValues: {},
  version: 3,
}

type Typed = Record<string, unknown>

/** What the form of a section gives once a person has typed over some of its fields. */
const submitted = <Section extends FormSection>(section: Section, typed: Typed = {}) =>
  sectionFields[section].parse({ ...typedOf(section, mihai), ...typed })

/** The contact details with another address. */
const movedTo = (address: Typed) =>
  submitted('contactDetails', { address: { ...(typedOf('contactDetails', mihai).address as Typed), ...address } })

test('a file that was only looked at sends nothing', () => {
  expect(changedFields(mihai, submitted('identity'))).toEqual({})
})

test('a changed name is sent alone, so that a change by somebody else to another field stands', () => {
  expect(changedFields(mihai, submitted('identity', { name: 'Popescu-Martin' }))).toEqual({ name: 'Popescu-Martin' })
})

test('an emptied field is sent as nothing known', () => {
  expect(changedFields(mihai, submitted('contactDetails', { mail: '' }))).toEqual({ mail: null })
  expect(changedFields(mihai, submitted('birth', { birthCity: '  ' }))).toEqual({ birthCity: null })
})

test('the same mail and number typed in another way change nothing', () => {
  const typed = { mail: ' Mihai.Popescu@Example.ro', cellPhone: '06 12 34 56 78' }
  expect(changedFields(mihai, submitted('contactDetails', typed))).toEqual({})
})

test('another street goes with its whole address and keeps the INSEE code of the town', () => {
  const { address } = changedFields(mihai, movedTo({ address: '3 rue du Lac' }))
  expect(address).toEqual({
    address: '3 rue du Lac',
    additionalAddress: null,
    postCode: '44115',
    city: 'Basse-Goulaine',
    country: 'FR',
  })
})

test('another town drops the INSEE code of the former one', () => {
  const { address } = changedFields(mihai, movedTo({ postCode: '44120', city: 'Vertou' }))
  expect(address).toMatchObject({ postCode: '44120', city: 'Vertou', inseeCode: null })
})

test('what somebody else saved meanwhile is found field by field, the address too', () => {
  const saved = { ...mihai, cellPhone: null, version: 4, address: { ...mihai.address, city: 'Vertou' } }
  expect(fieldsThatDiffer('contactDetails', mihai, saved)).toEqual(['cellPhone', 'address.city'])
})

test('a blank bank account keeps the one that is masked, and a typed one replaces it', () => {
  expect(changedFields(mihai, submitted('bank'))).toEqual({})
  const typed = submitted('bank', { iban: 'fr14 2004 1010 0505 0001 3M02 606' })
  expect(changedFields(mihai, typed)).toEqual({ iban: 'FR1420041010050500013M02606' })
})
