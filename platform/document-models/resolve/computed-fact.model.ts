import Big from 'big.js'
import type { Rule } from '../computed-field.model.ts'
import { type Fact, type FactsOfRecord, isEmptyFact } from './facts.model.ts'
import { holds, numberOf } from './holds.model.ts'
import { dayOf } from './written-fact.model.ts'

export type Sight = {
  look(path: string): Fact
  /** The records of an object that a document repeats. */
  records(object: string): readonly FactsOfRecord[]
}

/**
 * What a computed field comes to: a decimal text, a day, or words. Null where an operand is not known or nothing can come
 * of it, as a division by zero: it is told as an empty variable is.
 */
export function computedFact(rule: Rule, sight: Sight): Fact {
  const of = (inner: Rule) => computedFact(inner, sight)
  switch (rule.do) {
    case 'constant':
      return rule.value
    case 'variable':
      return sight.look(rule.path)
    case 'add':
      return reduced(rule.of.map(of), (sum, one) => sum.plus(one))
    case 'subtract':
      return reduced(rule.of.map(of), (sum, one) => sum.minus(one))
    case 'multiply':
      return reduced(rule.of.map(of), (sum, one) => sum.times(one))
    case 'divide':
      return reduced(rule.of.map(of), (sum, one) => (one.eq(0) ? undefined : sum.div(one)))
    case 'min':
      return reduced(rule.of.map(of), (least, one) => (one.lt(least) ? one : least))
    case 'max':
      return reduced(rule.of.map(of), (most, one) => (one.gt(most) ? one : most))
    case 'round':
      return numberOf(of(rule.of[0]))?.round(rule.decimals, Big.roundHalfUp).toFixed() ?? null
    case 'daysBetween':
      return daysBetween(of(rule.of[0]), of(rule.of[1]))
    case 'addDays':
      return movedOn(of(rule.of[0]), of(rule.of[1]), 'days')
    case 'addMonths':
      return movedOn(of(rule.of[0]), of(rule.of[1]), 'months')
    case 'ageAt':
      return ageAt(of(rule.of[0]), of(rule.of[1]))
    case 'count':
      return sight.records(rule.object).length
    case 'sum':
      return sumOf(rule.path, sight)
    case 'joinText':
      return rule.of
        .map(of)
        .filter(part => !isEmptyFact(part))
        .join('')
    case 'choose':
      return of(holds(rule.when, sight.look) ? rule.of[0] : rule.of[1])
  }
}

function reduced(facts: readonly Fact[], join: (left: Big, right: Big) => Big | undefined): Fact {
  const [first, ...others] = facts.map(numberOf)
  const result = others.reduce<Big | undefined>((left, right) => left && right && join(left, right), first)
  return result?.toFixed() ?? null
}

function sumOf(path: string, { records }: Sight): Fact {
  const [object = '', ...field] = path.split('.')
  return reduced(['0', ...records(object).map(record => record[field.join('.')] ?? null)], (sum, one) => sum.plus(one))
}

const dayIn = (fact: Fact) => (typeof fact === 'string' ? dayOf(fact) : undefined)

function daysBetween(from: Fact, to: Fact): Fact {
  const [first, last] = [dayIn(from), dayIn(to)]
  return first && last ? first.until(last, { largestUnit: 'days' }).days : null
}

/** A month after 31 January is the last day of February. */
function movedOn(from: Fact, by: Fact, unit: 'days' | 'months'): Fact {
  const [day, amount] = [dayIn(from), numberOf(by)]
  if (!day || !amount || !amount.eq(amount.round(0)) || amount.abs().gt(100_000)) return null
  return day.add({ [unit]: amount.toNumber() }).toString()
}

function ageAt(birth: Fact, at: Fact): Fact {
  const [born, day] = [dayIn(birth), dayIn(at)]
  return born && day ? born.until(day, { largestUnit: 'years' }).years : null
}
