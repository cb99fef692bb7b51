import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { addressOfCampaign, addressOfReturning, campaignsElement, campaignsPath } from './campaigns-place.model.ts'
import type { Applying } from './web/add-to-campaign-dialog.tsx'

export const campaignsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Those who apply, asked to come to a season. */
export const addToCampaignPart: BroughtPart<Applying> = {
  labels: [campaignsLabels],
  load: async () => (await import('./web/add-to-campaign-dialog.tsx')).AddToCampaignDialog,
}

export const campaignsPages: readonly Page[] = [
  {
    path: campaignsPath,
    layout: 'content',
    title: 'rh.campaigns.title',
    element: campaignsElement,
    load: async () => (await import('./web/campaigns-page.tsx')).CampaignsPage,
  },
  {
    path: addressOfCampaign(':campaignId'),
    layout: 'content',
    title: 'rh.campaigns.title',
    element: campaignsElement,
    load: async () => (await import('./web/campaign-page.tsx')).CampaignPage,
  },
  {
    path: addressOfReturning(':campaignId'),
    layout: 'content',
    title: 'rh.campaign.recall',
    element: campaignsElement,
    load: async () => (await import('./web/returning-page.tsx')).ReturningPage,
  },
]
