import { expect, test } from 'vitest'
import type { AccountingFact } from '#platform/trade/accounting-fact.model.ts'
import { accountingFileOf } from './accounting-file.model.ts'
import { kindsOfLines, linesToBook } from './month-to-export.model.ts'

const fact = (more: Partial<AccountingFact>): AccountingFact => ({
  key: 'a',
  kind: 'energy',
  day: '2026-11-12',
  companyId: 'layon',
  reference: 'F1',
  partner: 'TotalEnergies',
  label: 'Gaz; serre sud',
  vatRate: 2_000,
  vatCents: 24_690,
  cents: 123_450,
  ...more,
})
const accounts = new Map([['energy', { kind: 'energy', account: '6061', analytic: 'SERRE' }]])

test('lines of a company come by day, without those that amount to nothing or are another’s', () => {
  const facts = [
    fact({ key: 'c', day: '2026-11-20' }),
    fact({ key: 'nothing', cents: 0 }),
    fact({ key: 'theirs', companyId: 'loir' }),
    fact({ key: 'nobody’s', companyId: null }),
    fact({ key: 'b' }),
    fact({ key: 'a' }),
  ]
  const lines = linesToBook(facts, 'layon', new Map([['b', 3]]))
  expect(lines.map(({ key, before }) => [key, before])).toEqual([
    ['a', null],
    ['b', 3],
    ['c', null],
  ])
})

test('kinds sum what they debit and credit, and say which have no account', () => {
  const lines = linesToBook(
    [fact({}), fact({ key: 'b', cents: -23_450, vatCents: null }), fact({ key: 'c', kind: 'credit', vatCents: null })],
    'layon',
    new Map([['b', 1]]),
  )
  const kinds = [
    { code: 'none', name: 'Rien' },
    { code: 'credit', name: 'Avoir' },
    { code: 'energy', name: 'Énergie' },
  ]
  expect(kindsOfLines(lines, kinds, accounts)).toEqual([
    { kind: 'credit', name: 'Avoir', account: null, lines: 1, former: 0, cents: 123_450, vatCents: null },
    { kind: 'energy', name: 'Énergie', account: '6061', lines: 2, former: 1, cents: 100_000, vatCents: 24_690 },
  ])
})

test('the file has a fact a line, amounts above zero with their side, and marks what was exported before', () => {
  const lines = linesToBook(
    [fact({}), fact({ key: 'b', reference: '=A1', cents: -20_005, vatCents: -4_001 })],
    'layon',
    new Map([['b', 7]]),
  )
  const file = accountingFileOf(lines, { company: 'Serres', names: new Map([['energy', 'Énergie']]), accounts })
  expect(file.split('\r\n').slice(1)).toEqual([
    '12/11/2026;Serres;Énergie;F1;TotalEnergies;6061;SERRE;"Gaz; serre sud";20;246,9;1234,5;D;',
    '12/11/2026;Serres;Énergie;\'=A1;TotalEnergies;6061;SERRE;"Gaz; serre sud";20;40,01;200,05;C;export 7',
    '',
  ])
})
