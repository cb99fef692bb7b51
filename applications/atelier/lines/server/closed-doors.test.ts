import { expect, test } from 'vitest'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { useWorld } from '#platform/testing/world.ts'
import { linesCalls } from '../lines.calls.ts'

const world = useWorld()

test('lines are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: await world.client(), rights: { 'documents/atelier': 3 } })
  const doors = [
    linesCalls.getLigneAtelierByAtelier,
    linesCalls.getAllLigneAtelier,
    linesCalls.getLigneAtelierWithUserByAtelier,
    linesCalls.getLigneAtelierById,
    linesCalls.getLigneAtelierByLibelle,
    linesCalls.getLigneAtelierOfUser,
    linesCalls.getNextLigneAtelierCode,
    linesCalls.addLigneAtelier,
    linesCalls.updateLigneAtelier,
    linesCalls.deleteLigneAtelier,
    linesCalls.getOperationsOfLine,
    linesCalls.putOperationsOfLine,
    linesCalls.getMembersForLines,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
