import { type DialogProps, DialogWindow } from './dialog-window.tsx'
import { useAskFirst } from './unsaved.ts'
import { UnsavedPart } from './unsaved-part.tsx'

/** A task apart from the page. What is typed in it is asked about before it closes. */
export const Dialog = (props: DialogProps) => (
  <UnsavedPart>
    <Guarded {...props} />
  </UnsavedPart>
)

function Guarded({ onClose, ...props }: DialogProps) {
  const askFirst = useAskFirst()
  return <DialogWindow {...props} onClose={() => askFirst(onClose)} />
}
