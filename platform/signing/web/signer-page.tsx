import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { CodeStep } from './code-step.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { EndStep } from './end-step.tsx'
import { ReadStep } from './read-step.tsx'
import { SignStep } from './sign-step.tsx'
import { SignerFrame, type Step } from './signer-frame.tsx'
import { isEnded, toRead, toSign } from './signing-progress.model.ts'
import { useSigning } from './use-signing.ts'

/** Somebody without an account reads, then signs or refuses, what the link of his mail asks of him. */
export function SignerPage() {
  const t = useT()
  const { token = '' } = useParams()
  const signing = useSigning(token)
  const [refusing, setRefusing] = useState<{ documentId?: string } | null>(null)
  const [hasDeclined, setHasDeclined] = useState(false)
  const [rereads, setRereads] = useState(false)
  const { data: link, error, refetch } = signing.link
  const { inside } = signing
  const step = stepOf(inside, rereads)
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [step])

  if (hasDeclined) return <OutcomeSheet title={t('signing.declined')} text={t('signing.declined-text')} />
  if (!link && error?.status === 404) return <OutcomeSheet title={t('signing.dead')} text={t('signing.dead-text')} />
  if (!link)
    return (
      <SignerFrame company={null} step={null}>
        {error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={4} />}
      </SignerFrame>
    )
  return (
    <SignerFrame company={link.company} step={step}>
      {!inside && <CodeStep link={link} signing={signing} />}
      {inside && step === 'read' && (
        <ReadStep
          signing={signing}
          inside={inside}
          isAgain={rereads}
          onEnd={() => setRereads(false)}
          onDecline={documentId => setRefusing(documentId ? { documentId } : {})}
        />
      )}
      {inside && step === 'sign' && (
        <SignStep
          signing={signing}
          inside={inside}
          onReread={() => setRereads(true)}
          onDecline={documentId => setRefusing(documentId ? { documentId } : {})}
        />
      )}
      {inside && step === 'end' && <EndStep signing={signing} inside={inside} />}
      {refusing && inside && (
        <DeclineDialog
          signing={signing}
          inside={inside}
          documentId={refusing.documentId}
          onDeclined={() => setHasDeclined(true)}
          onClose={() => setRefusing(null)}
        />
      )}
    </SignerFrame>
  )
}

function stepOf(inside: ReturnType<typeof useSigning>['inside'], rereads: boolean): Step | null {
  if (!inside) return null
  if (isEnded(inside) || toSign(inside).length === 0) return 'end'
  return toRead(inside).length > 0 || rereads ? 'read' : 'sign'
}
