type Counts = { unread: number; total: number }

/** `5 notifications, dont 3 non lues`; nothing where there is none. */
export function summaryOf(t: (label: string, values?: Record<string, unknown>) => string, counts: Counts | undefined) {
  if (!counts || counts.total === 0) return undefined
  const total = t('notifications.count', { count: counts.total })
  const unread =
    counts.unread > 0 ? t('notifications.unread-among', { count: counts.unread }) : t('notifications.all-read')
  return t('notifications.summary', { total, unread })
}
