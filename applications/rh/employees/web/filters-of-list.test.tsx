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
