import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { nir, nirKey } from '#platform/identifiers/identifier.model.ts'
import { date } from './date-reader.model.ts'
import { readBySchema, code, inOneForm, list, oneOf, phone, type Reader, text } from './readers.model.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const read = <Value>(reader: Reader<Value>, cell: string | number) => {
  const reading = reader(cell, today)
  return 'value' in reading ? reading.value : reading.problem.label
}

const civilDate = fc.integer({ min: 0, max: 73_000 }).map(days => Temporal.PlainDate.from('1900-03-01').add({ days }))
const two = (number: number) => String(number).padStart(2, '0')

describe('a date', () => {
  test.each([
    ['14/03/1994', '1994-03-14'],
    ['4/3/94', '1994-03-04'],
    [' 04.03.1994 ', '1994-03-04'],
    ['4-3-1994', '1994-03-04'],
    ['1994-03-14', '1994-03-14'],
    ['1994-03-14T00:00:00', '1994-03-14'],
    ['14/03/1994 00:00', '1994-03-14'],
    ['14 mars 1994', '1994-03-14'],
    ['lundi 1er août 1994', '1994-08-01'],
    ['14 fév. 94', '1994-02-14'],
    ['14 de marzo de 1994', '1994-03-14'],
    ['14031994', '1994-03-14'],
    ['19940314', '1994-03-14'],
    ['34407', '1994-03-14'],
    [34407, '1994-03-14'],
    [34407.75, '1994-03-14'],
    ['1/1/26', '2026-01-01'],
    ['1/1/27', '1927-01-01'],
    ['29/02/2000', '2000-02-29'],
  ])('written %j is read', (cell, expected) => {
    expect(read(date, cell)).toBe(expected)
  })

  test.each([
    ['31/02/1994', 'imports.problem.day'],
    ['29/02/1900', 'imports.problem.day'],
    ['03/25/1994', 'imports.problem.month'],
    ['14/03/0994', 'imports.problem.year'],
    ['14/03/994', 'imports.problem.year'],
    ['1994', 'imports.problem.date'],
    ['mars 1994', 'imports.problem.date'],
    ['14 brumaire 1994', 'imports.problem.date'],
    ['inconnue', 'imports.problem.date'],
    [60, 'imports.problem.date'],
    [0, 'imports.problem.date'],
    [999_999, 'imports.problem.date'],
  ])('written %j is refused', (cell, expected) => {
    expect(read(date, cell)).toBe(expected)
  })

  test('is the same whichever way it is written', () => {
    fc.assert(
      fc.property(civilDate, born => {
        const { day, month, year } = born
        const days = Temporal.PlainDate.from('1899-12-30').until(born).days
        const ways = [
          `${day}/${month}/${year}`,
          `${two(day)}.${two(month)}.${year}`,
          born.toString(),
          `${born}T12:30:00`,
          `${two(day)}${two(month)}${year}`,
          days,
          born.toLocaleString('fr-FR', { dateStyle: 'long' }),
        ]
        expect(new Set(ways.map(way => read(date, way)))).toEqual(new Set([born.toString()]))
      }),
      { numRuns: 300 },
    )
  })

  test('of two digits is in the last hundred years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), year => {
        const found = Number(read(date, `1/1/${two(year)}`).slice(0, 4))
        expect([found % 100, found <= 2026, found > 1926]).toEqual([year, true, true])
      }),
    )
  })
})

describe('a phone', () => {
  test.each([
    ['06 12 34 56 78', '+33612345678'],
    ['06.12.34.56.78', '+33612345678'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['0033612345678', '+33612345678'],
    ['+212 612-345678', '+212612345678'],
    [612345678, '+33612345678'],
    ['612345678,00', '+34612345678'],
  ])('written %j is read', (cell, expected) => {
    expect(read(phone, cell)).toBe(expected)
  })

  test('of nine digits in a text is Spanish, and doubtful', () => {
    expect(phone('612345678', today)).toEqual({
      value: '+34612345678',
      doubt: { label: 'imports.doubt.spanish-phone' },
    })
  })

  test('is the same for a French number however it is grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(' ', '.', '-', ''), (rest, gap) => {
        const digits = `06${String(rest).padStart(8, '0')}`
        const grouped = digits.match(/../g)?.join(gap) ?? ''
        expect(read(phone, grouped)).toBe(read(phone, Number(digits.slice(1))))
      }),
    )
  })
})

describe('a number that is a name', () => {
  const number = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/, { error: 'wrong' })

  test.each([
    ['147', '147'],
    ['147,00', '147'],
    ['147.0', '147'],
    [147, '147'],
    ['M-147', 'M-147'],
    ['2,69055E+14', 'imports.problem.rounded'],
    ['2.69055e14', 'imports.problem.rounded'],
    ['M 147', 'wrong'],
  ])('written %j is read or refused', (cell, expected) => {
    expect(read(code(number), cell)).toBe(expected)
  })

  test('of social security is read grouped, bare or as a spreadsheet’s number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), order => {
        const thirteen = `2940349${String(order).padStart(6, '0')}`
        const whole = thirteen + nirKey(thirteen)
        const grouped = whole.replace(/^(.)(..)(..)(..)(...)(...)(..)$/, '$1 $2 $3 $4 $5 $6 $7')
        for (const way of [whole, grouped, Number(whole), `${whole},00`]) expect(read(code(nir), way)).toBe(whole)
      }),
    )
  })
})

test('words are the same without case, accents, hyphens or little words', () => {
  for (const written of ['Date de naissance', 'DATE DE NAISSANCE', 'date-naissance', ' Date  naissance* '])
    expect(inOneForm(written)).toBe('date naissance')
  expect(inOneForm('N° Sécu')).toBe(inOneForm('numero secu'))
  expect(inOneForm('Cœur')).toBe('coeur')
})

test('a choice is read by any of its words, and offered when it is none', () => {
  const title = oneOf([
    { value: 'mr', words: ['M.', 'Monsieur'] },
    { value: 'mrs', words: ['Mme', 'Madame'] },
  ])
  expect(['M', 'm.', 'MONSIEUR', 'mme', 'Madame', 'mrs'].map(cell => read(title, cell))).toEqual([
    'mr',
    'mr',
    'mr',
    'mrs',
    'mrs',
    'mrs',
  ])
  expect(title('Dr', today)).toEqual({
    problem: { label: 'imports.problem.not-offered', values: { offered: 'M., Mme' } },
  })
})

test('a list is cut where people cut it; a text keeps one blank for many', () => {
  expect(read(list, 'RH ; Paie|Quai\nSerre, Nord;')).toEqual(['RH', 'Paie', 'Quai', 'Serre, Nord'])
  expect(read(text(11), ' rue   du\nPort ')).toBe('rue du Port')
  expect(read(text(10), ' rue   du\nPort ')).toBe('imports.problem.too-long')
})

test('no reader breaks on anything that a cell may hold', () => {
  const readers: Reader<unknown>[] = [date, phone, list, text(50), readBySchema(z.string()), code(nir)]
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.double()), cell =>
      readers.every(reader => {
        const reading = reader(cell, today)
        return 'value' in reading || reading.problem.label !== ''
      }),
    ),
    { numRuns: 200 },
  )
})
