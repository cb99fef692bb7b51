import { expect, test } from 'vitest'
import { columnsOf, layOut } from './flow-layout.ts'

const node = (key: string) => ({ key, title: key, tone: 'plain' as const })
const nodes = ['bloc', 'apport', 'mélange', 'colis'].map(node)
const links = [
  { from: 'bloc', to: 'apport', weight: 10 },
  { from: 'apport', to: 'mélange', weight: 6 },
  { from: 'apport', to: 'colis', weight: 4 },
  { from: 'mélange', to: 'colis', weight: 6 },
]

test('what is made stands after all that it is made of, and ribbons are as wide as what they carry', () => {
  expect([...columnsOf(nodes, links).values()]).toEqual([0, 1, 2, 3])
  const { columns, links: drawn } = layOut(nodes, links, { columnWidth: 200, nodeWidth: 150 })
  expect(columns).toBe(4)
  expect(drawn.map(({ width }) => width)).toEqual([22, 13.2, 8.8, 13.2])
})

test('a circle, which the ledger forbids, ends all the same', () => {
  expect(columnsOf(nodes, [...links, { from: 'colis', to: 'bloc', weight: 1 }]).size).toBe(4)
})
