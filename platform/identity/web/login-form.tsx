import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type FormEvent, useRef, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { mailPreference } from './mail-preference.ts'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Mail and password. A refusal is said above the fields, and what was typed stays. */
export function LoginForm({ notice }: { notice: string | undefined }) {
  const t = useT()
  const remembered = mailPreference.get()
  const [mail, setMail] = useState(remembered ?? '')
  const [password, setPassword] = useState('')
  const [isRemembered, setIsRemembered] = useState(remembered !== null)
  const [isTried, setIsTried] = useState(false)
  const mailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const { signIn, refusal, isSigningIn } = useSignIn()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (mail.trim() === '') return mailInput.current?.focus()
    if (password === '') return passwordInput.current?.focus()
    mailPreference.set(isRemembered ? mail.trim() : null)
    const isIn = await signIn({ mail: mail.trim(), password })
    if (!isIn) passwordInput.current?.focus()
  }

  const isMailMissing = isTried && mail.trim() === ''
  const isPasswordMissing = isTried && password === ''
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.25 }}>
      {refusal ? (
        <Alert severity="error" variant="outlined">
          {refusal}
        </Alert>
      ) : (
        notice && (
          <Alert severity="info" variant="outlined" role="status">
            {notice}
          </Alert>
        )
      )}
      <TextField
        label={t('identity.login.mail')}
        error={isMailMissing ? t('identity.login.mail-missing') : undefined}
        inputRef={mailInput}
        type="email"
        autoComplete="username"
        autoFocus={remembered === null}
        value={mail}
        onChange={setMail}
      />
      <PasswordField
        error={isPasswordMissing ? t('identity.login.password-missing') : undefined}
        inputRef={passwordInput}
        autoFocus={remembered !== null}
        value={password}
        onChange={setPassword}
      />
      <FormControlLabel
        label={t('identity.login.remember')}
        control={<Checkbox checked={isRemembered} onChange={(_, checked) => setIsRemembered(checked)} />}
        sx={{ my: -0.75, '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={isSigningIn}>
        {t('identity.login.submit')}
      </Button>
    </Box>
  )
}
