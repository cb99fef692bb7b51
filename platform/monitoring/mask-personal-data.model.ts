import { isOrdinaryWord } from './ordinary-words.model.ts'

const mostRead = 2_000
const mostKept = 500
/** A short word of what was sent, as `id` or `de`, says nothing of anybody. */
const shortestTold = 3
const longestSplit = 60

type Rule = readonly [what: RegExp, instead: string]

/** What is between quotes is a value; one that was cut before its end is masked to the end. */
const quoted: readonly Rule[] = [
  [/"(?:\\.|[^"\\])*(?:"|$)/gs, '‹value›'],
  [/«[^»]*(?:»|$)/g, '‹value›'],
  [/“[^”]*(?:”|$)/g, '‹value›'],
  [/`[^`]*(?:`|$)/g, '‹value›'],
  [/(?<![\p{L}\p{N}])['‘].*?(?:['’](?![\p{L}\p{N}])|$)/gsu, '‹value›'],
]

const written: readonly Rule[] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/\S*/gi, '‹address›'],
  [/[^\s@(<[,;:=]+@[^\s@)>\],;]+/g, '‹mail›'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '‹id›'],
  [/\b[12378][\s.]?\d{2}[\s.]?\d{2}[\s.]?(?:\d{2}|2[AB])[\s.]?\d{3}[\s.]?\d{3}(?:[\s.]?\d{2})?\b/gi, '‹nir›'],
  [/\b[a-z]{2}\d{2}(?:[\s.-]?[a-z0-9]{4}){2,7}(?:[\s.-]?[a-z0-9]{1,4})?\b/gi, '‹iban›'],
  [/\+?\d(?:[\s.\-/()]{0,2}\d){5,}/g, '‹number›'],
]

/** What a word announces, as `mot de passe : …` or `nom=…`, may be anybody's; what an error says, a line or a port is not. */
const announced: readonly Rule[] = [
  [
    /(?<=(?<![\p{L}\p{N}])(?!\w*(?:[Ee]rror|Exception|Warning)\s*:)\p{L}[\p{L}\p{M}\p{N}_'’-]*\s*[:=]\s*)(?![\d:]+(?![\p{L}\p{N}])|\s|[:=]).+/gu,
    '‹value›',
  ],
  [
    /(?<=(?<![\p{L}\p{N}])(?:mots? de passe|mdp|password|passwd|passphrase|contraseña|كلمة المرور)\s+)\S+/giu,
    '‹value›',
  ],
]

/**
 * An error's message without anybody in it: quoted values, what a word announces, mails, identity and account numbers,
 * telephones, names, and every word of what the caller had `sent`. Where it is not sure it masks. At most 500 characters
 * are kept.
 */
export function maskPersonalData(text: string, sent?: unknown): string {
  const rules = [...quoted, ...written, ...announced]
  const values = rules.reduce((said, [what, instead]) => said.replace(what, instead), text.slice(0, mostRead))
  return maskNames(maskTold(values, sent)).slice(0, mostKept)
}

function maskTold(text: string, sent: unknown): string {
  const told = [...new Set(wordsOf(sent, 0))].sort((one, other) => other.length - one.length).slice(0, 300)
  if (told.length === 0) return text
  const any = told.map(word => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}‹])(?:${any})(?![\\p{L}\\p{N}›])`, 'giu'), '‹sent›')
}

function wordsOf(sent: unknown, depth: number): string[] {
  if (typeof sent === 'string')
    return [sent, ...(sent.length <= longestSplit ? sent.split(/[\s,;]+/) : [])].filter(isTold)
  if (typeof sent !== 'object' || sent === null || depth > 4) return []
  return Object.values(sent).flatMap(inner => wordsOf(inner, depth + 1))
}

const isTold = (word: string) => word.length >= shortestTold && word.length <= 200

/** A word with a capital, or of another script than ours, is a name unless it is known to be something else. */
const maskNames = (text: string) =>
  text.replace(/(?<!‹)\p{L}[\p{L}\p{M}\p{N}_'’-]*(?!›)/gu, word => (isOrdinaryWord(word) ? word : '‹name›'))
