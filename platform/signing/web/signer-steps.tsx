import { useEffect, useState } from 'react'
import type { SigningInside } from '#platform/envelopes/signing.model.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { EndStep } from './end-step.tsx'
import { ReadStep } from './read-step.tsx'
import { SignStep } from './sign-step.tsx'
import { SignerFrame, type Step } from './signer-frame.tsx'
import { isEnded, toRead, toSign } from './signing-progress.model.ts'
import type { Signing } from './use-signing.ts'

type Props = { company: string; signing: Signing; inside: SigningInside; onDeclined: () => void }

/** What follows the code: reading to the end, signing or refusing, and what comes next. */
export function SignerSteps({ company, signing, inside, onDeclined }: Props) {
  const [refusing, setRefusing] = useState<{ documentId?: string } | null>(null)
  const [rereads, setRereads] = useState(false)
  const step = stepOf(inside, rereads)
  const decline = (documentId?: string) => setRefusing(documentId ? { documentId } : {})
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [step])
  return (
    <SignerFrame company={company} step={step}>
      {step === 'read' && (
        <ReadStep
          signing={signing}
          inside={inside}
          isAgain={rereads}
          onEnd={() => setRereads(false)}
          onDecline={decline}
        />
      )}
      {step === 'sign' && (
        <SignStep signing={signing} inside={inside} onReread={() => setRereads(true)} onDecline={decline} />
      )}
      {step === 'end' && <EndStep signing={signing} inside={inside} />}
      {refusing && (
        <DeclineDialog
          signing={signing}
          inside={inside}
          documentId={refusing.documentId}
          onDeclined={onDeclined}
          onClose={() => setRefusing(null)}
        />
      )}
    </SignerFrame>
  )
}

function stepOf(inside: SigningInside, rereads: boolean): Step {
  if (isEnded(inside) || toSign(inside).length === 0) return 'end'
  return toRead(inside).length > 0 || rereads ? 'read' : 'sign'
}
