import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'

type Props = { tag: string; note: string | null; onKeep: (note: string | null) => void; onClose: () => void }

const longestNote = 500

/** What is seen of a plant and no figure says; it is sent with its measures. */
export function NoteStep({ tag, note, onKeep, onClose }: Props) {
  const t = useT()
  const [typed, setTyped] = useState(note ?? '')
  const keep = () => {
    onKeep(typed.trim().slice(0, longestNote) || null)
    onClose()
  }
  return (
    <TouchStep
      title={tag}
      note={t('field.note')}
      onClose={onClose}
      foot={<BigButton label={t('verb.continue')} onPress={keep} />}
    >
      <TextInput
        name="note"
        label={t('field.note')}
        multiline
        minRows={3}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </TouchStep>
  )
}
