import { expect, test, vi } from 'vitest'
import { makeLog } from './log.ts'

/** What a line of the log says of an error. */
function toldOf(error: Error): string {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    makeLog('info').error({ err: error }, 'unexpected error')
    return said.mock.calls.map(([line]) => String(line)).join('')
  } finally {
    said.mockRestore()
  }
}

/** As PostgreSQL tells of a row that a rule refuses, and a mail server of an address. */
const ofDatabase = () =>
  Object.assign(new Error('new row for relation "employee" violates check constraint "employee_nir_check"'), {
    code: '23514',
    table: 'employee',
    constraint: 'employee_nir_check',
    detail: 'Failing row contains (Marie, Caron, 2840559350123).',
    where: 'SQL function "seal" statement 2840559350123',
  })
const ofPostOffice = () => Object.assign(new Error('refused'), { code: 'EENVELOPE', rejected: ['marie@essai.example'] })

test('an error is logged with what helps to find it', () => {
  const line = JSON.parse(toldOf(ofDatabase()))

  expect(line).toMatchObject({
    msg: 'unexpected error',
    err: {
      code: '23514',
      table: 'employee',
      constraint: 'employee_nir_check',
      stack: expect.stringContaining('log.test'),
    },
  })
})

test.each([
  ['of the database', ofDatabase],
  ['of the mail server', ofPostOffice],
  ['of several things', () => new AggregateError([ofDatabase(), ofPostOffice()], 'two mails were not handed over')],
  ['that another has caused', () => new Error('not written', { cause: ofDatabase() })],
])('an error %s is logged without the data that it carries', (_whose, make) => {
  expect(toldOf(make())).not.toMatch(/2840559350123|Marie|marie@/)
})
