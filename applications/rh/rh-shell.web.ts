import type { ApplicationWeb } from '#platform/shell/application-web.slot.ts'
import { fill } from '#kernel/shared/offer.ts'
import { componentEditorsOffer } from '#platform/configuration/component-editor.slot.ts'
import { homePanelsOffer } from '#platform/home-panel.slot.ts'
import { searchActionsOffer } from '#platform/search/search-action.slot.ts'
import { dpaeAccountsEditor } from './dpae/dpae-accounts.web.ts'
import { headcountPanel, staffActions } from './employees/employees-shell.web.ts'
import { staffPanels } from './indicators/staff-panels.web.ts'

export const rhInShell: ApplicationWeb = {
  applicationId: 8,
  code: 'rh',
  icon: 'M12 12.75c1.63 0 3.07.39 4.24.9 1.08.48 1.76 1.56 1.76 2.73V18H6v-1.61c0-1.18.68-2.26 1.76-2.73 1.17-.52 2.61-.91 4.24-.91M4 13c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m1.13 1.1c-.37-.06-.74-.1-1.13-.1-.99 0-1.93.21-2.78.58C.48 14.9 0 15.62 0 16.43V18h4.5v-1.61c0-.83.23-1.61.63-2.29M20 13c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m4 3.43c0-.81-.48-1.53-1.22-1.85-.85-.37-1.79-.58-2.78-.58-.39 0-.76.04-1.13.1.4.68.63 1.46.63 2.29V18H24zM12 6c1.66 0 3 1.34 3 3s-1.34 3-3 3-3-1.34-3-3 1.34-3 3-3',
  fills: [
    fill(homePanelsOffer, headcountPanel, ...staffPanels),
    fill(searchActionsOffer, ...staffActions),
    fill(componentEditorsOffer, dpaeAccountsEditor),
  ],
}
