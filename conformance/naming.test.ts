import { dirname } from 'node:path'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
import { isForTests, sourceFiles, textOf } from './source-files.ts'

const roles = [
  'elements',
  'application',
  'calls',
  'examples',
  'signals',
  'model',
  'slot',
  'server',
  'room',
  'web',
  'queries',
  'test',
  'journey',
]
/** Written by a program, or read by one that chose the name. */
const forcedRoles = ['generated', 'd']

/** A file may be read in one sitting. */
const longest = 300

const nameOf = (file: string) => {
  const [stem = '', ...suffixes] = (file.split('/').at(-1) ?? '').replace(/\.(ts|tsx|mjs)$/, '').split('.')
  return { stem, suffixes }
}

/** `DataTable` and `useHTMLTable` are `data-table` and `use-html-table`. */
const kebab = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()

function exportsOf(file: string) {
  const { body } = parseSync(textOf(file), { syntax: 'typescript', tsx: file.endsWith('.tsx') })
  return body.flatMap(item => {
    if (item.type !== 'ExportDeclaration') return []
    const { declaration } = item
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []))
    return 'identifier' in declaration && declaration.identifier.type === 'Identifier'
      ? [declaration.identifier.value]
      : []
  })
}

test('a file is named in kebab-case, with roles of the closed list', () => {
  const misnamed = sourceFiles.filter(file => {
    const { stem, suffixes } = nameOf(file)
    return (
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem) ||
      suffixes.some(suffix => !roles.includes(suffix) && !forcedRoles.includes(suffix))
    )
  })
  expect(misnamed).toEqual([])
})

test('a component stands in the file of its name', () => {
  const components = sourceFiles
    .filter(file => file.endsWith('.tsx') && !isForTests(file))
    .map(file => ({ file, names: exportsOf(file) }))
    .filter(({ names }) => names.filter(name => /^[A-Z]/.test(name)).length === 1)
  expect(components.length).toBeGreaterThan(80)
  expect(
    components.filter(({ file, names }) => !names.some(name => kebab(name).startsWith(nameOf(file).stem))),
  ).toEqual([])
})

test('calls name the room where they stand', () => {
  const named = sourceFiles
    .filter(file => file.endsWith('.calls.ts'))
    .flatMap(file => [...textOf(file).matchAll(/\bcalls\('([^']+)'/g)].map(([, room]) => ({ file, room })))
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter(({ file, room }) => room !== dirname(file).replace(/^applications\//, ''))).toEqual([])
})

test('no folder or file is a drawer for what has no name', () => {
  const drawers = /(^|[/.-])(utils?|helpers?|commons?|misc)([/.-]|$)/
  // Companies have services, and services have managers: as nouns of the trade they stand beside a verb or a role.
  const bare = /(^|\/)(managers?|services?)\.tsx?$|\.(manager|service)\./
  expect(sourceFiles.filter(file => drawers.test(file) || bare.test(file))).toEqual([])
})

test('a file is read in one sitting', () => {
  const long = sourceFiles
    .filter(file => !isForTests(file) && !file.endsWith('.generated.ts'))
    .map(file => `${file}: ${textOf(file).split('\n').length}`)
    .filter(line => Number(line.split(': ')[1]) > longest)
  expect(long).toEqual([])
})

/** Nouns and adverbs that only look like participles, and constructors of a type of their name. */
const noParticiples = ['nothing', 'hearing']

test('an export says what it is or does: no bare participle, nothing told or asked by somebody unnamed', () => {
  const isParticiple = (name: string) => /^[a-z]+(ed|ing)$/.test(name) && !noParticiples.includes(name)
  const bare = sourceFiles
    .filter(file => !isForTests(file) && !/\.calls\.ts$|\/labels\//.test(file))
    .flatMap(file => exportsOf(file).map(name => ({ file, name })))
    .filter(({ name }) => isParticiple(name) || /^(told|asked|asking)(?![a-z])/i.test(name))

  expect(bare).toEqual([])
})
