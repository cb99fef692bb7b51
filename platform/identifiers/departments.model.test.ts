import { expect, test } from 'vitest'
import { departmentName, departmentOfPostCode } from './departments.model.ts'

test.each([
  ['44115', '44'],
  ['01000', '01'],
  ['20090', '2A'],
  ['20200', '2B'],
  ['97410', '974'],
  ['75012', '75'],
  ['98000', null],
  ['00100', null],
  ['4411', null],
])('the post code %s lies in the department %s', (postCode, department) => {
  expect(departmentOfPostCode(postCode)).toBe(department)
})

test('departments are known by name', () => {
  expect(departmentName('49')).toBe('Maine-et-Loire')
  expect(departmentName('20')).toBeNull()
})
