import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { fetchCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { passwordsCalls } from '../../passwords.calls.ts'
import { CodeForm } from '../code-form.tsx'
import { SignInFrame } from '../sign-in-frame.tsx'
import { StepHead } from '../step-head.tsx'
import { refusalAt } from '../steps/ticket-refusal.ts'
import { linkIn, resetAddress } from './reset-link.ts'

/** The eight digits of the mail: who has the link alone cannot change the password. */
export function EnterCodePage() {
  const t = useT()
  const navigate = useNavigate()
  const link = linkIn(useParams())
  const [isDead, setIsDead] = useState(false)

  const check = async (code: string) => {
    try {
      const { ok, triesLeft } = await fetchCall(passwordsCalls.checkCodeForPasswordRetrieval, { ...link, code })
      if (ok) return void (await navigate(resetAddress(link), { replace: true }))
      if (triesLeft > 0) return t('identity.enter-code.wrong', { count: triesLeft })
      setIsDead(true)
    } catch (failure) {
      return refusalAt('code', failure)
    }
  }

  const title = t(isDead ? 'identity.enter-code.dead' : 'identity.enter-code.title')
  return (
    <SignInFrame title={title}>
      <StepHead title={title} context={t(isDead ? 'identity.enter-code.dead-text' : 'identity.enter-code.context')} />
      {!isDead && (
        <CodeForm
          label={t('identity.enter-code.code')}
          submit={t('identity.enter-code.check')}
          digits={8}
          onCode={check}
        />
      )}
      <Button component={Link} to="/login" color="inherit" fullWidth sx={{ mt: 1.5 }}>
        {t('identity.link.login')}
      </Button>
    </SignInFrame>
  )
}
