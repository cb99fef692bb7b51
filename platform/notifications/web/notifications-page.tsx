import TuneOutlined from '~icons/ic/outline-tune'
import DoneAll from '~icons/ic/baseline-done-all'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useSession } from '#kernel/web/session.ts'
import { later } from '#kernel/web/later.tsx'
import { notificationsCalls } from '../notifications.calls.ts'
import { NotificationsTable } from './notifications-table.tsx'
import { summaryOf } from './summary-of.ts'
import { useMarkRead, useNotificationCounts } from './use-notifications.ts'

const ChoicesDialog = later(async () => (await import('./choices-dialog.tsx')).ChoicesDialog)

/** Everything that a person was told in this client, for 90 days. */
export function NotificationsPage() {
  const t = useT()
  const { client } = useSession()
  if (client) return <Notifications />
  return (
    <Page title={t('field.notifications')}>
      <Empty title={t('notifications.none')} text={t('notifications.no-client')} />
    </Page>
  )
}

function Notifications() {
  const t = useT()
  const { person } = useSession()
  const [isChoosing, setIsChoosing] = useState(false)
  const { markAllRead } = useMarkRead()
  const counts = useNotificationCounts()
  const list = useList(notificationsCalls.getNotifications, { module: 'notifications', usualTab: 'all' })
  const answer = usePages(notificationsCalls.getNotifications, { ...list.query, userId: person?.id ?? '' })
  return (
    <Page
      title={t('field.notifications')}
      context={summaryOf(t, counts)}
      actions={
        <>
          {counts && counts.unread > 0 && (
            <Button variant="outlined" color="inherit" startIcon={<DoneAll />} onClick={markAllRead}>
              {t('notifications.read-all')}
            </Button>
          )}
          <Button variant="outlined" color="inherit" startIcon={<TuneOutlined />} onClick={() => setIsChoosing(true)}>
            {t('notifications.choices')}
          </Button>
        </>
      }
    >
      <NotificationsTable list={list} answer={answer} counts={counts} />
      {isChoosing && <ChoicesDialog onClose={() => setIsChoosing(false)} />}
    </Page>
  )
}
