import { Refusal } from '#kernel/server/errors.ts'
import type { DpaeError } from '../dpae.model.ts'
import type { Desk } from './desk.ts'
import { type Deposit, OrganismError } from './gateways/gateway.ts'
import { keepDeclaration, noteEvent } from './keep-declaration.ts'
import { gatewayFor } from './organism-of-contract.ts'
import { canonicalOf, moveTransmission, takeTransmission, type Transmission } from './running-transmission.ts'
import { accountMissing, withSession } from './session-of-account.ts'

/** An organism that does not answer is asked again so much later. */
const secondsToNextTry = 30

const hoursOfPatience = 48

export const organismDown = () => new Refusal(502, 'ORGANISM_DOWN', 'rh.dpae.organism-down')

type Asked = { contractId: string; hash?: string | undefined }

/**
 * Hands the declaration of a contract over, once whatever fails on the way: an attempt that was cut is taken up, and the
 * organism finds again what it had taken. Answers the attempt, submitted.
 * @throws the refusals of `takeTransmission`; 400 CONNECTOR_OFF, ACCOUNT_MISSING, ACCOUNT_REFUSED, ACCOUNT_LOCKED,
 *   DPAE_REJECTED; 502 ORGANISM_DOWN, and it is tried again by itself
 */
export async function sendDeclaration(desk: Desk, asked: Asked): Promise<Transmission> {
  const taken = await desk.withDb(db => takeTransmission(db, desk, asked))
  if (taken.state === 'submitted') return taken
  try {
    return await submitted(desk, taken, await handOver(desk, taken))
  } catch (failure) {
    throw await afterFailure(desk, taken, failure)
  }
}

async function handOver(desk: Desk, transmission: Transmission): Promise<Deposit> {
  const { id, contractId, accountId } = transmission
  if (!accountId) throw accountMissing()
  const gateway = await gatewayFor(desk, transmission)
  const declared = await canonicalOf(desk, id)
  const { number } = await desk.withDb(async db => {
    await db.updateTable('rh.dpae_transmission').set({ state: 'sending' }).where('id', '=', id).execute()
    return db
      .selectFrom('rh.employment_contract')
      .select('number')
      .where('id', '=', contractId)
      .executeTakeFirstOrThrow()
  })
  return withSession(desk, gateway, accountId, session => gateway.send(session, { contractId, number, declared }))
}

async function submitted(desk: Desk, transmission: Transmission, { fileId, receiptNumber }: Deposit) {
  const now = desk.clock.now()
  const isKnown = receiptNumber !== null
  const moved = {
    state: isKnown ? ('accepted' as const) : ('submitted' as const),
    fileId,
    ...(isKnown && { receiptNumber, answeredAt: now.toString() }),
    sentAt: now.toString(),
    nextPollAt: now.add({ seconds: secondsToNextTry }).toString(),
  }
  await desk.withDb(async db => {
    await moveTransmission(db, transmission.id, moved)
    await noteEvent(db, transmission.contractId, 'sent', transmission.askedBy)
  })
  return { ...transmission, ...moved }
}

/** What became of an attempt that was not taken; answers what is told to who asked. */
async function afterFailure(desk: Desk, transmission: Transmission, failure: unknown): Promise<unknown> {
  const now = desk.clock.now()
  if (failure instanceof OrganismError && failure.fault === 'rejected') {
    await rejectTransmission(desk, transmission, failure.errors)
    return rejectionFor(failure.errors)
  }
  if (failure instanceof OrganismError || !(failure instanceof Refusal)) {
    if (isGivenUp(transmission, now)) await failTransmission(desk, transmission, 'ORGANISM_DOWN')
    else
      await desk.withDb(db =>
        moveTransmission(db, transmission.id, { nextPollAt: now.add({ seconds: secondsToNextTry }).toString() }),
      )
    return failure instanceof OrganismError ? organismDown() : failure
  }
  await failTransmission(desk, transmission, failure.code)
  return failure
}

/** Asked for longer than an organism may be silent. */
export const isGivenUp = ({ createdAt }: Transmission, now: Temporal.Instant) =>
  Temporal.Instant.compare(now, Temporal.Instant.from(createdAt).add({ hours: hoursOfPatience })) >= 0

/** What an organism objects, at the fields that mend it, in its own words. */
export const rejectionFor = (errors: readonly DpaeError[]) =>
  new Refusal(400, 'DPAE_REJECTED', 'rh.dpae.rejected', {
    fields: errors.map(({ code, field, message }) => ({ field: field ?? 'contract', code, message })),
  })

export const rejectTransmission = (desk: Desk, { id, contractId, askedBy }: Transmission, errors: DpaeError[]) =>
  desk.withDb(async db => {
    const answeredAt = desk.clock.now().toString()
    await moveTransmission(db, id, { state: 'rejected', errors, answeredAt, nextPollAt: null })
    await keepDeclaration(db, contractId, 'rejected')
    await noteEvent(db, contractId, 'rejected', askedBy)
  })

/** Nothing more is tried by itself: the declaration is to be made again. */
export const failTransmission = (desk: Desk, { id, contractId, askedBy }: Transmission, code: string) =>
  desk.withDb(async db => {
    const errors = [{ code, field: null, message: desk.say('fr', `rh.dpae.failure.${code}`) }]
    await moveTransmission(db, id, { state: 'failed', errors, nextPollAt: null })
    const standing = await db
      .selectFrom('rh.dpae')
      .select('id')
      .where('contractId', '=', contractId)
      .where('cancelledAt', 'is', null)
      .executeTakeFirst()
    await keepDeclaration(db, contractId, standing ? 'outdated' : 'to_do')
    await noteEvent(db, contractId, 'failed', askedBy)
  })
