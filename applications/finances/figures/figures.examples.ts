import type { Examples } from '#kernel/testing/examples.ts'
import type { figuresCalls } from './figures.calls.ts'

export const figuresExamples: Examples<typeof figuresCalls> = {
  getFiguresOfMonth: () => ({ month: '2026-11' }),
}
