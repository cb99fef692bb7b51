import type { BroughtPart } from '#kernel/web/brought.tsx'
import { campaignsLabels } from './campaigns.web.ts'
import type { Applying } from './web/add-to-campaign-dialog.tsx'

/** Those who apply, asked to come to a season. */
export const addToCampaignPart: BroughtPart<Applying> = {
  labels: [campaignsLabels],
  load: async () => (await import('./web/add-to-campaign-dialog.tsx')).AddToCampaignDialog,
}
