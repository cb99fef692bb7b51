import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { weeksOf } from './month.ts'
import { countries, e164Of, maskPhone, nationalOf, shownPhone } from './phone.ts'
import { dateIn, withSlashes } from './typed-date.ts'

test('a phone number is shown under the mask of its country and kept in full', () => {
  const [france, spain, morocco] = countries
  expect(maskPhone(france, '0612345678')).toBe('06.12.34.56.78')
  expect(e164Of(france, '06.12.34.56.78')).toBe('+33612345678')
  expect(e164Of(spain, '612 34 56 78')).toBe('+34612345678')
  expect(nationalOf(morocco, '+212612345678')).toBe('06.12.34.56.78')
  expect(shownPhone('+33612345678')).toBe('+33 06.12.34.56.78')
  expect(shownPhone('+32470123456')).toBe('+32470123456')
})

test('a date is typed with or without slashes and only if it exists', () => {
  expect(withSlashes('20112026')).toBe('20/11/2026')
  expect(withSlashes('1/2/2026')).toBe('1/2/2026')
  expect(dateIn('20/11/2026')).toBe('2026-11-20')
  expect(dateIn('29/02/2028')).toBe('2028-02-29')
  expect(dateIn('29/02/2026')).toBeNull()
  expect(dateIn('20/11')).toBeNull()
})

test('a month is whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf(Temporal.PlainDate.from('2026-11-20'))
  expect(weeks.map(week => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect([String(weeks[0]?.[0]), String(weeks.at(-1)?.at(-1))]).toEqual(['2026-10-26', '2026-12-06'])
})

test('an exported cell never runs as a formula and keeps its quotes', () => {
  const columns = [
    { key: 'a', label: 'Nom', text: (row: string) => row },
    { key: 'b', label: 'Poids', text: () => 1.5 },
  ]
  expect(csvOf(columns, ['=1+1', 'Dit "le Grand"; Paul'])).toBe(
    '\uFEFFNom;Poids\r\n\'=1+1;1,5\r\n"Dit ""le Grand""; Paul";1,5\r\n',
  )
})

test.each(['=1+1', '＝1+1', '＋A1', '－A1', '＠SUM(A1)', '\n=1+1', '\r=1+1', '\t=1+1'])(
  'nor does one that a spreadsheet reads as beginning with a sign: %j',
  formula => {
    const [, line = ''] = csvOf([{ key: 'a', label: 'Nom', text: (row: string) => row }], [formula]).split(/Nom\r\n/)
    expect(line).toMatch(/^"?'/)
  },
)

test('an exported cell stays one where a comma parts cells, and a phone stays a phone', () => {
  const columns = [{ key: 'a', label: 'Nom', text: (row: string) => row }]
  expect(csvOf(columns, ['Petit, Paul', '+33 6 12'])).toBe('\uFEFFNom\r\n"Petit, Paul"\r\n+33 6 12\r\n')
})
