/**
 * What narrows a list, by a value that is text in the address of its page: the id of a row of a table, or one of a few
 * words that stand for something else; one of a few choices; a word of a form of its own.
 */
export type Filter = { address?: string } & (
  | { kind: 'id'; of: string; or: readonly string[] }
  | { kind: 'choice'; values: readonly [string, ...string[]] }
  | { kind: 'word'; form: string }
)

/** What both sides know of a list: the page asks by it and the server answers. Plain data, which the browser is given whole. */
export type List = {
  /** Orders that an index holds, the usual first; a column of that name sorts by it, upwards and downwards. */
  sorts: readonly [string, ...string[]]
  /** Orders that no index holds: the whole list is compared for a page. For lists of some tens of thousands of rows. */
  comparedSorts?: readonly string[]
  /** Downwards at first: what came last stands first. */
  isUsuallyDownwards?: boolean
  filters?: Readonly<Record<string, Filter>>
  /** Whether words find rows. */
  isSearched?: boolean
  /** The filter that the tabs of its page choose. */
  tabs?: string
}

export type FiltersOf<L extends List> = L['filters'] extends Readonly<Record<string, Filter>> ? L['filters'] : object
type ValueOf<F> = F extends { kind: 'choice'; values: readonly (infer Value)[] } ? Value : string

/** What is asked by the filters, each by its name. */
export type Narrowing<L extends List> = {
  [Name in keyof FiltersOf<L>]?: ValueOf<FiltersOf<L>[Name]> | undefined
}
export type OrderOf<L extends List> =
  | L['sorts'][number]
  | (L['comparedSorts'] extends readonly string[] ? L['comparedSorts'][number] : never)
export type SortOf<L extends List> = OrderOf<L> | `-${OrderOf<L>}`

type Named = { address?: string }

/** Rows of one row of a table, or of what one of the words stands for: of no site. `address` names it in addresses. */
export const idIn = (of: string, { or = [], ...named }: Named & { or?: readonly string[] } = {}) =>
  ({ kind: 'id', of, or, ...named }) as const

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values, named: Named = {}) =>
  ({ kind: 'choice', values, ...named }) as const

/** Text of a form, a regular expression for all of it. */
export const word = (form: string, named: Named = {}) => ({ kind: 'word', form, ...named }) as const

/** The shape that the server takes for an id (RFC 9562); any other is a slip of the hand that would be refused. */
const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Whether the call would take this text. */
export function isValueOf(filter: Filter, text: string): boolean {
  if (filter.kind === 'choice') return filter.values.includes(text)
  if (filter.kind === 'word') return formOf(filter).test(text)
  return filter.or.includes(text) || id.test(text)
}

export const formOf = ({ form }: { form: string }) => new RegExp(`^(?:${form})$`)

/** All orders, the usual one first. */
export const ordersOf = <L extends List>({ sorts, comparedSorts = [] }: L) =>
  [...sorts, ...comparedSorts] as readonly OrderOf<L>[]

/** Both ways of each order, the usual one first. */
export const sortsOf = <L extends List>(list: L): readonly [SortOf<L>, ...SortOf<L>[]] => {
  const both = ordersOf(list).flatMap(sort => (list.isUsuallyDownwards ? [`-${sort}`, sort] : [sort, `-${sort}`]))
  return both as unknown as readonly [SortOf<L>, ...SortOf<L>[]]
}
