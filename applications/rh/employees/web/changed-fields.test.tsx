import { expect, test } from 'vitest'
import type { Employee } from '../employee.model.ts'
import { type EmployeeFields, employeeFields } from '../employee-form.model.ts'
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
  can: { edit: true, archive: true },
  customValues: {},
  version: 3,
}

/** What the form gives once a person has typed over some of its fields. */
const submitted = (typed: Record<string, unknown> = {}, address: Record<string, unknown> = {}): EmployeeFields => {
  const opened = typedOf(mihai)
  return employeeFields.parse({ ...opened, ...typed, address: { ...opened.address, ...address } })
}

test('a file that was only looked at sends nothing', () => {
  expect(changedFields(mihai, submitted())).toEqual({})
})

test('a changed name is sent alone, so that a change by somebody else to another field stands', () => {
  expect(changedFields(mihai, submitted({ name: 'Popescu-Martin' }))).toEqual({ name: 'Popescu-Martin' })
})

test('an emptied field is sent as nothing known', () => {
  expect(changedFields(mihai, submitted({ mail: '', birthCity: '  ' }))).toEqual({ mail: null, birthCity: null })
})

test('the same mail and number typed in another way change nothing', () => {
  const typed = { mail: ' Mihai.Popescu@Example.ro', cellPhone: '06 12 34 56 78' }
  expect(changedFields(mihai, submitted(typed))).toEqual({})
})

test('another street goes with its whole address and keeps the INSEE code of the town', () => {
  const { address } = changedFields(mihai, submitted({}, { address: '3 rue du Lac' }))
  expect(address).toEqual({
    address: '3 rue du Lac',
    additionalAddress: null,
    postCode: '44115',
    city: 'Basse-Goulaine',
    country: 'FR',
  })
})

test('another town drops the INSEE code of the former one', () => {
  const { address } = changedFields(mihai, submitted({}, { postCode: '44120', city: 'Vertou' }))
  expect(address).toMatchObject({ postCode: '44120', city: 'Vertou', inseeCode: null })
})

test('what somebody else saved meanwhile is found field by field, the address too', () => {
  const saved = { ...mihai, cellPhone: null, version: 4, address: { ...mihai.address, city: 'Vertou' } }
  expect(fieldsThatDiffer(mihai, saved)).toEqual(['cellPhone', 'address.city'])
})
