import { expect, test } from 'vitest'
import { sitesOfStaff } from './sites-of-staff.model.ts'

const companies = [
  { companyId: 'serres', name: 'Serres' },
  { companyId: 'station', name: 'Station' },
  { companyId: null, name: null },
]
const sites = [
  { id: 'nord', name: 'Nord', companyId: 'serres' },
  { id: 'quai', name: 'Quai', companyId: 'station' },
  { id: 'sud', name: 'Sud', companyId: 'serres' },
  { id: 'verger', name: 'Verger', companyId: 'of nobody whom the reader sees' },
]
const labels = (within?: string, seen = companies) =>
  sitesOfStaff(sites, seen, within).choices.map(({ label }) => label)

test('before a company is chosen all sites are offered, each with the name of its company', () => {
  expect(labels()).toEqual(['Nord (Serres)', 'Sud (Serres)', 'Quai (Station)'])
})

test('of the company that is chosen, or of the only one, sites bear their own names', () => {
  expect(labels('serres')).toEqual(['Nord', 'Sud'])
  expect(labels(undefined, companies.slice(1))).toEqual(['Quai'])
})

test('a company that this reader does not know offers no site', () => {
  expect(labels('elsewhere')).toEqual([])
})
