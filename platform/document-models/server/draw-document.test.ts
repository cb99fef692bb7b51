import { afterAll, describe, expect, test } from 'vitest'
import { openPress } from '#kernel/server/pdf/press.ts'
import { pagesOfPdf } from '#kernel/testing/pages-of-pdf.ts'
import type { Block, Inline } from '../body.model.ts'
import { usualPage } from '../page-setup.model.ts'
import { resolveText } from '../resolve/resolve-text.model.ts'
import { drawDocument } from './draw-document.ts'

const press = openPress()
afterAll(() => press.close())

const said = (text: string): Inline => ({ type: 'text', text })
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', attrs: { align: 'left' }, content })
const footer = { type: 'doc', content: [paragraph({ type: 'pageNumber' })] } as const

const drawn = (content: Block[], language: 'fr' | 'ar' = 'fr') => {
  const page = { ...usualPage, footer: { ...footer, content: [...footer.content] } }
  const resolved = resolveText(
    { body: { type: 'doc', content }, page, computed: [] },
    { facts: new Map(), variables: new Map(), language },
  )
  const printedAt = Temporal.Instant.from('2026-11-24T09:30:00Z')
  return drawDocument(press, { title: 'Contrat', page, resolved, language, printedAt, clientId: 'serres' })
}
const textOf = async (content: Block[]) => pagesOfPdf(Buffer.from((await drawn(content)).bytes)).join('\n')

/** Three hundred texts that a markup language would read: signs of Typst joined at random, the same at each run. */
function hostileTexts(): string[] {
  const signs = [
    '#',
    '$',
    '*',
    '_',
    '`',
    '\\',
    '@',
    '<',
    '>',
    '[',
    ']',
    '{',
    '}',
    '(',
    ')',
    '"',
    '=',
    '~',
    '/*',
    '//',
    ';',
  ]
  const words = [
    'read("/etc/passwd")',
    'panic()',
    'import "@preview/x:1"',
    'let x',
    'sys.inputs',
    'u{41}',
    'a',
    '1',
    ' ',
  ]
  let seed = 7
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  return Array.from({ length: 300 }, () =>
    Array.from({ length: 2 + next(7) }, () => (next(2) ? signs[next(signs.length)] : words[next(words.length)])).join(
      '',
    ),
  )
}

describe('a document', () => {
  test('prints what people wrote as they wrote it, whatever signs are in it', async () => {
    const texts = hostileTexts()
    const bare = (text: string) => text.replace(/\s/g, '')

    const printed = bare(await textOf(texts.map(text => paragraph(said(`${text}|`)))))

    expect(texts.filter(text => !printed.includes(bare(`${text}|`)))).toEqual([])
  })

  test('has the same bytes each time', async () => {
    const content = [paragraph(said('Zoé Lefèvre'))]
    const [first, second] = await Promise.all([drawn(content), drawn(content)])
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true)
  })

  test('is made for the archive, with tags for who has it read aloud', async () => {
    const { bytes } = await drawn(hostileTexts().map(text => paragraph(said(text))))
    const file = Buffer.from(bytes).toString('latin1')

    expect(file).toMatch(/pdfaid:part[^0-9]+2/)
    expect(file).toMatch(/pdfaid:conformance[^A-Z]+B/)
    expect(file).toMatch(/\/Marked true/)
  })

  test('says how many pages it has, and where each signs', async () => {
    const sign = (capacity: 'employee' | 'company'): Block => ({
      type: 'signature',
      attrs: { capacity, label: 'Signature', kind: 'signature' },
    })

    const { pages, marks } = await drawn([
      paragraph(said('Article 1')),
      { type: 'pageBreak' },
      {
        type: 'columns',
        content: [sign('employee'), sign('company')].map(one => ({ type: 'column', content: [one] })),
      },
    ])

    expect(pages).toBe(2)
    expect(marks).toEqual([
      { capacity: 'employee', kind: 'signature', page: 2, x: expect.any(Number), y: expect.any(Number) },
      { capacity: 'company', kind: 'signature', page: 2, x: expect.any(Number), y: expect.any(Number) },
    ])
    expect(marks[1]!.x).toBeGreaterThan(marks[0]!.x + 200)
  })

  test('draws every block of the grammar', async () => {
    const attrs = { colspan: 1, rowspan: 1, colwidth: null }
    const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({
      type,
      attrs,
      content: [paragraph(said(text))],
    })
    const text = await textOf([
      { type: 'heading', attrs: { level: 1, align: 'center' }, content: [said('Titre')] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(said('puce'))] }] },
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(said('rang'))] }] },
      {
        type: 'table',
        attrs: { border: 'thin' },
        content: [
          {
            type: 'tableRow',
            attrs: { loop: null },
            content: [cell('tableHeader', 'Tête'), cell('tableHeader', 'Bis')],
          },
          { type: 'tableRow', attrs: { loop: null }, content: [cell('tableCell', 'un'), cell('tableCell', 'deux')] },
        ],
      },
      { type: 'rule' },
      { type: 'keepTogether', content: [paragraph({ type: 'checkbox', attrs: { checked: true } }, said(' lu'))] },
      paragraph({ type: 'text', text: 'gras', marks: [{ type: 'bold' }, { type: 'colour', attrs: { name: 'red' } }] }),
    ])

    for (const word of ['Titre', 'puce', '3.', 'rang', 'Tête', 'deux', 'lu', 'gras', '1 / 1'])
      expect(text).toContain(word)
  })

  test('takes names of every alphabet of the greenhouses, in a right-to-left text too', async () => {
    const { bytes } = await drawn([paragraph(said('محمد بنعلي · Ștefan Țîrlea · Łukasz'))], 'ar')
    const fonts = new Set(
      [
        ...Buffer.from(bytes)
          .toString('latin1')
          .matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g),
      ].map(([, n]) => n),
    )
    expect(fonts).toContain('DejaVuSansMono')
  })
})
