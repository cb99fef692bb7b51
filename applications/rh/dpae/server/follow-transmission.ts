import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { DpaeError } from '../dpae.model.ts'
import type { Desk } from './desk.ts'
import { type DepositState, OrganismError } from './gateways/gateway.ts'
import { gatewayFor } from './organism-of-contract.ts'
import { moveTransmission, type Transmission, transmissionsWhere } from './running-transmission.ts'
import { failTransmission, isGivenUp, organismDown, rejectTransmission } from './send-declaration.ts'
import { accountMissing, withSession } from './session-of-account.ts'
import { tellFailure } from './tell-failure.ts'

export type Followed = {
  status: DepositState['state'] | 'failed'
  receiptNumber: string | null
  errors: DpaeError[]
  attempts: number
  nextPollInSeconds: number | null
}

/** Every 30 seconds for half an hour, then each hour. */
const shortPatience = { minutes: 30 } as const
const secondsBetween = { soon: 30, later: 3_600 }

/** Seconds that a browser waits before it asks again, by how often it did. */
const waitsOfBrowser = [1, 2, 4]
const usualWait = 10

export const waitAfter = (polls: number) => waitsOfBrowser[polls] ?? usualWait

/** The last attempt under that name at the organism. @throws Refusal 404 */
export async function transmissionOfFile(db: RhDb, fileId: string, now: string): Promise<Transmission> {
  const [found] = await transmissionsWhere(db, sql<boolean>`t.file_id = ${fileId}`, now)
  if (!found) throw notFound()
  return found
}

/**
 * Asks the organism what became of what was handed over, and keeps its answer; what is answered already is told again.
 * @throws Refusal 400 ACCOUNT_MISSING, ACCOUNT_REFUSED, ACCOUNT_LOCKED; 502 ORGANISM_DOWN
 */
export async function followTransmission(desk: Desk, transmission: Transmission): Promise<Followed> {
  if (transmission.state !== 'submitted') return answered(transmission)
  const { id, contractId, accountId, fileId } = transmission
  if (!accountId || !fileId) throw accountMissing()
  const gateway = await gatewayFor(desk, transmission)
  const told = await withSession(desk, gateway, accountId, session => gateway.status(session, fileId)).catch(failure =>
    unlessSilent(failure),
  )
  const polls = transmission.polls + 1
  const now = desk.clock.now()
  if (told?.state === 'accepted' && told.receiptNumber) {
    const { receiptNumber } = told
    await desk.withDb(db =>
      moveTransmission(db, id, {
        state: 'accepted',
        receiptNumber,
        polls,
        answeredAt: now.toString(),
        nextPollAt: now.add({ seconds: secondsBetween.soon }).toString(),
      }),
    )
    return { status: 'accepted', receiptNumber, errors: [], attempts: polls, nextPollInSeconds: null }
  }
  if (told?.state === 'rejected') {
    await rejectTransmission(desk, transmission, told.errors)
    return { status: 'rejected', receiptNumber: null, errors: told.errors, attempts: polls, nextPollInSeconds: null }
  }
  if (isGivenUp(transmission, now)) {
    await failTransmission(desk, transmission, 'NO_ANSWER')
    await desk.withDb(db => tellFailure(db, desk, { contractId, askedBy: transmission.askedBy }))
    return { status: 'failed', receiptNumber: null, errors: [], attempts: polls, nextPollInSeconds: null }
  }
  await desk.withDb(db => moveTransmission(db, id, { polls, nextPollAt: nextPoll(transmission, now) }))
  if (told === undefined) throw organismDown()
  return { status: told.state, receiptNumber: null, errors: [], attempts: polls, nextPollInSeconds: waitAfter(polls) }
}

/** An organism that is silent, or no longer knows what it took, is asked again later. */
function unlessSilent(failure: unknown): undefined {
  if (failure instanceof OrganismError) return undefined
  throw failure
}

function nextPoll({ createdAt }: Transmission, now: Temporal.Instant) {
  const isYoung = Temporal.Instant.compare(now, Temporal.Instant.from(createdAt).add(shortPatience)) < 0
  return now.add({ seconds: isYoung ? secondsBetween.soon : secondsBetween.later }).toString()
}

const statusOf = { accepted: 'accepted', rejected: 'rejected', failed: 'failed' } as const

const answered = ({ state, receiptNumber, errors, polls }: Transmission): Followed => ({
  status: state === 'accepted' || state === 'rejected' || state === 'failed' ? statusOf[state] : 'processing',
  receiptNumber,
  errors,
  attempts: polls,
  nextPollInSeconds: null,
})
