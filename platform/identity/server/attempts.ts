import { type RawBuilder, sql } from 'kysely'
import type { Visit } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { deviceOf, isKnownDevice } from './known-devices.ts'
import { networkOf } from './network-of.ts'

/** What is counted, under which rule. */
export type Counter = { rule: keyof typeof rules; of: string }

/** `free` tries in a window of `seconds`; beyond, a wait that doubles, or the rest of the window. */
type Rule = { free: number; seconds: number; beyond: 'doublingWait' | 'restOfWindow' }

const rules = {
  /** Never a lasting lock: whoever knows a mail could shut its owner out. */
  account: { free: 5, seconds: 900, beyond: 'doublingWait' },
  address: { free: 100, seconds: 900, beyond: 'restOfWindow' },
  /** Everybody comes back at once when a maintenance ends. */
  reopening: { free: 20, seconds: 1, beyond: 'restOfWindow' },
  openCall: { free: 60, seconds: 60, beyond: 'restOfWindow' },
  passwordMail: { free: 3, seconds: 3_600, beyond: 'restOfWindow' },
  mailChange: { free: 5, seconds: 3_600, beyond: 'restOfWindow' },
  bugReport: { free: 10, seconds: 3_600, beyond: 'restOfWindow' },
  clientError: { free: 10, seconds: 60, beyond: 'restOfWindow' },
} as const satisfies Record<string, Rule>

const longestWindow = { hours: 1 }

/** The waits are 1, 2, 4 ... 60 seconds. */
const longestWait = 60
const doublings = 6

type Given = { clock: Clock; keys: Keys }

/** An account is counted by its mail, known or not; apart for a browser in which its owner has signed in before. */
export async function accountCounter(
  db: PlatformDb,
  { clock, visit }: Given & { visit: Visit },
  mail: string,
): Promise<Counter> {
  const device = deviceOf(visit)
  const isKnown = device !== undefined && (await isKnownDevice(db, clock, device, mail))
  return { rule: 'account', of: isKnown ? `${mail} ${device.toString('hex')}` : mail }
}

export const addressCounter = (address: string): Counter => ({ rule: 'address', of: networkOf(address) })
export const reopeningCounter: Counter = { rule: 'reopening', of: 'everybody' }
export const openCallCounter = (address: string): Counter => ({ rule: 'openCall', of: networkOf(address) })
export const passwordMailCounter = (userId: string): Counter => ({ rule: 'passwordMail', of: userId })
export const mailChangeCounter = (userId: string): Counter => ({ rule: 'mailChange', of: userId })
export const bugReportCounter = (userId: string): Counter => ({ rule: 'bugReport', of: userId })
export const clientErrorCounter = (address: string): Counter => ({ rule: 'clientError', of: networkOf(address) })

/** Seconds until the next try may be made; 0 now. */
export async function secondsToWait(db: PlatformDb, { clock, keys }: Given, counter: Counter): Promise<number> {
  const row = await db
    .selectFrom('platform.attempt')
    .select('next_at')
    .where('key_hash', '=', keyOf(keys, counter))
    .executeTakeFirst()
  if (!row) return 0
  const ms = Temporal.Instant.from(row.next_at).epochMilliseconds - clock.now().epochMilliseconds
  return Math.max(0, Math.ceil(ms / 1_000))
}

/**
 * Counts one more, unless it has to wait: answers the seconds, or 0 when it was counted. What is guessed is counted
 * before it is tested, so that a hundred guesses at the same moment are not one.
 */
export async function countAttempt(db: PlatformDb, given: Given, counter: Counter): Promise<number> {
  const { rule, now } = { rule: rules[counter.rule], now: given.clock.now() }
  const isOver = sql`known.first_at <= ${now.subtract({ seconds: rule.seconds }).toString()}`
  const failures = sql`case when ${isOver} then 1 else known.failures + 1 end`
  const firstAt = sql`case when ${isOver} then ${now.toString()}::timestamptz else known.first_at end`
  const { rows } = await sql`
    insert into platform.attempt as known (key_hash, failures, first_at, next_at)
    values (${keyOf(given.keys, counter)}, 1, ${now.toString()}, ${now.toString()})
    on conflict (key_hash) do update
       set failures = ${failures},
           first_at = ${firstAt},
           next_at = case when ${failures} < ${rule.free}::int then ${now.toString()}::timestamptz
                          else ${nextAt(rule, { now, failures, firstAt })} end
     where known.next_at <= ${now.toString()}
    returning failures`.execute(db)
  return rows.length > 0 ? 0 : Math.max(1, await secondsToWait(db, given, counter))
}

/** What was counted before it was tested turned out to be right: it was no failure, and those before stay counted. */
export async function uncountAttempt(db: PlatformDb, { clock, keys }: Given, counter: Counter) {
  await db
    .updateTable('platform.attempt')
    .set(eb => ({ failures: eb('failures', '-', 1), next_at: clock.now().toString() }))
    .where('key_hash', '=', keyOf(keys, counter))
    .where('failures', '>', 0)
    .execute()
}

/** Back to zero. */
export async function forgetAttempts(db: PlatformDb, { keys }: Given, counter: Counter) {
  await db.deleteFrom('platform.attempt').where('key_hash', '=', keyOf(keys, counter)).execute()
}

/** Counters whose window has long passed say nothing any more. */
export async function forgetOldAttempts(db: PlatformDb, clock: Clock) {
  const now = clock.now()
  await db
    .deleteFrom('platform.attempt')
    .where('first_at', '<', now.subtract(longestWindow).toString())
    .where('next_at', '<', now.toString())
    .execute()
}

export const tooManyAttempts = (seconds: number) =>
  new Refusal(429, 'TOO_MANY_ATTEMPTS', 'identity.too-many-attempts', {
    retryAfterSeconds: seconds,
    values: { seconds },
  })

type Count = { now: Temporal.Instant; failures: RawBuilder<unknown>; firstAt: RawBuilder<unknown> }

function nextAt(rule: Rule, { now, failures, firstAt }: Count) {
  if (rule.beyond === 'restOfWindow') return sql`${firstAt} + ${rule.seconds}::int * interval '1 second'`
  const wait = sql`least(${longestWait}::int, 2 ^ least(${failures} - ${rule.free}::int, ${doublings}::int))`
  return sql`${now.toString()}::timestamptz + ${wait} * interval '1 second'`
}

const keyOf = (keys: Keys, { rule, of }: Counter) => keys.fingerprint('attempt', `${rule} ${of}`)
