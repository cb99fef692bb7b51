import PhotoCamera from '~icons/ic/outline-photo-camera'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Scan, scanOf, scansHere, useScanner } from '../../devices/scanner.ts'
import { useT } from '../../i18n.ts'
import { later } from '../../later.tsx'
import { deviceLabels } from '../../devices/device-labels.ts'
import { TextInput } from '../text-input.tsx'

const CameraScan = later(async () => (await import('./camera-scan.tsx')).CameraScan, { labels: [deviceLabels] })

type Props = {
  label: string
  /** What was read means nothing here. */
  error?: string | null
  disabled?: boolean
  /** Told what was read or typed, without its blanks. */
  onScan: (scan: Scan) => void
}

/**
 * Waits for codes: a reader types them wherever the focus is, a camera sees them, a person types one and ends it with Enter.
 */
export function ScanField({ label, error, disabled = false, onScan }: Props) {
  const t = useT()
  const [text, setText] = useState('')
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const take = (scan: Scan) => {
    setIsCameraOpen(false)
    if (scan.text === '' || disabled) return
    setText('')
    onScan(scan)
  }
  useScanner(take)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take(scanOf(text.trim(), 'hand'))
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <TextInput
          label={label}
          value={text}
          onChange={event => setText(event.target.value)}
          error={error ?? undefined}
          inputRef={field}
          slotProps={{ input: { ...scansHere, autoComplete: 'off', style: { fontSize: '1.25rem' } } }}
        />
      </Box>
      <Button
        variant="outlined"
        size="large"
        startIcon={<PhotoCamera />}
        disabled={disabled}
        onClick={() => setIsCameraOpen(true)}
        sx={{ minHeight: 56 }}
      >
        {t('kernel.scan.with-camera')}
      </Button>
      {isCameraOpen && (
        <CameraScan onRead={code => take(scanOf(code, 'camera'))} onClose={() => setIsCameraOpen(false)} />
      )}
    </Box>
  )
}
