import type { z } from 'zod'
import { plainText } from '#kernel/shared/plain-text.ts'
import { phoneInE164 } from '#platform/identifiers/phone-number.model.ts'

/** A cell that is not empty. A number is what a spreadsheet holds as one; a CSV file has texts only. */
export type Cell = string | number

/** What is wrong, as a label and its values: it says how to mend it. */
export type Problem = { label: string; values?: Record<string, string | number> }

export type Reading<Value> = { value: Value; doubt?: Problem } | { problem: Problem }

/** Makes a value of what people typed. `today` tells the century of a year of two digits. */
export type Reader<Value> = (cell: Cell, today: Temporal.PlainDate) => Reading<Value>

/** A number as the text that stands in its cell, with a decimal comma. */
export const textOf = (cell: Cell) =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : cell.replace(/\s+/gu, ' ').trim()

export const text =
  (longest: number): Reader<string> =>
  cell => {
    const read = textOf(cell)
    return read.length <= longest
      ? { value: read }
      : { problem: { label: 'imports.problem.too-long', values: { longest } } }
  }

/** What a schema of the trade accepts; its messages are labels. */
export const readBySchema =
  <Value>(schema: z.ZodType<Value, string>, write: (cell: Cell) => string = textOf): Reader<Value> =>
  cell => {
    const read = schema.safeParse(write(cell))
    return read.success ? { value: read.data } : { problem: { label: read.error.issues[0]?.message ?? '' } }
  }

/** Names of columns and of choices without case, accents, signs or little words. */
export const plainWords = (written: string) =>
  plainText(written.replaceAll(/œ/gi, 'oe').replaceAll('°', ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !littleWords.has(word))
    .map(word => (numberWords.has(word) ? 'numero' : word))

const littleWords = new Set('de du des la le les l d au aux a of the del el los las en y et and'.split(' '))
const numberWords = new Set(['n', 'no', 'nr', 'num', 'number'])

/** Names that people would call the same have the same form. */
export const inOneForm = (name: string) => plainWords(name).join(' ')

export const oneOf = <Value extends string | number>(
  choices: readonly { value: Value; words: readonly string[] }[],
) => {
  const known = new Map(
    choices.flatMap(({ value, words }) => [String(value), ...words].map(word => [inOneForm(word), value])),
  )
  const offered = choices.map(({ words }) => words[0]).join(', ')
  const read: Reader<Value> = cell => {
    const value = known.get(inOneForm(textOf(cell)))
    return value === undefined
      ? { problem: { label: 'imports.problem.not-offered', values: { offered } } }
      : { value: value as Value }
  }
  return read
}

/** Several texts in one cell, separated by `;`, `|`, `/` or a line's end. A comma may belong to a name. */
export const list: Reader<readonly string[]> = cell => ({
  value: String(cell)
    .split(/[;|/\r\n]/)
    .map(textOf)
    .filter(item => item !== ''),
})

/**
 * A number that is a name: spreadsheets write it `147,00`, or round it to `2,69E+14` and lose its last digits.
 * Gives the text to check further.
 */
export const codeIn = (cell: Cell) => textOf(cell).replace(/^(\d+)[.,]0+$/, '$1')

const isRounded = (cell: Cell) => /^\d([.,]\d+)?e\+?\d+$/i.test(textOf(cell))

/** A code that a spreadsheet may have spoilt, then what its schema accepts. */
export const code = <Value>(schema: z.ZodType<Value, string>): Reader<Value> => {
  const read = readBySchema(schema, codeIn)
  return (cell, today) => (isRounded(cell) ? { problem: { label: 'imports.problem.rounded' } } : read(cell, today))
}

/**
 * A phone number in E.164. A number of nine digits in a spreadsheet is French and has lost its zero; in a text it reads
 * as Spanish, and one doubts it.
 */
export const phone: Reader<string> = cell => {
  const written = codeIn(cell).replace(/\(0\)/, '')
  const bare = /^[1-9]\d{8}$/.test(written)
  const number = phoneInE164(bare && typeof cell === 'number' ? `0${written}` : written, 'FR', 'ES')
  if (!number) return { problem: { label: 'identifiers.phone-invalid' } }
  const isDoubtful = bare && typeof cell === 'string' && number.startsWith('+34')
  return { value: number, ...(isDoubtful && { doubt: { label: 'imports.doubt.spanish-phone' } }) }
}
