import { expect, test } from 'vitest'
import type { MenuElement, Module } from '#platform/rights/menu.model.ts'
import { pagesNamed } from './pages-named.ts'

const element = (name: string, level = 1, children: MenuElement[] = []): MenuElement => ({
  id: 1,
  path: name,
  routePath: `/${name}`,
  kind: 'PAGE',
  name,
  level,
  readOnly: false,
  availableOnMobile: true,
  planned: false,
  children,
})
const rh: Module = {
  id: 8,
  code: 'rh',
  name: 'RH',
  colour: '#3F57B8',
  logo: null,
  root: element('RH', 1, [element('Gestion du personnel', 0, [element('Salariés'), element('Échéances')])]),
}
const titles = (words: string) => pagesNamed([rh], words).map(({ title }) => title)

test('a page is found by a piece of its name, without accents', () => {
  expect(titles('salari')).toEqual(['Salariés'])
  expect(titles('echeance')).toEqual(['Échéances'])
})

test('a page is found by the names above it, those whose own name begins so first', () => {
  expect(titles('personnel')).toEqual(['Salariés', 'Échéances'])
  expect(titles('rh')).toEqual(['RH', 'Salariés', 'Échéances'])
})

test('what only unfolds is no page, and its name tells where a page stands', () => {
  expect(pagesNamed([rh], 'salaries')).toMatchObject([{ detail: 'RH › Gestion du personnel', address: '/Salariés' }])
  expect(titles('gestion')).not.toContain('Gestion du personnel')
})

test('a word that begins so comes before one that only holds the letters', () => {
  const atelier = {
    ...rh,
    name: 'Atelier',
    root: element('Atelier', 0, [element('Fabrication'), element('Suivi des caisses')]),
  }
  expect(pagesNamed([atelier], 'ca').map(({ title }) => title)).toEqual(['Suivi des caisses', 'Fabrication'])
})

test('a page that is still to come stands after those that work, however well its name answers', () => {
  const contracts = { ...element('Contrats'), planned: true }
  const hr = { ...rh, root: element('RH', 0, [contracts, element('Modèles de contrats')]) }
  expect(pagesNamed([hr], 'contrats').map(({ title }) => title)).toEqual(['Modèles de contrats', 'Contrats'])
})
