import { expect, test } from 'vitest'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { useWorld } from '#platform/testing/world.ts'
import { planningCalls } from '../planning.calls.ts'

const world = useWorld()

test('plans are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: await world.client(), rights: { 'documents/atelier': 3 } })
  const doors = [
    planningCalls.getPrevisionCondiDetailByDate,
    planningCalls.getDetailByArticleAndSpecTiers,
    planningCalls.getDetailByArticleAndSpecTiersForOneWeek,
    planningCalls.getPrevisionCondiByWeekAndQuality,
    planningCalls.getPrevisionsCondiByDayAndQuality,
    planningCalls.getLignesDetailByLigneAtelierForWeek,
    planningCalls.getLignesDetailByLigneAtelierForDay,
    planningCalls.getLignesDetailByLigneAtelierAndDate,
    planningCalls.insertUpdateLigneDetailAtelier,
    planningCalls.postPrevision,
    planningCalls.getWeekPlan,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
