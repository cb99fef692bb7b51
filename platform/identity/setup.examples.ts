import type { Examples } from '#kernel/testing/examples.ts'
import type { setupCalls } from './setup.calls.ts'

export const setupExamples: Examples<typeof setupCalls> = {
  makeFirstSuperAdmin: () => ({
    code: 'mot',
    firstname: 'Paul',
    name: 'Petit',
    mail: 'paul@essai.example',
    password: 'mot',
  }),
}
