import { expect, test } from 'vitest'
import { ApiError } from '#kernel/web/api.ts'
import { refusalByField } from './refusal-by-field.ts'

const refused = (...fields: string[]) =>
  new ApiError({
    status: 400,
    code: 'INVALID_INPUT',
    message: 'Certaines informations sont à corriger.',
    fields: fields.map(field => ({ field, code: 'x', message: `à corriger : ${field}` })),
    requestId: 'req-42',
  })

test('a refused field is found again under its name in the form', () => {
  const refusal = refusalByField(refused('employee.name', 'employee.address.postCode', 'birthCountry')) as ApiError
  expect(refusal.fields.map(({ field }) => field)).toEqual(['name', 'address.postCode', 'birthCountry'])
  expect(refusal).toMatchObject({ status: 400, code: 'INVALID_INPUT', requestId: 'req-42' })
})

test('a fault of the program is not dressed up as a refusal', () => {
  const fault = new TypeError('x is not a function')
  expect(refusalByField(fault)).toBe(fault)
})
