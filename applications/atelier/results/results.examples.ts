import type { Examples } from '#kernel/testing/examples.ts'
import type { resultsCalls } from './results.calls.ts'

const day = (days = 0) => Temporal.Now.plainDateISO('Europe/Paris').add({ days }).toString()

export const resultsExamples: Examples<typeof resultsCalls> = {
  getResults: here => ({ atelierId: here.id('atelier.workshop'), from: day(-20), to: day() }),
}
