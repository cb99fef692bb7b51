import { type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { isSaving } from '../savings.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { PartSaving } from './saving-question.tsx'
import { keepOnPage, UnsavedContext } from './unsaved.ts'
import { usePart } from './use-part.ts'

type Judge = () => boolean
type Held = { because: 'saving' | 'unsaved'; leave: () => void }

/**
 * A part of the page that one closes: it asks before unsaved changes in it are lost, whichever way it is left, and
 * stays while something is saved from it.
 */
export function UnsavedPart({ children }: { children: ReactNode }) {
  const around = use(UnsavedContext)
  const part = usePart()
  const [held, setHeld] = useState<Held | null>(null)
  const [{ isDirty, unsaved }] = useState(() => {
    const judges = new Set<Judge>()
    const isDirty = () => [...judges].some(judge => judge())
    const keep = (judge: Judge) => {
      judges.add(judge)
      return () => void judges.delete(judge)
    }
    const ask = (leave: () => void) => {
      if (isSaving(part)) setHeld({ because: 'saving', leave })
      else if (isDirty()) setHeld({ because: 'unsaved', leave })
      else leave()
    }
    return { isDirty, unsaved: { part, keep, ask } }
  })
  const keepAround = around?.keep ?? keepOnPage
  useEffect(() => keepAround(isDirty), [keepAround, isDirty])
  const stay = useCallback(() => setHeld(null), [])
  return (
    <>
      <UnsavedContext value={unsaved}>{children}</UnsavedContext>
      {held?.because === 'saving' && <PartSaving part={part} onLeave={held.leave} onStay={stay} />}
      {held?.because === 'unsaved' && <LeaveQuestion of="part" onLeave={held.leave} onStay={stay} />}
    </>
  )
}
