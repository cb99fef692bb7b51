import Box from '@mui/material/Box'
import { useNavigate } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { useSession } from '#kernel/web/session.ts'
import { OwnClients } from './own-clients.tsx'
import { useChooseClient } from './use-choose-client.ts'

/** Full screen: another client for this tab, which then starts again from its home. */
export function ClientPicker({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { client } = useSession()
  const { choose, isChoosing } = useChooseClient(() => {
    onClose()
    return navigate('/dashboard')
  })
  const pick = (clientId: string) => (clientId === client?.id ? onClose() : choose(clientId))
  return (
    <Dialog title={t('clients.picker.title')} isFullScreen onClose={onClose}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', py: 1 }}>
        <OwnClients onChoose={pick} isChoosing={isChoosing} />
      </Box>
    </Dialog>
  )
}
