import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useT } from '../i18n.ts'

/** Pixels: a form of one column reads well in it. */
const width = 480

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A task beside the page that stays in sight; on a phone it takes the whole screen. */
export function SideSheet({ title, onClose, children }: Props) {
  const t = useT()
  const titleId = useId()
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width, maxWidth: '100vw' } },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          paddingInlineStart: 3,
          paddingInlineEnd: 1.5,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h5" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label={t('kernel.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ p: 3, overflowY: 'auto' }}>{children}</Box>
    </Drawer>
  )
}
