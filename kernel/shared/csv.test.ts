import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('a French spreadsheet opens it: semicolons, commas in numbers, a mark before the first line alone', () => {
  expect(
    csvText(
      [
        ['Nom', 'Heures'],
        ['Petit', 7.5],
        ['Haddad', null],
      ],
      { isFirst: true },
    ),
  ).toBe('\uFEFFNom;Heures\r\nPetit;7,5\r\nHaddad;\r\n')
  expect(csvText([['Caron', 12]], { isFirst: false })).toBe('Caron;12\r\n')
  expect(csvText([], { isFirst: false })).toBe('')
})

test('what separates cells or lines stands between quotes, and a quote is doubled', () => {
  expect(csvText([['a;b', 'c,d', 'e\nf', 'dit « g »', 'h"i']], { isFirst: false })).toBe(
    '"a;b";"c,d";"e\nf";dit « g »;"h""i"\r\n',
  )
})

test('no cell runs as a formula', () => {
  expect(csvText([['=1+1', '+33 6 12', '@x']], { isFirst: false })).toBe("'=1+1;+33 6 12;'@x\r\n")
})
