import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { StepHead } from '../step-head.tsx'
import { tellOutcome } from './prove-at-company.ts'

/** Where the window opened for the company's sign-in ends: it tells the page that waits, and closes. */
export function ProofLandingPage() {
  const t = useT()
  const [query] = useSearchParams()
  const outcome = query.get('sso') === 'ready' ? 'ready' : 'refused'
  useEffect(() => {
    tellOutcome(outcome)
    if (outcome === 'ready') window.close()
  }, [outcome])
  return (
    <SignInFrame title={t('identity.proof.title')}>
      <StepHead
        title={t('identity.proof.title')}
        context={t(outcome === 'ready' ? 'identity.proof.ready' : 'identity.company.refused')}
      />
    </SignInFrame>
  )
}
