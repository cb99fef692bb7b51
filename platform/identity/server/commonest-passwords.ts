import list from '../data/commonest-passwords.json' with { type: 'json' }

const commonest = new Set(list.passwords.split(' '))

/** Below this a repeated piece is guessed as fast as it is typed. */
const shortestMotif = 8

const edges = /^[^\p{L}]+|[^\p{L}]+$/gu
const separators = /[\s\p{P}]+/gu

/** One of the 10,000 commonest, be it written several times over or with figures and signs around it. */
export function isCommonest(password: string): boolean {
  const typed = password.toLowerCase()
  const motifs = [typed, typed.replace(edges, '')].map(text => motifOf(text.replace(separators, '') || text))
  return motifs.some(motif => commonest.has(motif)) || (motifs[0] ?? '').length < shortestMotif
}

/** `soleilsoleilsol` is `soleil`. */
function motifOf(text: string) {
  for (let length = 1; length < text.length; length += 1)
    if (text.startsWith(text.slice(length))) return text.slice(0, length)
  return text
}
