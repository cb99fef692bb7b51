import { useEffect, useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { type RecentRecord, recentRecords } from '#kernel/web/recent-records.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import { type Found } from '../search.model.ts'
import { searchCalls } from '../search.calls.ts'
import { pagesNamed } from './pages-named.ts'
import { useActions } from './use-actions.ts'

/** Milliseconds without a key before the server is asked; pages of the menu are found at once. */
const pause = 250
const shortest = 2

export type FoundGroup = {
  kind: 'recent' | 'actions' | 'pages' | 'staff' | 'files' | 'contacts'
  found: readonly Found[]
}

/** What the words find, group by group; a group without result is left out. Before any word, what was opened last and what one may do. */
export function useSearch(words: string) {
  const menu = useMenu()
  const asked = useSettled(words)
  const isAsked = asked.length >= shortest
  const answer = useCall(
    searchCalls.search,
    { words: asked },
    { enabled: isAsked, staysOnPage: true, staleTime: 30_000 },
  )
  const actions = useActions(words)
  const groups: FoundGroup[] = [
    { kind: 'recent', found: words === '' ? recentRecords().map(asFound) : [] },
    { kind: 'pages', found: words === '' ? [] : pagesNamed(menu?.modules ?? [], words) },
    { kind: 'actions', found: actions },
    { kind: 'staff', found: (isAsked && answer.data?.staff) || [] },
    { kind: 'files', found: (isAsked && answer.data?.files) || [] },
    { kind: 'contacts', found: (isAsked && answer.data?.contacts) || [] },
  ]
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    isSearching: words.length >= shortest && (asked !== words || answer.isFetching),
  }
}

const asFound = (record: RecentRecord): Found => ({ id: record.address, ...record })

function useSettled(words: string) {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
