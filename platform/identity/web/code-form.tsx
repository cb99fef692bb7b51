import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useRef, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { TextInput } from '#kernel/web/kit/text-input.tsx'

type Props = {
  label: string
  submit: string
  /** How many digits it has; none for a recovery code, which has letters too. */
  digits?: number
  /** Tells what is wrong with the code, in words. */
  onCode: (code: string) => Promise<string | undefined>
}

/** A code of one use. Digits are sent as soon as the last one is typed or pasted. */
export function CodeForm({ label, submit, digits, onCode }: Props) {
  const t = useT()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isChecking, setIsChecking] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const check = async (typed: string) => {
    if (isChecking) return
    setIsChecking(true)
    const wrong = await onCode(typed).finally(() => setIsChecking(false))
    if (!wrong) return
    setError(wrong)
    setCode('')
    input.current?.focus()
  }
  const change = (typed: string) => {
    const cleaned = digits ? typed.replace(/\D/g, '').slice(0, digits) : typed
    setCode(cleaned)
    if (cleaned !== '') setError(undefined)
    if (digits && cleaned.length === digits) void check(cleaned)
  }
  const submitByHand = async (event: FormEvent) => {
    event.preventDefault()
    const isWhole = digits ? code.length === digits : code.trim() !== ''
    if (isWhole) return check(code.trim())
    setError(digits ? t('identity.code.incomplete', { digits }) : t('identity.code.missing'))
    input.current?.focus()
  }

  return (
    <Box component="form" noValidate onSubmit={submitByHand} sx={{ display: 'grid', gap: 2.25 }}>
      <TextInput
        label={label}
        error={error}
        inputRef={input}
        autoFocus
        autoComplete="one-time-code"
        value={code}
        onChange={event => change(event.target.value)}
        slotProps={{ input: { dir: 'ltr', inputMode: digits ? 'numeric' : 'text', spellCheck: false } }}
        sx={{ '& input': { fontSize: '1.25rem', letterSpacing: digits ? '0.3em' : '0.08em' } }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={isChecking}>
        {submit}
      </Button>
    </Box>
  )
}
