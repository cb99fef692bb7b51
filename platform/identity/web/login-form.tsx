import { type FormEvent, useRef, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { later } from '#kernel/web/later.tsx'
import type { LoginAnswer } from '../identity.model.ts'
import { LoginNotice } from './login-notice.tsx'
import { mailPreference } from './mail-preference.ts'
import { PasswordField } from './password-field.tsx'
import { RememberBox } from './remember-box.tsx'
import { TextField } from './text-field.tsx'
import { identityLabels } from './texts.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useSignIn } from './use-sign-in.ts'

const ForgottenPassword = later(async () => (await import('./steps/forgotten-password.tsx')).ForgottenPassword, {
  labels: [identityLabels],
})

type Props = {
  notice: string | undefined
  noticeTitle: string | undefined
  onAnswer: (answer: LoginAnswer, password: string) => Promise<void>
}

/** Mail and password. A refusal is said above the fields, and what was typed stays. */
export function LoginForm({ notice, noticeTitle, onAnswer }: Props) {
  const t = useT()
  const remembered = mailPreference.get()
  const [mail, setMail] = useState(remembered ?? '')
  const [password, setPassword] = useState('')
  const [isRemembered, setIsRemembered] = useState(remembered !== null)
  const [isTried, setIsTried] = useState(false)
  const [isForgotten, setIsForgotten] = useState(false)
  const mailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const { signIn, refusal, isSigningIn } = useSignIn(onAnswer)
  const secondsLeft = useSecondsLeft(refusal?.waitsUntil)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (secondsLeft > 0) return
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
    <form noValidate onSubmit={submit}>
      <LoginNotice refusal={refusal} title={noticeTitle} text={notice} />
      <TextField
        label={t('field.mail')}
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
      <div className="sign-in-choices">
        <RememberBox isChecked={isRemembered} onChange={setIsRemembered} />
        <button type="button" className="plain-button text" onClick={() => setIsForgotten(true)}>
          {t('identity.login.forgotten')}
        </button>
      </div>
      <button
        type="submit"
        className="plain-button large wide"
        disabled={isSigningIn || secondsLeft > 0}
        aria-busy={isSigningIn}
      >
        {secondsLeft > 0 ? t('identity.login.wait', { seconds: secondsLeft }) : t('identity.login.submit')}
      </button>
      {isForgotten && <ForgottenPassword mail={mail.trim()} onClose={() => setIsForgotten(false)} />}
    </form>
  )
}
