import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { rightsCalls } from '#platform/rights/rights.calls.ts'
import { standingCalls } from '#platform/users/standing.calls.ts'
import { openTwoClients, type TwoClients } from './two-clients.ts'

let two: TwoClients
beforeAll(async () => {
  two = await openTwoClients()
})
afterAll(() => two?.close())

const atOnce = 3

/** Each in its turn, a few at a time. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  let next = 0
  const worker = async () => {
    while (next < items.length) await work(items[next++] as Item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

test('what is explained of anybody in the demo is what his calls are judged by', async () => {
  const admin = await two.signIn('admin@val-de-loire.example', two.own)
  const people = two.actors.map(({ userId }) => userId)
  const elements = two.catalogue.elements().map(({ id }) => id)
  const pairs = people.flatMap(user => elements.map(element => ({ user, element })))
  const different: object[] = []

  await each(pairs, async ({ user, element }) => {
    const judged = await as(admin).call(standingCalls.canUserAccessElement, { user, client: two.own, element })
    const told = await as(admin).call(rightsCalls.explainRight, { userId: user, elementId: element })
    const best = Math.max(0, ...told.sources.map(({ cappedTo }) => cappedTo))
    if (told.level !== judged.level || best !== judged.level || told.readOnly !== judged.readOnly)
      different.push({ user, element, judged: judged.level, told: told.level, best })
  })

  expect(different).toEqual([])
  expect(pairs.length).toBeGreaterThan(1_500)
})
