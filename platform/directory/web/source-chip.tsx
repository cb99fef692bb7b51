import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { ContactRow } from '../contact.model.ts'

const tones: Record<string, Tone> = { manual: 'warning', user: 'info' }

/** Where somebody is written down, and whether he wants no message. */
export function SourceChip({ contact }: { contact: Pick<ContactRow, 'source' | 'sourceName' | 'noMessages'> }) {
  const t = useT()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <Chip label={contact.sourceName} tone={tones[contact.source] ?? 'success'} />
      {contact.noMessages && <Chip label={t('directory.contact.no-messages')} />}
    </Box>
  )
}
