import type { RoomOfPages } from '#kernel/web/pages.ts'
import { dashboardsPage } from '#platform/configuration/configuration.web.ts'
import { forecastPages } from './forecasts/forecasts.web.ts'
import { salesLabels, salesPages } from './sales/sales.web.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'

/** Of pages that are still to come the menu shows the plans. */
export const commerceWeb: RoomOfPages = {
  applicationId: 2,
  labels: [shellLabels, salesLabels],
  pages: [dashboardsPage(2, 'tableauxdebord/commerce', 'commerce.dashboard'), ...salesPages, ...forecastPages],
}
