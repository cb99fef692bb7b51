import type { Visit } from '#kernel/web/pages.ts'
import { fetchCall } from '#kernel/web/api.ts'
import { passwordsCalls } from '../../passwords.calls.ts'

export type ResetLink = { userId: string; token: string }

export const linkIn = ({ userId = '', token = '' }: Visit['parameters']): ResetLink => ({ userId, token })

export const enterCodeAddress = ({ userId, token }: ResetLink) => `/forgottenPassword/enterCode/${userId}/${token}`
export const resetAddress = ({ userId, token }: ResetLink) => `/resetPassword/${userId}/${token}`

/** A link that is wrong, used or too old opens neither page; an unread code comes before the new password. */
export async function guardEnterCode({ parameters }: Visit) {
  const { allowed, verified } = await stateOf(linkIn(parameters))
  if (!allowed) return '/unauthorized'
  return verified ? resetAddress(linkIn(parameters)) : undefined
}

export async function guardReset({ parameters }: Visit) {
  const { allowed, verified } = await stateOf(linkIn(parameters))
  if (!allowed) return '/unauthorized'
  return verified ? undefined : enterCodeAddress(linkIn(parameters))
}

/** A link that was cut by a mail program is refused like any dead one. */
const stateOf = (link: ResetLink) =>
  fetchCall(passwordsCalls.checkIfUserCanEnterCode, link, { staysOnPage: true }).catch(refusal => {
    if (refusal?.status === 400) return { allowed: false, verified: false }
    throw refusal
  })
