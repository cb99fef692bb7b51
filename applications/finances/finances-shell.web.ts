import { fill } from '#kernel/shared/offer.ts'
import { componentEditorsOffer } from '#platform/configuration/component-editor.slot.ts'
import type { ApplicationWeb } from '#platform/shell/application-web.slot.ts'
import { accountMapEditor } from './account-map/account-map.web.ts'

export const financesInShell: ApplicationWeb = {
  applicationId: 6,
  code: 'finances',
  fills: [fill(componentEditorsOffer, accountMapEditor)],
  icon: 'M15 18.5c-2.51 0-4.68-1.42-5.76-3.5H15l1-2H8.58c-.05-.33-.08-.66-.08-1s.03-.67.08-1H15l1-2H9.24C10.32 6.92 12.5 5.5 15 5.5c1.61 0 3.09.59 4.23 1.57L21 5.3C19.41 3.87 17.3 3 15 3c-3.92 0-7.24 2.51-8.48 6H3l-1 2h4.06c-.04.33-.06.66-.06 1s.02.67.06 1H3l-1 2h4.52c1.24 3.49 4.56 6 8.48 6 2.31 0 4.41-.87 6-2.3l-1.78-1.77c-1.13.98-2.6 1.57-4.22 1.57',
}
