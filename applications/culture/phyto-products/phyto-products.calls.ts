import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { PhytoProduct, PhytoProductFields } from './phyto-product.model.ts'
import { phytoProductsElement } from './phyto-products-place.model.ts'

const ofOne = z.strictObject({ id: idOf('culture.phyto_product') })
const touches = ['culture/treatments'] as const

const phytoProductsByName = {
  sorts: ['name'],
  comparedSorts: ['amm', 'mixCategory'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

/** Plant-protection products and what each is authorised for (design of crops, section 9). */
export const phytoProductsCalls = calls('culture/phyto-products', {
  getPaginatedPhytoProducts: {
    method: 'GET',
    path: 'culture/phyto-products/:page/:size/:search?',
    access: reads(phytoProductsElement),
    ...listOf(PhytoProduct, phytoProductsByName),
  },
  /** 400 on a name that is taken. */
  createPhytoProduct: {
    method: 'POST',
    path: 'culture/phyto-products',
    access: writes(phytoProductsElement),
    status: 201,
    touches,
    input: PhytoProductFields,
    answer: PhytoProduct,
  },
  /** What was done before keeps the figures that it was done by. 409 VERSION_CONFLICT */
  editPhytoProduct: {
    method: 'PUT',
    path: 'culture/phyto-products/:id',
    access: writes(phytoProductsElement),
    touches,
    input: PhytoProductFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: PhytoProduct,
  },
  archivePhytoProduct: {
    method: 'PUT',
    path: 'culture/phyto-products/:id/archive',
    access: manages(phytoProductsElement),
    touches,
    input: ofOne,
    answer: PhytoProduct,
  },
  /** 400 when another has taken its name meanwhile. */
  restorePhytoProduct: {
    method: 'PUT',
    path: 'culture/phyto-products/:id/restore',
    access: manages(phytoProductsElement),
    touches,
    input: ofOne,
    answer: PhytoProduct,
  },
})
