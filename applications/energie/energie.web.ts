import type { RoomOfPages } from '#kernel/web/pages.ts'
import { dashboardsPage } from '#platform/configuration/configuration.web.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'
import { energieTexts } from './energie-texts.ts'
import { sourcesPages } from './sources/sources.web.ts'
import { metersPages } from './meters/meters.web.ts'
import { billingPeriodsPages } from './billing-periods/billing-periods.web.ts'
import { energyCompaniesPages } from './energy-companies/energy-companies.web.ts'
import { energyContractsPages } from './energy-contracts/energy-contracts.web.ts'
import { readingsPages } from './readings/readings.web.ts'
import { dailyValuesPages } from './daily-values/daily-values.web.ts'
import { ratesPages } from './rates/rates.web.ts'
import { invoiceTypesPages } from './invoice-types/invoice-types.web.ts'
import { energyInvoicesPages } from './energy-invoices/energy-invoices.web.ts'
import { volumesPages } from './volumes/volumes.web.ts'
import { pointsPages } from './points/points.web.ts'
import { plansPages } from './plans/plans.web.ts'

/** Of pages that are still to come the menu shows the plans. */
export const energieWeb: RoomOfPages = {
  applicationId: 5,
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
    ...ratesPages,
    ...invoiceTypesPages,
    ...energyInvoicesPages,
    ...volumesPages,
    ...pointsPages,
    ...plansPages,
  ],
}
