import { z } from 'zod'

/**
 * The text of a model: a closed grammar that the editor writes and the press reads. Its JSON is ProseMirror's
 * (`type`, `attrs`, `content`, `marks`, `text`), so that what the editor holds is what is kept. A node, mark or attribute
 * that it does not name is refused at its place.
 */
export const mostNodes = 2_000
export const deepestNode = 12
export const mostImages = 20

export const aligns = ['left', 'center', 'right', 'justify'] as const
export const colours = ['ink', 'quiet', 'green', 'blue', 'amber', 'red'] as const
export const operators = [
  'filled',
  'empty',
  'is',
  'isNot',
  'above',
  'below',
  'contains',
  'before',
  'after',
  'isTrue',
] as const
export type Operator = (typeof operators)[number]
/** These compare with nothing. */
export const operatorsAlone: readonly Operator[] = ['filled', 'empty', 'isTrue']
export const capacities = ['employee', 'company', 'legal_guardian', 'other'] as const
export const signatureKinds = ['signature', 'initials', 'date'] as const

/** `employee.firstname`, `computed.trialEnd`, `employee.custom.badge`. */
export const VariablePath = z
  .string()
  .max(160)
  .regex(/^[a-z][A-Za-z0-9]*(\.[A-Za-z][A-Za-z0-9_-]*){1,2}$/, 'document-models.path-form')

/** What a block is shown for; several are joined by `match`. One that says nothing yet is kept, and cannot be published. */
export const Test = z.strictObject({
  path: VariablePath,
  operator: z.enum(operators),
  value: z.string().max(200).default(''),
})
export type Test = z.output<typeof Test>

const testsOf = { match: z.enum(['all', 'any']).default('all'), tests: z.array(Test).max(5) }
export const Tests = z.strictObject(testsOf)
export type Tests = z.output<typeof Tests>

const mark = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) })
export const Mark = z.discriminatedUnion('type', [
  mark('bold'),
  mark('italic'),
  mark('underline'),
  mark('strike'),
  z.strictObject({ type: z.literal('size'), attrs: z.strictObject({ points: z.int().min(8).max(16) }) }),
  z.strictObject({ type: z.literal('colour'), attrs: z.strictObject({ name: z.enum(colours) }) }),
])
export type Mark = z.output<typeof Mark>

const marks = z.array(Mark).max(6).optional()
const align = z.enum(aligns).default('left')

export type Inline =
  | { type: 'text'; text: string; marks?: Mark[] | undefined }
  | { type: 'hardBreak' | 'pageNumber'; marks?: Mark[] | undefined }
  | { type: 'checkbox'; attrs: { checked: boolean }; marks?: Mark[] | undefined }
  | {
      type: 'variable'
      attrs: { path: string; format: string | null; ifEmpty: string }
      marks?: Mark[] | undefined
    }
  | { type: 'inlineCondition'; attrs: Tests; content?: Inline[] | undefined }

export type ListItem = { type: 'listItem'; content: Block[] }
type Column = { type: 'column'; content: Block[] }
type Branch<Type extends string> = { type: Type; content: Block[] }
export type Cell = {
  type: 'tableHeader' | 'tableCell'
  attrs: { colspan: number; rowspan: number; colwidth: number[] | null }
  content: Block[]
}
/** A row that names an object stands once for each of its records. */
export type Row = { type: 'tableRow'; attrs: { loop: string | null }; content?: Cell[] | undefined }

export type Block =
  | { type: 'paragraph'; attrs: { align: (typeof aligns)[number] }; content?: Inline[] | undefined }
  | {
      type: 'heading'
      attrs: { level: number; align: (typeof aligns)[number] }
      content?: Inline[] | undefined
    }
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; attrs: { start: number }; content: ListItem[] }
  | { type: 'table'; attrs: { border: 'none' | 'thin' }; content: Row[] }
  | { type: 'image'; attrs: { fileId: string; width: number; alt: string } }
  | { type: 'columns'; content: Column[] }
  | {
      type: 'condition'
      attrs: Tests
      content: [Branch<'then'>] | [Branch<'then'>, Branch<'otherwise'>]
    }
  | { type: 'loop'; attrs: { object: string; sortBy: string | null }; content: Block[] }
  | {
      type: 'signature'
      attrs: { capacity: (typeof capacities)[number]; label: string; kind: (typeof signatureKinds)[number] }
    }
  | { type: 'rule' | 'pageBreak' }
  | { type: 'keepTogether'; content: Block[] }

export type Body = { type: 'doc'; content: Block[] }
export type Node = Body | Block | Inline | ListItem | Column | Row | Cell | Branch<'then' | 'otherwise'>

/** Empty as long as nobody has chosen one: it is kept so, and cannot be published. */
const objectName = z.string().regex(/^([a-z][A-Za-z0-9]*)?$/)

