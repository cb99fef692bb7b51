import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { dashboardPanelsOffer } from '#platform/configuration/dashboard-panel.slot.ts'
import { resultsServer, workshopPanels } from './results.server.ts'

export const resultsRoom = room({
  answers: () => [resultsServer],
  fills: [fill(dashboardPanelsOffer, ...workshopPanels)],
})
