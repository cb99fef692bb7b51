import { type ReactNode, use, useEffect, useState } from 'react'
import { PageGuard } from './leave-guard.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { UnsavedContext } from './unsaved.ts'

type Judge = () => boolean

/** A part of the page that one closes: it asks before unsaved changes in it are lost, whichever way it is left. */
export function UnsavedPart({ children }: { children: ReactNode }) {
  const around = use(UnsavedContext)
  const [count, setCount] = useState(0)
  const [held, setHeld] = useState<{ leave: () => void } | null>(null)
  const [{ isDirty, unsaved }] = useState(() => {
    const judges = new Set<Judge>()
    let savings = 0
    const isDirty = () => [...judges].some(judge => judge())
    const keep = (judge: Judge) => {
      setCount(judges.add(judge).size)
      return () => {
        judges.delete(judge)
        setCount(judges.size)
      }
    }
    const holdOpen = () => {
      savings += 1
      return () => void (savings -= 1)
    }
    const ask = (leave: () => void) => {
      if (savings > 0) return
      if (isDirty()) setHeld({ leave })
      else leave()
    }
    return { isDirty, unsaved: { keep, holdOpen, ask } }
  })
  useEffect(() => around?.keep(isDirty), [around, isDirty])
  return (
    <>
      <UnsavedContext value={unsaved}>{children}</UnsavedContext>
      {!around && count > 0 && <PageGuard isDirty={isDirty} />}
      {held && <LeaveQuestion of="part" onLeave={held.leave} onStay={() => setHeld(null)} />}
    </>
  )
}
