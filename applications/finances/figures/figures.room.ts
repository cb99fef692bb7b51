import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { dashboardPanelsOffer } from '#platform/configuration/dashboard-panel.slot.ts'
import { figurePanels } from './server/figure-panels.ts'

export const figuresRoom = room({ fills: [fill(dashboardPanelsOffer, ...figurePanels)] })
