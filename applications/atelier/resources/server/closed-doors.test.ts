import { expect, test } from 'vitest'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { useWorld } from '#platform/testing/world.ts'
import { resourcesCalls } from '../resources.calls.ts'

const world = useWorld()

test('machines are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: await world.client(), rights: { 'documents/atelier': 3 } })
  const doors = [
    resourcesCalls.getResources,
    resourcesCalls.postResource,
    resourcesCalls.putResource,
    resourcesCalls.stopResource,
    resourcesCalls.reportStop,
    resourcesCalls.restartResource,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
