import { expect, test } from 'vitest'
import { checksOf, type ProductToCheck, type ToCheck } from './treatment-checks.model.ts'

const use = {
  species: 'tomato',
  target: 'Oïdium',
  doseMax: 1.2,
  doseUnit: 'l',
  maxApplications: 2,
  intervalDays: 7,
  preHarvestDays: 3,
  reEntryHours: null,
} as const
const product: ProductToCheck = {
  name: 'A',
  mixCategory: 1,
  usableUntil: null,
  dose: 1.2,
  use,
  applied: 0,
  lastOn: null,
}
const treatment: ToCheck = {
  on: '2026-11-17',
  isCovered: true,
  treatedM2: 1_005,
  placeM2: 1_000,
  products: [product],
  done: { certiphytoUntil: '2026-11-17', windMs: 5.5, rainMmH: 9, operator: 'Youssef' },
}
const rules = (more: Partial<ToCheck>) => checksOf({ ...treatment, ...more }).map(({ rule, level }) => [rule, level])
const ofProduct = (more: Partial<ProductToCheck>) => rules({ products: [{ ...product, ...more }] })

test('what its label allows is green under glass', () => {
  expect(rules({})).toEqual([])
})

test('what its label does not allow is red', () => {
  expect(ofProduct({ dose: 1.3 })).toEqual([['dose', 'red']])
  expect(ofProduct({ use: null })).toEqual([['use', 'red']])
  expect(ofProduct({ usableUntil: '2026-11-16' })).toEqual([['withdrawn', 'red']])
  expect(ofProduct({ applied: 2, lastOn: '2026-11-10' })).toEqual([['applications', 'red']])
  expect(ofProduct({ applied: 1, lastOn: '2026-11-11' })).toEqual([['interval', 'red']])
  expect(rules({ treatedM2: 1_005.01 })).toEqual([['area', 'red']])
  expect(
    rules({
      products: [
        { ...product, mixCategory: 2 },
        { ...product, mixCategory: 2 },
      ],
    }),
  ).toEqual([['mixture', 'red']])
})

test('in the open wind and rain forbid, and are asked for', () => {
  const done = { certiphytoUntil: '2026-11-17', windMs: 5.4, rainMmH: 8, operator: 'Youssef' }
  const open = (more: object) => rules({ isCovered: false, done: { ...done, ...more } })
  expect([open({}), open({ windMs: 5.5 }), open({ rainMmH: 9 })]).toEqual([[], [['wind', 'red']], [['rain', 'red']]])
  expect(open({ windMs: null })).toEqual([['weather', 'amber']])
  expect(open({ certiphytoUntil: '2026-11-16' })).toEqual([['certiphyto', 'red']])
})
