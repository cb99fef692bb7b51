import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { documentSourcesOffer } from '#platform/documents/document-source.slot.ts'
import { companySettingsServer, employerSource } from './company-settings.server.ts'

export const companySettingsRoom = room({
  answers: () => [companySettingsServer],
  fills: [fill(documentSourcesOffer, employerSource)],
})
