import { describe, expect, test } from 'vitest'
import type { PayrollLine } from '#rh/payroll-lines.model.ts'
import type { PayrollCodes } from './payroll-code.model.ts'
import { payrollFileOf, untoldIn } from './payroll-file.model.ts'

const codes: PayrollCodes = new Map([
  ['NORMAL', { code: 'HN', unit: 'hours', sign: 1 }],
  ['OVERTIME_25', { code: 'HS25', unit: 'hours', sign: 1 }],
  ['NIGHT', { code: null, unit: 'hours', sign: 1 }],
  ['ABSENCE_CP', { code: 'CP', unit: 'days', sign: -1 }],
])
const line = (more: Partial<PayrollLine>): PayrollLine => ({
  id: 'a',
  payrollNumber: '1042',
  rubric: 'NORMAL',
  unit: 'minutes',
  quantity: 2_100,
  from: '2026-11-16',
  to: '2026-11-22',
  ...more,
})
const told = (...lines: PayrollLine[]) => payrollFileOf(lines, codes).split('\r\n').slice(1, -1)

describe('the file of a payroll software', () => {
  test('begins with a mark and its columns, and tells hours with a decimal comma', () => {
    expect(payrollFileOf([line({ quantity: 2_130 })], codes)).toBe(
      '\uFEFFmatricule;code;valeur;dateDebut;dateFin\r\n1042;HN;35,5;16/11/2026;22/11/2026\r\n',
    )
  })

  test('rounds minutes to the hundredth of an hour, the same above and below zero', () => {
    expect(told(line({ quantity: 440 }), line({ id: 'b', quantity: -440 }))).toEqual([
      '1042;HN;7,33;16/11/2026;22/11/2026',
      '1042;HN;-7,33;16/11/2026;22/11/2026',
    ])
  })

  test('tells days of absence with the sign of their rubric, and a correction against it', () => {
    const absence = { rubric: 'ABSENCE_CP', unit: 'days', from: '2026-11-17', to: '2026-11-17' } as const
    expect(told(line({ ...absence, quantity: 150 }), line({ ...absence, id: 'b', quantity: -50 }))).toEqual([
      '1042;CP;-1,5;17/11/2026;17/11/2026',
      '1042;CP;0,5;17/11/2026;17/11/2026',
    ])
  })

  test('leaves out what the company chose not to tell', () => {
    expect(told(line({ rubric: 'NIGHT', quantity: 60 }))).toEqual([])
    expect(untoldIn([line({ rubric: 'NIGHT', payrollNumber: '' })], codes)).toEqual({ rubrics: [], withoutNumber: [] })
  })

  test('is the same bytes, in whatever order its lines come', () => {
    const lines = [
      line({ id: 'd', payrollNumber: '1050' }),
      line({ id: 'c', rubric: 'ABSENCE_CP', unit: 'days', quantity: 100 }),
      line({ id: 'b', rubric: 'OVERTIME_25', quantity: 60 }),
      line({ id: 'a' }),
    ]
    expect(payrollFileOf(lines.toReversed(), codes)).toBe(payrollFileOf(lines, codes))
    expect(told(...lines).map(one => one.split(';')[1])).toEqual(['HN', 'HS25', 'CP', 'HN'])
  })

  test('misses rubrics that nobody decided on, each once, and people without a number', () => {
    const nameless = line({ id: 'c', payrollNumber: ' ' })
    const untold = untoldIn(
      [
        line({ rubric: 'ABSENCE_MAL', unit: 'days', quantity: 100 }),
        line({ id: 'b', rubric: 'ABSENCE_MAL', unit: 'days', quantity: 200 }),
        line({ id: 'd', rubric: 'SUNDAY' }),
        nameless,
      ],
      codes,
    )
    expect(untold).toEqual({ rubrics: ['SUNDAY', 'ABSENCE_MAL'], withoutNumber: [nameless] })
  })
})
