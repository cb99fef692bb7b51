import { expect, test } from 'vitest'
import { pagesOfValues } from './values-page.model.ts'
import { daysFrom, meanOf } from './mean-of-values.model.ts'
import { tenThousandthsIn, valuesIn } from './read-values.model.ts'

const { gazpcs, elecpre, elecgaz } = pagesOfValues

test('figures are read whole, with a comma or a point', () => {
  expect(['33,4', '-12.5', '1 234,5678', '0,00001', '12a', ''].map(tenThousandthsIn)).toEqual([
    334_000,
    -125_000,
    12_345_678,
    null,
    null,
    null,
  ])
})

test('a file with a title, two columns and an empty cell is read', () => {
  expect(valuesIn('Jour;Hausse;Baisse\n01/02/2026;45,2;\n2026-02-02;1;2\n', elecpre.series, 'day')).toEqual({
    values: [
      { series: 'imbalance-up', day: '2026-02-01', value: 452_000 },
      { series: 'imbalance-up', day: '2026-02-02', value: 10_000 },
      { series: 'imbalance-down', day: '2026-02-02', value: 20_000 },
    ],
    faults: [],
  })
})

test('lines that cannot be read are told by their number', () => {
  const text = '01/02/2026;11,35\n01/02/2026;11,36\n31/02/2026;11\n02/02/2026;13\n03/02/2026;x\n04/02/2026;11;12'

  expect(valuesIn(text, gazpcs.series, 'day').faults).toEqual([
    { line: 2, reason: 'twice' },
    { line: 3, reason: 'day' },
    { line: 4, reason: 'bounds' },
    { line: 5, reason: 'value' },
    { line: 6, reason: 'columns' },
  ])
})

test('a value of a month stands on its first day', () => {
  expect(valuesIn('02/02/2026;30', elecgaz.series, 'month').faults).toEqual([{ line: 1, reason: 'day' }])
  expect(daysFrom('2026-01-15', '2026-03-31', 'month')).toEqual(['2026-02-01', '2026-03-01'])
})

test('a mean is rounded half up, and there is none of nothing', () => {
  expect([meanOf([1, 2]), meanOf([-1, -2]), meanOf([])]).toEqual([2, -2, null])
})
