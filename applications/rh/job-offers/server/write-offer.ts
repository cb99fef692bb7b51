import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { Call, InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { checksOfOffer } from '../check-offer.model.ts'
import type { JobOffer, OfferCriteria, OfferDescription, OfferState } from '../job-offer.model.ts'
import type { jobOffersCalls } from '../job-offers.calls.ts'
import { modelOfPosition } from '#rh/offer-models/offer-models.server.ts'
import { offerRulesOfClient } from '#rh/offer-rules/offer-rules.server.ts'
import { titleForAll } from '../offer-wording.model.ts'
import { type OfferScope, offerScopeOf } from './offer-scope.ts'
import { questionnairesAsked } from './offer-choices.queries.ts'
import { criteriaOf, descriptionOf, offerById } from './offers.queries.ts'
import { requireComplete } from './require-complete.ts'

type Calls = typeof jobOffersCalls
const changeable: readonly OfferState[] = ['draft', 'published', 'paused']
type Giving<C extends Call> = Given<C, RhTables>

/** A draft. @throws Refusal 403 in a company where the caller writes no offer; 400 where a place or a position is not its own */
export async function createOffer(given: Giving<Calls['createJobOffer']>, criteria: OfferCriteria): Promise<JobOffer> {
  const { db, caller } = given
  const scope = await offerScopeOf(given)
  await requireCriteria(db, scope, criteria)
  const begun = await beginningOf(db, criteria.positionId)
  const { id } = await db
    .insertInto('rh.job_offer')
    .values({ ...criteria, ...begun, createdBy: caller.userId, recruiterId: caller.support ? null : caller.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return offerById(db, scope, id)
}

/** How the client's offers begin: where they are shown, what the model of their position says, and what all of them say. */
async function beginningOf(db: RhDb, positionId: string) {
  const { onFeed, onPoster, sources, conditions } = await offerRulesOfClient(db)
  const model = await modelOfPosition(db, positionId)
  const said = Object.fromEntries((model?.languages ?? []).map(language => [language, model?.texts[language]]))
  const french = { title: '', missions: '', profile: '', ...said.fr }
  return {
    channels: ['site', ...(onFeed ? ['feed'] : []), ...(onPoster ? ['poster'] : [])],
    sources,
    texts: { ...said, ...(conditions && { fr: { ...french, conditions: said.fr?.conditions || conditions } }) },
  }
}

/**
 * @throws Refusal 404, 403; 409 VERSION_CONFLICT, OFFER_STATE once it is closed; 400 as above, and OFFER_INCOMPLETE of one
 * that is shown or was
 */
export async function saveCriteria(
  given: Giving<Calls['saveOfferCriteria']>,
  { criteria, ...asked }: InputOf<Calls['saveOfferCriteria']>,
) {
  const scope = await offerScopeOf(given)
  const row = await offerToChange(given.db, scope, asked, changeable)
  await requireCriteria(given.db, scope, criteria)
  if (row.status !== 'draft') requireComplete(checksOfOffer({ criteria, description: descriptionOf(row) }, scope.today))
  return change(given.db, scope, asked.id, criteria)
}

/** Titles are meant for everybody: « (H/F) » is added where it is missing. @throws Refusal as `saveCriteria` */
export async function saveDescription(
  given: Giving<Calls['saveOfferDescription']>,
  { description, ...asked }: InputOf<Calls['saveOfferDescription']>,
) {
  const scope = await offerScopeOf(given)
  const row = await offerToChange(given.db, scope, asked, changeable)
  const { texts, wordingReason } = description
  if (wordingReason && wordingReason.length < 10)
    throw wrongField('description.wordingReason', 'too_short', 'rh.offer.reason-short')
  if (row.status !== 'draft') requireComplete(checksOfOffer({ criteria: criteriaOf(row), description }, scope.today))
  return change(given.db, scope, asked.id, {
    texts: JSON.stringify(forAll(texts)),
    wordingReason: wordingReason || null,
  })
}

const forAll = (texts: OfferDescription['texts']) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      { ...text, title: text.title && language === 'fr' ? titleForAll(text.title) : text.title },
    ]),
  )

/** @throws Refusal as `saveCriteria` */
export async function saveDiffusion(
  given: Giving<Calls['saveOfferDiffusion']>,
  { diffusion, ...asked }: InputOf<Calls['saveOfferDiffusion']>,
) {
  const scope = await offerScopeOf(given)
  await offerToChange(given.db, scope, asked, changeable)
  return change(given.db, scope, asked.id, diffusion)
}

type Asked = { id: string; version?: number | undefined }

/**
 * The offer, held until the end of the transaction.
 * @throws Refusal 404; 403 for who may not do it in its company; 409 VERSION_CONFLICT; 409 OFFER_STATE from another state
 */
export async function offerToChange(
  db: RhDb,
  scope: OfferScope,
  { id, version }: Asked,
  from: readonly OfferState[],
  needs: 2 | 3 = 2,
) {
  const row = await takeForChange(db.selectFrom('rh.job_offer').selectAll().where('id', '=', id))
  if (scope.level(row.companyId) < 1) throw notFound()
  if (scope.level(row.companyId) < needs) throw forbidden()
  requireUnchanged(row, { version })
  if (!from.includes(row.status as OfferState))
    throw new Refusal(409, 'OFFER_STATE', 'rh.offer.wrong-state', { detail: { status: row.status } })
  return row
}

/** Writes and answers the offer as it stands then. */
export async function change(db: RhDb, scope: OfferScope, id: string, columns: object): Promise<JobOffer> {
  await db
    .updateTable('rh.job_offer')
    .set(eb => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return offerById(db, scope, id)
}

async function requireCriteria(db: RhDb, scope: OfferScope, criteria: OfferCriteria) {
  const { companyId, siteId, unitId, positionId, questionnaireId } = criteria
  if (scope.level(companyId) < 1) throw notFound()
  if (scope.level(companyId) < 2) throw forbidden()
  const site = await db.selectFrom('rh.site').select('companyId').where('id', '=', siteId).executeTakeFirst()
  if (site?.companyId !== companyId) throw wrongField('siteId', 'elsewhere', 'rh.offer.site-elsewhere')
  if (unitId) {
    const unit = await db.selectFrom('rh.unit').select('siteId').where('id', '=', unitId).executeTakeFirst()
    if (unit?.siteId !== siteId) throw wrongField('unitId', 'elsewhere', 'rh.offer.site-elsewhere')
  }
  const position = await db
    .selectFrom('rh.position')
    .select('companyIds')
    .where('id', '=', positionId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!position || (position.companyIds.length > 0 && !position.companyIds.includes(companyId)))
    throw wrongField('positionId', 'elsewhere', 'rh.offer.position-elsewhere')
  if (questionnaireId && !(await questionnairesAsked(db)).some(({ id }) => id === questionnaireId))
    throw wrongField('questionnaireId', 'unknown', 'rh.offer.questionnaire-unknown')
}
