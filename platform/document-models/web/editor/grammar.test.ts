import { getSchema } from '@tiptap/core'
import { describe, expect, test } from 'vitest'
import { Body } from '../../body.model.ts'
import { grammar } from './grammar.ts'

const schema = getSchema(grammar)

const text = { type: 'text', text: 'a' }
const paragraph = { type: 'paragraph', attrs: { align: 'left' }, content: [text] }
const tests = { match: 'all', tests: [{ path: 'employee.name', operator: 'filled', value: '' }] }
const cell = { attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [paragraph] }

const everyBlock = [
  paragraph,
  { type: 'heading', attrs: { level: 2, align: 'center' }, content: [text] },
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] },
  { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph] }] },
  {
    type: 'table',
    attrs: { border: 'thin' },
    content: [
      { type: 'tableRow', attrs: { loop: null }, content: [{ type: 'tableHeader', ...cell }] },
      { type: 'tableRow', attrs: { loop: 'lines' }, content: [{ type: 'tableCell', ...cell }] },
    ],
  },
  { type: 'image', attrs: { fileId: '018f0000-0000-7000-8000-000000000000', width: 50, alt: 'Logo' } },
  {
    type: 'columns',
    content: [
      { type: 'column', content: [paragraph] },
      { type: 'column', content: [paragraph] },
    ],
  },
  {
    type: 'condition',
    attrs: tests,
    content: [
      { type: 'then', content: [paragraph] },
      { type: 'otherwise', content: [paragraph] },
    ],
  },
  { type: 'loop', attrs: { object: 'lines', sortBy: null }, content: [paragraph] },
  { type: 'signature', attrs: { capacity: 'employee', label: 'Le salarié', kind: 'signature' } },
  { type: 'rule' },
  { type: 'pageBreak' },
  { type: 'keepTogether', content: [paragraph] },
]
const everyInline = [
  { ...text, marks: ['bold', 'italic', 'strike', 'underline'].map(type => ({ type })) },
  { ...text, marks: [{ type: 'size', attrs: { points: 12 } }] },
  { ...text, marks: [{ type: 'colour', attrs: { name: 'green' } }] },
  { type: 'hardBreak' },
  { type: 'pageNumber' },
  { type: 'checkbox', attrs: { checked: true } },
  { type: 'variable', attrs: { path: 'employee.name', format: null, ifEmpty: '' } },
  { type: 'inlineCondition', attrs: tests, content: [text] },
]

describe('the editor and the server know one grammar', () => {
  test.each([...everyBlock, ...everyInline].map(node => [node.type, node]))(
    '%s goes through both as it is',
    (_name, node) => {
      const isBlock = everyBlock.includes(node as (typeof everyBlock)[number])
      const content = isBlock ? [node] : [{ type: 'paragraph', attrs: { align: 'left' }, content: [node] }]
      const doc = { type: 'doc', content }

      const typed = schema.nodeFromJSON(doc)
      typed.check()

      expect(Body.parse(typed.toJSON())).toEqual(Body.parse(doc))
    },
  )

  test('names the same nodes and marks, and no others', () => {
    const [nodes, marks] = [Object.keys(schema.nodes), Object.keys(schema.marks)]
    const inner = ['doc', 'listItem', 'tableRow', 'tableHeader', 'tableCell', 'column', 'then', 'otherwise']
    const known = [...everyBlock, ...everyInline].map(({ type }) => type)
    expect(nodes.toSorted()).toEqual([...new Set([...known, ...inner])].toSorted())
    expect(marks.toSorted()).toEqual(['bold', 'colour', 'italic', 'size', 'strike', 'underline'])
  })
})
