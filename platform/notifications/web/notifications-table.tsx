import DeleteOutlined from '~icons/ic/outline-delete'
import DoneOutlined from '~icons/ic/outline-done'
import OpenInNew from '~icons/ic/baseline-open-in-new'
import { useCall } from '#kernel/web/api.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { BulkAction, ListAnswer } from '#kernel/web/kit/data-table-props.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { awaitedName, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import type { Notification } from '../notification.model.ts'
import { notificationsCalls } from '../notifications.calls.ts'
import { notificationColumns } from './notification-columns.tsx'
import { TypeFilter } from './type-filter.tsx'
import { useDelete, useMarkRead, useOpenNotification } from './use-notifications.ts'

type Props = {
  list: ListState
  answer: ListAnswer<Notification>
  counts: { unread: number; total: number } | undefined
}

export function NotificationsTable({ list, answer, counts }: Props) {
  const t = useT()
  const open = useOpenNotification()
  const { rowActions, bulkActions } = useActions()
  const { data: types } = useCall(notificationsCalls.getNotificationChoices, {}, { staleTime: Infinity })
  const filters = useShownFilters(list, {
    type: types ? types.find(({ type }) => type === list.filters.type)?.name : awaitedName,
  })
  const none = list.tab === 'unread' ? 'notifications.none-unread' : 'notifications.none'
  return (
    <DataTable
      label={t('field.notifications')}
      list={list}
      answer={answer}
      columns={notificationColumns(t, open)}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      rowActions={rowActions}
      bulkActions={bulkActions}
      tabs={[
        { value: 'all', label: t('notifications.tab.all'), count: counts?.total },
        { value: 'unread', label: t('notifications.tab.unread'), count: counts?.unread },
      ]}
      searchBy={t('notifications.search')}
      filters={filters}
      filterPanel={<TypeFilter list={list} types={types ?? []} />}
      exportName={t('notifications.export')}
      empty={{ title: t(none), text: t('notifications.none-text') }}
    />
  )
}

function useActions() {
  const t = useT()
  const alert = useAlert()
  const open = useOpenNotification()
  const { markRead } = useMarkRead()
  const { send } = useDelete()
  const remove = async (notifications: readonly Notification[]) => {
    const ended = await Promise.allSettled(notifications.map(({ id }) => send({ id })))
    const failed = ended.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') alert.error((failed.reason as Error).message)
    else alert.success(t('notifications.deleted', { count: notifications.length }))
  }

  const rowActions = (notification: Notification): Action[] => [
    ...(notification.link
      ? [
          {
            label: t('verb.open'),
            icon: <OpenInNew fontSize="small" />,
            onSelect: () => open(notification),
          },
        ]
      : []),
    ...(notification.isRead
      ? []
      : [
          {
            label: t('notifications.read'),
            icon: <DoneOutlined fontSize="small" />,
            onSelect: () => markRead([notification.id]),
          },
        ]),
    {
      label: t('verb.delete'),
      icon: <DeleteOutlined fontSize="small" />,
      isDestructive: true,
      onSelect: () => void remove([notification]),
    },
  ]
  const bulkActions: BulkAction<Notification>[] = [
    {
      label: t('notifications.read-many'),
      icon: <DoneOutlined fontSize="small" />,
      onSelect: (rows, done) => {
        markRead(rows.map(({ id }) => id))
        done()
      },
    },
    {
      label: t('verb.delete'),
      icon: <DeleteOutlined fontSize="small" />,
      isDestructive: true,
      onSelect: (rows, done) => void remove(rows).then(done),
    },
  ]
  return { rowActions, bulkActions }
}
