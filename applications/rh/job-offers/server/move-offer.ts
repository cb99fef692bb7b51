import type { Given } from '#kernel/server/answers.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { checksOfOffer } from '../check-offer.model.ts'
import type { jobOffersCalls } from '../job-offers.calls.ts'
import { offerScopeOf } from './offer-scope.ts'
import { criteriaOf, descriptionOf, offerById } from './offers.queries.ts'
import { requireComplete } from './require-complete.ts'
import { change, offerToChange } from './write-offer.ts'

type Calls = typeof jobOffersCalls
type Giving<Name extends keyof Calls> = Given<Calls[Name], RhTables>

/**
 * Shows an offer to everybody from now on.
 * @throws Refusal 400 OFFER_INCOMPLETE or OFFER_WORDING with each field to be mended; otherwise as `offerToChange`
 */
export async function publishOffer(given: Giving<'publishJobOffer'>, asked: InputOf<Calls['publishJobOffer']>) {
  const scope = await offerScopeOf(given)
  const row = await offerToChange(given.db, scope, asked, ['draft', 'paused'])
  requireComplete(checksOfOffer({ criteria: criteriaOf(row), description: descriptionOf(row) }, scope.today))
  const publishedAt = row.publishedAt ?? given.clock.now().toString()
  return change(given.db, scope, asked.id, { status: 'published', publishedAt })
}

export async function pauseOffer(given: Giving<'pauseJobOffer'>, asked: InputOf<Calls['pauseJobOffer']>) {
  const scope = await offerScopeOf(given)
  await offerToChange(given.db, scope, asked, ['published'])
  return change(given.db, scope, asked.id, { status: 'paused' })
}

export async function closeOffer(
  given: Giving<'closeJobOffer'>,
  { reason, ...asked }: InputOf<Calls['closeJobOffer']>,
) {
  const scope = await offerScopeOf(given)
  await offerToChange(given.db, scope, asked, ['published', 'paused'])
  const closedAt = given.clock.now().toString()
  return change(given.db, scope, asked.id, { status: 'closed', closeReason: reason, closedAt })
}

export async function archiveOffer(given: Giving<'archiveJobOffer'>, asked: InputOf<Calls['archiveJobOffer']>) {
  const scope = await offerScopeOf(given)
  await offerToChange(given.db, scope, asked, ['draft', 'closed'], 3)
  await change(given.db, scope, asked.id, { status: 'archived' })
}

/** A new draft that says the same, whose days are to be looked at again. @throws Refusal as `offerToChange` */
export async function duplicateOffer(given: Giving<'duplicateJobOffer'>, asked: InputOf<Calls['duplicateJobOffer']>) {
  const { db, caller } = given
  const scope = await offerScopeOf(given)
  const row = await offerToChange(db, scope, asked, ['draft', 'published', 'paused', 'closed'])
  const { id } = await db
    .insertInto('rh.job_offer')
    .values({
      ...criteriaOf(row),
      texts: JSON.stringify(row.texts),
      wordingReason: row.wordingReason,
      channels: row.channels,
      sources: row.sources,
      closesOn: null,
      createdBy: caller.userId,
      recruiterId: caller.support ? null : caller.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return offerById(db, scope, id)
}
