import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { CodeStep } from './code-step.tsx'
import { SignerFrame } from './signer-frame.tsx'
import { useSigning } from './use-signing.ts'

/** What follows the code weighs more than what stands before it: it comes while the code is on its way. */
const fetchSteps = () => import('./signer-steps.tsx')
/** What fails here is fetched again once the code is typed. */
const fetchAhead = () => void fetchSteps().catch(() => undefined)
const SignerSteps = lazy(async () => ({ default: (await fetchSteps()).SignerSteps }))

/** Somebody without an account reads, then signs or refuses, what the link of his mail asks of him. */
export function SignerPage() {
  const t = useT()
  const { token = '' } = useParams()
  const signing = useSigning(token)
  const [hasDeclined, setHasDeclined] = useState(false)
  const { data: link, error, refetch } = signing.link
  const { inside } = signing

  if (hasDeclined) return <OutcomeSheet title={t('signing.declined')} text={t('signing.declined-text')} />
  if (!link && error?.status === 404) return <OutcomeSheet title={t('signing.dead')} text={t('signing.dead-text')} />
  if (!link)
    return (
      <SignerFrame company={null} step={null}>
        {error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={4} />}
      </SignerFrame>
    )
  const { company } = link
  if (!inside)
    return (
      <SignerFrame company={company} step={null}>
        <CodeStep link={link} signing={signing} onAsked={fetchAhead} />
      </SignerFrame>
    )
  const waiting = (
    <SignerFrame company={company} step={null}>
      <CardSkeleton lines={4} />
    </SignerFrame>
  )
  return (
    <Suspense fallback={waiting}>
      <SignerSteps company={company} signing={signing} inside={inside} onDeclined={() => setHasDeclined(true)} />
    </Suspense>
  )
}
