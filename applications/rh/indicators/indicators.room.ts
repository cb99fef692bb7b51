import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { dashboardPanelsOffer } from '#platform/configuration/dashboard-panel.slot.ts'
import { headcountPanels, indicatorsServer } from './indicators.server.ts'

export const indicatorsRoom = room({
  answers: () => [indicatorsServer],
  fills: [fill(dashboardPanelsOffer, ...headcountPanels)],
})
