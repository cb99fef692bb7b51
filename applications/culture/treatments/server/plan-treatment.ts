import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { CultureDb, CultureTables } from '#culture/culture-db.ts'
import { phytoProductsByIds } from '#culture/phyto-products/phyto-products.server.ts'
import { requireCrop } from '#culture/plantings/plantings.server.ts'
import type { DoseOfProduct } from '../treatment.model.ts'
import type { treatmentsCalls } from '../treatments.calls.ts'
import { treatmentsElement } from '../treatments-place.model.ts'
import { treatmentChoices } from './treatment-choices.queries.ts'
import { treatmentById } from './treatments.queries.ts'

type Plan = typeof treatmentsCalls.planTreatment

const squareMetresOfHectare = 10_000

/** @throws Refusal 404; 403; 400 of a place that is not the crop's, of a product that is unknown or chosen twice */
export async function planTreatment(given: Given<Plan, CultureTables>, fields: InputOf<Plan>) {
  const { products, ...treatment } = fields
  await requireCrop(given, treatment.plantingId, treatmentsElement, 2)
  const { crops } = await treatmentChoices(given)
  const crop = crops.find(({ id }) => id === treatment.plantingId)
  if (!crop?.places.some(({ id }) => id === treatment.placeId))
    throw wrongField('placeId', 'unknown', 'culture.treatments.unknown-place')
  const applied = await linesOf(given.db, products, treatment.treatedM2)
  const target = [...new Set(products.map(product => product.target))].join(', ')
  const { id } = await given.db
    .insertInto('culture.treatment')
    .values({ ...treatment, target })
    .returning('id')
    .executeTakeFirstOrThrow()
  await given.db
    .insertInto('culture.treatment_product')
    .values(applied.map(line => ({ ...line, treatmentId: id })))
    .execute()
  return treatmentById(given, id)
}

/** What of each product is needed for so many square metres, in the unit of its uses. */
async function linesOf(db: CultureDb, products: readonly DoseOfProduct[], treatedM2: number) {
  const ids = products.map(({ productId }) => productId)
  if (new Set(ids).size < ids.length) throw wrongField('products', 'twice', 'culture.treatments.product-twice')
  const known = await phytoProductsByIds(db, ids)
  return products.map(({ productId, target, dose }) => {
    const product = known.find(({ id, archivedAt }) => id === productId && archivedAt === null)
    const use = product?.uses.find(one => one.target === target) ?? product?.uses[0]
    if (!use) throw wrongField('products', 'unknown', 'culture.treatments.unknown-product')
    const quantity = Math.max((dose * treatedM2) / squareMetresOfHectare, 0.001)
    return { productId, target, dose, doseUnit: use.doseUnit, quantity: Math.round(quantity * 1_000) / 1_000 }
  })
}
