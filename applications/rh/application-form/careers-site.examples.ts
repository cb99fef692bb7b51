import type { Examples } from '#kernel/testing/examples.ts'
import type { careersSiteCalls } from './careers-site.calls.ts'

export const careersSiteExamples: Examples<typeof careersSiteCalls> = {
  getCareersElementByPath: () => ({ path: 'candidatures/serres-du-val-de-loire' }),
}
