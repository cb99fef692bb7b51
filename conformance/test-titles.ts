import { parseSync } from '@swc/core'
import { textOf } from './source-files.ts'

type Node = {
  type?: string
  value?: unknown
  callee?: Node
  object?: Node
  property?: Node
  arguments?: { expression?: Node }[]
  quasis?: { cooked?: string }[]
  expressions?: unknown[]
}

/** `test.each(rows)(title)` is `test each`: who is called, then what of him. */
function chainOf(node: Node | undefined): string[] {
  if (node?.type === 'CallExpression') return chainOf(node.callee)
  if (node?.type === 'MemberExpression') return [...chainOf(node.object), String(node.property?.value)]
  return node?.type === 'Identifier' ? [String(node.value)] : []
}

const writtenTitle = (node: Node | undefined) => {
  if (node?.type === 'StringLiteral') return String(node.value)
  return node?.type === 'TemplateLiteral' && node.expressions?.length === 0 ? node.quasis?.[0]?.cooked : undefined
}

const resting = ['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails']

/** The titles under which a file tells its tests, as they are written; those that do not run, or under one that does not, tell nothing. */
export function titlesIn(source: string): Set<string> {
  const titles = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, callee, arguments: given } = node as Node
    const [root = '', ...ways] = type === 'CallExpression' ? chainOf(callee) : []
    const isTold = ['test', 'it', 'describe'].includes(root)
    if (isTold && ways.some(way => resting.includes(way))) return
    const title =
      isTold && root !== 'describe' && !ways.includes('describe') ? writtenTitle(given?.[0]?.expression) : ''
    if (title) titles.add(title)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: /<\/|\/>/.test(source) }).body)
  return titles
}

const known = new Map<string, Set<string>>()

export function titlesOf(file: string): Set<string> {
  const titles = known.get(file) ?? titlesIn(textOf(file))
  known.set(file, titles)
  return titles
}
