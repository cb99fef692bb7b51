/// <reference types="vite/client" />
import { parseSync } from '@swc/core'
import type { Calls } from '#kernel/shared/call.ts'
import { sourceFiles, textOf } from './source-files.ts'

const modules = import.meta.glob<Record<string, Calls>>('../{platform,applications}/**/*.calls.ts', { eager: true })

/** Each call as its file declares it, with the folder of its room. */
export const callsInFiles = Object.entries(modules).flatMap(([path, exported]) =>
  Object.values(exported).flatMap(calls =>
    Object.keys(calls).map(name => ({ name, room: path.slice('../'.length, path.lastIndexOf('/')) })),
  ),
)

/** One test: the calls that it names and the numbers that it expects. */
type Story = { calls: Set<string>; numbers: Set<number> }

type Node = {
  type?: string
  value?: unknown
  callee?: Node
  object?: Node
  property?: Node
  expression?: Node
}

/** `test(...)`, `test.each(...)(...)`. */
const rootOf = (node: Node | undefined): unknown => {
  if (node?.type === 'CallExpression') return rootOf(node.callee)
  if (node?.type === 'MemberExpression') return rootOf(node.object)
  return node?.type === 'Identifier' ? node.value : undefined
}

export function storiesIn(source: string): Story[] {
  const stories: Story[] = []
  const visit = (node: unknown, story: Story | undefined): void => {
    if (Array.isArray(node)) return node.forEach(inner => visit(inner, story))
    if (typeof node !== 'object' || node === null) return
    const { type, value, object, property, expression } = node as Node
    const isTest = type === 'ExpressionStatement' && rootOf(expression) === 'test'
    const own = isTest ? { calls: new Set<string>(), numbers: new Set<number>() } : story
    if (isTest && own) stories.push(own)
    if (type === 'MemberExpression' && String(object?.value).endsWith('Calls')) own?.calls.add(String(property?.value))
    if (type === 'NumericLiteral') own?.numbers.add(Number(value))
    Object.values(node).forEach(inner => visit(inner, own))
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: /<\/|\/>/.test(source) }).body, undefined)
  return stories
}

const storiesOf = (room: string) =>
  sourceFiles
    .filter(file => file.startsWith(`${room}/`) && /\.test\.tsx?$/.test(file))
    .flatMap(file => storiesIn(textOf(file)))

/** Whether the tests of its room call it, and whether one of them expects a refusal. */
export function toldInTests({ name, room }: { name: string; room: string }) {
  const stories = storiesOf(room).filter(({ calls }) => calls.has(name))
  return {
    isTold: stories.length > 0,
    isRefused: stories.some(({ numbers }) => [401, 403, 404].some(status => numbers.has(status))),
  }
}
