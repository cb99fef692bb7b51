import { describe, expect, test } from 'vitest'
import { type Block, Body, type Cell, type Inline, type Test } from '../body.model.ts'
import type { ComputedField, Rule } from '../computed-field.model.ts'
import { usualPage } from '../page-setup.model.ts'
import type { Drawn } from './drawn.model.ts'
import type { Fact, FactsOfRecord, KnownVariable } from './facts.model.ts'
import { resolveText } from './resolve-text.model.ts'

const said = (text: string): Inline => ({ type: 'text', text })
const variable = (path: string, format: string | null = null, ifEmpty = ''): Inline => ({
  type: 'variable',
  attrs: { path, format, ifEmpty },
})
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', attrs: { align: 'left' }, content })

type Given = {
  facts?: Record<string, FactsOfRecord[]>
  types?: Record<string, KnownVariable['type']>
  computed?: ComputedField[]
  language?: 'fr' | 'en' | 'es' | 'ar'
}

function resolve(content: Block[], { facts = {}, types = {}, computed = [], language = 'fr' }: Given = {}) {
  const variables = new Map(
    Object.entries(types).map(([path, type]) => [path, { label: path, type, format: null, required: false }]),
  )
  return resolveText(
    { body: { type: 'doc', content }, page: usualPage, computed },
    { facts: new Map(Object.entries(facts)), variables, language },
  )
}

const lines = (drawn: readonly Drawn[]): string[] =>
  drawn.flatMap(block => ('runs' in block ? [block.runs.map(({ text }) => text).join('')] : []))

const read = (content: Block[], given?: Given) => lines(resolve(content, given).body)

const shownIf = (...tests: Test[]): Block => ({
  type: 'condition',
  attrs: { match: 'all', tests },
  content: [
    { type: 'then', content: [paragraph(said('oui'))] },
    { type: 'otherwise', content: [paragraph(said('non'))] },
  ],
})
const ifSo = (operator: Test['operator'], fact: Fact, value = '') =>
  read([shownIf({ path: 'employee.fact', operator, value })], { facts: { employee: [{ fact }] } })[0]

describe('a value', () => {
  const written = (
    fact: Fact,
    type: KnownVariable['type'],
    format: string | null = null,
    language?: Given['language'],
  ) =>
    read([paragraph(variable('employee.fact', format))], {
      facts: { employee: [{ fact }] },
      types: { 'employee.fact': type },
      ...(language && { language }),
    })[0]?.replace(/[\u00a0\u202f]/g, ' ')

  test.each([
    ['2026-05-03', 'date', null, '3 mai 2026'],
    ['2027-06-01', 'date', null, '1er juin 2027'],
    ['2026-05-03', 'date', 'short', '03/05/2026'],
    ['2026-05-03', 'date', 'month', 'mai 2026'],
    ['1234.56', 'money', null, '1 234,56 €'],
    ['1234.5', 'money', 'amount', '1 234,50'],
    ['12345678901234567.89', 'money', 'amount', '12 345 678 901 234 567,89'],
    ['35', 'number', null, '35'],
    ['7.5', 'number', 'two-decimals', '7,50'],
    ['marie-josé', 'text', 'upper', 'MARIE-JOSÉ'],
    ['LE GOFF-élan', 'text', 'capitalised', 'Le Goff-Élan'],
    [true, 'boolean', null, 'oui'],
    [false, 'boolean', 'box', '☐'],
    [['bottes', 'gants', 'casque'], 'list', null, 'bottes, gants et casque'],
  ] as const)('%s as %s, %s, reads « %s »', (fact, type, format, text) => {
    expect(written(fact as Fact, type, format)).toBe(text)
  })

  test('is written in the language of the document', () => {
    expect(written('2026-05-03', 'date', null, 'en')).toBe('3 May 2026')
    expect(written('2026-05-03', 'date', null, 'es')).toBe('3 de mayo de 2026')
  })

  test('that is not known leaves what stands for it, or is told as empty', () => {
    const given = { facts: { employee: [{ city: null }] } }
    expect(read([paragraph(variable('employee.city', null, '……'))], given)).toEqual(['……'])
    expect(resolve([paragraph(variable('employee.city', null, '……'))], given).empty).toEqual([])
    expect(resolve([paragraph(variable('employee.city'))], given).empty).toEqual(['employee.city'])
  })

  test.each(['constructor.name', '__proto__', 'toString', 'hasOwnProperty'])(
    'is looked for in what a record says, never in what it is made of: %s',
    field => expect(read([paragraph(variable(`employee.${field}`))], { facts: { employee: [{}] } })).toEqual(['']),
  )
})

