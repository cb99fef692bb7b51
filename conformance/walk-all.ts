import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import { bocage } from '#main/demo/plans/bocage.ts'
import { seededRandom } from '#main/demo/seeded-random.ts'
import { acceptedAtFirst, mostOfEach, rowsFollowed, rowsTriedBy, whoSeeMost } from './first-lap.ts'
import { listenToStatements } from './statements-heard.ts'
import { openTwoClients, type TwoClients } from './two-clients.ts'
import { untouched } from './untouched.ts'
import { hear, type Sides, type Told, walk } from './walk-with-ids.ts'
import { calls, endsOwnSession, isNotAccepted, isOfThePlatform, toldToAnybody, turnOf } from './walked-calls.ts'

/** What stands in every text of the neighbour. */
export const canary = new RegExp(bocage.canary as string, 'i')

/** Milliseconds, for walks of ten thousands of requests: a machine under load is slow, which is no failure. */
const timeout = 1_800_000

/** Which strangers are tried is drawn anew each time unless a seed says: a failure prints its own. */
const seed = process.env.SILLON_SEED ?? randomUUID()

/** More rows of a table than there are. */
export const everything = 100_000

/** So many of the others send it too, drawn for each call; and who is left, until somebody was let in. */
const others = 3

export const sidesOf = async (house: TwoClients, heard: () => string[] = () => []): Promise<Sides> => ({
  own: await house.rowsOf(house.own, mostOfEach),
  neighbour: await house.rowsOf(house.neighbour, mostOfEach),
  forbidden: { ids: new Set(await house.idsOf(house.neighbour, everything)), canary },
  random: seededRandom(seed),
  heard,
})

/** Sends calls in the name of everybody of a client. `beside` are only heard by what they say to the database. */
export async function walkAll(told: readonly Told[], house: TwoClients, seen: Sides, beside: readonly Told[] = []) {
  const all = { requests: 0, leaks: [] as string[], tellsApart: [] as string[], broken: [] as string[] }
  const neverAccepted: string[] = []
  const said = new Map<string, Set<string>>()
  const isBeside = new Set(beside)
  const inTurn = (calls: readonly Told[]) => calls.toSorted((first, second) => turnOf(first) - turnOf(second))
  const rows = rowsFollowed(house, seen)
  const accepted = await acceptedAtFirst(inTurn(told), house, rows)
  for (const one of inTurn([...told, ...beside])) {
    if (isBeside.has(one)) {
      said.set(one.name, (await hear(one, house.actors.slice(0, whoSeeMost), rows.sides(), 3)) ?? new Set())
      continue
    }
    let isAccepted = isOfThePlatform(one) || accepted.has(one.name)
    const statements = new Set(accepted.get(one.name))
    said.set(one.name, statements)
    const senders = [...house.actors.slice(0, whoSeeMost), ...seen.random.shuffled(house.actors.slice(whoSeeMost))]
    for (const [number, actor] of senders.entries()) {
      if (number >= whoSeeMost + others && (isAccepted || isNotAccepted.has(one.name))) break
      const found = await walk(one, actor, rows.sides(), rowsTriedBy(number))
      all.requests += found.requests
      all.leaks.push(...found.leaks)
      all.tellsApart.push(...found.tellsApart)
      all.broken.push(...found.broken)
      isAccepted ||= found.isAccepted
      for (const statement of found.statements) statements.add(statement)
      if (endsOwnSession.includes(one.name)) Object.assign(actor, await house.signIn(actor.mail, house.own))
    }
    await rows.follow(one, statements)
    if (!isAccepted) neverAccepted.push(one.name)
  }
  return { ...all, neverAccepted, said }
}

/**
 * Walks through the calls of one part of the product, in a house of its own: parts are walked side by side. What was found
 * is told by the tests of the part.
 */
export function walkThrough(isOfPart: (told: Told) => boolean) {
  const ofPart = calls.filter(isOfPart)
  const { heard, stop } = listenToStatements()
  let two: TwoClients
  let walked: Awaited<ReturnType<typeof walkAll>>
  let before: string
  beforeAll(async () => {
    two = await openTwoClients()
    before = await two.digestOfNeighbour()
    const walkedThrough = ofPart.filter(({ name }) => name !== 'login' && !toldToAnybody.includes(name))
    const beside = calls.filter(told => !isOfPart(told) && told.call.method === 'GET')
    walked = await walkAll(walkedThrough, two, await sidesOf(two, heard), beside)
  }, timeout)
  afterAll(stop)
  afterAll(() => two?.close())
  return {
    expectNothingRead: () => {
      const { leaks, tellsApart, broken, requests } = walked
      expect({ leaks, tellsApart, broken }, seed).toEqual({ leaks: [], tellsApart: [], broken: [] })
      expect(requests).toBeGreaterThan((whoSeeMost + others) * ofPart.length * 4)
    },
    expectNothingChanged: async () => expect(await two.digestOfNeighbour(), seed).toBe(before),
    expectAnswers: () =>
      expect(
        walked.neverAccepted.filter(name => !isNotAccepted.has(name)),
        seed,
      ).toEqual([]),
    expectTouchedRooms: () => expect(untouched(calls, walked.said), seed).toEqual([]),
  }
}
