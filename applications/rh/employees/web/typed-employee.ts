import type { Employee } from '../employee.model.ts'

const names = [
  'title',
  'sex',
  'firstname',
  'otherFirstnames',
  'name',
  'birthName',
  'language',
  'dateOfBirth',
  'birthCity',
  'birthDepartment',
  'birthCountry',
  'citizenship',
  'mail',
  'cellPhone',
  'workMail',
  'workPhone',
  'emergencyName',
  'emergencyPhone',
] as const
const addressNames = ['address', 'additionalAddress', 'postCode', 'city', 'country'] as const

/** What the form of a file holds at first: a field without value is blank. */
export const typedOf = (employee: Employee) => ({
  ...Object.fromEntries(names.map(name => [name, employee[name] ?? ''])),
  address: Object.fromEntries(addressNames.map(name => [name, employee.address[name] ?? ''])),
})

/** Fields of the form, by their place in it, whose value is not the same in two readings of a file. */
export const fieldsThatDiffer = (one: Employee, other: Employee): string[] => [
  ...names.filter(name => one[name] !== other[name]),
  ...addressNames.filter(name => one.address[name] !== other.address[name]).map(name => `address.${name}`),
]
