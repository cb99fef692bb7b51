import { countOf, dayBefore } from '../days.model.ts'
import { halfUp } from '../half-up.model.ts'

/** Whole kilowatt-hours at millionths of a euro for a megawatt-hour. */
type Bought = { kwh: number; price: number }
type Delivery = { kwh: number; deliveryFrom: string; deliveryTo: string }

const monthAfter = (month: string) => Temporal.PlainDate.from(month).add({ months: 1 }).toString()
const lastDayOf = (month: string) => dayBefore(monthAfter(month))

/** What a click delivers in a month, as much each day: the months sum up to the whole. Months by their first days. */
export function deliveredIn({ kwh, deliveryFrom, deliveryTo }: Delivery, month: string): number {
  if (month < deliveryFrom || month > deliveryTo) return 0
  const days = countOf({ from: deliveryFrom, to: lastDayOf(deliveryTo) })
  const until = (day: string) =>
    day < deliveryFrom ? 0n : halfUp(BigInt(kwh) * BigInt(countOf({ from: deliveryFrom, to: day })), BigInt(days))
  return Number(until(lastDayOf(month)) - until(dayBefore(month)))
}

/** Four decimals of a euro. */
const priceStep = 100n

/**
 * The price of a month: what was clicked at its prices and the rest at the index, over the whole (design of Énergie,
 * section 3). Unknown without volume, or while the index of a rest is; above its volume a month costs what was clicked.
 */
export function clickedPrice(clicks: readonly Bought[], contracted: number, index: number | null): number | null {
  const clicked = clicks.reduce((sum, { kwh }) => sum + BigInt(kwh), 0n)
  const rest = BigInt(contracted) > clicked ? BigInt(contracted) - clicked : 0n
  const whole = clicked + rest
  if (whole === 0n || (rest > 0n && index === null)) return null
  const cost = clicks.reduce((sum, { kwh, price }) => sum + BigInt(kwh) * BigInt(price), rest * BigInt(index ?? 0))
  return Number(halfUp(cost, whole * priceStep) * priceStep)
}

/** As the wire has it: megawatt-hours and euros, with decimals. */
type Click = { mwh: number; price?: number | undefined; deliveryFrom: string; deliveryTo: string }
type ToldMonth = { month: string; contracted: number | null; index?: number | null | undefined }

const millionthsOf = (euros: number) => Math.round(euros * 1_000_000)
const kwhOf = (mwh: number) => Math.round(mwh * 1_000)

/** What a month would cost with all these clicks, in euros for a megawatt-hour. */
export function priceOfMonthWith(clicks: readonly Click[], { month, contracted, index }: ToldMonth): number | null {
  const bought = clicks.map(({ mwh, price = 0, ...delivery }) => ({
    kwh: deliveredIn({ ...delivery, kwh: kwhOf(mwh) }, month),
    price: millionthsOf(price),
  }))
  const atIndex = index === null || index === undefined ? null : millionthsOf(index)
  const price = clickedPrice(bought, kwhOf(contracted ?? 0), atIndex)
  return price === null ? null : price / 1_000_000
}
