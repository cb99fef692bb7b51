import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.employee.birth-date-invalid': 'Write a date that exists, such as 14/03/1994.',
  'rh.employee.age-at-hiring': 'A person is hired between 14 and 90 years of age: check the date of birth.',
  'rh.employee.country-unknown': 'This country is not known.',
  'rh.employee.company-unknown': 'Choose a company in which you may write.',
  'rh.employee.already-archived': 'This person is archived already.',
  'rh.employee.already-active': 'This person is active already.',
  'rh.employees.use-pages': 'More than {{most}} employees: read the list page by page.',
} satisfies Labels
