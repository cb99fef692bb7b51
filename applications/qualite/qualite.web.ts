import type { RoomOfPages } from '#kernel/web/pages.ts'
import { dashboardsPage } from '#platform/configuration/configuration.web.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'
import { controlsLabels, controlsPages } from './controls/controls.web.ts'
import { disputesLabels, disputesPages } from './disputes/disputes.web.ts'
import { nonConformitiesLabels, nonConformitiesPages } from './non-conformities/non-conformities.web.ts'

/** Of pages that are still to come the menu shows the plans. */
export const qualiteWeb: RoomOfPages = {
  applicationId: 7,
  labels: [shellLabels, disputesLabels, controlsLabels, nonConformitiesLabels],
  pages: [
    dashboardsPage(7, 'tableauxdebord/qualite', 'qualite.dashboard'),
    ...disputesPages,
    ...controlsPages,
    ...nonConformitiesPages,
  ],
}
