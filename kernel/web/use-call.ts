import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import { everyAnswerOf } from './answers.ts'
import type { ApiError } from './api-error.ts'
import { fetchCall } from './fetch-call.ts'
import { fetchMaybeKept } from './offline/fetch-maybe-kept.ts'
import { clientIdOfTab, useSession } from './session.ts'

export type UseCallOptions = {
  enabled?: boolean
  /** Milliseconds during which an answer is not asked again; `static` is asked once, whatever changes. */
  staleTime?: number | 'static'
  refetchInterval?: number
  /** A 403 or a 503 is shown in place instead of leaving the page. */
  staysOnPage?: boolean
  /** What was shown stays until the answer to another input comes, as a page of a list always does. */
  keepsFormer?: boolean
  /** Without network it is the answer that a tablet kept (`useStaysOpen`). */
  keptOffline?: boolean
}

/** What the cache knows of a call, for prefetching or writing an answer ahead. */
export const queryOf = <C extends Call>(
  call: C,
  input: SentTo<C>,
  { staysOnPage, keepsFormer: _, keptOffline, ...options }: UseCallOptions = {},
) =>
  queryOptions<AnswerOf<C>, ApiError>({
    queryKey: [...everyAnswerOf(call), clientIdOfTab(), input],
    queryFn: ({ signal }) => {
      const fetch = keptOffline ? fetchMaybeKept : fetchCall
      return fetch(call, input, { signal, ...(staysOnPage && { staysOnPage }) })
    },
    ...options,
  })

/** The answer of a call, cached per client and input. */
export function useCall<C extends Call>(call: C, input: SentTo<C>, options?: UseCallOptions) {
  const clientId = useSession().client?.id ?? clientIdOfTab()
  const keepFormerPage = (former: AnswerOf<C> | undefined, query: { queryKey: readonly unknown[] } | undefined) =>
    (options?.keepsFormer || 'page' in input) && query?.queryKey.at(-2) === clientId ? former : undefined
  return useQuery({ ...queryOf(call, input, options), placeholderData: keepFormerPage as typeof keepPreviousData })
}
