import type { Examples } from '#kernel/testing/examples.ts'
import type { delegationCalls } from './delegation.calls.ts'

export const delegationExamples: Examples<typeof delegationCalls> = {
  saveDelegationForElement: here => ({
    clientId: here.clientId,
    userId: here.id('platform.user', ({ id }) => id !== here.userId),
    applicationId: 8,
    elementId: here.element('rh/gestion_du_personnel/salaries'),
    selectedItems: [],
  }),
}
