import type { BulkColumn, BulkModel } from '../bulk-model.slot.ts'
import { plainWords } from '../readers.model.ts'
import type { FileColumn } from './table/find-header.ts'

/** From 0, no idea, to 1, the very name. */
export type Guess = { column: string; index: number; confidence: number }

const least = 0.5
const byContent = 0.6
const mostlyRead = 0.8

/** The model's column that each column of a file seems to be: by its name in any language, else by what it holds. */
export function guessMapping(model: BulkModel, columns: readonly FileColumn[], today: Temporal.PlainDate): Guess[] {
  const candidates = Object.entries(model.columns)
    .flatMap(([column, wanted]) =>
      columns.map(found => ({ column, index: found.index, confidence: confidenceIn(wanted, found, today) })),
    )
    .filter(({ confidence }) => confidence >= least)
    .toSorted((one, other) => other.confidence - one.confidence || one.index - other.index)
  const guesses: Guess[] = []
  for (const candidate of candidates) {
    const isTaken = guesses.some(({ column, index }) => column === candidate.column || index === candidate.index)
    if (!isTaken) guesses.push(candidate)
  }
  return guesses
}

/** Whether a text is, to the letter, a name of one of the model's columns. */
export function knowsHeaders(model: BulkModel) {
  const names = new Set(Object.values(model.columns).flatMap(({ synonyms }) => synonyms.map(inOneForm)))
  return (header: string) => names.has(inOneForm(header))
}

const inOneForm = (name: string) => plainWords(name).toSorted().join(' ')

function confidenceIn(wanted: BulkColumn, { header, samples }: FileColumn, today: Temporal.PlainDate) {
  const read = samples.filter(sample => 'value' in wanted.read(sample, today)).length / Math.max(1, samples.length)
  const byName = header === null ? 0 : likeness(header, wanted.synonyms)
  if (byName > 0) return samples.length > 0 && read === 0 ? byName / 2 : byName
  return wanted.isTelling && samples.length > 0 && read >= mostlyRead ? byContent : 0
}

/** The same words: 1; a name within a longer one: less, the more there is around it. */
function likeness(header: string, synonyms: readonly string[]) {
  const words = plainWords(header.replace(/ \(\d+\)$/, ''))
  const second = / \(\d+\)$/.test(header) ? 0.1 : 0
  return Math.max(
    0,
    ...synonyms.map(synonym => {
      const named = plainWords(synonym)
      if (named.length === 0 || !named.every(word => words.includes(word))) return 0
      return (named.length === words.length ? 1 : 0.5 + (0.4 * named.length) / words.length) - second
    }),
  )
}
