import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { ClientStatus } from '../client.model.ts'

type Stated = { status: ClientStatus; readOnly: boolean }

export const stateInWords = (t: (label: string) => string, { status, readOnly }: Stated) =>
  [t(`clients.state.${status}`), ...(readOnly ? [t('state.readOnly')] : [])].join(', ')

/** Open or closed, and whether anybody may write there. */
export function ClientState({ client: { status, readOnly } }: { client: Stated }) {
  const t = useT()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <Chip label={t(`clients.state.${status}`)} tone={status === 'active' ? 'success' : 'neutral'} />
      {readOnly && <Chip label={t('state.readOnly')} tone="warning" />}
    </Box>
  )
}
