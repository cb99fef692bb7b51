export type Mixed = { name: string; mixCategory: number }

const alone = 5
/** Those that are never mixed with one of their own. */
const apart = [2, 3, 4]

/** The first two products that may not be mixed (order of 4 May 2017; design of crops, section 9); none where all may. */
export function forbiddenPair(products: readonly Mixed[]): readonly [string, string] | null {
  for (const [at, one] of products.entries())
    for (const other of products.slice(at + 1))
      if (mayNot(one.mixCategory, other.mixCategory)) return [one.name, other.name]
  return null
}

const mayNot = (one: number, other: number) =>
  one === alone || other === alone || (one === other && apart.includes(one))
