import { useState } from 'react'
import { ApiError, fetchCall } from '#kernel/web/api.ts'
import { t } from '#kernel/web/i18n.ts'
import { prefetchRest } from '#kernel/web/prefetch.ts'
import { identityCalls } from '../identity.calls.ts'
import type { LoginAnswer } from '../identity.model.ts'

type Credentials = { mail: string; password: string }
export type Refusal = { text: string; isMaintenance: boolean; waitsUntil: number | undefined }

/** Tries mail and password. Tells false when they are refused. */
export function useSignIn(onAnswer: (answer: LoginAnswer, password: string) => Promise<void>) {
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSigningIn, setIsSigningIn] = useState(false)

  const signIn = async (credentials: Credentials) => {
    setIsSigningIn(true)
    setRefusal(undefined)
    prefetchRest()
    try {
      await onAnswer(
        await fetchCall(identityCalls.login, credentials, { staysOnPage: true, alone: true }),
        credentials.password,
      )
      return true
    } catch (failure) {
      setRefusal(refusalOf(failure))
      return false
    } finally {
      setIsSigningIn(false)
    }
  }
  return { signIn, refusal, isSigningIn }
}

function refusalOf(failure: unknown): Refusal {
  if (!(failure instanceof ApiError))
    return { text: t('kernel.api.unknown'), isMaintenance: false, waitsUntil: undefined }
  const { message, status, retryAfter } = failure
  const waits = status === 429 && retryAfter !== undefined
  return {
    text: message,
    isMaintenance: status === 503,
    waitsUntil: waits ? Date.now() + retryAfter * 1000 : undefined,
  }
}
