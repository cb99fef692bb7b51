import type { Examples } from '#kernel/testing/examples.ts'
import type { applicationsCalls } from './applications.calls.ts'

export const applicationsExamples: Examples<typeof applicationsCalls> = {
  createNewApplication: () => ({ name: 'mot', colour: '#3F57B8' }),
  editApplication: () => ({ id: 1, name: 'mot', colour: '#3F57B8' }),
}
