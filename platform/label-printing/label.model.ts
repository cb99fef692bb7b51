/** One GS1 application identifier and what it says: `{ ai: '10', value: 'L26-324-GR-04' }`. */
export type Element = { ai: string; value: string }

/** A label, whatever prints it: sizes in millimetres, texts from the most to the least important. */
export type Label = {
  widthMm: number
  heightMm: number
  /** What it is, in the largest letters. */
  title: string
  /** A line under it: origin, size, category. */
  subtitle: string
  facts: readonly { label: string; value: string }[]
  /** One bar code each, from top to bottom: fixed lengths first, what may end anywhere last. */
  symbols: readonly (readonly Element[])[]
  /** Small print at the foot: who packed it. */
  foot: string
}

/** Identifiers whose length does not say where they end: a separator follows, unless they are last (GS1 General Specifications, 7.8). */
const variable = ['10', '21', '30', '37', '400']
export const endsAnywhere = ({ ai }: Element) => variable.includes(ai)

/** As it is written under the bars: `(13)261120(10)L26-324-GR-04`. */
export const inBrackets = (symbol: readonly Element[]) => symbol.map(({ ai, value }) => `(${ai})${value}`).join('')

/** The last day of a century is none of ours: two digits of the year, as GS1 writes days. */
export const dayElement = (ai: '13' | '15', day: string): Element => ({ ai, value: day.slice(2).replaceAll('-', '') })

/** Grams to kilograms of six digits: three decimals up to 999.999 kg, else two. */
export function netElement(grams: number): Element {
  if (grams < 1_000_000) return { ai: '3103', value: String(grams).padStart(6, '0') }
  return { ai: '3102', value: String(Math.round(grams / 10)).padStart(6, '0') }
}
