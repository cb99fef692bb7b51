import { describe, expect, test } from 'vitest'
import type { CompanyInTree } from '../workplace.model.ts'
import {
  findNode,
  landingOf,
  landingsOf,
  linesOf,
  neighbourOf,
  nodesOf,
  pathOf,
  type PlaceNode,
} from './place-nodes.ts'

const common = (name: string) => ({ id: name, name, color: '#2E7D4F', headcount: 0, archivedAt: null, version: 1 })
const nowhere = { address: null, additionalAddress: null, postCode: null, city: null, inseeCode: null, country: 'FR' }

const site = (companyId: string, name: string, units: Record<string, readonly string[]>, more: object = {}) => ({
  ...common(name),
  companyId,
  siret: null,
  address: { ...nowhere, city: name === 'Nord' ? 'Angers' : null },
  units: Object.entries(units).map(([unit, subunits]) => ({
    ...common(unit),
    siteId: name,
    serviceId: null,
    subunits: subunits.map(subunit => ({ ...common(subunit), unitId: unit })),
  })),
  ...more,
})

const company = (name: string, sites: CompanyInTree['sites'], edit = true): CompanyInTree => ({
  id: name,
  name,
  color: null,
  siren: null,
  can: { edit, archive: edit },
  sites,
})

const nodes = nodesOf([
  company('Serres', [
    site('Serres', 'Ancien', {}, { archivedAt: '2026-01-01T00:00:00Z' }),
    site('Serres', 'Nord', { Bouturage: [], Tri: ['Rang 1'] }),
    site('Serres', 'Sud', { Quai: [] }),
  ]),
  company('Station', [site('Station', 'Gare', { Expédition: [] })]),
])
const named = (name: string) => findNode(nodes, name) as PlaceNode
const everything = new Set(['Serres', 'Nord', 'Sud', 'Tri', 'Station', 'Gare'])
const shown = (search = '', open: ReadonlySet<string> = everything) =>
  linesOf(nodes, { open, search }).map(({ node }) => node.name)

describe('the lines of the tree', () => {
  test('are those of open branches', () => {
    expect(shown('', new Set(['Serres', 'Nord']))).toEqual([
      'Serres',
      'Ancien',
      'Nord',
      'Bouturage',
      'Tri',
      'Sud',
      'Station',
    ])
  })

  test('are in the order of names, and of the numbers in them', () => {
    const rows = nodesOf([company('Serres', [site('Serres', 'Nord', { 'Rang 10': [], 'Rang 2': [], Élevage: [] })])])

    expect(rows[0]?.children[0]?.children.map(({ name }) => name)).toEqual(['Élevage', 'Rang 2', 'Rang 10'])
  })

  test('lead to what is sought, without care for accents, and show what it holds', () => {
    expect(shown('expedition', new Set())).toEqual(['Station', 'Gare', 'Expédition'])
    expect(shown('ANGERS', new Set())).toEqual(['Serres', 'Nord', 'Bouturage', 'Tri', 'Rang 1'])
    expect(shown('rien')).toEqual([])
  })

  test('are gone through by arrows, the way in being the way one reads', () => {
    const lines = linesOf(nodes, { open: everything, search: '' })
    const line = (name: string) => lines.find(({ node }) => node.name === name) as (typeof lines)[number]
    const next = (name: string, key: string, isMirrored = false) => {
      const found = neighbourOf(lines, line(name), key, isMirrored)
      return typeof found === 'object' ? found.node.name : found
    }

    expect([next('Nord', 'ArrowDown'), next('Nord', 'ArrowUp')]).toEqual(['Bouturage', 'Ancien'])
    expect([next('Nord', 'ArrowRight'), next('Nord', 'ArrowLeft')]).toEqual(['Bouturage', 'toggle'])
    expect([next('Nord', 'ArrowRight', true), next('Rang 1', 'ArrowLeft')]).toEqual(['toggle', 'Tri'])
    expect([next('Tri', 'Home'), next('Tri', 'End')]).toEqual(['Serres', 'Expédition'])
  })
})

describe('where a place may go', () => {
  test('is another site of its company for a unit, another unit for a subunit', () => {
    expect(landingsOf(nodes, named('Tri')).map(({ name }) => name)).toEqual(['Sud'])
    expect(landingsOf(nodes, named('Rang 1')).map(({ name }) => name)).toEqual(['Bouturage', 'Quai'])
  })

  test('is the nearest place that can hold it, over whatever it is let go', () => {
    expect(landingOf(named('Tri'), named('Quai'))?.name).toBe('Sud')
    expect(landingOf(named('Tri'), named('Bouturage'))).toBeUndefined()
    expect(landingOf(named('Tri'), named('Expédition'))).toBeUndefined()
    expect(landingOf(named('Nord'), named('Sud'))).toBeUndefined()
  })

  test('is nowhere for who may not edit', () => {
    const read = nodesOf([company('Serres', [site('Serres', 'Nord', { Tri: [] }), site('Serres', 'Sud', {})], false)])

    expect(landingsOf(read, findNode(read, 'Tri') as PlaceNode)).toEqual([])
  })
})

test('a place is told by its names from the site down', () => {
  expect(pathOf(named('Rang 1'))).toEqual(['Nord', 'Tri', 'Rang 1'])
  expect(pathOf(named('Nord'))).toEqual(['Nord'])
})
