import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { aligns, colours } from '../../body.model.ts'

/**
 * The grammar of `body.model.ts` as the editor knows it: the same nodes, marks and attributes, so that what is typed is
 * what the server reads. What it does not name, pasted from elsewhere, is left out.
 */
const kit = StarterKit.configure({
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  link: false,
  orderedList: false,
  trailingNode: false,
  heading: { levels: [1, 2, 3] },
})

const alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: {
          default: 'left',
          parseHTML: element =>
            (aligns as readonly string[]).find(align => align === element.style.textAlign) ?? 'left',
          renderHTML: ({ align }) => ({ style: `text-align: ${align === 'left' ? 'start' : align}` }),
        },
      },
    },
  ],
})

const size = Mark.create({
  name: 'size',
  addAttributes: () => ({ points: { default: 10 } }),
  parseHTML: () => [{ tag: 'span[data-points]', getAttrs: element => ({ points: Number(element.dataset.points) }) }],
  renderHTML: ({ HTMLAttributes: { points } }) => [
    'span',
    { 'data-points': points, style: `font-size: ${points}pt` },
    0,
  ],
})

const colour = Mark.create({
  name: 'colour',
  addAttributes: () => ({ name: { default: colours[0] } }),
  parseHTML: () => [{ tag: 'span[data-colour]', getAttrs: element => ({ name: element.dataset.colour }) }],
  renderHTML: ({ HTMLAttributes: { name } }) => ['span', { 'data-colour': name }, 0],
})

/** A block that stands by itself: `rule`, `pageBreak`. */
const alone = (name: string) =>
  Node.create({
    name,
    group: 'block',
    parseHTML: () => [{ tag: name === 'rule' ? 'hr' : `div[data-block="${name}"]` }],
    renderHTML: () => (name === 'rule' ? ['hr'] : ['div', { 'data-block': name }]),
  })

/** A block that holds blocks. */
const holding = (name: string, more: { content?: string; group?: string; attributes?: Record<string, unknown> } = {}) =>
  Node.create({
    name,
    group: more.group ?? 'block',
    content: more.content ?? 'block+',
    isolating: true,
    defining: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(more.attributes ?? {}).map(([attribute, usual]) => [
          attribute,
          {
            default: usual,
            parseHTML: (element: HTMLElement) =>
              JSON.parse(element.dataset[attribute.toLowerCase()] ?? 'null') ?? usual,
            renderHTML: (attributes: Record<string, unknown>) => ({
              [`data-${attribute.toLowerCase()}`]: JSON.stringify(attributes[attribute]),
            }),
          },
        ]),
      ),
    parseHTML: () => [{ tag: `div[data-block="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-block': name }), 0],
  })

export const Condition = holding('condition', {
  content: 'then otherwise?',
  attributes: { match: 'all', tests: [] },
})
export const Loop = holding('loop', { attributes: { object: '', sortBy: null } })

const branch = (name: string) => holding(name, { group: '' })

const atom = (name: string, isInline: boolean, attributes: Record<string, unknown>) =>
  holding(name, { attributes }).extend({
    content: '',
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    selectable: true,
    isolating: false,
    parseHTML: () => [{ tag: `[data-block="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => [
      isInline ? 'span' : 'div',
      mergeAttributes(HTMLAttributes, { 'data-block': name }),
    ],
  })

export const Variable = atom('variable', true, { path: '', format: null, ifEmpty: '' })
const PageNumber = atom('pageNumber', true, {})
export const Checkbox = atom('checkbox', true, { checked: false })
export const Signature = atom('signature', false, { capacity: 'employee', label: '', kind: 'signature' })
export const Image = atom('image', false, { fileId: '', width: 50, alt: '' })

const InlineCondition = holding('inlineCondition', { attributes: { match: 'all', tests: [] } }).extend({
  group: 'inline',
  inline: true,
  content: 'inline*',
  isolating: false,
  parseHTML: () => [{ tag: 'span[data-block="inlineCondition"]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes, { 'data-block': 'inlineCondition' }), 0],
})

const cellAttributes = {
  colspan: { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute('colspan') ?? 1) },
  rowspan: { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute('rowspan') ?? 1) },
  colwidth: {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute('colwidth')?.split(',').map(Number) ?? null,
  },
}

const tables = [
  Table.extend({ addAttributes: () => ({ border: { default: 'thin' } }) }).configure({ resizable: true }),
  TableRow.extend({
    addAttributes: () => ({
      loop: {
        default: null,
        parseHTML: element => element.dataset.loop ?? null,
        renderHTML: ({ loop }) => (loop ? { 'data-loop': loop } : {}),
      },
    }),
  }),
  TableHeader.extend({ addAttributes: () => cellAttributes }),
  TableCell.extend({ addAttributes: () => cellAttributes }),
]

/** Numbered from where it says; its marks are figures alone. */
const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: { default: 1, parseHTML: element => Number(element.getAttribute('start') ?? 1) },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
})

/** Every node and mark but those that are drawn by React: the editor takes their views, a test does without. */
export const plainGrammar = [
  kit,
  alignment,
  size,
  colour,
  OrderedList,
  ...tables,
  alone('rule'),
  alone('pageBreak'),
  holding('keepTogether'),
  holding('columns', { content: 'column{2,3}' }),
  holding('column', { group: '' }),
  branch('then'),
  branch('otherwise'),
  PageNumber,
  InlineCondition,
]

export const drawnNodes = { Condition, Loop, Variable, Checkbox, Signature, Image }

export const grammar = [...plainGrammar, ...Object.values(drawnNodes)]
