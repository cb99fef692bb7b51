import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { isLeaving } from '../navigation.ts'
import { pageSizePreference } from '../preferences.ts'

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
  const [address, setAddress] = useSearchParams()
  const preference = useMemo(() => pageSizePreference(module, usualSize), [module, usualSize])
  const remembered = preference.use()
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])

  /** A search that waited must undo neither the tab or filter chosen meanwhile, nor the click that left the page. */
  const change = (changes: Record<string, string | null>) => {
    if (isLeaving()) return
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    }
    latest.current = next
    setAddress(next, { replace: true, preventScrollReset: true })
  }

  const page = Math.max(0, Number(address.get('page') ?? 1) - 1 || 0)
  const size = Number(address.get('size')) || remembered
  const search = address.get('search') ?? ''
  const filters: Record<string, string> = Object.fromEntries(
    [...address]
      .filter(([name]) => name.startsWith(filterPrefix))
      .map(([name, value]) => [name.slice(filterPrefix.length), value]),
  )

  return {
    module,
    /** Zero-based, as the server counts; the address counts from one. */
    page,
    size,
    search,
    sort: sortIn(address.get('sort')) ?? usualSort ?? null,
    filters,
    tab: address.get('tab') ?? usualTab,
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
