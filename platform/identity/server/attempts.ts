import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { networkOf } from './network-of.ts'

/** What is counted, under which rule. */
export type Counter = { rule: keyof typeof rules; of: string }

/** `free` tries in a window of `seconds`; beyond, a wait that doubles, or the rest of the window. Or nobody waits. */
type Rule =
  | { free: number; seconds: number; beyond: 'doublingWait' | 'restOfWindow' }
  | { seconds: number; beyond: 'noWait' }

const rules = {
  /** Never a lasting lock, and of one network alone: whoever knows a mail could shut its owner out. */
  login: { free: 5, seconds: 900, beyond: 'doublingWait' },
  loginEverywhere: { seconds: 900, beyond: 'noWait' },
  /** What is guessed by somebody who has proved something already, wherever he is. */
  account: { free: 5, seconds: 900, beyond: 'doublingWait' },
  address: { free: 100, seconds: 900, beyond: 'restOfWindow' },
  /** Everybody comes back at once when a maintenance ends. */
  reopening: { free: 20, seconds: 1, beyond: 'restOfWindow' },
  openCall: { free: 60, seconds: 60, beyond: 'restOfWindow' },
  passwordMail: { free: 3, seconds: 3_600, beyond: 'restOfWindow' },
  mailChange: { free: 5, seconds: 3_600, beyond: 'restOfWindow' },
  bugReport: { free: 10, seconds: 3_600, beyond: 'restOfWindow' },
  clientError: { free: 10, seconds: 60, beyond: 'restOfWindow' },
  verification: { free: 20, seconds: 3_600, beyond: 'restOfWindow' },
} as const satisfies Record<string, Rule>

const longestWindow = { hours: 1 }

/** The waits are 1, 2, 4 ... 60 seconds. */
const longestWait = 60
const doublings = 6

/** The clocks of two processes, or of two requests, differ a little: what need not wait may be tried at any time. */
const atAnyTime = sql<string>`'epoch'::timestamptz`

type Given = { clock: Clock; keys: Keys }

/** `from` is a network, or the browser in which the owner has signed in before. */
export const loginCounter = (mail: string, from: string): Counter => ({ rule: 'login', of: `${mail} ${from}` })
export const loginEverywhereCounter = (mail: string): Counter => ({ rule: 'loginEverywhere', of: mail })
export const accountCounter = (mail: string, device?: string): Counter => ({
  rule: 'account',
  of: device ? `${mail} ${device}` : mail,
})
export const addressCounter = (address: string): Counter => ({ rule: 'address', of: networkOf(address) })
export const reopeningCounter: Counter = { rule: 'reopening', of: 'everybody' }
export const openCallCounter = (address: string): Counter => ({ rule: 'openCall', of: networkOf(address) })
export const passwordMailCounter = (userId: string): Counter => ({ rule: 'passwordMail', of: userId })
export const mailChangeCounter = (userId: string): Counter => ({ rule: 'mailChange', of: userId })
export const bugReportCounter = (userId: string): Counter => ({ rule: 'bugReport', of: userId })
export const clientErrorCounter = (address: string): Counter => ({ rule: 'clientError', of: networkOf(address) })
export const verificationCounter = (address: string): Counter => ({ rule: 'verification', of: networkOf(address) })

/** Seconds until the next try may be made; 0 now. */
export async function secondsToWait(db: PlatformDb, { clock, keys }: Given, counter: Counter): Promise<number> {
  const row = await db
    .selectFrom('platform.attempt')
    .select('nextAt')
    .where('keyHash', '=', keyOf(keys, counter))
    .executeTakeFirst()
  if (!row) return 0
  const ms = Temporal.Instant.from(row.nextAt).epochMilliseconds - clock.now().epochMilliseconds
  return Math.max(0, Math.ceil(ms / 1_000))
}

/**
 * Counts one more, unless it has to wait: answers the seconds, or 0 when it was counted. What is guessed is counted
 * before it is tested, so that a hundred guesses at the same moment are not one. `weight` makes wait as so many
 * failures more would.
 */
