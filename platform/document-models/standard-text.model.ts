import type { Block, Inline } from './body.model.ts'
import type { ComputedField } from './computed-field.model.ts'
import type { ModelText } from './model-text.model.ts'
import type { PageSetup } from './page-setup.model.ts'

/**
 * A text of the product from lines as one writes them: `# Title`, `## Article`, `- point`, `[signature:employee] Label`,
 * anything else a paragraph; `{{employee.name}}` is a variable. A line stands only where a value is known after
 * `?contract.endDate: `, only where it is not after `!contract.endDate: `, only where it is yes after `+contract.partTime: `.
 */
export function standardText(page: PageSetup, lines: readonly string[], computed: ComputedField[] = []): ModelText {
  const content: Block[] = []
  for (const line of lines) {
    const point = line.startsWith('- ') && { type: 'listItem' as const, content: [paragraph(line.slice(2))] }
    const last = content.at(-1)
    if (point && last?.type === 'bulletList') last.content.push(point)
    else content.push(point ? { type: 'bulletList', content: [point] } : blockOf(line))
  }
  return { body: { type: 'doc', content }, page, computed }
}

const operatorOf = { '?': 'filled', '!': 'empty', '+': 'isTrue' } as const

function blockOf(line: string): Block {
  const [, mark, path, rest] = /^([?!+])([a-z][\w.]+): (.*)$/.exec(line) ?? []
  if (mark && path && rest !== undefined)
    return {
      type: 'condition',
      attrs: { match: 'all', tests: [{ path, operator: operatorOf[mark as '?'], value: '' }] },
      content: [{ type: 'then', content: [blockOf(rest)] }],
    }
  const [, marks, title] = /^(#{1,3}) (.*)$/.exec(line) ?? []
  if (marks && title) return { type: 'heading', attrs: { level: marks.length, align: 'left' }, content: inlines(title) }
  const [, capacity, label = ''] = /^\[signature:(employee|company|legal_guardian|other)\] ?(.*)$/.exec(line) ?? []
  if (!capacity) return paragraph(line)
  return { type: 'signature', attrs: { capacity: capacity as 'employee', label, kind: 'signature' } }
}

const paragraph = (line: string): Block => ({ type: 'paragraph', attrs: { align: 'left' }, content: inlines(line) })

const inlines = (line: string): Inline[] =>
  line.split(/(\{\{[^}]+\}\})/).flatMap((piece): Inline[] => {
    if (piece === '') return []
    const path = /^\{\{(.+)\}\}$/.exec(piece)?.[1]
    return path ? [{ type: 'variable', attrs: { path, format: null, ifEmpty: '' } }] : [{ type: 'text', text: piece }]
  })