describe('a condition', () => {
  test('tells null, a blank, false and zero apart', () => {
    expect(
      (['filled', 'isTrue'] as const).map(operator => [null, '', false, 0].map(fact => ifSo(operator, fact))),
    ).toEqual([
      ['non', 'non', 'oui', 'oui'],
      ['non', 'non', 'non', 'non'],
    ])
    expect([null, '', false, 0].map(fact => ifSo('is', fact, '0'))).toEqual(['non', 'non', 'oui', 'oui'])
    expect([null, '', false, 0].map(fact => ifSo('isNot', fact, '1'))).toEqual(['oui', 'oui', 'oui', 'oui'])
  })

  test.each([
    ['is', 'Roumaine', 'roumaine', 'oui'],
    ['is', '35.00', '35', 'oui'],
    ['isNot', 'FR', 'FR', 'non'],
    ['above', '9', '10', 'non'],
    ['above', '10.5', '10,4', 'oui'],
    ['below', 9, '10', 'oui'],
    ['below', null, '10', 'non'],
    ['contains', 'Cueilleur de tomates', 'TOMATE', 'oui'],
    ['before', '2026-05-03', '2026-06-01', 'oui'],
    ['after', '2026-05-03', '2026-06-01', 'non'],
    ['isTrue', true, '', 'oui'],
  ] as const)('« %s » of %s and %s is %s', (operator, fact, value, answer) => {
    expect(ifSo(operator, fact, value)).toBe(answer)
  })

  test('of several joins them by all, or by any', () => {
    const tests: Test[] = [
      { path: 'employee.a', operator: 'filled', value: '' },
      { path: 'employee.b', operator: 'filled', value: '' },
    ]
    const facts = { employee: [{ a: '1', b: null }] }
    const inline = (match: 'all' | 'any'): Block =>
      paragraph({ type: 'inlineCondition', attrs: { match, tests }, content: [said('oui')] })
    expect(read([inline('all'), inline('any')], { facts })).toEqual(['', 'oui'])
  })
})

describe('a repeated block', () => {
  const ofContracts: Block = {
    type: 'loop',
    attrs: { object: 'contracts', sortBy: 'contracts.start' },
    content: [paragraph(variable('loop.position'), said('. '), variable('contracts.start'))],
  }

  test.each([0, 1, 500])('stands %i times for as many records', count => {
    const contracts = Array.from({ length: count }, (_, index) => ({ start: String(index) }))
    expect(read([ofContracts], { facts: { contracts } })).toHaveLength(count)
  })

  test('goes by the order of its path, what says nothing last', () => {
    const contracts = [{ start: '2026-03-01' }, { start: null }, { start: '2025-01-01' }]
    expect(read([ofContracts], { facts: { contracts } })).toEqual(['1. 2025-01-01', '2. 2026-03-01', '3. '])
  })

  test('as a row of a table stands once for each record', () => {
    const attrs = { colspan: 1, rowspan: 1, colwidth: null }
    const cell = (...content: Inline[]): Cell => ({ type: 'tableCell', attrs, content: [paragraph(...content)] })
    const table: Block = {
      type: 'table',
      attrs: { border: 'thin' },
      content: [
        { type: 'tableRow', attrs: { loop: null }, content: [cell(said('Début'))] },
        { type: 'tableRow', attrs: { loop: 'contracts' }, content: [cell(variable('contracts.start'))] },
      ],
    }
    const [drawn] = resolve([table], { facts: { contracts: [{ start: 'a' }, { start: 'b' }] } }).body
    expect(drawn?.draw === 'table' && drawn.rows.map(row => row.flatMap(({ content }) => lines(content)))).toEqual([
      ['Début'],
      ['a'],
      ['b'],
    ])
  })
})

