import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { type Block, type Body, type Cell, emptyBody, type ListItem, type Mark, type Row } from '../../body.model.ts'
import type { NamedVariable } from './find-variable.ts'
import { type Run, variablesInLine } from './variables-in-line.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

export type ReadBody = { body: Body; unknown: string[] }

const isElement = (node: Node): node is Element => 'tagName' in node
const inside = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const elementsIn = (node: Node, name: string): Element[] =>
  inside(node).flatMap(child => (isElement(child) ? (child.tagName === name ? [child] : elementsIn(child, name)) : []))

const marksOf: Record<string, Mark> = {
  strong: { type: 'bold' },
  em: { type: 'italic' },
  u: { type: 'underline' },
  s: { type: 'strike' },
}
const linesOfText = /^(p|h[1-6])$/

/** The body of a model from the small set of tags that a Word file is read as; what has no place in it keeps its text. */
export function bodyOfHtml(html: string, known: readonly NamedVariable[]): ReadBody {
  const unknown = new Set<string>()
  const content = blocksOf(parseFragment(html).childNodes)
  return { body: content.length > 0 ? { type: 'doc', content } : emptyBody, unknown: [...unknown] }

  function blocksOf(nodes: readonly Node[]): Block[] {
    return nodes.flatMap((node): Block[] => {
      if (!isElement(node)) return textOf(node).trim() === '' ? [] : [paragraphOf([node])]
      const { tagName } = node
      if (linesOfText.test(tagName)) return isBlank(node) ? [] : [lineOf(node)]
      if (tagName === 'ul') return listOf(node, items => ({ type: 'bulletList', content: items }))
      if (tagName === 'ol') return listOf(node, items => ({ type: 'orderedList', attrs: { start: 1 }, content: items }))
      if (tagName === 'table') return tableOf(node)
      return isInline(node) ? [paragraphOf([node])] : blocksOf(node.childNodes)
    })
  }

  function lineOf(node: Element): Block {
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1])
    const content = inlinesOf(node.childNodes)
    return level
      ? { type: 'heading', attrs: { level: Math.min(level, 3), align: 'left' }, content }
      : { type: 'paragraph', attrs: { align: 'left' }, content }
  }

  function paragraphOf(nodes: readonly Node[]): Block {
    return { type: 'paragraph', attrs: { align: 'left' }, content: inlinesOf(nodes) }
  }

  function listOf(node: Element, made: (items: ListItem[]) => Block): Block[] {
    const items = inside(node).flatMap((child): ListItem[] =>
      isElement(child) && child.tagName === 'li' ? [{ type: 'listItem', content: itemOf(child) }] : [],
    )
    return items.length > 0 ? [made(items)] : []
  }

  /** An item holds its words bare, before the list that is under it. */
  function itemOf(node: Element): Block[] {
    const words = node.childNodes.filter(child => !isElement(child) || isInline(child))
    const others = node.childNodes.filter(child => isElement(child) && !isInline(child))
    return [paragraphOf(words), ...blocksOf(others)]
  }

  function tableOf(node: Element): Block[] {
    const rows = elementsIn(node, 'tr').map(
      (row): Row => ({ type: 'tableRow', attrs: { loop: null }, content: cellsOf(row) }),
    )
    return rows.length > 0 ? [{ type: 'table', attrs: { border: 'thin' }, content: rows }] : []
  }

  function cellsOf(row: Element): Cell[] {
    return row.childNodes.filter(isElement).map(cell => {
      const content = blocksOf(cell.childNodes)
      const span = (name: string) => Number(cell.attrs.find(attribute => attribute.name === name)?.value ?? 1)
      return {
        type: cell.tagName === 'th' ? 'tableHeader' : 'tableCell',
        attrs: { colspan: span('colspan'), rowspan: span('rowspan'), colwidth: null },
        content: content.length > 0 ? content : [paragraphOf([])],
      }
    })
  }

  function inlinesOf(nodes: readonly Node[]) {
    const line = variablesInLine(runsOf(nodes, []), known)
    for (const written of line.unknown) unknown.add(written)
    return line.content
  }
}

const isInline = ({ tagName }: Element) => tagName in marksOf || /^(a|span|sup|sub|br)$/.test(tagName)
const textOf = (node: Node): string => ('value' in node ? node.value : inside(node).map(textOf).join(''))
const isBlank = (node: Node) => textOf(node).trim() === ''

function runsOf(nodes: readonly Node[], marks: readonly Mark[]): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (!isElement(node)) return [{ text: textOf(node), marks }]
    if (node.tagName === 'br') return [{ isBreak: true }]
    const mark = marksOf[node.tagName]
    return runsOf(node.childNodes, mark && !marks.includes(mark) ? [...marks, mark] : marks)
  })
}
