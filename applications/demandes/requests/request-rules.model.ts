/** Rules of purchases (design of Demandes, section 1): pure, for both sides. */

export const rolesOfStep = ['service_manager', 'company_manager', 'member'] as const
export type RoleOfStep = (typeof rolesOfStep)[number]

type Priced = { quantity: number; price: number | null }

/** Quantities have three decimals and prices four: their product is exact in ten-millionths, cents are rounded half up. */
const partsOfCent = 100_000n

/** What lines cost without tax, in cents; null as long as one has no price. */
export function amountOf(lines: readonly Priced[]): number | null {
  let sum = 0n
  for (const { quantity, price } of lines) {
    if (price === null) return null
    const exact = BigInt(Math.round(quantity * 1_000)) * BigInt(Math.round(price * 10_000))
    sum += (exact + partsOfCent / 2n) / partsOfCent
  }
  return Number(sum)
}

type Ceiling = { upToCents: number | null }

/** The steps that an amount needs: those until one whose ceiling covers it; all of them while it is unknown. */
export function stepsNeeded<Step extends Ceiling>(steps: readonly Step[], amountCents: number | null): Step[] {
  if (amountCents === null) return [...steps]
  const last = steps.findIndex(({ upToCents }) => upToCents === null || upToCents >= amountCents)
  return last === -1 ? [...steps] : steps.slice(0, last + 1)
}

/** The manager of the company, where a company has set no circuit. */
export const usualSteps = [{ role: 'company_manager' as RoleOfStep, approverId: null, upToCents: null }]

/** Per mille that an order may cost above what was approved without being approved again. */
const toleratedMore = 100

/** Exactly 10 % more is not too much. */
export const needsApprovalAgain = (estimatedCents: number | null, orderedCents: number) =>
  estimatedCents !== null && orderedCents * 1_000 > estimatedCents * (1_000 + toleratedMore)

/** By how much it costs more, in per cent with one decimal; of nothing estimated no share can be said. */
export const percentMore = (estimatedCents: number, orderedCents: number): number | null =>
  estimatedCents === 0 ? null : Math.round(((orderedCents - estimatedCents) / estimatedCents) * 1_000) / 10

/** Per mille that may come more than was ordered without a reason. */
const toleratedReceived = 50

/** Quantities are compared in thousandths, as they are kept. */
export const isTooMuch = (ordered: number, received: number) =>
  Math.round(received * 1_000) * 1_000 > Math.round(ordered * 1_000) * (1_000 + toleratedReceived)

/** Of what was ordered nothing is missing. */
export const hasAllCome = (lines: readonly { quantity: number; received: number }[]) =>
  lines.every(({ quantity, received }) => Math.round(received * 1_000) >= Math.round(quantity * 1_000))
