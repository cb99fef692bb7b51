import Box from '@mui/material/Box'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { TextInput } from '../text-input.tsx'

type Props = {
  label: string
  /** What was read means nothing here. */
  error?: string | null
  disabled?: boolean
  /** Told what was read or typed, without its blanks. */
  onScan: (code: string) => void
}

/** A scanner types a code and ends it with Enter, as a person may: the field waits for the next one. */
export function ScanField({ label, error, disabled, onScan }: Props) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || disabled) return
    onScan(text.trim())
    setText('')
  }
  return (
    <Box component="form" onSubmit={submit}>
      <TextInput
        label={label}
        value={text}
        onChange={event => setText(event.target.value)}
        error={error ?? undefined}
        inputRef={field}
        slotProps={{ input: { autoComplete: 'off', style: { fontSize: '1.25rem' } } }}
      />
    </Box>
  )
}
