import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { configurableApplicationsOffer } from '#platform/rights/configurable-applications.slot.ts'
import { configurableApplications, delegationServer, type Knowledge } from './delegation.server.ts'

export const delegationRoom = room<Knowledge>({
  answers: known => [delegationServer(known)],
  fillsFrom: known => [fill(configurableApplicationsOffer, configurableApplications(known))],
})
