import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { z } from 'zod'
import { ApiError, fetchCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { NewPassword } from '../../password-change.model.ts'
import { passwordsCalls } from '../../passwords.calls.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { SignInFrame } from '../sign-in-frame.tsx'
import { StepHead } from '../step-head.tsx'
import { linkIn } from './reset-link.ts'

/** The new password twice; one then signs in with it. */
export function ResetPasswordPage() {
  const t = useT()
  const navigate = useNavigate()
  const link = linkIn(useParams())
  const [deadLink, setDeadLink] = useState<string>()

  const save = async (chosen: z.output<typeof NewPassword>) => {
    try {
      await fetchCall(passwordsCalls.resetPassword, { ...link, ...chosen })
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'LINK_USED') throw failure
      return setDeadLink(failure.message)
    }
    await navigate('/login', { replace: true, state: { notice: t('identity.reset.done') } })
  }

  return (
    <SignInFrame title={t('identity.reset.title')}>
      <StepHead title={t('identity.reset.title')} context={t('identity.reset.context')} />
      {deadLink === undefined ? (
        <Form
          asksBeforeLeaving={false}
          schema={NewPassword}
          values={{ newPassword: '', newPasswordConfirm: '' }}
          submit={t('identity.reset.save')}
          onSubmit={save}
        >
          <NewPasswordFields autoFocus />
        </Form>
      ) : (
        <Alert severity="error" variant="outlined">
          {deadLink}
        </Alert>
      )}
      <Button component={Link} to="/login" color="inherit" fullWidth sx={{ mt: 1.5 }}>
        {t('identity.link.login')}
      </Button>
    </SignInFrame>
  )
}
