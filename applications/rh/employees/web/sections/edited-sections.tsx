import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react'
import type { FormSection } from '../../employee-sections.model.ts'

type EditedSections = {
  /** Sections whose fields stand open in the file. */
  open: ReadonlySet<FormSection>
  /** The one whose first field takes the keyboard. */
  asked: FormSection | null
  edit: (...sections: FormSection[]) => void
  close: (...sections: FormSection[]) => void
  /** Parts that are saved together go one after the other: each is sent on the version that the former one made. */
  inTurn: <Answer>(send: () => Promise<Answer>) => Promise<Answer>
}

const EditedSectionsContext = createContext<EditedSections | null>(null)

type Props = {
  startsWith?: readonly FormSection[]
  asked?: FormSection | null
  onAllClosed?: () => void
  children: ReactNode
}

/** Which parts of a file are written in place. */
export function EditedSectionsProvider({ startsWith = [], asked: first = null, onAllClosed, children }: Props) {
  const [open, setOpen] = useState<ReadonlySet<FormSection>>(() => new Set(startsWith))
  const [asked, setAsked] = useState(first)
  const held = useRef(open)
  const former = useRef<Promise<unknown>>(Promise.resolve())
  const edited = useMemo(() => {
    const hold = (next: ReadonlySet<FormSection>) => {
      held.current = next
      setOpen(next)
    }
    return {
      edit: (...sections: FormSection[]) => {
        hold(held.current.union(new Set(sections)))
        setAsked(sections[0] ?? null)
      },
      close: (...sections: FormSection[]) => {
        hold(held.current.difference(new Set(sections)))
        if (held.current.size === 0) onAllClosed?.()
      },
      inTurn: <Answer,>(send: () => Promise<Answer>) => {
        const answer = former.current.then(send, send)
        former.current = answer.catch(() => undefined)
        return answer
      },
    }
  }, [onAllClosed])
  const told = useMemo(() => ({ ...edited, open, asked }), [edited, open, asked])
  return <EditedSectionsContext value={told}>{children}</EditedSectionsContext>
}

export function useEditedSections(): EditedSections {
  const edited = use(EditedSectionsContext)
  if (!edited) throw new Error('no file is edited here')
  return edited
}
