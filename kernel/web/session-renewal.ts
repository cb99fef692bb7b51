import { ApiError, errorOf } from './api-error.ts'
import { farewellOf } from './farewells.ts'
import { currentLanguage, t } from './i18n.ts'
import { accessToken, keepToken, signOut, storedLogin, watchToken } from './session.ts'
import { tellOtherTabs } from './session-channel.ts'

const lead = 60_000
/** An answer later than the server's window of replay could put an old cookie back. */
const patience = 8_000

/** One tab at a time renews, signs in or signs out. Browsers know locks only over https and on localhost. */
export const aloneAmongTabs = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('refresh', work) : work()

let renewal: Promise<void> | undefined

/**
 * Replaces the access token `stale`, unless another tab has done so meanwhile.
 * Signs out and throws when the server refuses; throws alone when it does not answer.
 */
export function renewToken(stale: string | null) {
  renewal ??= aloneAmongTabs(() => renew(stale)).finally(() => {
    renewal = undefined
  })
  return renewal
}

async function renew(stale: string | null) {
  const present = accessToken()
  if (present && present !== stale) return
  const login = storedLogin()
  if (!login) throw ended(new ApiError({ status: 401, code: 'TOKEN_EXPIRED', message: t('kernel.session.expired') }))

  const response = await askForToken(login.userId)
  if (response.status === 401) throw ended(await errorOf(response, t('kernel.session.expired')))
  if (!response.ok) throw await errorOf(response, t('kernel.api.unknown'))

  const { accessToken: value, expiresIn } = (await response.json()) as { accessToken: string; expiresIn: number }
  const endsAt = Date.now() + expiresIn * 1000
  keepToken({ value, endsAt })
  tellOtherTabs({ kind: 'token', userId: login.userId, value, endsAt })
}

function ended(error: ApiError) {
  signOut(farewellOf(error))
  return error
}

async function askForToken(userId: string) {
  try {
    return await fetch('/api/authorization/refreshToken', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': currentLanguage(), sessionmode: 'cookie' },
      body: JSON.stringify({ userId }),
      signal: AbortSignal.timeout(patience),
    })
  } catch {
    throw new ApiError({ status: 0, code: 'NETWORK', message: t('kernel.api.network') })
  }
}

/** Renews a minute before the end, as long as somebody is signed in. */
export function renewInTime() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return watchToken(token => {
    clearTimeout(timer)
    if (!token) return
    const wait = Math.max(token.endsAt - Date.now() - lead, 1000)
    timer = setTimeout(() => renewToken(token.value).catch(() => undefined), wait)
  })
}
