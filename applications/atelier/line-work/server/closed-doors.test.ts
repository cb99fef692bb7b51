import { expect, test } from 'vitest'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { useWorld } from '#platform/testing/world.ts'
import { lineWorkCalls } from '../line-work.calls.ts'

const world = useWorld()

test('the work at a line are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: await world.client(), rights: { 'documents/atelier': 3 } })
  const doors = [
    lineWorkCalls.updateFabricationOrderDetail,
    lineWorkCalls.deleteFabricationOrderdetail,
    lineWorkCalls.updateNumLotDetail,
    lineWorkCalls.loggerFile,
    lineWorkCalls.addLotToOrder,
    lineWorkCalls.getRefusedLot,
    lineWorkCalls.declareCases,
    lineWorkCalls.getTasksOfOrder,
    lineWorkCalls.startTask,
    lineWorkCalls.endTask,
    lineWorkCalls.skipTask,
    lineWorkCalls.getPeopleOfOrder,
    lineWorkCalls.getScalesOfLine,
    lineWorkCalls.movePerson,
    lineWorkCalls.getPeopleOfDay,
    lineWorkCalls.correctTimes,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
