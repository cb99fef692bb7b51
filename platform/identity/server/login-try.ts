import type { PlatformDb } from '#platform/platform-db.ts'
import {
  type Counter,
  addressCounter,
  countAttempt,
  loginCounter,
  loginEverywhereCounter,
  reopeningCounter,
  tallyAttempt,
  tooManyAttempts,
  uncountAttempt,
} from './attempts.ts'
import type { IdentityGiven } from './identity-parts.ts'
import { knownDevice } from './known-devices.ts'
import { networkOf } from './network-of.ts'

/** A try that was counted before it was made, and by when: what is taken back must be of the same window. */
export type CountedTry = { counters: readonly Counter[]; by: Temporal.Instant }

/** So many failures at an account, from all networks together, weigh like one more of each network. */
const failuresThatWeigh = 20

/**
 * Counts a try at the password of a mail, known or not: for the address, and for the account from this network. A
 * browser in which its owner has signed in before counts apart, and so do the networks, so that a stranger makes himself
 * wait. When there are many of them, a network waits sooner after failures of its own (docs/decisions/031). Counters
 * are locked in this order, and what throws counts nothing.
 * @throws Refusal 429 when it has to wait
 */
export async function countLoginTry(db: PlatformDb, given: IdentityGiven, mail: string): Promise<CountedTry> {
  const device = await knownDevice(db, given, mail)
  const ofAddress = await countOfAddress(db, given)
  if (isReopening(given)) await count(db, given, reopeningCounter)
  const ofLogin = device ? [await count(db, given, loginCounter(mail, device))] : await countOfNetwork(db, given, mail)
  return { counters: [ofAddress, ...ofLogin], by: given.clock.now() }
}

/**
 * Counts a try at a secret that is no account's.
 * @throws Refusal 429 when it has to wait
 */
export async function countAddressTry(db: PlatformDb, given: IdentityGiven): Promise<CountedTry> {
  return { counters: [await countOfAddress(db, given)], by: given.clock.now() }
}

/** The try was no failure. */
export async function takeBackTry(db: PlatformDb, given: IdentityGiven, { counters, by }: CountedTry) {
  for (const counter of counters) await uncountAttempt(db, given, counter, by)
}

const countOfAddress = (db: PlatformDb, given: IdentityGiven) => count(db, given, addressCounter(given.visit.address))

async function countOfNetwork(db: PlatformDb, given: IdentityGiven, mail: string) {
  const everywhere = loginEverywhereCounter(mail)
  const weight = Math.floor((await tallyAttempt(db, given, everywhere)) / failuresThatWeigh)
  const own = await count(db, given, loginCounter(mail, networkOf(given.visit.address)), weight)
  return [everywhere, own]
}

async function count(db: PlatformDb, given: IdentityGiven, counter: Counter, weight = 0): Promise<Counter> {
  const seconds = await countAttempt(db, given, counter, weight)
  if (seconds > 0) throw tooManyAttempts(seconds)
  return counter
}

/** The minute after a maintenance of everything. */
function isReopening({ board, clock }: IdentityGiven) {
  const since = board.reopenedAt()
  return since !== undefined && Temporal.Instant.compare(clock.now(), since.add({ minutes: 1 })) < 0
}
