import Big from 'big.js'
import type { Operator, Test, Tests } from '../body.model.ts'
import { type Fact, isEmptyFact } from './facts.model.ts'

type Looking = (path: string) => Fact

/** Whether what a block is shown for is so. */
export const holds = ({ match, tests }: Tests, look: Looking): boolean =>
  match === 'all' ? tests.every(test => holdsOne(test, look)) : tests.some(test => holdsOne(test, look))

/** What is not known is neither above, below nor the same as anything, and is not whatever one says. */
function holdsOne({ path, operator, value }: Test, look: Looking): boolean {
  const fact = look(path)
  if (operator === 'empty') return isEmptyFact(fact)
  if (operator === 'filled') return !isEmptyFact(fact)
  if (operator === 'isTrue') return fact === true
  if (operator === 'isNot') return isEmptyFact(fact) || !isSame(fact, value)
  return !isEmptyFact(fact) && comparisons[operator](fact, value)
}

type Comparing = Exclude<Operator, 'empty' | 'filled' | 'isTrue' | 'isNot'>
type Known = Exclude<Fact, null>

const comparisons: Record<Comparing, (fact: Known, value: string) => boolean> = {
  is: isSame,
  above: (fact, value) => (compared(fact, value) ?? 0) > 0,
  below: (fact, value) => (compared(fact, value) ?? 0) < 0,
  contains: (fact, value) =>
    Array.isArray(fact) ? fact.some(item => plain(item) === plain(value)) : plain(String(fact)).includes(plain(value)),
  before: (fact, value) => String(fact) < value,
  after: (fact, value) => String(fact) > value,
}

function isSame(fact: Known, value: string) {
  if (typeof fact === 'boolean') return fact === ['true', 'oui', '1'].includes(plain(value))
  const numbers = compared(fact, value)
  return numbers === undefined ? plain(String(fact)) === plain(value) : numbers === 0
}

/** As numbers; undefined where one of them is none. */
function compared(fact: Known, value: string): -1 | 0 | 1 | undefined {
  const [left, right] = [numberOf(fact), numberOf(value.replace(',', '.'))]
  return left && right && left.cmp(right)
}

/** A decimal, or undefined for what is none. */
export const numberOf = (fact: Fact): Big | undefined =>
  (typeof fact === 'number' && Number.isFinite(fact)) || (typeof fact === 'string' && /^-?\d+(\.\d+)?$/.test(fact))
    ? new Big(fact)
    : undefined

/** Case and accents do not tell two words apart. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
