import { expect, test } from 'vitest'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { useWorld } from '#platform/testing/world.ts'
import { fabricationOrdersCalls } from '../fabrication-orders.calls.ts'

const world = useWorld()

test('orders are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: await world.client(), rights: { 'documents/atelier': 3 } })
  const doors = [
    fabricationOrdersCalls.getLotsDisponibles,
    fabricationOrdersCalls.getLotsForDetail,
    fabricationOrdersCalls.getDefectKindsOfOrder,
    fabricationOrdersCalls.getFabricationOrderByLigneDetail,
    fabricationOrdersCalls.getFabricationOrderById,
    fabricationOrdersCalls.getFabricationOrderDetailsByOrderId,
    fabricationOrdersCalls.loadPauseHistory,
    fabricationOrdersCalls.getTimelineOfOrder,
    fabricationOrdersCalls.getOrdersOfDay,
    fabricationOrdersCalls.getSheetOfOrder,
    fabricationOrdersCalls.getLabelOfCases,
    fabricationOrdersCalls.createFabricationOrder,
    fabricationOrdersCalls.demarrerFabrication,
    fabricationOrdersCalls.suspendreFabrication,
    fabricationOrdersCalls.terminerFabrication,
    fabricationOrdersCalls.endPouring,
    fabricationOrdersCalls.reportLine,
    fabricationOrdersCalls.closeOrder,
    fabricationOrdersCalls.cancelOrder,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
