import { dashboardsPage } from '#platform/configuration/configuration.web.ts'
import type { ApplicationWeb } from '#platform/shell/application-web.slot.ts'
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
import { cropIncidentsPages } from './crop-incidents/crop-incidents.web.ts'

/** Of pages that are still to come the menu shows the plans. */
export const cultureWeb: ApplicationWeb = {
  applicationId: 3,
  code: 'culture',
  icon: 'M15.490 9.630c-.18-2.790-1.310-5.510-3.430-7.630-2.140 2.140-3.320 4.860-3.550 7.630 1.280.680 2.460 1.560 3.490 2.630 1.030-1.060 2.210-1.940 3.490-2.630M12 15.450C9.850 12.170 6.180 10 2 10c0 5.320 3.360 9.820 8.030 11.490.63.23 1.290.4 1.970.51.68-.12 1.330-.29 1.970-.51C18.640 19.820 22 15.320 22 10c-4.180 0-7.850 2.170-10 5.450',
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
  ],
}
