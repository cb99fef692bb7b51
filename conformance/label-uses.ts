import { parseSync } from '@swc/core'
import { isForTests, sourceFiles, textOf } from './source-files.ts'

/** What code says of texts: keys in full, and those that it puts together, as patterns. */
export type Uses = { keys: Map<string, string>; patterns: RegExp[] }

const isSpeaking = (file: string) =>
  /^(kernel|platform|applications|main)\//.test(file) &&
  !isForTests(file) &&
  !/\/labels\/|^main\/demo\/|\.generated\.ts$/.test(file)

/** Reads every word of the product's code that may be the key of a text. */
export function readLabelUses(prefixes: ReadonlySet<string>): Uses {
  const uses: Uses = { keys: new Map(), patterns: [] }
  for (const file of sourceFiles.filter(isSpeaking)) {
    for (const { key, pattern } of usesIn(textOf(file), prefixes)) {
      if (key) uses.keys.set(key, file)
      if (pattern) uses.patterns.push(pattern)
    }
  }
  return uses
}

type Use = { key?: string; pattern?: RegExp }
type Node = {
  type?: string
  value?: string
  quasis?: { cooked: string }[]
  name?: { value?: string }
  key?: { value?: string }
  callee?: { value?: string }
  arguments?: readonly unknown[]
  properties?: readonly Node[]
}

/** Names under which the browser keeps a list's state or a draft; they are no texts. */
const keptUnder = ['module', 'draft']

export function usesIn(source: string, prefixes: ReadonlySet<string>): Use[] {
  const isKey = (word: string) => /^[a-z-]+(\.[A-Za-z0-9-]+)+$/.test(word) && prefixes.has(word.split('.')[0] ?? '')
  const found: Use[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, value, quasis, name, key, callee, arguments: given, properties } = node as Node
    if (type === 'TsLiteralType' || type === 'ImportDeclaration') return
    if (type === 'JSXAttribute' && keptUnder.includes(name?.value ?? '')) return
    if (type === 'KeyValueProperty' && keptUnder.includes(key?.value ?? '')) return
    // The kind of an event is no text.
    if (type === 'CallExpression' && callee?.value?.startsWith('emit')) return visit(given?.slice(2))
    if (type === 'ObjectExpression' && properties?.some(property => property.key?.value === 'hear'))
      return visit(properties.filter(property => property.key?.value !== 'kind'))
    if (type === 'StringLiteral' && value && isKey(value)) found.push({ key: value })
    if (type === 'TemplateLiteral' && quasis && quasis.length > 1) {
      const pattern = patternOf(
        quasis.map(({ cooked }) => cooked),
        prefixes,
      )
      if (pattern) found.push({ pattern })
    }
    Object.values(node).forEach(visit)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: /<\/|\/>/.test(source) }).body)
  return found
}

/** `rh.employee.is-${status}` may be any key that begins so; `${title}.plan` any that ends so. */
function patternOf(pieces: string[], prefixes: ReadonlySet<string>) {
  if (!pieces.every(piece => /^[A-Za-z0-9.-]*$/.test(piece))) return undefined
  const [first = ''] = pieces
  const beginsWithRoom = prefixes.has(first.split('.')[0] ?? '') && first.includes('.')
  const endsWithWord = first === '' && pieces.length === 2 && /^\.[a-z-]+$/.test(pieces[1] ?? '')
  if (!beginsWithRoom && !endsWithWord) return undefined
  return new RegExp(`^${pieces.map(piece => piece.replaceAll('.', '\\.')).join('.+')}$`)
}
