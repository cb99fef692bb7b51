import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { type ApiError, fetchCall } from '#kernel/web/api.ts'
import { storedLogin } from '#kernel/web/session.ts'
import type { dashboardCalls } from '../dashboard.calls.ts'
import { takeDisplayToken } from './display-token.ts'

const everyMs = 10_000

type WallCall = (typeof dashboardCalls)['getPlatformStats' | 'getClientStats']

/** What a wall shows, asked every ten seconds by its link or by the session of whoever opened it. The last answer stays. */
export function useWallAnswer<C extends WallCall>(call: C) {
  const [token] = useState(takeDisplayToken)
  const proof = token === null ? { withSession: storedLogin() !== null } : { headers: { displaytoken: token } }
  const { data, error, dataUpdatedAt, isError } = useQuery<AnswerOf<C>, ApiError>({
    queryKey: ['wall', call.path, token],
    queryFn: ({ signal }) => fetchCall<C>(call, {} as never, { ...proof, signal, staysOnPage: true }),
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    staleTime: 0,
  })
  return { data, error, at: dataUpdatedAt, isLost: isError && data !== undefined }
}
