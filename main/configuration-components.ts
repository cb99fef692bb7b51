import { atelierComponents } from '#atelier/atelier-components.model.ts'
import { commerceComponents } from '#commerce/commerce-components.model.ts'
import { cultureComponents } from '#culture/culture-components.model.ts'
import { demandesComponents } from '#demandes/demandes-components.model.ts'
import { energieComponents } from '#energie/energie-components.model.ts'
import { financesComponents } from '#finances/finances-components.model.ts'
import type { ConfigurationComponent } from '#platform/delegation/configuration-component.model.ts'
import { qualiteComponents } from '#qualite/qualite-components.model.ts'
import { rhComponents } from '#rh/rh-components.model.ts'

/** Everything that a client may configure, by application. */
export const configurationComponents: readonly ConfigurationComponent[] = [
  ...atelierComponents,
  ...commerceComponents,
  ...cultureComponents,
  ...demandesComponents,
  ...energieComponents,
  ...financesComponents,
  ...qualiteComponents,
  ...rhComponents,
]
