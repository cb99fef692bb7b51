import { expect, test } from 'vitest'
import type { InvoiceLineFields } from './energy-invoice.model.ts'
import {
  comparedComponents,
  findingsOf,
  rateOf,
  toleranceOf,
  vatOf,
  verdictOf,
  wrongSum,
} from './invoice-check.model.ts'

const line = (component: string, quantity: number, amountCents: number): InvoiceLineFields => ({
  component,
  unit: 'kwh',
  quantity,
  price: 10_000_000,
  amountCents,
  vatRate: 2_000,
  vatCents: vatOf({ amountCents, vatRate: 2_000 }),
})
const computedOf = (...lines: [string, number, number][]) => ({
  lines: lines.map(([component, quantity, amountCents], place) => ({
    component,
    from: `2026-11-${place === 0 ? '01' : '16'}`,
    to: `2026-11-${place === 0 ? '15' : '30'}`,
    unit: 'kwh' as const,
    quantity,
    price: 10_000_000,
    amountCents,
    vatCents: 0,
  })),
  missing: [],
  totalExclCents: lines.reduce((sum, [, , cents]) => sum + cents, 0),
  vatCents: 0,
})
const invoice = { fromOn: '2026-11-01', toOn: '2026-11-30', onEstimate: false, lines: [line('Énergie', 1_000, 1_000)] }
const calm = { invoice, computed: null, readings: [], others: [] }

test('a gap of exactly the tolerance is conform, one cent more is not', () => {
  const toleranceCents = toleranceOf(781_595, { tolerancePercent: 0.5, toleranceEuros: 20 })
  const judged = (gapCents: number) => verdictOf({ gapCents, toleranceCents, findings: [] })

  expect(toleranceCents).toBe(3_908)
  expect([judged(3_908), judged(-3_908), judged(3_909), judged(-3_909)]).toEqual(['conform', 'conform', 'gap', 'gap'])
  expect(toleranceOf(100_000, { tolerancePercent: 0.5, toleranceEuros: 20 })).toBe(2_000)
  expect(rateOf(8_245, 781_595)).toBe(105)
})

test('sums and the VAT of each line may be two cents away, not three', () => {
  const lines = [line('Énergie', 1_000, 10_000), line('Accise', 1_000, 5_000)]
  const said = (more: object) => wrongSum({ exclCents: 15_000, vatCents: 3_000, lines, ...more })?.of ?? null
  const withVat = (vatCents: number) => [{ ...lines[0], vatCents } as InvoiceLineFields, ...lines.slice(1)]

  expect([said({}), said({ exclCents: 15_002 }), said({ exclCents: 15_003 })]).toEqual([null, null, 'excl'])
  expect([said({ vatCents: 2_997 }), said({ lines: withVat(2_002) }), said({ lines: withVat(2_003) })]).toEqual([
    'vat',
    null,
    'line',
  ])
})

test('a period is red when it meets another, or leaves days after the last', () => {
  const codes = (...others: { from: string; to: string }[]) =>
    findingsOf({ ...calm, others }).map(({ code, from, to }) => [code, from, to])

  expect(codes({ from: '2026-10-01', to: '2026-10-31' })).toEqual([])
  expect(codes({ from: '2026-10-01', to: '2026-11-02' })).toEqual([['PERIOD_OVERLAP', '2026-11-01', '2026-11-02']])
  expect(codes({ from: '2026-09-01', to: '2026-09-30' })).toEqual([['PERIOD_HOLE', '2026-10-01', '2026-10-31']])
})

test('a quantity is red beyond two percent, and an index that was reckoned though it was read', () => {
  const off = (quantity: number) =>
    findingsOf({ ...calm, computed: computedOf(['Énergie', quantity, 1_000]) }).map(({ off: told }) => told)
  const readings = [{ readOn: '2026-11-30', index: 1, kind: 'actual' as const }]
  const reckoned = findingsOf({ ...calm, invoice: { ...invoice, onEstimate: true }, readings })

  expect([off(1_000), off(1_020), off(970)]).toEqual([[], [], [309]])
  expect(reckoned.map(({ code }) => code)).toEqual(['INDEX_ESTIMATED'])
})

test('both sides stand line beside line, whatever the accents; cut differently the component tells its gap', () => {
  const split = computedOf(['Accise', 500, 500], ['Accise', 500, 600])
  const alike = comparedComponents([line('accise', 500, 500), line('ACCISE', 500, 700)], split)
  const whole = comparedComponents([line('Accise', 1_000, 1_000)], split)

  expect(alike.map(({ rows, gapCents }) => [rows.map(row => row.gapCents), gapCents])).toEqual([[[0, 100], 100]])
  expect(whole.map(({ rows, gapCents }) => [rows.map(row => row.gapCents), gapCents])).toEqual([[[null, null], -100]])
})
