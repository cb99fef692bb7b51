import { offer } from '#kernel/shared/offer.ts'
import type { ConfigurationComponent } from './configuration-component.model.ts'

/** Everything that a client may configure, by application. */
export const configurationComponentsOffer = offer<ConfigurationComponent>('configuration components')
