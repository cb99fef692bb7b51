import type { RoomOfPages } from '#kernel/web/pages.ts'
import { dashboardsPage } from '#platform/configuration/configuration.web.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'
import { figurePages, figuresLabels } from './figures/figures.web.ts'

/** Of pages that are still to come the menu shows the plans. */
export const financesWeb: RoomOfPages = {
  applicationId: 6,
  labels: [shellLabels, figuresLabels],
  pages: [dashboardsPage(6, 'tableauxdebord/finances', 'finances.dashboard'), ...figurePages],
}
