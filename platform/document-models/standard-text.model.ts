import type { Block, Inline } from './body.model.ts'
import type { ComputedField } from './computed-field.model.ts'
import type { ModelText } from './model-text.model.ts'
import type { PageSetup } from './page-setup.model.ts'

/**
 * A text of the product from lines as one writes them: `# Title`, `## Article`, `- point`, `[signature:employee] Label`,
 * anything else a paragraph; `{{employee.name}}` is a variable.
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

function blockOf(line: string): Block {
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
