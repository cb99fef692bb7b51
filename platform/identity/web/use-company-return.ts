import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, fetchCall } from '#kernel/web/api.ts'
import { t } from '#kernel/web/i18n.ts'
import type { LoginAnswer } from '../identity.model.ts'
import { leadingTo } from '../return-address.model.ts'
import { singleSignOnCalls } from '../single-sign-on.calls.ts'
import { takeAskedPage } from './company-round-trip.ts'

/** Redeems what the company has proved of who comes back from it (`?sso=ready`), or says that it proved nothing. */
export function useCompanyReturn(onAnswer: (answer: LoginAnswer) => Promise<void>) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [outcome] = useState(() => new URLSearchParams(search).get('sso'))
  const [isEntering, setIsEntering] = useState(outcome === 'ready')
  const [refusal, setRefusal] = useState(outcome === 'refused' ? t('identity.company.refused') : undefined)
  const answer = useRef(onAnswer)
  answer.current = onAnswer

  useEffect(() => {
    if (outcome === null) return
    void navigate(leadingTo('/login', takeAskedPage()), { replace: true })
    if (outcome !== 'ready') return
    redeem()
      .then(login => answer.current(login))
      .catch(failure => {
        setRefusal(textOf(failure))
        setIsEntering(false)
      })
  }, [outcome, navigate])
  return { isEntering, refusal }
}

/** Nothing to redeem: the way back was too long, or another browser's. */
function textOf(failure: unknown) {
  if (!(failure instanceof ApiError)) return t('kernel.api.unknown')
  return failure.status === 404 ? t('identity.company.refused') : failure.message
}

async function redeem() {
  const { mail } = await fetchCall(singleSignOnCalls.getSignInTransaction, {}, { staysOnPage: true })
  return fetchCall(singleSignOnCalls.loginWithAzure, { mail }, { staysOnPage: true, alone: true })
}
