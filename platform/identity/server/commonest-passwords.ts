import list from '../data/commonest-passwords.json' with { type: 'json' }
import { demoPassword } from '../demo-password.model.ts'

/** Below this a repeated piece is guessed as fast as it is typed. */
const shortestMotif = 8

const edges = /^[^\p{L}]+|[^\p{L}]+$/gu
const separators = /[\s\p{P}]+/gu

const commonest = new Set([...list.passwords.split(' '), ...motifsIn(demoPassword)])

/** One of the 10,000 commonest or the demo's, be it written several times over or with figures and signs around it. */
export function isCommonest(password: string): boolean {
  const motifs = motifsIn(password)
  return motifs.some(motif => commonest.has(motif)) || (motifs[0] ?? '').length < shortestMotif
}

function motifsIn(password: string) {
  const typed = password.toLowerCase()
  return [typed, typed.replace(edges, '')].map(text => motifOf(text.replace(separators, '') || text))
}

/** `soleilsoleilsol` is `soleil`. */
function motifOf(text: string) {
  for (let length = 1; length < text.length; length += 1)
    if (text.startsWith(text.slice(length))) return text.slice(0, length)
  return text
}
