import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import type { deliveriesCalls } from '../deliveries.calls.ts'
import { gradingRight } from '../deliveries-place.model.ts'
import { fillsSample, doOverlap } from '../grading.model.ts'
import { deliveryById } from './deliveries.queries.ts'
import { deliveryOfLine, openDelivery, settle } from './delivery-to-change.ts'

type Grade = typeof deliveriesCalls.gradeLine

/**
 * What a sample says and what is decided of the whole line; said again, it replaces what stood.
 * @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT; 400 CLASSES_OVERLAP, SAMPLE_MISMATCH
 */
export async function gradeLine(
  given: Given<Grade, AtelierTables>,
  { lineId, version, classes, sampleKg: sampleG, wasteKg: wasteG, ...fields }: InputOf<Grade>,
) {
  const { db, clock, caller } = given
  const delivery = await openDelivery(given, await deliveryOfLine(db, lineId), 1)
  requireLevel(await companyScopeOf(given, gradingRight), delivery.companyId, 2)
  if (doOverlap(classes)) throw new Refusal(400, 'CLASSES_OVERLAP', 'atelier.grading.overlap')
  if (!fillsSample({ sampleKg: sampleG, wasteKg: wasteG, classes }))
    throw new Refusal(400, 'SAMPLE_MISMATCH', 'atelier.grading.sample')
  if (classes.some(({ minMm, maxMm }) => minMm >= maxMm))
    throw wrongField('classes', 'bounds', 'atelier.grading.bounds')
  if ((fields.decision === 'downgraded') !== (fields.downgradePct !== null))
    throw wrongField('downgradePct', 'required', 'atelier.grading.downgrade')
  const standing = await db
    .selectFrom('atelier.grading')
    .select(['id', 'version'])
    .where('deliveryLineId', '=', lineId)
    .executeTakeFirst()
  if (standing) requireUnchanged(standing, { version })
  else if (version !== undefined) throw notFound()
  if (standing) await db.deleteFrom('atelier.grading').where('id', '=', standing.id).execute()
  const { id } = await db
    .insertInto('atelier.grading')
    .values({
      ...fields,
      deliveryLineId: lineId,
      sampleG,
      wasteG,
      graderId: caller.userId,
      gradedAt: clock.now().toString(),
      version: (standing?.version ?? 0) + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (classes.length > 0)
    await db
      .insertInto('atelier.grading_class')
      .values(classes.map(({ kg: g, ...bounds }) => ({ ...bounds, g, gradingId: id })))
      .execute()
  await settle(db, delivery)
  return deliveryById(given, delivery.id)
}