const InlineNode: z.ZodType<Inline> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(20_000), marks }),
    z.strictObject({ type: z.literal('hardBreak'), marks }),
    z.strictObject({ type: z.literal('pageNumber'), marks }),
    z.strictObject({ type: z.literal('checkbox'), attrs: z.strictObject({ checked: z.boolean() }), marks }),
    z.strictObject({
      type: z.literal('variable'),
      attrs: z.strictObject({
        path: VariablePath,
        format: z.string().max(30).nullable().default(null),
        ifEmpty: z.string().max(200).default(''),
      }),
      marks,
    }),
    z.strictObject({
      type: z.literal('inlineCondition'),
      attrs: Tests,
      content: z.array(InlineNode).optional(),
    }),
  ]),
)
const inlines = z.array(InlineNode).optional()

const blocks = z.lazy(() => z.array(BlockNode).min(1))
const holding = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type), content: blocks })

const TableCell = z.strictObject({
  type: z.enum(['tableHeader', 'tableCell']),
  attrs: z.strictObject({
    colspan: z.int().min(1).max(20).default(1),
    rowspan: z.int().min(1).max(100).default(1),
    colwidth: z.array(z.int().min(1).max(2_000)).max(20).nullable().default(null),
  }),
  content: blocks,
})
const TableRow = z.strictObject({
  type: z.literal('tableRow'),
  attrs: z.strictObject({ loop: objectName.nullable().default(null) }),
  content: z.array(TableCell).max(20).optional(),
})

const BlockNode: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), attrs: z.strictObject({ align }), content: inlines }),
    z.strictObject({
      type: z.literal('heading'),
      attrs: z.strictObject({ level: z.int().min(1).max(3), align }),
      content: inlines,
    }),
    z.strictObject({ type: z.literal('bulletList'), content: z.array(holding('listItem')).min(1) }),
    z.strictObject({
      type: z.literal('orderedList'),
      attrs: z.strictObject({ start: z.int().min(0).max(10_000).default(1) }),
      content: z.array(holding('listItem')).min(1),
    }),
    z.strictObject({
      type: z.literal('table'),
      attrs: z.strictObject({ border: z.enum(['none', 'thin']).default('thin') }),
      content: z.array(TableRow).min(1).max(500),
    }),
    z.strictObject({
      type: z.literal('image'),
      attrs: z.strictObject({
        fileId: z.uuid(),
        width: z.int().min(5).max(100),
        alt: z.string().trim().min(1).max(300),
      }),
    }),
    z.strictObject({ type: z.literal('columns'), content: z.array(holding('column')).min(2).max(3) }),
    z.strictObject({
      type: z.literal('condition'),
      attrs: Tests,
      content: z.union([
        z.tuple([holding('then')]),
        z.tuple([holding('then'), holding('otherwise')]),
      ]) as unknown as z.ZodType<Extract<Block, { type: 'condition' }>['content']>,
    }),
    z.strictObject({
      type: z.literal('loop'),
      attrs: z.strictObject({ object: objectName, sortBy: VariablePath.nullable().default(null) }),
      content: blocks,
    }),
    z.strictObject({
      type: z.literal('signature'),
      attrs: z.strictObject({
        capacity: z.enum(capacities),
        label: z.string().max(100),
        kind: z.enum(signatureKinds).default('signature'),
      }),
    }),
    z.strictObject({ type: z.literal('rule') }),
    z.strictObject({ type: z.literal('pageBreak') }),
    holding('keepTogether'),
  ]),
)

/** @throws as a wrong field past 2,000 nodes, 12 nodes one in the other, or 20 images */
export const Body: z.ZodType<Body> = z
  .strictObject({ type: z.literal('doc'), content: blocks })
  .superRefine((body, context) => {
    const nodes = [...nodesOf(body)]
    const refuse = (message: string, maximum: number) =>
      context.addIssue({ code: 'custom', message, params: { maximum } })
    if (nodes.length > mostNodes) refuse('document-models.too-many-nodes', mostNodes)
    if (nodes.some(({ depth }) => depth > deepestNode)) refuse('document-models.too-deep', deepestNode)
    if (nodes.filter(({ node }) => node.type === 'image').length > mostImages)
      refuse('document-models.too-many-images', mostImages)
  })

/** Each node below one, itself first, with how deep it stands. */
export function* nodesOf(node: Node, depth = 0): Generator<{ node: Node; depth: number }> {
  yield { node, depth }
  for (const inner of 'content' in node ? (node.content ?? []) : []) yield* nodesOf(inner, depth + 1)
}

export const emptyBody: Body = { type: 'doc', content: [{ type: 'paragraph', attrs: { align: 'left' } }] }
