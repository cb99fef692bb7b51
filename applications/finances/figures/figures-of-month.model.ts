import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import type { Span } from '#platform/configuration/period.model.ts'
import type { FinancialFact } from '#platform/trade/financial-fact.model.ts'
import { hundredthsPerKilo } from './monthly-figures.model.ts'

/** What applications tell Finance, and Finance counts by month. */
export const gatheredFigures = ['sold', 'energy', 'receipts', 'credits'] as const
export type GatheredFigure = (typeof gatheredFigures)[number]

/** Of them, what is spent to sell. */
export const costs = ['energy', 'receipts', 'credits'] as const satisfies readonly GatheredFigure[]

/** In cents without tax, or grams of what was sold; cost per kilo in hundredths of a cent. Null where nobody told it. */
const Amount = z.number().nullable()
const Compared = z.object({ amount: Amount, yearBefore: Amount })

export const figureKeys = [...gatheredFigures, 'costPerKilo'] as const
export type FigureKey = (typeof figureKeys)[number]

export const FigureOfMonth = Compared.extend({
  key: z.enum(figureKeys),
  /** The page of what it is made of, where the reader may open it. */
  to: z.string().nullable(),
  /** By company, in the order of `companies`; what nobody's company is known of counts in the whole alone. */
  byCompany: z.array(Compared),
})
export type FigureOfMonth = z.infer<typeof FigureOfMonth>

export const MonthlyFigures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  companies: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
  figures: z.array(FigureOfMonth),
})
export type MonthlyFigures = z.infer<typeof MonthlyFigures>

/** The days of a month that have come, and the same ones of the year before; null of a month that is still to come. */
export function spansOf(month: Temporal.PlainYearMonth, today: Temporal.PlainDate): { now: Span; before: Span } | null {
  const from = month.toPlainDate({ day: 1 })
  if (Temporal.PlainDate.compare(from, today) > 0) return null
  const end = month.toPlainDate({ day: month.daysInMonth })
  const isOver = Temporal.PlainDate.compare(end, today) <= 0
  const former = month.subtract({ years: 1 })
  return {
    now: { from, to: isOver ? end : today },
    before: {
      from: former.toPlainDate({ day: 1 }),
      to: former.toPlainDate({ day: isOver ? former.daysInMonth : Math.min(today.day, former.daysInMonth) }),
    },
  }
}

/** What was told of two spans, by figure. */
export type Told = Readonly<Record<GatheredFigure, { now: readonly FinancialFact[]; before: readonly FinancialFact[] }>>

const sumOf = (facts: readonly FinancialFact[], companyId?: string): number | null => {
  const counted = facts.filter(fact => companyId === undefined || fact.companyId === companyId)
  return counted.length === 0 ? null : counted.reduce((sum, { amount }) => sum + amount, 0)
}

/** Hundredths of a cent for a kilo that was sold: of months only in which something was, since other costs are nobody's. */
function costOfKilo(told: Told, when: 'now' | 'before', companyId?: string): number | null {
  const grams = sumOf(told.sold[when], companyId)
  const spent = costs.map(key => sumOf(told[key][when], companyId)).filter(sum => sum !== null)
  if (!grams || spent.length === 0) return null
  return hundredthsPerKilo(
    spent.reduce((all, sum) => all + sum, 0),
    grams,
  )
}

/** The figures of a month, in the order in which they are read. */
export function comparedFigures(
  told: Told,
  companyIds: readonly string[],
  to: (key: GatheredFigure) => string | null,
): FigureOfMonth[] {
  const figure = (
    key: FigureKey,
    page: string | null,
    amountOf: (when: 'now' | 'before', companyId?: string) => number | null,
  ) => {
    const compared = (companyId?: string) => ({
      amount: amountOf('now', companyId),
      yearBefore: amountOf('before', companyId),
    })
    return { key, to: page, ...compared(), byCompany: companyIds.map(compared) }
  }
  return [
    ...gatheredFigures.map(key => figure(key, to(key), (when, companyId) => sumOf(told[key][when], companyId))),
    figure('costPerKilo', null, (when, companyId) => costOfKilo(told, when, companyId)),
  ]
}
