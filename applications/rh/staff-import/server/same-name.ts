import { plainText } from '#kernel/shared/plain-text.ts'

/** Those of that very name, else those whose name people would take for it. */
export function ofSameName<Thing>(things: readonly Thing[], name: string, nameOf: (thing: Thing) => string): Thing[] {
  const exact = things.filter(thing => nameOf(thing).trim().toLowerCase() === name.trim().toLowerCase())
  return exact.length > 0 ? exact : things.filter(thing => inPlainForm(nameOf(thing)) === inPlainForm(name))
}

/** Of several that a name may mean; nobody reads more. */
export const mostNames = 5

const most = 3
const least = 0.4

/** A few names that look like one that is not among them, the likest first. */
export const namesNear = (names: readonly string[], name: string): readonly string[] =>
  [...new Set(names)]
    .map(known => ({ known, likeness: likeness(inPlainForm(known), inPlainForm(name)) }))
    .filter(near => near.likeness >= least)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ known }) => known)

/** The share of pairs of letters that two names have in common (Dice), from 0 to 1. */
function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  const shared = pairs.filter(pair => {
    const at = others.indexOf(pair)
    if (at >= 0) others.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / Math.max(1, pairsOf(one).length + pairsOf(other).length)
}

const pairsOf = (name: string) =>
  Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => name.slice(at, at + 2))

/** Names that people would take for the same: whatever the case, the accents, the blanks and the hyphens. */
const inPlainForm = (name: string) =>
  plainText(name.replaceAll(/œ/gi, 'oe'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .join(' ')