describe('a computed field', () => {
  const constant = (value: string): Rule => ({ do: 'constant', value })
  const computed = (rule: Rule, facts: Given['facts'] = {}) => {
    const field = { name: 'result', label: 'Résultat', type: 'text', rule } as const
    return read([paragraph(variable('computed.result'))], { facts, computed: [field] })[0]
  }

  test.each<[string, Rule, string]>([
    ['adds decimals as one does by hand', { do: 'add', of: [constant('0.1'), constant('0.2')] }, '0.3'],
    ['divides', { do: 'round', decimals: 2, of: [{ do: 'divide', of: [constant('10'), constant('3')] }] }, '3.33'],
    ['is empty when one divides by zero', { do: 'divide', of: [constant('10'), constant('0')] }, ''],
    ['is empty when an operand is', { do: 'add', of: [constant('1'), { do: 'variable', path: 'employee.none' }] }, ''],
    ['takes the largest', { do: 'max', of: [constant('9'), constant('10')] }, '10'],
    [
      'counts days over a change of clocks',
      { do: 'daysBetween', of: [constant('2026-03-28'), constant('2026-03-30')] },
      '2',
    ],
    ['adds a month to 31 January', { do: 'addMonths', of: [constant('2026-01-31'), constant('1')] }, '2026-02-28'],
    ['adds a year to 29 February', { do: 'addMonths', of: [constant('2028-02-29'), constant('12')] }, '2029-02-28'],
    ['adds days', { do: 'addDays', of: [constant('2026-12-31'), constant('1')] }, '2027-01-01'],
    ['tells an age', { do: 'ageAt', of: [constant('1994-03-14'), constant('2026-03-13')] }, '31'],
    [
      'joins texts',
      { do: 'joinText', of: [constant('a'), { do: 'variable', path: 'employee.none' }, constant('b')] },
      'ab',
    ],
  ])('%s', (_name, rule, result) => expect(computed(rule)).toBe(result))

  test('sums and counts over an object, and chooses', () => {
    const facts = { lines: [{ price: '1.10' }, { price: '2.20' }] }
    expect(computed({ do: 'sum', path: 'lines.price' }, facts)).toBe('3.3')
    const isMany = { match: 'all', tests: [{ path: 'lines.price', operator: 'above', value: '1' }] } as const
    expect(computed({ do: 'count', object: 'lines' }, facts)).toBe('2')
    expect(
      computed(
        { do: 'choose', when: { ...isMany, tests: [...isMany.tests] }, of: [constant('oui'), constant('non')] },
        facts,
      ),
    ).toBe('oui')
  })
})

describe('the grammar', () => {
  const doc = (content: unknown[]) => ({ type: 'doc', content })
  const nested = (depth: number): unknown =>
    depth === 0 ? paragraph() : { type: 'keepTogether', content: [nested(depth - 1)] }

  test('takes what it names', () => {
    expect(
      Body.safeParse(doc([paragraph(said('a')), shownIf({ path: 'a.b', operator: 'is', value: '' })])).success,
    ).toBe(true)
  })

  test.each([
    ['an unknown node', [{ type: 'script', content: [] }]],
    ['an unknown mark', [paragraph({ type: 'text', text: 'a', marks: [{ type: 'link' }] } as never)]],
    ['an unknown attribute', [{ type: 'paragraph', attrs: { align: 'left', onclick: 'x' } }]],
    ['a path of no object', [paragraph(variable('firstname'))]],
    ['more than 2,000 nodes', Array.from({ length: 2_001 }, () => paragraph())],
    ['what is deeper than 12 nodes', [nested(13)]],
    ['nothing', []],
  ])('refuses %s', (_name, content) => expect(Body.safeParse(doc(content)).success).toBe(false))
})
