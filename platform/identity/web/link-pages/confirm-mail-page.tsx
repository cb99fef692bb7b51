import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError, fetchCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { identityCalls } from '../../identity.calls.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { StepHead } from '../step-head.tsx'

/** The new address of an account. Mail programs open links by themselves, so only the button confirms. */
export function ConfirmMailPage() {
  const t = useT()
  const { token = '' } = useParams()
  const [refusal, setRefusal] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)

  const confirm = async () => {
    setIsConfirming(true)
    setRefusal(undefined)
    try {
      await fetchCall(identityCalls.confirmMail, { token }, { staysOnPage: true })
      setIsDone(true)
    } catch (failure) {
      setRefusal(failure instanceof ApiError ? failure.message : t('kernel.api.unknown'))
    } finally {
      setIsConfirming(false)
    }
  }

  const title = t(isDone ? 'identity.confirm-mail.done' : 'identity.confirm-mail.title')
  return (
    <SignInFrame title={title}>
      <StepHead title={title} context={t('identity.confirm-mail.context')} />
      {refusal && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2.25 }}>
          {refusal}
        </Alert>
      )}
      {!isDone && (
        <Button variant="contained" size="large" fullWidth loading={isConfirming} onClick={confirm}>
          {t('identity.confirm-mail.confirm')}
        </Button>
      )}
      <Button component={Link} to="/login" color="inherit" fullWidth sx={{ mt: 1.5 }}>
        {t('identity.link.login')}
      </Button>
    </SignInFrame>
  )
}
