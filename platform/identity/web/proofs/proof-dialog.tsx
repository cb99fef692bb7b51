import { useEffect, useRef, useState } from 'react'
import { type Proof, proveBy } from '#kernel/web/proofs.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

type Asked = { proof: Proof; answer: (isGiven: boolean) => void }

const dialogs = { REAUTH_REQUIRED: ReauthenticationDialog, MFA_REQUIRED: FactorDialog }

/** What calls on this page want proved; enrolling may itself ask for the password, hence more than one at once. */
export function ProofDialog() {
  const [asked, setAsked] = useState<readonly Asked[]>([])
  const waiting = useRef(asked)
  waiting.current = asked

  useEffect(() => {
    const stop = proveBy(proof => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      setAsked(present => [...present, { proof, answer: resolve }])
      return promise
    })
    return () => {
      stop()
      for (const { answer } of waiting.current) answer(false)
    }
  }, [])

  return asked.map(one => {
    const Dialog = dialogs[one.proof]
    const close = (isGiven: boolean) => {
      setAsked(present => present.filter(other => other !== one))
      one.answer(isGiven)
    }
    return <Dialog key={one.proof} onProved={() => close(true)} onClose={() => close(false)} />
  })
}
