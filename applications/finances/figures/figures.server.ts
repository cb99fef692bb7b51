import { platformAnswers } from '#platform/platform-db.ts'
import { figuresCalls } from './figures.calls.ts'
import { figuresOfMonth } from './server/figures-of-month.ts'

export const figuresServer = platformAnswers(figuresCalls, {
  getFiguresOfMonth: (given, { month }) => figuresOfMonth(given, Temporal.PlainYearMonth.from(month)),
})
