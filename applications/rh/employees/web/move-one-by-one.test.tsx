import { expect, test, vi } from 'vitest'
import { moveOneByOne } from './move-one-by-one.ts'

const people = ['Inès', 'Youssef', 'Camille']
const never = () => false

test('each person is moved in turn and each step is told', async () => {
  const told: number[] = []
  const progress = await moveOneByOne(people, {
    move: async () => undefined,
    onStep: ({ moved }) => told.push(moved),
    isStopped: never,
  })
  expect(told).toEqual([1, 2, 3])
  expect(progress).toEqual({ moved: 3, failures: [], left: [] })
})

test('a refusal is told with its reason and the others go on', async () => {
  const move = vi.fn(async (person: string) => {
    if (person === 'Youssef') throw new Error('Cette personne est déjà archivée.')
  })
  const progress = await moveOneByOne(people, { move, onStep: () => undefined, isStopped: never })
  expect(move).toHaveBeenCalledTimes(3)
  expect(progress).toEqual({
    moved: 2,
    failures: [{ person: 'Youssef', reason: 'Cette personne est déjà archivée.' }],
    left: [],
  })
})

test('stopped half way, those not yet moved are left', async () => {
  const moved: string[] = []
  const progress = await moveOneByOne(people, {
    move: async person => moved.push(person),
    onStep: () => undefined,
    isStopped: () => moved.length === 1,
  })
  expect(moved).toEqual(['Inès'])
  expect(progress.left).toEqual(['Youssef', 'Camille'])
})
