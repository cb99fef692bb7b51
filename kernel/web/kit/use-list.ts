import type { Call } from '#kernel/shared/call.ts'
import { isValueOf, type List, type Narrowing, ordersOf, type SortOf, sortsOf } from '#kernel/shared/list.ts'
import { type ListState, type Sort, useListState } from './use-list-state.ts'

type Options = { module: string; usualSize?: number; usualTab?: string }

type Asked<L extends List> = Narrowing<L> & { page: number; size: number; search?: string; sort: SortOf<L> }

/**
 * The state of a list that its call declares: orders and filters that it takes are read from the address and stand in
 * `query`, what the call is asked; what an address says that means nothing to it narrows nothing.
 */
export function useList<L extends List>(call: Call & { list: L }, { usualTab, ...options }: Options) {
  const { list } = call
  const sorts = sortsOf(list)
  const state = useListState({ ...options, usualSort: asSort(sorts[0]), ...(usualTab !== undefined && { usualTab }) })
  const chosen = state.sort && (state.sort.direction === 'desc' ? `-${state.sort.by}` : state.sort.by)
  const sort = sorts.find(one => one === chosen) ?? sorts[0]
  const { search, ...page } = state.query
  const narrowing = narrowingIn(list, state)
  return {
    ...state,
    sorts: ordersOf(list) as readonly string[],
    sort: asSort(sort),
    narrowing,
    query: { ...page, ...(list.isSearched && search !== undefined && { search }), ...narrowing, sort } as Asked<L>,
  }
}

/** What the filters keep, and the tab, by the names of the call. */
function narrowingIn<L extends List>({ filters = {}, tabs }: L, { filters: said, tab }: ListState) {
  const values = Object.entries(filters).flatMap(([name, filter]) => {
    const text = name === tabs ? tab : said[filter.address ?? name]
    return text !== undefined && isValueOf(filter, text) ? [[name, text] as const] : []
  })
  return Object.fromEntries(values) as Narrowing<L>
}

const asSort = (sort: string): Sort =>
  sort.startsWith('-') ? { by: sort.slice(1), direction: 'desc' } : { by: sort, direction: 'asc' }
