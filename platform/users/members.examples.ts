import type { Examples } from '#kernel/testing/examples.ts'
import type { membersCalls } from './members.calls.ts'

export const membersExamples: Examples<typeof membersCalls> = {
  createAndLinkUser: here => ({
    clientId: here.clientId,
    firstname: 'Paul',
    name: 'Petit',
    mail: 'paul.petit@essai.example',
    jobtitle: null,
    serviceIds: [],
  }),
}
