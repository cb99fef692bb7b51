import { instantsOf, type Span } from '#platform/configuration/period.model.ts'
import type { DaysOfFacts } from '#platform/trade/financial-facts.slot.ts'

/** The days of a span as applications are asked for them. */
export const daysOfFacts = (span: Span): DaysOfFacts => ({
  from: span.from.toString(),
  until: span.to.toString(),
  ...instantsOf(span),
})
