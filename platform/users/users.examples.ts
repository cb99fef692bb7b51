import type { Examples } from '#kernel/testing/examples.ts'
import type { usersCalls } from './users.calls.ts'

export const usersExamples: Examples<typeof usersCalls> = {
  editUser: here => ({
    id: here.userId,
    editorId: here.userId,
    firstname: 'Paul',
    name: 'Petit',
    mail: 'paul.petit@essai.example',
    jobtitle: null,
  }),
}
