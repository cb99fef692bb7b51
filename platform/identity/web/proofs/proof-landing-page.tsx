import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { StepHead } from '../step-head.tsx'
import { tellOutcome } from './prove-at-company.ts'

/** Where the window opened for the company's sign-in ends: it tells the page that waits, and closes. */
export function ProofLandingPage() {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const outcome = query.get('sso') === 'ready' ? 'ready' : 'refused'
  useEffect(() => {
    tellOutcome(outcome)
    if (outcome === 'ready') window.close()
  }, [outcome])
  /** A browser may refuse to close what it does not hold for a window of ours: it then leads home. */
  const close = () => {
    window.close()
    void navigate('/')
  }
  const title = t(outcome === 'ready' ? 'identity.proof.title' : 'identity.proof.refused-title')
  return (
    <SignInFrame title={title}>
      <StepHead title={title} context={t(`identity.proof.${outcome}`)} />
      <button type="button" className="plain-button large wide" onClick={close}>
        {t('identity.proof.close')}
      </button>
    </SignInFrame>
  )
}
