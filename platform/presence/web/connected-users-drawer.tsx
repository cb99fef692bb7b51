import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { ConnectedPeople } from './connected-people.tsx'

/** Pixels, the brief's. */
const drawerWidth = 400

export function ConnectedUsersDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const titleId = useId()
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: drawerWidth, maxWidth: '100vw' } },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2.5,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h6" component="h2" sx={{ flex: 1 }}>
          {t('presence.title')}
        </Typography>
        <IconButton aria-label={t('verb.close')} onClick={onClose} edge="end">
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <ConnectedPeople />
    </Drawer>
  )
}
