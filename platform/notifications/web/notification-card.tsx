import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { notificationsCalls } from '../notifications.calls.ts'
import { NotificationLine } from './notification-line.tsx'
import { notificationsAddress } from './notifications-address.ts'
import { summaryOf } from './summary-of.ts'
import { useMarkRead, useNotificationCounts, useOpenNotification } from './use-notifications.ts'

type Props = {
  onClose: () => void
  /** How many, each in a line of its title alone where they are `inBrief`. */
  most?: number
  inBrief?: boolean
}

/** The newest notifications, and the way to all of them. */
export function NotificationCard({ onClose, most = 6, inBrief = false }: Props) {
  const t = useT()
  const { person } = useSession()
  const open = useOpenNotification()
  const { data, error, refetch } = useCall(
    notificationsCalls.getNotifications,
    { userId: person?.id ?? '', page: 0, size: most },
    { staysOnPage: true },
  )
  return (
    <>
      <Head />
      <Box sx={{ overflowY: 'auto', minHeight: 0 }}>
        {!data && !error && (
          <Box sx={{ p: 2.5 }}>
            <LinesSkeleton lines={6} />
          </Box>
        )}
        {!data && error && <Failed error={error} onRetry={refetch} />}
        {data?.items.length === 0 && <Empty title={t('notifications.none')} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.items.map(notification => (
            <NotificationLine
              key={notification.id}
              notification={notification}
              inBrief={inBrief}
              onOpen={() => {
                onClose()
                open(notification)
              }}
            />
          ))}
        </Box>
      </Box>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button component={Link} to={notificationsAddress} onClick={onClose} fullWidth>
          {t('notifications.see')}
        </Button>
      </Box>
    </>
  )
}

function Head() {
  const t = useT()
  const { markAllRead } = useMarkRead()
  const counts = useNotificationCounts()
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h6" component="h2">
          {t('field.notifications')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {summaryOf(t, counts)}
        </Typography>
      </Box>
      {counts && counts.unread > 0 && (
        <Button size="small" color="inherit" onClick={markAllRead}>
          {t('notifications.read-all')}
        </Button>
      )}
    </Box>
  )
}
