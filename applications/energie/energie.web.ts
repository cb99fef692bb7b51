import { dashboardsPage } from '#platform/configuration/configuration.web.ts'
import type { ApplicationWeb } from '#platform/shell/application-web.slot.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'
import { energieTexts } from './energie-texts.ts'
import { sourcesPages } from './sources/sources.web.ts'
import { metersPages } from './meters/meters.web.ts'
import { billingPeriodsPages } from './billing-periods/billing-periods.web.ts'
import { energyCompaniesPages } from './energy-companies/energy-companies.web.ts'
import { energyContractsPages } from './energy-contracts/energy-contracts.web.ts'
import { readingsPages } from './readings/readings.web.ts'
import { dailyValuesPages } from './daily-values/daily-values.web.ts'

/** Of pages that are still to come the menu shows the plans. */
export const energieWeb: ApplicationWeb = {
  applicationId: 5,
  code: 'energie',
  icon: 'M11 21h-1l1-7H7.5c-.58 0-.57-.32-.38-.66s.05-.08.07-.12C8.48 10.94 10.42 7.54 13 3h1l-1 7h3.5c.49 0 .56.33.47.51l-.07.15C12.96 17.55 11 21 11 21',
  labels: [energieTexts, shellLabels],
  pages: [
    dashboardsPage(5, 'tableauxdebord/energie', 'energie.dashboard'),
    ...sourcesPages,
    ...metersPages,
    ...billingPeriodsPages,
    ...energyCompaniesPages,
    ...energyContractsPages,
    ...readingsPages,
    ...dailyValuesPages,
  ],
}
