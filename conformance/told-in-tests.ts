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
  id?: Node
  identifier?: Node
  init?: Node
}

/** `test(...)`, `test.each(...)(...)`. */
const rootOf = (node: Node | undefined): unknown => {
  if (node?.type === 'CallExpression') return rootOf(node.callee)
  if (node?.type === 'MemberExpression') return rootOf(node.object)
  return node?.type === 'Identifier' ? node.value : undefined
}

/** What a file names outside its tests for several of them: each call by the name of the function that makes it. */
function callsOfFunctions(body: unknown): Map<string, Set<string>> {
  const functions = new Map<string, Set<string>>()
  const visit = (node: unknown, owner: Set<string> | undefined): void => {
    if (Array.isArray(node)) return node.forEach(inner => visit(inner, owner))
    if (typeof node !== 'object' || node === null) return
    const { type, id, identifier, init } = node as Node
    const isArrow = type === 'VariableDeclarator' && init?.type === 'ArrowFunctionExpression'
    const isFunction = isArrow || type === 'FunctionDeclaration'
    const own = isFunction ? new Set<string>() : owner
    if (isFunction && own) functions.set(String((id ?? identifier)?.value), own)
    const called = callNamed(node as Node)
    if (called) own?.add(called)
    Object.values(node).forEach(inner => visit(inner, own))
  }
  visit(body, undefined)
  return functions
}

const callNamed = ({ type, object, property }: Node) =>
  type === 'MemberExpression' && String(object?.value).endsWith('Calls') ? String(property?.value) : undefined

const bodyOf = (source: string) => parseSync(source, { syntax: 'typescript', tsx: /<\/|\/>/.test(source) }).body

/** The tests of a file; `shared` are the sources of what its room keeps for several of them. */
export function storiesIn(source: string, shared: readonly string[] = []): Story[] {
  const body = bodyOf(source)
  const functions = new Map([...shared.map(bodyOf), body].flatMap(read => [...callsOfFunctions(read)]))
  const stories: Story[] = []
  const visit = (node: unknown, story: Story | undefined): void => {
    if (Array.isArray(node)) return node.forEach(inner => visit(inner, story))
    if (typeof node !== 'object' || node === null) return
    const { type, value, expression } = node as Node
    const isTest = type === 'ExpressionStatement' && rootOf(expression) === 'test'
    const own = isTest ? { calls: new Set<string>(), numbers: new Set<number>() } : story
    if (isTest && own) stories.push(own)
    const called = callNamed(node as Node)
    if (called) own?.calls.add(called)
    if (type === 'Identifier') for (const name of functions.get(String(value)) ?? []) own?.calls.add(name)
    if (type === 'NumericLiteral') own?.numbers.add(Number(value))
    Object.values(node).forEach(inner => visit(inner, own))
  }
  visit(body, undefined)
  return stories
}

const known = new Map<string, Story[]>()

/** Every test of a room, read once. */
function storiesOf(room: string): Story[] {
  const found = known.get(room)
  if (found) return found
  const files = sourceFiles.filter(file => file.startsWith(`${room}/`))
  const shared = files.filter(file => file.startsWith(`${room}/testing/`)).map(textOf)
  const stories = files.filter(file => /\.test\.tsx?$/.test(file)).flatMap(file => storiesIn(textOf(file), shared))
  known.set(room, stories)
  return stories
}

/** Whether the tests of its room call it, and whether one of them expects a refusal. */
export function toldInTests({ name, room }: { name: string; room: string }) {
  const stories = storiesOf(room).filter(({ calls }) => calls.has(name))
  return {
    isTold: stories.length > 0,
    isRefused: stories.some(({ numbers }) => [401, 403, 404].some(status => numbers.has(status))),
  }
}
