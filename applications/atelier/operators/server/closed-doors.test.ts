import { expect, test } from 'vitest'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { useWorld } from '#platform/testing/world.ts'
import { operatorsCalls } from '../operators.calls.ts'

const world = useWorld()

test('teams are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: await world.client(), rights: { 'documents/atelier': 3 } })
  const doors = [
    operatorsCalls.getOperators,
    operatorsCalls.postOperator,
    operatorsCalls.putOperator,
    operatorsCalls.giveOperatorTicket,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
