import { fill } from '#kernel/shared/offer.ts'
import { componentEditorsOffer } from '#platform/configuration/component-editor.slot.ts'
import { dashboardsPage } from '#platform/configuration/configuration.web.ts'
import { envelopesLabels, envelopesPageOf } from '#platform/envelopes/envelopes.web.ts'
import { homePanelsOffer } from '#platform/home-panel.slot.ts'
import { identifiersLabels } from '#platform/identifiers/identifiers.web.ts'
import { savedViewsLabels } from '#platform/saved-views/saved-views.web.ts'
import type { ApplicationWeb } from '#platform/shell/application-web.slot.ts'
import { searchActionsOffer } from '#platform/search/search-action.slot.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'
import { contractPages } from './contracts/contracts.web.ts'
import { contractTermsPages } from './contract-terms/contract-terms.web.ts'
import { dpaeAccountsEditor, dpaePages } from './dpae/dpae.web.ts'
import { employeePages, headcountPanel, staffActions } from './employees/employees.web.ts'
import { indicatorPages, staffPanels } from './indicators/indicators.web.ts'
import { staffImportPages } from './staff-import/staff-import.web.ts'
import { mutuellePages } from './mutuelles/mutuelles.web.ts'
import { positionPages } from './positions/positions.web.ts'
import { workplacePages } from './workplaces/workplaces.web.ts'
import { rhTexts } from './rh-texts.ts'
import { offerRulesPages } from './offer-rules/offer-rules.web.ts'

export { absencesWeb } from './absences/absences.web.ts'
export { applicationFormWeb } from './application-form/application-form.web.ts'
export { campaignsWeb } from './campaigns/campaigns.web.ts'
export { deadlinesWeb } from './deadlines/deadlines.web.ts'
export { jobOffersWeb } from './job-offers/job-offers.web.ts'
export { recruitmentIndicatorsWeb } from './recruitment-indicators/recruitment-indicators.web.ts'
export { registerWeb } from './register/register.web.ts'
export { skillsWeb } from './skills/skills.web.ts'
export { workingTimeWeb } from './working-time/working-time.web.ts'

export const rhWeb: ApplicationWeb = {
  applicationId: 8,
  code: 'rh',
  icon: 'M12 12.75c1.63 0 3.07.39 4.24.9 1.08.48 1.76 1.56 1.76 2.73V18H6v-1.61c0-1.18.68-2.26 1.76-2.73 1.17-.52 2.61-.91 4.24-.91M4 13c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m1.13 1.1c-.37-.06-.74-.1-1.13-.1-.99 0-1.93.21-2.78.58C.48 14.9 0 15.62 0 16.43V18h4.5v-1.61c0-.83.23-1.61.63-2.29M20 13c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m4 3.43c0-.81-.48-1.53-1.22-1.85-.85-.37-1.79-.58-2.78-.58-.39 0-.76.04-1.13.1.4.68.63 1.46.63 2.29V18H24zM12 6c1.66 0 3 1.34 3 3s-1.34 3-3 3-3-1.34-3-3 1.34-3 3-3',
  labels: [rhTexts, savedViewsLabels, identifiersLabels, shellLabels, envelopesLabels],
  pages: [
    dashboardsPage(8, 'tableauxdebord/rh', 'rh.dashboard'),
    ...indicatorPages,
    ...employeePages,
    ...contractPages,
    ...dpaePages,
    ...mutuellePages,
    ...staffImportPages,
    ...positionPages,
    ...contractTermsPages,
    ...workplacePages,
    { path: '/RH/esign', layout: 'content', title: 'envelopes.title', element: 'rh/esign', load: envelopesPageOf(8) },
    ...offerRulesPages,
  ],
  fills: [
    fill(homePanelsOffer, headcountPanel, ...staffPanels),
    fill(searchActionsOffer, ...staffActions),
    fill(componentEditorsOffer, dpaeAccountsEditor),
  ],
}
