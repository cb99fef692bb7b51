import Button from '@mui/material/Button'
import { useState } from 'react'
import { fetchCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { secondFactorCalls } from '../../second-factor.calls.ts'
import { CodeForm } from '../code-form.tsx'
import { StepHead } from '../step-head.tsx'
import type { StepProps } from './step-props.ts'
import { isTicketOver, refusalAt, ticketOver } from './ticket-refusal.ts'

/** The code of the telephone, or one of the recovery codes. */
export function SecondFactorStep({ step: { ticket }, onAnswer, onRestart }: StepProps) {
  const t = useT()
  const [isRecovery, setIsRecovery] = useState(false)

  const verify = async (code: string) => {
    try {
      await onAnswer(await fetchCall(secondFactorCalls.loginMfa, { ticket, code }, { staysOnPage: true, alone: true }))
    } catch (failure) {
      if (!isTicketOver(failure)) return refusalAt('code', failure)
      onRestart(ticketOver())
    }
  }

  const kind = isRecovery ? 'recovery' : 'telephone'
  return (
    <>
      <StepHead title={t('field.twoFactor')} context={t(`identity.mfa.${kind}-context`)} />
      <CodeForm
        key={kind}
        label={t(`identity.mfa.${kind}-code`)}
        submit={t('identity.mfa.verify')}
        {...(!isRecovery && { digits: 6 })}
        onCode={verify}
      />
      <Button fullWidth sx={{ mt: 1.5 }} onClick={() => setIsRecovery(!isRecovery)}>
        {t(isRecovery ? 'identity.mfa.use-telephone' : 'identity.mfa.use-recovery')}
      </Button>
      <Button color="inherit" fullWidth onClick={() => onRestart()}>
        {t('identity.step.restart')}
      </Button>
    </>
  )
}
