import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page, WebRoom } from '#kernel/web/pages.ts'
import { recruitmentTexts } from '#rh/recruitment-texts.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import {
  addressOfArrivals,
  addressOfCampaign,
  addressOfReturning,
  campaignsElement,
  campaignsPath,
} from './campaigns-place.model.ts'

export const campaignsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

const pages: readonly Page[] = [
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
  {
    path: addressOfArrivals(':campaignId'),
    layout: 'content',
    title: 'rh.arrivals.title',
    element: campaignsElement,
    load: async () => (await import('./web/arrivals-page.tsx')).ArrivalsPage,
  },
]

/** Seasons with their texts, which no other page of the staff waits for. */
export const campaignsWeb: WebRoom = { labels: [rhTexts, recruitmentTexts, campaignsLabels], pages }
