import { cultureAnswers } from '#culture/culture-db.ts'
import { pageOfPhytoProducts } from './server/phyto-products.queries.ts'
import {
  archivePhytoProduct,
  createPhytoProduct,
  editPhytoProduct,
  restorePhytoProduct,
} from './server/write-phyto-product.ts'
import { phytoProductsCalls } from './phyto-products.calls.ts'

export { phytoProductsByIds, productsInUse } from './server/phyto-products.queries.ts'

export const phytoProductsServer = cultureAnswers(phytoProductsCalls, {
  getPaginatedPhytoProducts: ({ db }, asked) => pageOfPhytoProducts(db, asked),
  createPhytoProduct: ({ db }, fields) => createPhytoProduct(db, fields),
  editPhytoProduct: ({ db }, change) => editPhytoProduct(db, change),
  archivePhytoProduct: ({ db, clock }, { id }) => archivePhytoProduct(db, id, clock.now().toString()),
  restorePhytoProduct: ({ db }, { id }) => restorePhytoProduct(db, id),
})
