import type { RoomOfPages } from '#kernel/web/pages.ts'
import { dashboardsPage } from '#platform/configuration/configuration.web.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'
import { accountingExportPages } from './accounting-exports/accounting-exports.web.ts'
import { figurePages } from './figures/figures.web.ts'
import { financesTexts } from './finances-texts.ts'

export const financesWeb: RoomOfPages = {
  applicationId: 6,
  labels: [shellLabels, financesTexts],
  pages: [dashboardsPage(6, 'tableauxdebord/finances', 'finances.dashboard'), ...figurePages, ...accountingExportPages],
}
