import type { RoomOfPages } from '#kernel/web/pages.ts'
import { dashboardsPage } from '#platform/configuration/configuration.web.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'
import { cultureTexts } from './culture-texts.ts'
import { placesPages } from './places/places.web.ts'
import { plantingsPages } from './plantings/plantings.web.ts'
import { varietiesPages } from './varieties/varieties.web.ts'
import { growingCertificatesPages } from './growing-certificates/growing-certificates.web.ts'
import { workTasksPages } from './work-tasks/work-tasks.web.ts'
import { workersPages } from './workers/workers.web.ts'
import { yieldsPages } from './yields/yields.web.ts'
import { forecastPages } from './forecasts/forecasts.web.ts'
import { plantRoundsPages } from './plant-rounds/plant-rounds.web.ts'
import { workPages } from './work/work.web.ts'
import { cropIncidentsPages } from './crop-incidents/crop-incidents.web.ts'
import { phytoProductsPages } from './phyto-products/phyto-products.web.ts'
import { treatmentsPages } from './treatments/treatments.web.ts'

/** Of pages that are still to come the menu shows the plans. */
export const cultureWeb: RoomOfPages = {
  applicationId: 3,
  labels: [cultureTexts, shellLabels],
  pages: [
    dashboardsPage(3, 'tableauxdebord/culture', 'culture.dashboard'),
    ...placesPages,
    ...plantingsPages,
    ...varietiesPages,
    ...growingCertificatesPages,
    ...workTasksPages,
    ...workersPages,
    ...cropIncidentsPages,
    ...yieldsPages,
    ...forecastPages,
    ...plantRoundsPages,
    ...workPages,
    ...phytoProductsPages,
    ...treatmentsPages,
  ],
}
