import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useLocation, useNavigate } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { clientsCalls } from '../clients.calls.ts'
import { ClientGrid } from './client-grid.tsx'
import { useChooseClient } from './use-choose-client.ts'

const home = '/dashboard'

/**
 * Every active client of the platform, for super administrators. Until support access opens the others, one enters
 * those that one is a member of.
 */
export function SupportPicker({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data: all, error, refetch } = useCall(clientsCalls.getAllClients, {})
  const { data: own } = useCall(clientsCalls.getActiveClients, {})
  const { choose, isChoosing } = useChooseClient(({ adminOfClient }) => {
    onClose()
    if (pathname !== home) return navigate(adminOfClient ? '/administration/accueil' : home)
  })
  const isOpen = (clientId: string) => own?.some(({ id }) => id === clientId) ?? false
  return (
    <Dialog title={t('clients.picker.title')} isFullScreen onClose={onClose}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', py: 1, display: 'grid', gap: 2 }}>
        <Alert severity="info">{t('clients.support.closed')}</Alert>
        <ClientGrid
          clients={all?.filter(({ status }) => status === 'active')}
          error={error}
          onRetry={refetch}
          onChoose={choose}
          isChoosing={isChoosing}
          isOpen={isOpen}
        />
      </Box>
    </Dialog>
  )
}
