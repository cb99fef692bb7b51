import { atelier } from '#atelier/atelier.application.ts'
import { commerce } from '#commerce/commerce.application.ts'
import { culture } from '#culture/culture.application.ts'
import { demandes } from '#demandes/demandes.application.ts'
import { energie } from '#energie/energie.application.ts'
import { finances } from '#finances/finances.application.ts'
import type { Application, ElementDeclaration } from '#kernel/shared/application.ts'
import { directoryElements } from '#platform/directory/directory.elements.ts'
import { qualite } from '#qualite/qualite.application.ts'
import { rh } from '#rh/rh.application.ts'

/** Every application of the product, in the order of its id. */
export const applications: readonly Application[] = [
  atelier,
  commerce,
  culture,
  demandes,
  energie,
  finances,
  qualite,
  rh,
]

/** Elements that belong to no application. */
export const platformElements: readonly ElementDeclaration[] = [directoryElements]
