import type { Language } from '#kernel/shared/names.ts'
import type { Block, Body, Cell, Inline, Mark, Row } from '../body.model.ts'
import type { ModelText } from '../model-text.model.ts'
import type { Drawn, DrawnCell, Resolved, Run } from './drawn.model.ts'
import { type Facts, type FactsOfRecord, isEmptyFact, type KnownVariables } from './facts.model.ts'
import { holds } from './holds.model.ts'
import { type Place, sightFrom } from './sight.model.ts'
import { writtenFact } from './written-fact.model.ts'

/** What a text is filled with: its facts, what is known of its variables, and the language that it is written in. */
export type Filling = { facts: Facts; variables: KnownVariables; language: Language }

/**
 * Puts the values in their places: conditions are decided, loops unrolled, each value written by its type. Pure, so that
 * the same text and the same facts give the same document.
 */
export function resolveText({ body, page, computed }: ModelText, { facts, variables, language }: Filling): Resolved {
  const empty = new Set<string>()
  const types = new Map(computed.map(({ name, type }) => [`computed.${name}`, type]))
  const part = (doc: Body | null) => doc && blocks(doc.content, [])
  return { body: blocks(body.content, []), header: part(page.header), footer: part(page.footer), empty: [...empty] }

  function blocks(nodes: readonly Block[], place: Place): Drawn[] {
    return nodes.flatMap(node => block(node, place))
  }

  function block(node: Block, place: Place): Drawn[] {
    switch (node.type) {
      case 'paragraph':
        return [{ draw: 'paragraph', align: node.attrs.align, runs: runs(node.content, place) }]
      case 'heading':
        return [{ draw: 'heading', ...node.attrs, runs: runs(node.content, place) }]
      case 'bulletList':
        return [{ draw: 'list', start: null, items: node.content.map(({ content }) => blocks(content, place)) }]
      case 'orderedList':
        return [
          { draw: 'list', start: node.attrs.start, items: node.content.map(({ content }) => blocks(content, place)) },
        ]
      case 'table':
        return table(node.content, node.attrs.border, place)
      case 'image':
        return [{ draw: 'image', ...node.attrs }]
      case 'columns':
        return [{ draw: 'columns', columns: node.content.map(({ content }) => blocks(content, place)) }]
      case 'condition': {
        const [then, otherwise] = node.content
        const isSo = holds(node.attrs, sightFrom(facts, computed, place).look)
        return isSo ? blocks(then.content, place) : blocks(otherwise?.content ?? [], place)
      }
      case 'loop':
        return each(node.attrs.object, node.attrs.sortBy, place).flatMap(inner => blocks(node.content, inner))
      case 'signature':
        return [{ draw: 'signature', ...node.attrs }]
      case 'keepTogether':
        return [{ draw: 'together', content: blocks(node.content, place) }]
      default:
        return [{ draw: node.type }]
    }
  }

  function table(nodes: readonly Row[], border: 'none' | 'thin', place: Place): Drawn[] {
    const rows = nodes.flatMap(({ attrs, content = [] }) =>
      (attrs.loop ? each(attrs.loop, null, place) : [place]).map(inner => content.map(one => cell(one, inner))),
    )
    return rows.length === 0 ? [] : [{ draw: 'table', border, widths: widthsOf(nodes), rows }]
  }

  function cell({ type, attrs: { colspan, rowspan }, content }: Cell, place: Place): DrawnCell {
    return { colspan, rowspan, isHeader: type === 'tableHeader', content: blocks(content, place) }
  }

  /** A place for each record of an object, in the order of a path of it. */
  function each(object: string, sortBy: string | null, place: Place): Place[] {
    const records = facts.get(object) ?? []
    const ordered = sortBy ? inOrder(records, sortBy.split('.').slice(1).join('.'), language) : records
    return ordered.map((record, index) => [
      ...place,
      { object, record, position: index + 1, isLast: index === ordered.length - 1 },
    ])
  }

  function runs(nodes: readonly Inline[] | undefined, place: Place): Run[] {
    return (nodes ?? []).flatMap(node => run(node, place))
  }

  function run(node: Inline, place: Place): Run[] {
    switch (node.type) {
      case 'text':
        return [{ text: node.text, ...look(node.marks) }]
      case 'hardBreak':
        return [{ text: '\n' }]
      case 'pageNumber':
        return [{ text: '', isPageNumber: true, ...look(node.marks) }]
      case 'checkbox':
        return [{ text: node.attrs.checked ? '☑' : '☐', ...look(node.marks) }]
      case 'variable':
        return [{ text: written(node.attrs, place), ...look(node.marks) }]
      case 'inlineCondition':
        return holds(node.attrs, sightFrom(facts, computed, place).look) ? runs(node.content, place) : []
    }
  }

  function written({ path, format, ifEmpty }: { path: string; format: string | null; ifEmpty: string }, place: Place) {
    const fact = sightFrom(facts, computed, place).look(path)
    if (isEmptyFact(fact)) {
      if (ifEmpty === '') empty.add(path)
      return ifEmpty
    }
    const known = variables.get(path)
    return writtenFact(fact, known?.type ?? types.get(path) ?? 'text', format ?? known?.format ?? null, language)
  }
}

/** Of words by the language's order, of numbers by size; what says nothing comes last. */
function inOrder(records: readonly FactsOfRecord[], field: string, language: Language) {
  const collator = new Intl.Collator(language, { numeric: true })
  return records.toSorted((one, other) => {
    const [left, right] = [one[field] ?? null, other[field] ?? null]
    if (isEmptyFact(left) || isEmptyFact(right)) return Number(isEmptyFact(left)) - Number(isEmptyFact(right))
    return collator.compare(String(left), String(right))
  })
}

/** By the first row that says them; alike where none does. */
function widthsOf(rows: readonly Row[]): number[] {
  const spans = (rows[0]?.content ?? []).flatMap(({ attrs: { colspan, colwidth } }) =>
    Array.from({ length: colspan }, (_, index) => colwidth?.[index] ?? 0),
  )
  return spans.includes(0) ? spans.map(() => 1) : spans
}

const look = (marks: readonly Mark[] = []): Omit<Run, 'text'> =>
  Object.assign({}, ...marks.map(markOf)) as Omit<Run, 'text'>

function markOf(mark: Mark): Omit<Run, 'text'> {
  if (mark.type === 'size') return { points: mark.attrs.points }
  if (mark.type === 'colour') return { colour: mark.attrs.name }
  return { [mark.type]: true }
}
