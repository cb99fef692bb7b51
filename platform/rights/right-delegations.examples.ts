import type { Examples } from '#kernel/testing/examples.ts'
import type { rightDelegationsCalls } from './right-delegations.calls.ts'

export const rightDelegationsExamples: Examples<typeof rightDelegationsCalls> = {
  delegateRights: here => ({
    clientId: here.clientId,
    delegateId: here.id('platform.user', ({ id }) => id !== here.userId),
    elementIds: [here.element('rh/gestion_du_personnel/salaries')],
    level: 1,
    startsAt: '2026-11-21T08:00:00Z',
    endsAt: '2026-12-22T08:00:00Z',
    reason: 'mot',
  }),
}
