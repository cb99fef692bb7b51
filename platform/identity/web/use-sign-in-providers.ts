import { useEffect, useState } from 'react'
import { fetchCall } from '#kernel/web/api.ts'
import { singleSignOnCalls } from '../single-sign-on.calls.ts'

type Provider = { key: string; label: string }

/** The companies' doors; none while they are not known: a password opens the other one all the same. */
export function useSignInProviders() {
  const [providers, setProviders] = useState<readonly Provider[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    fetchCall(singleSignOnCalls.getSignInProviders, {}, { signal: leaving.signal, staysOnPage: true }).then(
      setProviders,
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return providers
}
