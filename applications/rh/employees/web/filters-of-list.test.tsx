import { expect, test } from 'vitest'
import { filtersIn } from './filters-of-list.ts'

const site = '01999999-9999-7999-8999-999999999999'
const held = (filters: Record<string, string>) =>
  Object.fromEntries(Object.entries(filtersIn({ filters })).filter(([, value]) => value !== undefined))

test('filters go to the server under the names of the call', () => {
  expect(held({ site, unit: 'none', family: 'seasonal', month: 'starting', citizenship: 'RO' })).toEqual({
    siteId: site,
    unitId: 'none',
    family: 'seasonal',
    thisMonth: 'starting',
    citizenship: 'RO',
  })
})

test('days go to the server as the address tells them', () => {
  const year = '2026-01-01..2026-12-31'
  expect(held({ starting: year, ending: '2026-11-22..2026-11-22' })).toEqual({
    starting: year,
    ending: '2026-11-22..2026-11-22',
  })
})

test.each(['2026', '2026-12-31..2026-01-01', '2026-02-30..2026-03-01', '2026-01-01..', '0000-01-01..2026-01-01'])(
  '%s are no days',
  text => {
    expect(held({ starting: text, ending: text })).toEqual({})
  },
)

test('what a hand wrote into the address and means nothing narrows nothing', () => {
  expect(
    held({
      site: 'serre nord',
      company: 'none',
      family: 'cdi',
      sex: 'x',
      citizenship: 'zz',
      month: 'x',
      colour: 'red',
    }),
  ).toEqual({})
})
