import type { useT } from '#kernel/web/i18n.ts'
import type { Block, Cell, Inline, ListItem } from '../../body.model.ts'
import type { ComputedField, Rule } from '../../computed-field.model.ts'
import type { ModelText } from '../../model-text.model.ts'
import type { PageSetup } from '../../page-setup.model.ts'
import { type Catalogue, nameOf } from './catalogue.ts'
import { sayTests } from './say-tests.ts'

type Saying = { t: ReturnType<typeof useT>; catalogue: Catalogue }

/** A text as lines that one reads, each block its own: variables by their name, conditions as their sentence. */
export function linesOfText(t: Saying['t'], catalogue: Catalogue, text: ModelText): string[] {
  const saying = { t, catalogue: { ...catalogue, computed: text.computed } }
  const { header, footer } = text.page
  return [
    sheet(saying, text.page),
    ...text.computed.map(field => computed(saying, field)),
    ...(header ? [part(t, 'header'), ...blocks(saying, header.content, 1)] : []),
    ...blocks(saying, text.body.content),
    ...(footer ? [part(t, 'footer'), ...blocks(saying, footer.content, 1)] : []),
  ]
}

const part = (t: Saying['t'], name: 'header' | 'footer') => t(`document-models.part.${name}`)

function sheet({ t }: Saying, { format, width, height, orientation, margins, firstPageDiffers }: PageSetup) {
  return [
    t(`document-models.sheet.${format}`),
    width && height && `${width} × ${height} mm`,
    t(`document-models.orientation.${orientation}`),
    t('document-models.margins', margins),
    firstPageDiffers && t('document-models.first-page-differs'),
  ]
    .filter(Boolean)
    .join(' · ')
}

const computed = (saying: Saying, { label, rule }: ComputedField) =>
  `${saying.t('document-models.computed')} · ${label} : ${said(saying, rule)}`

function said(saying: Saying, rule: Rule): string {
  const { t, catalogue } = saying
  if (rule.do === 'constant') return `« ${rule.value} »`
  if (rule.do === 'variable' || rule.do === 'sum') return variable(catalogue, rule.path)
  if (rule.do === 'count') return rule.object
  const operands = rule.of.map(operand => said(saying, operand))
  if (rule.do === 'choose') return [sayTests(t, catalogue, rule.when), ...operands].join(' ; ')
  return `${t(`document-models.doing.${rule.do}`)} (${operands.join(' ; ')})`
}

const blocks = (saying: Saying, content: readonly Block[], depth = 0): string[] =>
  content.flatMap(block => linesOf(saying, block, depth))

const indent = (depth: number) => '\u2003'.repeat(depth)

function linesOf(saying: Saying, block: Block, depth: number): string[] {
  const { t, catalogue } = saying
  const line = (text: string) => [`${indent(depth)}${text}`]
  const inner = (content: readonly Block[]) => blocks(saying, content, depth + 1)
  switch (block.type) {
    case 'paragraph':
      return line(inlines(saying, block.content))
    case 'heading':
      return line(
        `${t('document-models.style.heading', { level: block.attrs.level })} · ${inlines(saying, block.content)}`,
      )
    case 'bulletList':
      return block.content.flatMap(item => itemLines(saying, item, '•', depth))
    case 'orderedList':
      return block.content.flatMap((item, at) => itemLines(saying, item, `${block.attrs.start + at}.`, depth))
    case 'table':
      return block.content.flatMap(row =>
        line(
          [
            ...(row.attrs.loop ? [forEach(saying, row.attrs.loop)] : []),
            ...(row.content ?? []).map(cellOf(saying)),
          ].join(' | '),
        ),
      )
    case 'image':
      return line(t('document-models.image-named', { name: block.attrs.alt }))
    case 'columns':
      return block.content.flatMap(column => [...line(t('document-models.block.columns')), ...inner(column.content)])
    case 'condition': {
      const [then, otherwise] = block.content
      return [
        ...line(sayTests(t, catalogue, block.attrs)),
        ...inner(then.content),
        ...(otherwise ? [...line(t('document-models.otherwise')), ...inner(otherwise.content)] : []),
      ]
    }
    case 'loop':
      return [...line(forEach(saying, block.attrs.object)), ...inner(block.content)]
    case 'signature':
      return line(
        [
          t(`document-models.sign.${block.attrs.kind}`),
          t(`document-models.capacity.${block.attrs.capacity}`),
          block.attrs.label,
        ].join(' · '),
      )
    case 'keepTogether':
      return blocks(saying, block.content, depth)
    case 'rule':
    case 'pageBreak':
      return line(t(`document-models.block.${block.type}`))
  }
}

const itemLines = (saying: Saying, item: ListItem, mark: string, depth: number) => {
  const [first = '', ...others] = blocks(saying, item.content, depth)
  return [`${indent(depth)}${mark} ${first.trimStart()}`, ...others]
}

const cellOf = (saying: Saying) => (cell: Cell) => blocks(saying, cell.content).join(' ')

const forEach = ({ t, catalogue }: Saying, object: string) =>
  object === ''
    ? t('document-models.for-each-unknown')
    : t('document-models.for-each', {
        name: catalogue.objects.find(known => known.object === object)?.label ?? object,
      })

const inlines = (saying: Saying, content: readonly Inline[] = []): string =>
  content.map(node => inline(saying, node)).join('')

function inline(saying: Saying, node: Inline): string {
  switch (node.type) {
    case 'text':
      return node.text
    case 'hardBreak':
      return ' ↵ '
    case 'pageNumber':
      return `[${saying.t('document-models.block.pageNumber')}]`
    case 'checkbox':
      return node.attrs.checked ? '☑' : '☐'
    case 'variable':
      return variable(saying.catalogue, node.attrs.path)
    case 'inlineCondition':
      return `[${sayTests(saying.t, saying.catalogue, node.attrs)} : ${inlines(saying, node.content)}]`
  }
}

const variable = (catalogue: Catalogue, path: string) => `[${nameOf(catalogue, path)?.label ?? path}]`
