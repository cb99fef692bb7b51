import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { fetchCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { LoginAnswer } from '../identity.model.ts'
import { secondFactorCalls } from '../second-factor.calls.ts'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecretToScan } from './secret-to-scan.tsx'
import { isTicketOver, refusalAt } from './steps/ticket-refusal.ts'

type Props = {
  /** Of a login that asks for a second factor; otherwise the session proves who enrols. */
  ticket?: string
  onTicketOver?: () => void
  /** Once the recovery codes are kept. The login's answer comes where there was a ticket. */
  onEnrolled: (login: LoginAnswer | undefined) => unknown
}

type Confirmed = AnswerOf<typeof secondFactorCalls.confirmMfa>

/** Setting up the second factor: scan, type the first code, keep the recovery codes. */
export function Enrolment({ ticket, onTicketOver, onEnrolled }: Props) {
  const t = useT()
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const proof = { staysOnPage: true, ...(ticket === undefined ? { withSession: true } : { ticket }) }
  const { data, error, refetch } = useQuery({
    queryKey: ['enrolment', ticket],
    queryFn: () => fetchCall(secondFactorCalls.enrolMfa, {}, proof),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

  const confirm = async (code: string) => {
    try {
      setConfirmed(await fetchCall(secondFactorCalls.confirmMfa, { code }, { ...proof, alone: true }))
    } catch (failure) {
      if (!onTicketOver || !isTicketOver(failure)) return refusalAt('code', failure)
      onTicketOver()
    }
  }

  if (confirmed) return <RecoveryCodes codes={confirmed.recoveryCodes} onKept={() => onEnrolled(confirmed.login)} />
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <LinesSkeleton lines={6} />
  return (
    <>
      <SecretToScan {...data} />
      <CodeForm label={t('identity.enrolment.code')} submit={t('verb.turnOn')} digits={6} onCode={confirm} />
    </>
  )
}
