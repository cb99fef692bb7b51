import type { RoomOfPages } from '#kernel/web/pages.ts'
import { dashboardsPage } from '#platform/configuration/configuration.web.ts'
import { envelopesLabels, envelopesPageOf } from '#platform/envelopes/envelopes.web.ts'
import { identifiersLabels } from '#platform/identifiers/identifiers.web.ts'
import { savedViewsLabels } from '#platform/saved-views/saved-views.web.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'
import { contractPages } from './contracts/contracts.web.ts'
import { contractTermsPages } from './contract-terms/contract-terms.web.ts'
import { dpaePages } from './dpae/dpae.web.ts'
import { employeePages } from './employees/employees.web.ts'
import { mutuellePages } from './mutuelles/mutuelles.web.ts'
import { workplacePages } from './workplaces/workplaces.web.ts'
import { rhTexts } from './rh-texts.ts'

export { absencesWeb } from './absences/absences.web.ts'
export { accessWeb } from './access/access.web.ts'
export { workAccidentsWeb } from './work-accidents/work-accidents.web.ts'
export { annualProgramsWeb } from './annual-programs/annual-programs.web.ts'
export { applicationFormWeb } from './application-form/application-form.web.ts'
export { campaignsWeb } from './campaigns/campaigns.web.ts'
export { deadlinesWeb } from './deadlines/deadlines.web.ts'
export { hrEventsWeb } from './hr-events/hr-events.web.ts'
export { indicatorsWeb } from './indicators/indicators.web.ts'
export { jobOffersWeb } from './job-offers/job-offers.web.ts'
export { offerRulesWeb } from './offer-rules/offer-rules.web.ts'
export { payWeb } from './pay/pay.web.ts'
export { payrollSoftwareWeb } from './payroll-software/payroll-software.web.ts'
export { planningWeb } from './planning/planning.web.ts'
export { positionsWeb } from './positions/positions.web.ts'
export { recruitmentIndicatorsWeb } from './recruitment-indicators/recruitment-indicators.web.ts'
export { registerWeb } from './register/register.web.ts'
export { retentionWeb } from './retention/retention.web.ts'
export { skillsWeb } from './skills/skills.web.ts'
export { staffImportWeb } from './staff-import/staff-import.web.ts'
export { workingTimeWeb } from './working-time/working-time.web.ts'

export const rhWeb: RoomOfPages = {
  applicationId: 8,
  labels: [rhTexts, savedViewsLabels, identifiersLabels, shellLabels, envelopesLabels],
  pages: [
    dashboardsPage(8, 'tableauxdebord/rh', 'rh.dashboard'),
    ...employeePages,
    ...contractPages,
    ...dpaePages,
    ...mutuellePages,
    ...contractTermsPages,
    ...workplacePages,
    { path: '/RH/esign', layout: 'content', title: 'envelopes.title', element: 'rh/esign', load: envelopesPageOf(8) },
  ],
}
