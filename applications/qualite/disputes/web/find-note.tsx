import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { DisputableNote } from '../dispute.model.ts'
import { disputesCalls } from '../disputes.calls.ts'

const fewest = 2

/** A delivery note by its number or by a pallet that is scanned. */
export function FindNote({ onChoose }: { onChoose: (note: DisputableNote) => void }) {
  const t = useT()
  const { moment, weight } = useFormat()
  const [words, setWords] = useState('')
  const asked = words.trim()
  const { data } = useCall(
    disputesCalls.findDisputableNotes,
    { words: asked },
    { staysOnPage: true, enabled: asked.length >= fewest },
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextInput
        label={t('qualite.register.find-note')}
        value={words}
        onChange={event => setWords(event.target.value)}
        inputProps={{ autoComplete: 'off' }}
      />
      {asked.length >= fewest && data?.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{t('qualite.register.no-note', { words: asked })}</Box>
      )}
      {(asked.length >= fewest ? (data ?? []) : []).map(note => (
        <ButtonBase key={note.id} onClick={() => onChoose(note)} sx={look}>
          <Box sx={{ fontWeight: 650 }}>
            <bdi>{note.number}</bdi> · {note.customer}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            {moment(note.shippedAt)} · {weight(note.lines.reduce((sum, { kg }) => sum + kg, 0))}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  )
}

const look = {
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  textAlign: 'start',
  minHeight: 60,
  px: 2,
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'info.main' },
} as const
