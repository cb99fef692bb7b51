import AppsOutlined from '~icons/ic/outline-apps'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { BarButton } from '#kernel/web/kit/bar-button.tsx'
import { OwnShortcuts } from './own-shortcuts.tsx'

const width = 340

/** The button of the bar, and what a person's services are laid, his favourites first. */
export function ShortcutsMenu() {
  const t = useT()
  const titleId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <BarButton
        icon={AppsOutlined}
        label={t('field.shortcuts')}
        opens="dialog"
        isOpen={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      />
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
          {t('field.shortcuts')}
        </Typography>
        <OwnShortcuts onChosen={() => setAnchor(null)} />
      </Popover>
    </>
  )
}
