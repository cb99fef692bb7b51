import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { dashboardPanelsOffer } from '#platform/configuration/dashboard-panel.slot.ts'
import { figuresServer } from './figures.server.ts'
import { figurePanels } from './server/figure-panels.ts'

export const figuresRoom = room({
  answers: () => [figuresServer],
  fills: [fill(dashboardPanelsOffer, ...figurePanels)],
})
