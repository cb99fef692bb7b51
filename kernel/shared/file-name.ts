import { asOneLine } from './written-text.ts'

const longest = 200

/**
 * The name that people gave a file, as a person reads it, without folders; accents are written in one way, whatever the
 * machine that it comes from. One that is too long keeps its ending, which says what it is. It is shown and never used
 * as a path.
 */
export function asFileName(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? ''
  const { stem, ending } = partsOfFileName(asOneLine(base).normalize('NFC').toWellFormed(), longest)
  return `${asOneLine(stem) || 'fichier'}${ending}`
}

/** The ending with its dot, and the stem before it, cut so that both take at most so many UTF-16 units. */
export function partsOfFileName(name: string, most: number) {
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - ending.length).slice(0, most - ending.length)
  return { stem: stem.isWellFormed() ? stem : stem.slice(0, -1), ending }
}
