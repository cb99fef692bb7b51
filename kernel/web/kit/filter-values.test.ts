import { expect, test } from 'vitest'
import { z } from 'zod'
import { idIn, oneOf } from './filter-values.ts'

test.each([
  '01999999-9999-7999-8999-999999999999',
  '01999999-9999-7999-8999-99999999999A',
  '11111111-1111-1111-1111-111111111111',
  '01999999-9999-9999-8999-999999999999',
  '01999999999979998999999999999999',
  ' 01999999-9999-7999-8999-999999999999',
  'serre nord',
  '',
])('%j is an id where the server takes it for one', text => {
  expect(idIn(text)).toBe(z.uuid().safeParse(text).data)
})

test('a value is one of those that are known', () => {
  expect(oneOf(['late', 'early'], 'late')).toBe('late')
  expect(oneOf(['late', 'early'], 'Late')).toBeUndefined()
  expect(oneOf(['late'], undefined)).toBeUndefined()
})
