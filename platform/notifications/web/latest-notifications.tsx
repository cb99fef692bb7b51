import Card from '@mui/material/Card'
import { NotificationCard } from './notification-card.tsx'
import { useNotificationCounts } from './use-notifications.ts'

/** The last of what the bell holds, in three lines of the home page; nothing while it holds nothing. */
export function LatestNotifications() {
  const counts = useNotificationCounts()
  if (!counts || counts.total === 0) return null
  return (
    <Card component="section">
      <NotificationCard onClose={() => {}} most={3} inBrief />
    </Card>
  )
}
