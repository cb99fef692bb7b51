import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isForTests, root, sourceFiles, textOf } from './source-files.ts'
import { roomOf } from './walls.ts'

/** Applications meet by what one tells and another hears: both ends are read where they are written. */
const files = sourceFiles
  .filter(file => /^(platform|applications)\//.test(file) && file.endsWith('.ts') && !isForTests(file))
  .map(file => ({ file, text: textOf(file) }))
const exported = new Map(
  files.flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = '([^']*)'/g)].map(([, name, value]) => [name, value] as const),
  ),
)
const kindForm = /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/

/** What a kind written in code may be: itself, each end of a choice, a constant; of a parameter, all that its file names so. */
function kindsOf(written: string, text: string): string[] {
  const template = /^`([a-z-]+\.)\$\{(.*)\}`$/.exec(written)
  if (template) {
    const ends = [...(template[2] as string).matchAll(/[?:] '([a-z-]+)'/g)].map(([, end]) => end)
    return ends.map(end => `${template[1]}${end}`)
  }
  const said =
    /^'(.*)'$/.exec(written)?.[1] ?? new RegExp(`const ${written} = '([^']*)'`).exec(text)?.[1] ?? exported.get(written)
  if (said !== undefined) return [said].filter(value => kindForm.test(value))
  return [...text.matchAll(/'([a-z-]+\.[a-z-]+)'/g)]
    .map(([, kind]) => kind as string)
    .filter(kind => kindForm.test(kind) && !/^(platform|kernel|identity)\./.test(kind))
}

/** The names of an object's own fields, in their order; of anything else nothing is said. */
function fieldsOf(payload: string): string[] {
  if (!payload.startsWith('{')) return []
  const fields: string[] = []
  let depth = 0
  let isName = true
  for (const [token] of payload.matchAll(/[{}()[\],:]|\.\.\.|[\w$]+|'[^']*'/g)) {
    if (/[{([]/.test(token)) depth += 1
    else if (/[})\]]/.test(token)) depth -= 1
    else if (depth === 1 && token === ',') isName = true
    else if (depth === 1 && isName && /^\w/.test(token)) {
      fields.push(token)
      isName = false
    }
    if (depth === 0) break
  }
  return fields
}

/** What a function of the database tells, for who writes by a link. */
const toldByDatabase = globSync('{platform,applications}/**/*.sql', { cwd: root }).flatMap(file =>
  [...textOf(file).matchAll(/kernel\.outbox \(kind, payload\)\s+values \('([a-z-]+\.[a-z-]+)', jsonb_/g)].map(
    ([, kind]) => ({
      kind: kind as string,
      room: roomOf(file),
      fields: [],
    }),
  ),
)
const toldByCode = files.flatMap(({ file, text }) =>
  [...text.matchAll(/\bemit\(\s*[\w.]+,\s*(`[^`]*`|'[^']*'|\w+),\s*/g)].flatMap(found =>
    kindsOf(found[1] as string, text).map(kind => ({
      kind,
      room: roomOf(file),
      fields: fieldsOf(text.slice(found.index + found[0].length)),
    })),
  ),
)
const told = [...toldByCode, ...toldByDatabase]
const heard = files.flatMap(({ file, text }) =>
  [...text.matchAll(/\bListener(?: = |\[\] = |\b[^\n]*=> )\(?\[?\{\s*kind: ('[^']*'|\w+)/g)].flatMap(([, written]) =>
    kindsOf(written as string, text).map(kind => ({ kind, room: roomOf(file) })),
  ),
)
const roomsOf = (ends: readonly { kind: string; room: string }[], kind: string) =>
  [...new Set(ends.filter(end => end.kind === kind).map(({ room }) => room))].sort()

describe('events between rooms', () => {
  test('are named by who tells them and what happened', () => {
    expect(told.length).toBeGreaterThan(25)
    expect(told.map(({ kind }) => kind).filter(kind => !kindForm.test(kind))).toEqual([])
  })

  test('are told by somebody where somebody hears them', () => {
    const kinds = new Set(told.map(({ kind }) => kind))
    expect(heard.length).toBeGreaterThan(6)
    expect(heard.map(({ kind }) => kind).filter(kind => !kinds.has(kind))).toEqual([])
  })

  test('carry what was reviewed, from whom and to whom', async () => {
    const lines = [...new Set(told.map(({ kind }) => kind))].sort().map(kind => {
      const fields = [...new Set(told.filter(end => end.kind === kind).flatMap(end => end.fields))]
      const hearers = roomsOf(heard, kind)
      return `${kind} { ${fields.join(', ')} } of ${roomsOf(told, kind).join(', ')} to ${hearers.join(', ') || 'nobody yet'}`
    })
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('reviewed/events.txt')
  })
})
