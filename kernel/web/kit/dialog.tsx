import { type DialogProps, DialogWindow } from './dialog-window.tsx'
import { useAskFirst } from './unsaved.ts'
import { UnsavedPart } from './unsaved-part.tsx'

type Props = DialogProps & {
  /** Closing stops what is under way, and the dialog tells of it: it is not held while it saves. */
  stopsByClosing?: boolean
}

/** A task apart from the page. What is typed in it is asked about before it closes, and it stays while it saves. */
export const Dialog = (props: Props) => (
  <UnsavedPart>
    <Guarded {...props} />
  </UnsavedPart>
)

function Guarded({ onClose, stopsByClosing = false, ...props }: Props) {
  const askFirst = useAskFirst()
  return <DialogWindow {...props} onClose={stopsByClosing ? onClose : () => askFirst(onClose)} />
}
