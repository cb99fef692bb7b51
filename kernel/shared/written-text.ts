/**
 * Marks that turn the reading order, fillers, the one that spreadsheets begin a file with: nobody sees them. Those that
 * join letters or choose how a sign is drawn are a part of what is written.
 */
const unseen = /(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/gu
const control = /[\p{Cc}\u2028\u2029]+/gu
const endOfLine = /\r\n?|[\u2028\u2029]/g
const controlWithinLines = /[^\P{Cc}\n]+/gu
/** Anything that is neither a blank nor what only joins. */
const sign = /[^\s\p{Default_Ignorable_Code_Point}]/u

const unlessBlank = (text: string) => (sign.test(text) ? text.trim() : '')

/**
 * A text of one line as a person reads it, for `overwrite`: a name with a hidden mark in it would look like another, turn
 * the words around it and be found by nobody. What was pasted with such marks is kept without them.
 */
export const asOneLine = (text: string) => unlessBlank(text.replace(unseen, '').replace(control, ' '))

/** The same of a text of several lines, which keeps where they end. */
export const asSeveralLines = (text: string) =>
  unlessBlank(text.replace(unseen, '').replace(endOfLine, '\n').replace(controlWithinLines, ' '))
