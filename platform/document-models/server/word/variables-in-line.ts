import type { Inline, Mark } from '../../body.model.ts'
import { type NamedVariable, variableNamed } from './find-variable.ts'

export type Run = { text: string; marks: readonly Mark[] } | { isBreak: true }
type Written = Exclude<Run, { isBreak: true }>

/** Of one line of a body, the variables that are written between braces, and those that nobody knows. */
export type Line = { content: Inline[]; unknown: string[] }

/**
 * Word cuts a line where its format changes, also in the middle of what stands between braces: they are looked for in the
 * whole line, and a variable looks like its first letter.
 */
export function variablesInLine(runs: readonly Run[], known: readonly NamedVariable[]): Line {
  const line: Line = { content: [], unknown: [] }
  let together: Written[] = []
  for (const run of runs) {
    if (!('isBreak' in run)) together.push(run)
    else {
      readTogether(line, together, known)
      line.content.push({ type: 'hardBreak' })
      together = []
    }
  }
  readTogether(line, together, known)
  return line
}

function readTogether(line: Line, runs: readonly Written[], known: readonly NamedVariable[]) {
  const whole = runs.map(({ text }) => text).join('')
  let at = 0
  for (const found of whole.matchAll(/\{\{([^{}]{1,200})\}\}/g)) {
    const written = (found[1] as string).trim()
    const variable = variableNamed(written, known)
    if (!variable) {
      line.unknown.push(written)
      continue
    }
    line.content.push(...textsBetween(runs, at, found.index))
    const [first] = textsBetween(runs, found.index, found.index + 1)
    line.content.push({
      type: 'variable',
      attrs: { path: variable.path, format: null, ifEmpty: '' },
      ...(first?.marks && { marks: first.marks }),
    })
    at = found.index + found[0].length
  }
  line.content.push(...textsBetween(runs, at, whole.length))
}

/** The letters of a line from one place to another, each with its marks. */
function textsBetween(runs: readonly Written[], from: number, to: number) {
  const texts: Extract<Inline, { type: 'text' }>[] = []
  let start = 0
  for (const { text, marks } of runs) {
    const part = text.slice(Math.max(0, from - start), Math.max(0, to - start))
    if (part !== '') texts.push({ type: 'text', text: part, ...(marks.length > 0 && { marks: [...marks] }) })
    start += text.length
  }
  return texts
}
