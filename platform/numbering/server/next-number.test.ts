import { expect, test } from 'vitest'
import { useWorld } from '#platform/testing/world.ts'
import { nextNumber, nextReference, numberRange } from './next-number.ts'

const world = useWorld()

test('twenty who count at once get twenty numbers, and who gives up leaves no gap', async () => {
  const client = await world.client()
  const recalls = { series: 'recall', ownerId: client.companies[0]?.id as string, year: 2026 }
  const count = () => world.inClient(client, db => nextNumber(db, recalls))
  const numbers = await Promise.all(Array.from({ length: 20 }, count))
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))

  const givingUp = world.inClient(client, async db => {
    await nextNumber(db, recalls)
    throw new Error('refused')
  })
  await expect(givingUp).rejects.toThrow('refused')
  expect(await count()).toBe(21)
})

test('a range is given to one station alone, and each year and each owner counts by itself', async () => {
  const client = await world.client()
  const labels = { series: 'sscc', ownerId: client.companies[0]?.id as string, year: 2026 }
  const ranges = await Promise.all([1, 2].map(() => world.inClient(client, db => numberRange(db, labels, 120))))
  expect(ranges.map(({ from }) => from).toSorted((one, other) => one - other)).toEqual([1, 121])
  expect(await world.inClient(client, db => nextNumber(db, { ...labels, year: 2027 }))).toBe(1)
  expect(await world.inClient(await world.client(), db => nextNumber(db, labels))).toBe(1)
})

test('a reference is a mark, the year and the count', async () => {
  const client = await world.client()
  const orders = { series: 'order', ownerId: client.companies[0]?.id as string, mark: 'CA', digits: 4 }
  const written = (year: number) => world.inClient(client, db => nextReference(db, { ...orders, year }))
  expect([await written(2026), await written(2026), await written(2107)]).toEqual([
    'CA26-0001',
    'CA26-0002',
    'CA07-0001',
  ])
})
