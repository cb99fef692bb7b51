import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { clientsCalls } from '../clients.calls.ts'
import { ClientGrid } from './client-grid.tsx'
import { ReasonDialog } from './support/reason-dialog.tsx'

/** Every active client of the platform, for super administrators; those that let nobody in are shown and not entered. */
export function SupportPicker({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { data: all, error, refetch } = useCall(clientsCalls.getAllClients, {})
  const [chosen, setChosen] = useState<string | null>(null)
  const active = all?.filter(({ status }) => status === 'active')
  const client = active?.find(({ id }) => id === chosen)
  const isOpen = (clientId: string) =>
    active?.some(({ id, supportAccess }) => id === clientId && supportAccess !== 'none')
  return (
    <Dialog title={t('clients.picker.title')} isFullScreen onClose={onClose}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', py: 1, display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('clients.support.context')}</Typography>
        <ClientGrid
          clients={active}
          error={error}
          onRetry={refetch}
          onChoose={setChosen}
          isChoosing={false}
          isOpen={clientId => isOpen(clientId) ?? false}
        />
      </Box>
      {client && <ReasonDialog client={client} onEntered={onClose} onClose={() => setChosen(null)} />}
    </Dialog>
  )
}
