import type { Visit } from '#kernel/server/answers.ts'

/** No script reads it, no other site sends it, no other path or host sets it. */
export const refreshCookie = '__Host-rt'

export const keepRefreshToken = (visit: Visit, token: string, until: Temporal.Instant) =>
  visit.setCookie(refreshCookie, token, { expires: new Date(until.epochMilliseconds), sameSite: 'strict' })

/** The session is over: the browser keeps neither its cookie nor the answers that it was given. */
export function forgetInBrowser(visit: Visit) {
  visit.clearCookie(refreshCookie)
  visit.setHeader('clear-site-data', '"cache"')
}
