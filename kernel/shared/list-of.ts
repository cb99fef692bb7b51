import { z } from 'zod'
import { idOf } from './id-of.ts'
import { type Filter, type FiltersOf, type List, formOf, type Narrowing, type SortOf, sortsOf, word } from './list.ts'
import { pageInput, pageOf } from './page.ts'

type Fields<L extends List> = Pick<typeof pageInput, 'page' | 'size'> &
  (L['isSearched'] extends true ? Pick<typeof pageInput, 'search'> : object) & {
    sort: z.ZodDefault<z.ZodType<SortOf<L>, SortOf<L>>>
  } & {
    [Name in keyof FiltersOf<L>]: z.ZodOptional<
      z.ZodType<NonNullable<Narrowing<L>[Name]>, NonNullable<Narrowing<L>[Name]>>
    >
  }

/**
 * Declares a list on the call that answers a page of it: what it takes and what it gives.
 * `getAllUsers: { method: 'GET', ..., ...listOf(AccountRow, { sorts: ['name', 'mail'], isSearched: true }) }`
 */
export const listOf = <Row extends z.ZodType, const L extends List>(row: Row, list: L) => ({
  list,
  input: z.strictObject(fieldsOf(list)),
  answer: pageOf(row),
})

/** A day of the calendar: `2026-03-01`. */
export const day = (named: { address?: string } = {}) => word(z.regexes.date.source, named)

/** What is asked of a list, for a call that takes more. */
export function fieldsOf<const L extends List>(list: L): Fields<L> {
  const sorts = sortsOf(list)
  const filters = Object.entries(list.filters ?? {}).map(([name, filter]) => [name, schemaOf(filter).optional()])
  const { search, ...window } = pageInput
  return {
    ...window,
    ...(list.isSearched && { search }),
    sort: z.enum(sorts).default(sorts[0] as never),
    ...Object.fromEntries(filters),
  } as unknown as Fields<L>
}

function schemaOf(filter: Filter): z.ZodType {
  if (filter.kind === 'choice') return z.enum(filter.values)
  if (filter.kind === 'word') return z.string().max(100).regex(formOf(filter))
  const [first, ...others] = filter.or
  return first === undefined ? idOf(filter.of) : idOf(filter.of).or(z.enum([first, ...others]))
}