export async function countAttempt(db: PlatformDb, given: Given, counter: Counter, weight = 0): Promise<number> {
  const failures = await countOneMore(db, given, counter, weight)
  return failures === undefined ? Math.max(1, await secondsToWait(db, given, counter)) : 0
}

/** Counts one more of what nobody waits for; answers how many there are in the window. */
export async function tallyAttempt(db: PlatformDb, given: Given, counter: Counter): Promise<number> {
  return (await countOneMore(db, given, counter, 0)) ?? 0
}

/** What was counted before it was tested turned out to be no failure; those before stay counted. */
export async function uncountAttempt(db: PlatformDb, { keys }: Given, counter: Counter, countedBy: Temporal.Instant) {
  await db
    .updateTable('platform.attempt')
    .set(eb => ({ failures: eb('failures', '-', 1), nextAt: atAnyTime }))
    .where('keyHash', '=', keyOf(keys, counter))
    .where('failures', '>', 0)
    .where('firstAt', '<=', countedBy.toString())
    .execute()
}

/** Back to zero. */
export async function forgetAttempts(db: PlatformDb, { keys }: Given, counter: Counter) {
  await db.deleteFrom('platform.attempt').where('keyHash', '=', keyOf(keys, counter)).execute()
}

/** Counters whose window has long passed say nothing any more. */
export async function forgetOldAttempts(db: PlatformDb, clock: Clock) {
  const now = clock.now()
  await db
    .deleteFrom('platform.attempt')
    .where('firstAt', '<', now.subtract(longestWindow).toString())
    .where('nextAt', '<', now.toString())
    .execute()
}

export const tooManyAttempts = (seconds: number) =>
  new Refusal(429, 'TOO_MANY_ATTEMPTS', 'identity.too-many-attempts', {
    retryAfterSeconds: seconds,
    values: { seconds },
  })

async function countOneMore(db: PlatformDb, given: Given, counter: Counter, weight: number) {
  const { rule, now } = { rule: rules[counter.rule], now: given.clock.now() }
  const isOver = sql`known.first_at <= ${now.subtract({ seconds: rule.seconds }).toString()}`
  const failures = sql`case when ${isOver} then 1 else known.failures + 1 end`
  const firstAt = sql`case when ${isOver} then ${now.toString()}::timestamptz else known.first_at end`
  const first = { now, failures: sql`1`, firstAt: sql`${now.toString()}::timestamptz`, weight }
  const { rows } = await sql<{ failures: number }>`
    insert into platform.attempt as known (key_hash, failures, first_at, next_at)
    values (${keyOf(given.keys, counter)}, 1, ${now.toString()}, ${nextAt(rule, first)})
    on conflict (key_hash) do update
       set failures = ${failures},
           first_at = ${firstAt},
           next_at = ${nextAt(rule, { now, failures, firstAt, weight })}
     where known.next_at <= ${now.toString()}
    returning failures`.execute(db)
  return rows[0]?.failures
}

type Count = { now: Temporal.Instant; failures: RawBuilder<unknown>; firstAt: RawBuilder<unknown>; weight: number }

function nextAt(rule: Rule, { now, failures, firstAt, weight }: Count) {
  if (rule.beyond === 'noWait') return atAnyTime
  const { free, seconds, beyond } = rule
  const tooMany = sql`(${failures} + ${weight}::int - ${free}::int)`
  const wait = sql`least(${longestWait}::int, 2 ^ least(${tooMany}, ${doublings}::int)) * interval '1 second'`
  const until =
    beyond === 'restOfWindow'
      ? sql`${firstAt} + ${seconds}::int * interval '1 second'`
      : sql`${now.toString()}::timestamptz + ${wait}`
  return sql`case when ${tooMany} < 0 then ${atAnyTime} else ${until} end`
}

const keyOf = (keys: Keys, { rule, of }: Counter) => keys.fingerprint('attempt', `${rule} ${of}`)
