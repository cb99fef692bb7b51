import NotificationsNone from '~icons/ic/baseline-notifications-none'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { notificationsAddress } from '#platform/notifications/notifications.web.ts'

/** What comes to oneself, and by which way, is chosen beside the notifications. */
export function NotificationsLink() {
  const t = useT()
  return (
    <SectionCard title={t('field.notifications')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('users.notifications.text')}
      </Typography>
      <Button
        component={Link}
        to={notificationsAddress}
        variant="outlined"
        color="inherit"
        startIcon={<NotificationsNone />}
      >
        {t('users.notifications.open')}
      </Button>
    </SectionCard>
  )
}
