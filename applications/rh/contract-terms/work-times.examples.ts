import type { Examples } from '#kernel/testing/examples.ts'
import type { workTimesCalls } from './work-times.calls.ts'

export const workTimesExamples: Examples<typeof workTimesCalls> = {
  createWorkTime: () => ({ workTime: { label: 'mot', kind: 'full', weeklyHours: 35 } }),
}
