import { expect, test } from 'vitest'
import { exactTotal, type Figures, largestCompanies, withExactTotal } from './figures-of-list.ts'

const [serres, station, ferme] = ['serres', 'station', 'ferme']
const figures: Figures = {
  active: 2_160,
  toHire: 45,
  betweenSeasons: 860,
  left: 0,
  archived: 41_000,
  startingThisMonth: 0,
  endingThisMonth: 0,
  byCompany: [
    { companyId: serres, name: 'Serres du Val de Loire', active: 1_590 },
    { companyId: ferme, name: 'Ferme des Deux Rivières', active: 0 },
    { companyId: station, name: 'Station Beaulieu', active: 560 },
    { companyId: null, name: null, active: 10 },
  ],
}
const counted = { items: [], total: 1_010, totalIsExact: false, page: 0, size: 10 }

test('a whole tab is as long as its figure', () => {
  expect(exactTotal(figures, { status: 'active' })).toBe(2_160)
  expect(withExactTotal(counted, figures, { status: 'archived' })).toMatchObject({ total: 41_000, totalIsExact: true })
})

test('the tab of everybody is as long as all others together', () => {
  expect(exactTotal(figures, { status: 'all' })).toBe(2_160 + 45 + 860 + 41_000)
})

test('the active people of one company are as many as its figure', () => {
  expect(exactTotal(figures, { status: 'active', companyId: serres })).toBe(1_590)
})

test('no figure knows the length of a search, nor the archived people of one company', () => {
  expect(exactTotal(figures, { status: 'active', isNarrower: true })).toBeUndefined()
  expect(exactTotal(figures, { status: 'archived', companyId: serres })).toBeUndefined()
  expect(withExactTotal(counted, figures, { status: 'active', isNarrower: true })).toBe(counted)
})

test('a page that the server counted to the end keeps its count, which is the fresher', () => {
  const page = { ...counted, total: 214, totalIsExact: true }
  expect(withExactTotal(page, figures, { status: 'active' })).toBe(page)
})

test('the home page shows the companies with most people, and none beside a total that is already theirs', () => {
  expect(largestCompanies(figures, 3).map(company => company.companyId)).toEqual([serres, station])
  expect(largestCompanies(figures, 1).map(company => company.companyId)).toEqual([serres])
  expect(largestCompanies({ ...figures, byCompany: figures.byCompany.slice(0, 1) }, 3)).toEqual([])
})
