import NotificationsOutlined from '~icons/ic/outline-notifications'
import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { BarButton } from '#kernel/web/kit/bar-button.tsx'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { useSignal } from '#kernel/web/live.ts'
import { useSession } from '#kernel/web/session.ts'
import { newNotification } from '../notifications.signals.ts'
import { NotificationCard } from './notification-card.tsx'
import { useDesktopNotifications } from './use-desktop-notifications.ts'
import { useNotificationCounts } from './use-notifications.ts'

/** What the person was told in the client of this tab: how much is unread, and the newest at a click. */
export function NotificationBell() {
  const { client } = useSession()
  return client && <Bell />
}

function Bell() {
  const t = useT()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [arrived, setArrived] = useState(0)
  const unread = useNotificationCounts()?.unread ?? 0
  useDesktopNotifications()
  useSignal(newNotification, told => setArrived(told.unread))

  const label = unread > 0 ? t('notifications.bell-unread', { count: unread }) : t('field.notifications')
  return (
    <>
      <BarButton
        icon={NotificationsOutlined}
        label={label}
        count={unread}
        opens="dialog"
        isOpen={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      />
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {arrived > 0 && t('notifications.unread', { count: arrived })}
      </Box>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -6, horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('field.notifications'),
            sx: { width: 500, maxWidth: 'calc(100vw - 24px)', display: 'flex', flexDirection: 'column' },
          },
        }}
      >
        <NotificationCard onClose={() => setAnchor(null)} />
      </Popover>
    </>
  )
}
