import { expect, test } from 'vitest'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { useWorld } from '#platform/testing/world.ts'
import { theoreticalStockCalls } from '../theoretical-stock.calls.ts'

const world = useWorld()

test('what will be left are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: await world.client(), rights: { 'documents/atelier': 3 } })
  const doors = [
    theoreticalStockCalls.calculAtelierStockTheorique,
    theoreticalStockCalls.getStockCover,
    theoreticalStockCalls.insertUpdateStockTheorique,
    theoreticalStockCalls.updateStockTheorique,
    theoreticalStockCalls.updateStockTheoriqueBatch,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
