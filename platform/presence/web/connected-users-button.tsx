import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { lazy, Suspense, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'

const ConnectedUsersDrawer = lazy(async () => ({
  default: (await import('./connected-users-drawer.tsx')).ConnectedUsersDrawer,
}))

/** Opens the list of those who work at this moment, fetched when it is first opened. */
export function ConnectedUsersButton() {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <Tooltip title={t('presence.title')}>
        <IconButton
          aria-label={t('presence.title')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
          sx={{ color: 'text.secondary', flexShrink: 0, width: { xs: 44, sm: 38 }, height: { xs: 44, sm: 38 } }}
        >
          <PeopleAltOutlined sx={{ fontSize: 21 }} />
        </IconButton>
      </Tooltip>
      {wasOpened && (
        <Suspense>
          <ConnectedUsersDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
