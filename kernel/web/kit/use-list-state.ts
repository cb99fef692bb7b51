import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { keepList } from '../list-as-left.ts'
import { columnsPreference, pageSizePreference } from '../preferences.ts'
import { useAddress } from '../use-address.ts'

export type Sort = { by: string; direction: 'asc' | 'desc' }

type Options = {
  /** The list's own name, under which its page size is remembered: `rh.employees`. */
  module: string
  usualSize?: number
  usualSort?: Sort
  usualTab?: string
}

const filterPrefix = 'f.'

/** What a colleague should see by the same link: page, size, words, sort, filters and tab, kept in the address. */
export function useListState({ module, usualSize = 10, usualSort, usualTab = '' }: Options) {
  const { names, of, change } = useAddress<string>()
  const { pathname, search: asked } = useLocation()
  useEffect(() => keepList(pathname, asked), [pathname, asked])
  const preference = useMemo(() => pageSizePreference(module, usualSize), [module, usualSize])
  const remembered = preference.use()
  const columnsChosen = useMemo(() => columnsPreference(module), [module])
  const columns = columnsChosen.use()

  const page = Math.max(0, Number(of('page') ?? 1) - 1 || 0)
  const size = Number(of('size')) || remembered
  const search = of('search') ?? ''
  const filters: Record<string, string> = Object.fromEntries(
    names.filter(name => name.startsWith(filterPrefix)).map(name => [name.slice(filterPrefix.length), of(name) ?? '']),
  )

  return {
    module,
    /** Zero-based, as the server counts; the address counts from one. */
    page,
    size,
    search,
    sort: sortIn(of('sort')) ?? usualSort ?? null,
    /** Keys of the columns that sort, where the list says so (`useList`). */
    sorts: undefined as readonly string[] | undefined,
    filters,
    tab: of('tab') ?? usualTab,
    /** Optional columns that this person shows, and usual ones, each after a minus, that he hides. */
    columns,
    setColumns: columnsChosen.set,
    /** What a paginated call is asked. */
    query: { page, size, ...(search !== '' && { search }) },
    setPage: (next: number) => change({ page: next === 0 ? null : String(next + 1) }),
    setSize: (next: number) => {
      preference.set(next)
      change({ size: null, page: null })
    },
    setSearch: (words: string) => change({ search: words, page: null }),
    setSort: (next: Sort | null) => change({ sort: next && `${next.by}-${next.direction}`, page: null }),
    setFilter: (name: string, value: string | null) => change({ [filterPrefix + name]: value, page: null }),
    setTab: (tab: string) => change({ tab: tab === usualTab ? null : tab, page: null }),
    clear: () =>
      change({
        search: null,
        page: null,
        ...Object.fromEntries(Object.keys(filters).map(name => [filterPrefix + name, null])),
      }),
  }
}

export type ListState = ReturnType<typeof useListState>

function sortIn(text: string | null): Sort | null {
  const [, by, direction] = text?.match(/^(.+)-(asc|desc)$/) ?? []
  return by && direction ? { by, direction: direction as Sort['direction'] } : null
}
