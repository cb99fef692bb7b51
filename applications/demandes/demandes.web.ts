import type { RoomOfPages } from '#kernel/web/pages.ts'
import { dashboardsPage } from '#platform/configuration/configuration.web.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'
import { demandesTexts } from './demandes-texts.ts'
import { requestPages } from './requests/requests.web.ts'

export const demandesWeb: RoomOfPages = {
  applicationId: 4,
  labels: [demandesTexts, shellLabels],
  pages: [dashboardsPage(4, 'tableauxdebord/demandes', 'demandes.dashboard'), ...requestPages],
}
