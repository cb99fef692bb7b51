import AppsOutlined from '@mui/icons-material/AppsOutlined'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { OwnShortcuts } from './own-shortcuts.tsx'

const width = 340

/** The button of the bar, and what a person's services are laid, his favourites first. */
export function ShortcutsMenu() {
  const t = useT()
  const titleId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={t('shortcuts.title')}>
        <IconButton
          aria-label={t('shortcuts.title')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          <AppsOutlined />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width, maxWidth: 'calc(100vw - 32px)' } },
        }}
      >
        <Typography id={titleId} variant="h6" component="h2" sx={{ px: 2.5, pt: 2, pb: 1 }}>
          {t('shortcuts.title')}
        </Typography>
        <OwnShortcuts onChosen={() => setAnchor(null)} />
      </Popover>
    </>
  )
}
