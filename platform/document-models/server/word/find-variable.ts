import { plainText } from '#kernel/shared/plain-text.ts'

/** A variable of a type: its path, and what people call it. */
export type NamedVariable = { path: string; label: string }

const plain = (text: string) => plainText(text).replace(/[^\p{L}\p{N}.]/gu, '')

/** The variable that a text between braces names, by its path or by what people call it. */
export const variableNamed = (written: string, known: readonly NamedVariable[]) =>
  known.find(({ path }) => plain(path) === plain(written)) ??
  onlyOne(known.filter(({ label }) => plain(label) === plain(written)))

/** Two objects may each have a name: what is meant is not guessed. */
const onlyOne = <Item>(found: readonly Item[]) => (found.length === 1 ? found[0] : undefined)

/** The variable whose path or name shares the most with what was written; null where hardly anything is shared. */
export function likeliest(written: string, known: readonly NamedVariable[]): NamedVariable | null {
  const wanted = pairsOf(plain(written))
  const rated = known.map(variable => ({
    variable,
    share: Math.max(shareOf(wanted, pairsOf(plain(variable.path))), shareOf(wanted, pairsOf(plain(variable.label)))),
  }))
  const best = rated.toSorted((one, other) => other.share - one.share)[0]
  return best && best.share >= leastShare ? best.variable : null
}

/** Of the pairs of letters of both. */
const leastShare = 0.45

const pairsOf = (text: string) =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const shared = [...one].filter(pair => other.has(pair)).length
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size)
}
