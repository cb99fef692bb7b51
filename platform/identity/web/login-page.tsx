import { useState } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { FirstLoad } from '#kernel/web/kit/first-load.tsx'
import { later } from '#kernel/web/later.tsx'
import { useSession } from '#kernel/web/session.ts'
import type { LoginAnswer, StepMissing } from '../identity.model.ts'
import { CompanySignIn } from './company-sign-in.tsx'
import { deviceKey } from './devices/device-key.ts'
import { LoginForm } from './login-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { StepHead } from './step-head.tsx'
import { identityLabels } from './texts.ts'
import { useEntrance } from './use-entrance.ts'

const MissingStep = later(async () => (await import('./steps/missing-step.tsx')).MissingStep, {
  labels: [identityLabels],
  fallback: <FirstLoad />,
})

const DeviceEntry = later(async () => (await import('./devices/device-entry.tsx')).DeviceEntry, {
  labels: [identityLabels],
})

/** A session that these end was not ended by who used the device. */
const endedByItself = ['kernel.session.inactive', 'kernel.session.expired']

/** Sign-in, step by step in place. */
export function LoginPage() {
  const t = useT()
  const { farewell } = useSession()
  const { state } = useLocation()
  const [missing, setMissing] = useState<{ step: StepMissing; password: string }>()
  const [reason, setReason] = useState<string>()
  const enter = useEntrance()
  const isOfDevice = useState(() => deviceKey.get() !== null)[0]

  const proceed = async (answer: LoginAnswer, password = '') =>
    'token' in answer ? enter(answer) : setMissing({ step: answer, password })
  const restart = (why?: string) => {
    setReason(why)
    setMissing(undefined)
  }
  const notice: unknown = reason ?? (farewell ? t(farewell) : state?.notice)

  return (
    <SignInFrame title={t('identity.login.title')}>
      {missing ? (
        <MissingStep {...missing} onAnswer={answer => proceed(answer, missing.password)} onRestart={restart} />
      ) : (
        <>
          <StepHead title={t('identity.login.title')} context={t('identity.login.context')} />
          {isOfDevice && <DeviceEntry onAnswer={proceed} comesBack={endedByItself.includes(farewell ?? '')} />}
          <LoginForm
            notice={typeof notice === 'string' ? notice : undefined}
            noticeTitle={farewell === 'kernel.session.inactive' && !reason ? t('identity.login.inactive') : undefined}
            onAnswer={proceed}
          />
          <CompanySignIn onAnswer={proceed} />
        </>
      )}
    </SignInFrame>
  )
}
