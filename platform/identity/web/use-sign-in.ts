import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, fetchCall } from '#kernel/web/api.ts'
import { setLanguage, t } from '#kernel/web/i18n.ts'
import { languagePreference } from '#kernel/web/preferences.ts'
import { aloneAmongTabs } from '#kernel/web/session-renewal.ts'
import { signedIn } from '#kernel/web/session.ts'
import { identityCalls } from '../identity.calls.ts'
import type { ClientCard, SignedInUser } from '../identity.model.ts'
import { clientChoice, landingOf } from '../landing.model.ts'
import { leadingTo, returnAddress } from '../return-address.model.ts'
import { pageLeftBy } from './left-page.ts'

type Credentials = { mail: string; password: string }

/** Signs in and leads to the page asked for before, or to the first page of the role. Tells false when refused. */
export function useSignIn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [refusal, setRefusal] = useState<string>()
  const [isSigningIn, setIsSigningIn] = useState(false)

  const signIn = async (credentials: Credentials) => {
    setIsSigningIn(true)
    setRefusal(undefined)
    try {
      const { user, next } = await openSession(credentials)
      const client = next === 'chooseClient' ? null : user.selectedClient
      await navigate(nextAddress(user, client, returnAddress(search) ?? pageLeftBy(user.id)), { replace: true })
      return true
    } catch (failure) {
      setRefusal(failure instanceof ApiError ? failure.message : t('kernel.api.unknown'))
      return false
    } finally {
      setIsSigningIn(false)
    }
  }
  return { signIn, refusal, isSigningIn }
}

async function openSession(credentials: Credentials) {
  const answer = await aloneAmongTabs(() => fetchCall(identityCalls.login, credentials, { staysOnPage: true }))
  if (languagePreference.get() === null) await setLanguage(answer.user.language)
  signedIn(answer)
  return answer
}

function nextAddress(user: SignedInUser, client: ClientCard | null, asked: string | undefined) {
  const landing = landingOf(user, client)
  return landing === clientChoice ? leadingTo(clientChoice, asked) : (asked ?? landing)
}
