import type { Call } from '#kernel/shared/call.ts'
import { onSignOut } from './session.ts'

/** What is remembered of a call: which one, how it ended, its number in the server's log. Neither address nor content. */
export type RecentRequest = { call: string; status: number; requestId: string | null }

const most = 20

let recent: RecentRequest[] = []

/** The last calls of this tab, the newest last: a person may join them to what he reports. */
export const recentRequests = (): readonly RecentRequest[] => recent

/** `response` is missing where none came. */
export function noteRequest({ method, path }: Pick<Call, 'method' | 'path'>, response?: Response) {
  const requestId = response?.headers.get('x-request-id') ?? null
  recent = [...recent, { call: `${method} ${path}`, status: response?.status ?? 0, requestId }].slice(-most)
}

onSignOut(() => {
  recent = []
})
