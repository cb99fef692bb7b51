import type { FactValues } from './facts-columns.ts'
import type { Dated } from './standing-facts.queries.ts'

/** What holds on a day: the last that is not to come then. */
export const holdingOn = <Fact extends Dated>(facts: readonly Fact[], day: string): Fact | undefined =>
  facts.findLast(({ activationDate }) => activationDate <= day)

/**
 * From when a line's place or position holds: the day that it says, else the hiring, else today. What holds already began
 * after an old hiring: the line then tells what is true now, and rewrites no past.
 */
export function dayOfFact({ placedOn, hiredOn }: Partial<FactValues>, facts: readonly Dated[], today: string): string {
  if (placedOn) return placedOn
  const standing = holdingOn(facts, today)
  return hiredOn && !(standing && standing.activationDate >= hiredOn) ? hiredOn : today
}

/** Whether nothing new is said: it holds on that day, or on this one already. */
export function holdsAlready<Fact extends Dated>(
  facts: readonly Fact[],
  isSame: (fact: Fact) => boolean,
  { day, today }: { day: string; today: string },
): boolean {
  const moments = day <= today ? [day, today] : [day]
  return moments.some(moment => {
    const fact = holdingOn(facts, moment)
    return fact !== undefined && isSame(fact)
  })
}
