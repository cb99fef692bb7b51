import { type ComponentType, useEffect, useRef, useState } from 'react'
import { type Proof, proveBy } from '#kernel/web/proofs.ts'

type Question = ComponentType<{ onProved: () => void; onClose: () => void }>
type Asked = { proof: Proof; Question: Question; answer: (isGiven: boolean) => void }

/** Fetched with the first that is asked: every session begins with this, and most never prove anything again. */
const questions: Record<Proof, () => Promise<Question>> = {
  REAUTH_REQUIRED: async () => (await import('./reauthentication-dialog.tsx')).ReauthenticationDialog,
  MFA_REQUIRED: async () => (await import('./factor-dialog.tsx')).FactorDialog,
}

/** What calls on this page want proved; enrolling may itself ask for the password, hence more than one at once. */
export function ProofDialog() {
  const [asked, setAsked] = useState<readonly Asked[]>([])
  const waiting = useRef(asked)
  waiting.current = asked

  useEffect(() => {
    let isOver = false
    const stop = proveBy(async proof => {
      const Question = await questions[proof]()
      if (isOver) return false
      const { promise, resolve } = Promise.withResolvers<boolean>()
      setAsked(present => [...present, { proof, Question, answer: resolve }])
      return promise
    })
    return () => {
      isOver = true
      stop()
      for (const { answer } of waiting.current) answer(false)
    }
  }, [])

  return asked.map(one => {
    const { proof, Question } = one
    const close = (isGiven: boolean) => {
      setAsked(present => present.filter(other => other !== one))
      one.answer(isGiven)
    }
    return <Question key={proof} onProved={() => close(true)} onClose={() => close(false)} />
  })
}
