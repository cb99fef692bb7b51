import type { ApplicationWeb } from '#platform/shell/application-web.slot.ts'
import { fill } from '#kernel/shared/offer.ts'
import { componentEditorsOffer } from '#platform/configuration/component-editor.slot.ts'
import { circuitsEditor } from './approval-circuits/circuits.web.ts'

export const demandesInShell: ApplicationWeb = {
  applicationId: 4,
  code: 'demandes',
  icon: 'M19 3h-4.18C14.4 1.84 13.3 1 12 1s-2.4.84-2.82 2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m-7 0c.55 0 1 .45 1 1s-.45 1-1 1-1-.45-1-1 .45-1 1-1m2 14H7v-2h7zm3-4H7v-2h10zm0-4H7V7h10z',
  fills: [fill(componentEditorsOffer, circuitsEditor)],
}
