import type { Given } from '#kernel/server/answers.ts'
import { requireLevel, type CompanyScope } from '#kernel/server/company-scope.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { saidAt } from '#atelier/said-at.ts'
import { lineToWeigh } from '../../deliveries/deliveries.server.ts'
import { takeLots } from '../../lots/lots.server.ts'
import type { KindOfWeighing } from '../weighing.model.ts'
import { averageRight, manualRight } from '../weighing-place.model.ts'
import type { weighingCalls } from '../weighing.calls.ts'
import { keepWeighing } from './keep-weighing.ts'
import { scopeOfWeighing, weighingById } from './weighings.queries.ts'

type Record = typeof weighingCalls.recordWeighing
type Cancel = typeof weighingCalls.cancelWeighing

/**
 * Keeps what was weighed of a line of a delivery, which has then arrived, or of a lot. What it weighed in is read with it, so
 * that a tare that changes later changes nothing.
 * @throws Refusal 404; 403; 400 WEIGHING_UNSTABLE, WEIGHING_RANGE, NET_NEGATIVE; 409 SCALE_EXPIRED, TOO_OLD, TRANSITION_INVALID
 */
export async function recordWeighing(given: Given<Record, AtelierTables>, input: InputOf<Record>) {
  const { happenedAt, ...weighed } = input
  const weighedAt = saidAt(given.clock, happenedAt).toString()
  await requireSource(given, input)
  const scope = await scopeOfWeighing(given)
  const { workshopId, kind } = await whatIsWeighed(given, scope, { ...input, weighedAt })
  const { id } = await keepWeighing(given, { ...weighed, workshopId, kind, weighedAt })
  return weighingById(given, id)
}

/**
 * A row of the same weight that names it: nothing is erased.
 * @throws Refusal 404; 403 of somebody else's, or of another day's, without the level to manage; 409 CANCELLED_ALREADY,
 * TRANSITION_INVALID, WEIGHING_POURED of goods that were poured: they are brought back at the line
 */
export async function cancelWeighing(given: Given<Cancel, AtelierTables>, { id, reason }: InputOf<Cancel>) {
  const { db, clock } = given
  const told = await weighingById(given, id)
  const scope = await scopeOfWeighing(given)
  const requireOn = (companyId: string) => requireLevel(scope, companyId, 2)
  if (told.deliveryLineId) await lineToWeigh(given, told.deliveryLineId, { requireOn })
  if (told.cancelledFor !== null) throw cancelledAlready()
  if (told.kind === 'pour') throw new Refusal(409, 'WEIGHING_POURED', 'atelier.weighing.poured')
  if (!told.canCancel) throw forbidden()
  const standing = await db
    .selectFrom('atelier.weighing')
    .select(['workshopId', 'kind', 'scaleId', 'lotId', 'deliveryLineId', 'crateId', 'crates', 'supportId'])
    .select(['grossG', 'tareG', 'source', 'frame', 'samples'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('atelier.weighing')
    .values({ ...standing, reason, weighedAt: clock.now().toString(), cancelsId: id } as never)
    .execute()
    .catch((error: { constraint?: string }) => {
      throw error.constraint === 'weighing_cancelled_once' ? cancelledAlready() : error
    })
  return weighingById(given, id)
}

const cancelledAlready = () => new Refusal(409, 'CANCELLED_ALREADY', 'atelier.weighing.cancelled-already')

/** Who types a weight may, and says why; who tells a mean may, and of how many. @throws Refusal 403; 400 */
async function requireSource({ rights }: Given<Record, AtelierTables>, { source, reason, samples }: InputOf<Record>) {
  if (source === 'manual') {
    if ((await rights.level(manualRight)) < 2) throw forbidden()
    if (reason === null) throw wrongField('reason', 'required', 'kernel.field.required')
  }
  if (source === 'average' && (await rights.level(averageRight)) < 2) throw forbidden()
  if ((source === 'average') !== (samples !== null))
    throw wrongField('samples', 'required', 'atelier.weighing.samples-of-mean')
}

type Asked = Pick<InputOf<Record>, 'deliveryLineId' | 'lotId' | 'kind'> & { weighedAt: string }

/** Of a company where the caller weighs. @throws Refusal 404; 403; 409 TRANSITION_INVALID */
async function whatIsWeighed(
  given: Given<Record, AtelierTables>,
  scope: CompanyScope,
  { deliveryLineId, lotId, kind, weighedAt }: Asked,
): Promise<{ workshopId: string; kind: KindOfWeighing }> {
  if ((deliveryLineId === null) === (lotId === null)) throw wrongField('lotId', 'one', 'atelier.weighing.one-subject')
  const requireOn = (companyId: string) => requireLevel(scope, companyId, 2)
  if (deliveryLineId !== null) return lineToWeigh(given, deliveryLineId, { requireOn, arrivedAt: weighedAt })
  const [lot] = await takeLots(given.db, [lotId as string])
  if (!lot) throw notFound()
  requireOn(lot.companyId)
  return { workshopId: lot.workshopId, kind }
}
