import { requestOf } from '#kernel/web/call-request.ts'
import type { BrowserFailure } from '#kernel/web/failures.ts'
import { release } from '#kernel/web/release.ts'
import { accessToken, clientIdOfTab } from '#kernel/web/session.ts'
import { errorReportsCalls } from '../error-reports.calls.ts'

/** Leaves even when the page does, and outside what calls go through: a failure to tell is not told. */
export async function sendClientError({ message, stack, ...failure }: BrowserFailure) {
  const told = {
    ...failure,
    message: message.slice(0, 2_000),
    ...(stack && { stack: stack.slice(0, 8_000) }),
    release,
  }
  const token = accessToken() ?? undefined
  const clientId = clientIdOfTab()
  const { url, init } = requestOf(errorReportsCalls.clientError, told, undefined, token)
  const headers = { ...init.headers, ...(token && clientId && { clientid: clientId }) }
  await fetch(url, { ...init, headers, keepalive: true })
}
