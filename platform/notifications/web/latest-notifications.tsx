import Card from '@mui/material/Card'
import { NotificationCard } from './notification-card.tsx'
import { useNotificationCounts } from './use-notifications.ts'

/** What the bell holds, on the home page; nothing while it holds nothing. */
export function LatestNotifications() {
  const counts = useNotificationCounts()
  if (!counts || counts.total === 0) return null
  return (
    <Card component="section">
      <NotificationCard onClose={() => {}} />
    </Card>
  )
}
